import { styled } from 'styled-components';

import type { OrderSummary } from '#contract/orders';

import { OrderStatus } from '../../features/order/OrderStatus';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { RowPicture } from '../../ui/RowPicture';
import { plainText } from '../../ui/SafeHtml';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { color, size, space } from '../../ui/theme';

export const columns = namedColumns({
  number: { label: 'order.number', width: '5.5rem', fold: 'head' },
  date: { label: 'order.date', width: '6.5rem', under: 'number' },
  what: { label: 'home.what', width: 'minmax(0, 1fr)', fold: 'bare' },
  total: { label: 'order.total', width: '6rem', isNumber: true },
  again: { label: 'order.actions', width: '10.5rem', isNumber: true, isQuiet: true, fold: 'bare' },
});

const What = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-width: 0;
`;

const Pictures = styled.span`
  display: flex;
  flex: none;
  gap: 2px;

  > * {
    width: 28px;
  }
`;

/** As much of it as there is room for: all of it stands in the order. */
const Names = styled.span`
  min-width: 0;
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${size.s};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const More = styled.span`
  flex: none;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** What a product is, without its colour and size. */
const kindOf = (name: string): string => plainText(name).split(',')[0] ?? '';

/** Number, date, content and total of an order in one row, and the way to order it again. */
export function RecentOrder({ order }: { order: OrderSummary }) {
  const t = useTranslate();
  const format = useFormat();
  const { order_id, date, status, lines, total, po_reference, first = [] } = order;
  const names = first.map(({ name }) => kindOf(name)).join(', ');
  return (
    <Row>
      <RowHead column={columns.number}>
        <Link
          className="mono"
          to={paths.order(order_id)}
          aria-label={t('order.open', { order: order_id })}
        >
          {order_id}
        </Link>
      </RowHead>
      <Cell column={columns.date}>
        <time dateTime={date}>{format.date(date)}</time>
      </Cell>
      <Cell column={columns.what}>
        <What>
          {status !== 'released' && <OrderStatus status={status} />}
          <Pictures>
            {first.map(({ product_id, image }) => (
              <RowPicture key={product_id} image={image} />
            ))}
          </Pictures>
          <Names title={names}>
            {po_reference && `${po_reference} · `}
            {names || t('home.lines', { count: lines })}
          </Names>
          {lines > first.length && first.length > 0 && (
            <More>{t('home.more', { count: lines - first.length })}</More>
          )}
        </What>
      </Cell>
      <Cell column={columns.total}>{format.price(total)}</Cell>
      <Cell column={columns.again}>
        <SmallButton
          as={Link}
          to={paths.reOrder(order_id)}
          aria-label={t('order.reOrder.number', { order: order_id })}
        >
          <Icon name="repeat" size={16} />
          {t('order.reOrder')}
        </SmallButton>
      </Cell>
    </Row>
  );
}
