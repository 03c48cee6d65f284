import { styled } from 'styled-components';

import type { OrderSummary } from '#contract/orders';

import { OrderStatus } from '../../features/order/OrderStatus';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Cell, RowHead, Table } from '../../ui/Table';
import { color, from, size, space } from '../../ui/theme';

const Actions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(1)};
`;

const Reference = styled.span`
  overflow-wrap: anywhere;
  text-align: right;

  ${from.desktop} {
    text-align: left;
  }

  .comment {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
`;

/** A page of the history: what was ordered when, and what can be done with it. */
export function OrdersTable({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useTranslate();
  const format = useFormat();
  const label = {
    date: t('order.date'),
    status: t('order.status'),
    po: t('order.po'),
    lines: t('order.lines'),
    units: t('order.units'),
    total: t('order.total'),
  };
  return (
    <Table
      caption={t('orders.caption')}
      isWide
      columns={[
        { label: t('order.number') },
        { label: label.date },
        { label: label.status },
        { label: label.po },
        { label: label.lines, isNumber: true },
        { label: label.units, isNumber: true },
        { label: label.total, isNumber: true },
        { label: t('order.actions'), isQuiet: true },
      ]}
    >
      {orders.map((order) => (
        <tr role="row" key={order.order_id}>
          <RowHead>
            <Link
              className="mono"
              to={paths.order(order.order_id)}
              aria-label={t('order.open', { order: order.order_id })}
            >
              {order.order_id}
            </Link>
          </RowHead>
          <Cell label={label.date}>
            <span className="day">{format.date(order.date)}</span>
          </Cell>
          <Cell label={label.status}>
            <OrderStatus status={order.status} />
          </Cell>
          <Cell label={order.po_reference ? label.po : t('order.comment')}>
            {(order.po_reference || order.order_comment) && (
              <Reference>
                {order.po_reference}
                {order.order_comment && (
                  <span className="comment" title={order.order_comment}>
                    {order.order_comment}
                  </span>
                )}
              </Reference>
            )}
          </Cell>
          <Cell label={label.lines} isNumber>
            {format.number(order.lines)}
          </Cell>
          <Cell label={label.units} isNumber>
            {format.number(order.units)}
          </Cell>
          <Cell label={label.total} isNumber>
            {format.price(order.total)}
          </Cell>
          <Cell isNumber>
            <Actions className="no-print">
              <Link
                className="button small"
                to={paths.reOrder(order.order_id)}
                aria-label={t('order.reOrder.number', { order: order.order_id })}
              >
                <Icon name="repeat" size={16} />
                {t('order.reOrder')}
              </Link>
              <Link
                className="icon-button"
                to={paths.printOrder(order.order_id)}
                aria-label={t('order.print.number', { order: order.order_id })}
                title={t('order.print')}
              >
                <Icon name="print" size={18} />
              </Link>
            </Actions>
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
