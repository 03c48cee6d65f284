import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { toCents } from '#domain/money';
import { unitsOf } from '#domain/quantity';

import { thumbnailUrl } from '../../api/hosts';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useMarket } from '../../store/useMarket';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { SafeHtml } from '../../ui/SafeHtml';
import { Cell, RowHead, Table } from '../../ui/Table';
import { color, size, space } from '../../ui/theme';

/** A line of an order, placed or about to be. */
export interface OrderedLine {
  product_id: string;
  name: string;
  image: string;
  /** Ship packs. */
  order_qty: number;
  ship_pack: number;
  /** What one unit costs. */
  price: number;
}

const Product = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${space(3)};
  align-items: center;

  a {
    color: ${color.ink};
  }

  .mono {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
`;

export const orderedCents = ({ price, order_qty, ship_pack }: OrderedLine): number =>
  toCents(price) * unitsOf(order_qty, ship_pack);

interface OrderLinesProps {
  caption: string;
  lines: readonly OrderedLine[];
  /** What can be done with one line, in a column of its own. */
  actions?: { label: string; of: (line: OrderedLine) => ReactNode };
}

/** The lines of an order: product, unit price, packs with their units, total. */
export function OrderLines({ caption, lines, actions }: OrderLinesProps) {
  const t = useTranslate();
  const format = useFormat();
  const { country } = useMarket();
  const label = {
    price: t('order.price'),
    packs: t('order.packs'),
    units: t('order.units'),
    total: t('order.total'),
  };
  return (
    <Table
      caption={caption}
      columns={[
        { label: t('order.product') },
        { label: label.price, isNumber: true },
        { label: label.packs, isNumber: true },
        { label: label.units, isNumber: true },
        { label: label.total, isNumber: true },
        ...(actions ? [{ label: actions.label, isQuiet: true }] : []),
      ]}
    >
      {lines.map((line, index) => (
        <tr role="row" key={index}>
          <RowHead>
            <Product>
              <Picture src={thumbnailUrl(line.image)} alt="" />
              <div>
                <span className="mono">{line.product_id}</span>
                <Link to={paths.product(line.product_id, country)}>
                  <SafeHtml html={line.name} />
                </Link>
              </div>
            </Product>
          </RowHead>
          <Cell label={label.price} isNumber>
            {format.price(line.price)}
          </Cell>
          <Cell label={label.packs} isNumber>
            {format.number(line.order_qty)} {t('product.timesPack', { count: line.ship_pack })}
          </Cell>
          <Cell label={label.units} isNumber>
            {format.number(unitsOf(line.order_qty, line.ship_pack))}
          </Cell>
          <Cell label={label.total} isNumber>
            {format.cents(orderedCents(line))}
          </Cell>
          {actions && (
            <Cell>
              <span className="no-print">{actions.of(line)}</span>
            </Cell>
          )}
        </tr>
      ))}
    </Table>
  );
}
