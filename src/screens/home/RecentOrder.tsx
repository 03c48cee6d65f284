import { styled } from 'styled-components';

import type { OrderSummary } from '#contract/orders';
import { orderState } from '#domain/fulfilment';

import { OrderContents } from '../../features/order/OrderContents';
import { OrderStatus } from '../../features/order/OrderStatus';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { space } from '../../ui/theme';

export const columns = namedColumns({
  number: { label: 'order.number', width: '5.5rem', narrow: '4.5rem', fold: 'head' },
  date: { label: 'order.date', width: '6.5rem', narrow: '6.25rem', fold: 'end' },
  what: { label: 'order.what', width: 1, fold: 'bare' },
  total: {
    label: 'order.total',
    width: '6rem',
    narrow: '5.5rem',
    isNumber: true,
    fold: 'right',
    isPlain: true,
  },
  again: {
    label: 'order.actions',
    width: '12.75rem',
    narrow: '9.5rem',
    isNumber: true,
    isQuiet: true,
    fold: 'left',
  },
});

/** Orders that are in progress or cancelled also show their status. */
const Contents = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
`;

/** An order as a table row: number, date, contents, total and the re-order link. */
export function RecentOrder({ order }: { order: OrderSummary }) {
  const t = useTranslate();
  const format = useFormat();
  const { order_id, date, status, stage, total } = order;
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
        <Contents>
          {(stage !== undefined || status !== 'released') && (
            <OrderStatus state={orderState(order)} />
          )}
          <OrderContents order={order} />
        </Contents>
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
