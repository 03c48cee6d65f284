import { styled } from 'styled-components';

import type { FoundLine, OrderSummary } from '#contract/orders';

import { OrderStatus } from '../../features/order/OrderStatus';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { IconButton, SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { plainText } from '../../ui/SafeHtml';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';
import { color, size, space } from '../../ui/theme';

const Actions = styled.span`
  display: inline-flex;
  justify-content: flex-end;
  gap: ${space(1)};
`;

/** On one line: a comment that is longer stands whole in the order. */
const Reference = styled.span`
  display: flex;
  gap: ${space(2)};
  align-items: baseline;
  min-width: 0;
`;

const Comment = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${size.s};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Found = styled.ul`
  font-size: ${size.s};
`;

const columns = namedColumns({
  number: { label: 'order.number', width: '7rem', fold: 'head' },
  date: { label: 'order.date', width: '7rem', under: 'number' },
  status: { label: 'order.status', width: '8.25rem', under: 'po' },
  po: { label: 'order.po', width: 'minmax(0, 1fr)' },
  lines: { label: 'order.lines', width: '4.5rem', isNumber: true, fold: 'left' },
  units: { label: 'order.units', width: '4.5rem', isNumber: true, under: 'lines', fold: 'right' },
  total: { label: 'order.total', width: '7rem', isNumber: true },
  actions: {
    label: 'order.actions',
    width: '12.5rem',
    isNumber: true,
    isQuiet: true,
    isOffPaper: true,
  },
});

/** A page of the history: what was ordered when, and what can be done with it. */
export function OrdersTable({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Table caption={t('orders.caption')} columns={columns}>
      <Rows>
        {orders.map((order) => (
          <Row key={order.order_id}>
            <RowHead column={columns.number}>
              <Link
                className="mono"
                to={paths.order(
                  order.order_id,
                  order.found?.map(({ line }) => line),
                )}
                aria-label={t('order.open', { order: order.order_id })}
              >
                {order.order_id}
              </Link>
            </RowHead>
            <Cell column={columns.date}>{format.date(order.date)}</Cell>
            <Cell column={columns.status}>
              <OrderStatus status={order.status} />
            </Cell>
            <Cell column={columns.po}>
              {(order.po_reference || order.order_comment) && (
                <Reference>
                  {order.po_reference}
                  {order.order_comment && (
                    <Comment title={order.order_comment}>{order.order_comment}</Comment>
                  )}
                </Reference>
              )}
              <FoundLines lines={order.found} />
            </Cell>
            <Cell column={columns.lines}>{format.number(order.lines)}</Cell>
            <Cell column={columns.units}>{format.number(order.units)}</Cell>
            <Cell column={columns.total}>{format.price(order.total)}</Cell>
            <Cell column={columns.actions}>
              <Actions>
                <SmallButton
                  as={Link}
                  to={paths.reOrder(order.order_id)}
                  aria-label={t('order.reOrder.number', { order: order.order_id })}
                >
                  <Icon name="repeat" size={16} />
                  {t('order.reOrder')}
                </SmallButton>
                <IconButton
                  as={Link}
                  to={paths.printOrder(order.order_id)}
                  aria-label={t('order.print.number', { order: order.order_id })}
                  title={t('order.print')}
                >
                  <Icon name="print" size={18} />
                </IconButton>
              </Actions>
            </Cell>
          </Row>
        ))}
      </Rows>
    </Table>
  );
}

/** What was searched for, as it was ordered: packs, product, price of a unit. */
function FoundLines({ lines }: { lines: readonly FoundLine[] | undefined }) {
  const t = useTranslate();
  const format = useFormat();
  if (!lines?.length) return null;
  return (
    <Found aria-label={t('orders.found')}>
      {lines.map(({ line, product_id, name, order_qty, ship_pack, price }) => (
        <li key={line}>
          {t('orders.found.line', {
            packs: format.number(order_qty),
            pack: t('product.timesPack', { count: ship_pack }),
            id: product_id,
            name: plainText(name),
            price: format.price(price),
          })}
        </li>
      ))}
    </Found>
  );
}
