import { useMemo, type ReactNode } from 'react';

import { toCents } from '#domain/money';
import { unitsOf } from '#domain/quantity';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import type { OrderedLine } from '../../slices/previewItem';
import { useMarket } from '../../store/useMarket';
import { OwnPrices } from '../../ui/prices/OwnPrices';
import { ProductName } from '../../ui/ProductName';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';

import { LineProgress, type LineFulfilment } from './LineProgress';

export const orderedCents = ({ price, order_qty, ship_pack }: OrderedLine): number =>
  toCents(price) * unitsOf(order_qty, ship_pack);

const columns = namedColumns({
  product: { label: 'order.product', width: 1, fold: 'head' },
  progress: { label: 'order.line.progress', width: '13rem', fold: 'bare', under: 'product' },
  price: { label: 'order.price', width: '6.5rem', narrow: '5rem', isNumber: true, fold: 'left' },
  packs: { label: 'order.packs', width: '6.5rem', narrow: '5rem', isNumber: true, fold: 'right' },
  units: { label: 'order.units', width: '5rem', isNumber: true, absent: 'both' },
  total: { label: 'order.total', width: '7rem', narrow: '6rem', isNumber: true, fold: 'right' },
  actions: {
    label: 'order.reOrder',
    width: '9rem',
    isNumber: true,
    isQuiet: true,
    isOffPaper: true,
    fold: 'left',
  },
});

function columnsOf(hasProgress: boolean, hasActions: boolean) {
  const { product, progress, actions, ...numbers } = columns;
  return {
    product,
    ...(hasProgress && { progress }),
    ...numbers,
    ...(hasActions && { actions }),
  };
}

const revealRow = (row: HTMLTableRowElement | null) => row?.scrollIntoView?.({ block: 'center' });

interface OrderLinesProps {
  caption: string;
  lines: readonly (OrderedLine & LineFulfilment)[];
  /** Indices of highlighted lines; the first is scrolled into view. */
  marked?: readonly number[];
  /** Whether a column shows what has become of each line. */
  hasProgress?: boolean;
  /** Renders a line's actions in an extra column. */
  actionsOf?: (line: OrderedLine) => ReactNode;
}

/** The lines of an order: product, progress, unit price, packs with their units, total. */
export function OrderLines(props: OrderLinesProps) {
  const { caption, lines, marked = [], hasProgress = false, actionsOf } = props;
  const t = useTranslate();
  const format = useFormat();
  const { country } = useMarket();
  const hasActions = actionsOf !== undefined;
  const shown = useMemo(() => columnsOf(hasProgress, hasActions), [hasProgress, hasActions]);
  return (
    <Table caption={caption} columns={shown}>
      <Rows>
        {lines.map((line, index) => (
          <Row
            key={index}
            tone={marked.includes(index) ? 'found' : undefined}
            measure={index === marked[0] ? revealRow : undefined}
          >
            <RowHead column={columns.product}>
              {marked.includes(index) && <span className="hidden-text">{t('orders.found')} </span>}
              <ProductName
                id={line.product_id}
                name={line.name}
                picture={line.image}
                to={paths.product(line.product_id, country)}
              />
            </RowHead>
            {hasProgress && (
              <Cell column={columns.progress}>
                <LineProgress line={line} />
              </Cell>
            )}
            <Cell column={columns.price}>
              {format.price(line.price)}
              <OwnPrices priced={line} packs={line.order_qty} />
            </Cell>
            <Cell column={columns.packs}>
              {format.number(line.order_qty)} {t('product.timesPack', { count: line.ship_pack })}
            </Cell>
            <Cell column={columns.units}>
              {format.number(unitsOf(line.order_qty, line.ship_pack))}
            </Cell>
            <Cell column={columns.total}>{format.cents(orderedCents(line))}</Cell>
            {actionsOf && <Cell column={columns.actions}>{actionsOf(line)}</Cell>}
          </Row>
        ))}
      </Rows>
    </Table>
  );
}
