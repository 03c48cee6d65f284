import { styled } from 'styled-components';

import type { FoundLine, OrderSummary } from '#contract/orders';
import { orderState } from '#domain/fulfilment';

import { OrderContents } from '../../features/order/OrderContents';
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
import { from, size, space, within } from '../../ui/theme';

const Actions = styled.span`
  display: inline-flex;
  justify-content: flex-end;
  gap: ${space(1)};
`;

/** Hidden while the columns are narrow, where the icon remains; in two lines on a phone if need be. */
const ButtonText = styled.span`
  overflow-wrap: normal;

  ${within.untilWide} {
    display: none;
  }

  ${from.wide} {
    white-space: nowrap;
  }
`;

/** A phone has no room for it; there, the order itself offers it. */
const PrintButton = styled(IconButton)`
  ${within.phone} {
    display: none;
  }
`;

const FoundList = styled.ul`
  font-size: ${size.s};
`;

const columnsWithPeople = namedColumns({
  number: { label: 'order.number', width: '7rem', narrow: '5.25rem', fold: 'head' },
  date: { label: 'order.date', width: '7rem', narrow: '6.75rem', fold: 'end' },
  what: { label: 'order.what', width: 1, fold: 'bare' },
  by: { label: 'order.orderedBy', width: '9rem', under: 'date', fold: 'line' },
  status: { label: 'order.status', width: '9.5rem', fold: 'right', isPlain: true },
  lines: { label: 'order.lines', width: '4.5rem', isNumber: true, absent: 'both' },
  units: { label: 'order.units', width: '4.5rem', isNumber: true, absent: 'both' },
  total: {
    label: 'order.total',
    width: '7rem',
    narrow: '6rem',
    isNumber: true,
    fold: 'right',
    isPlain: true,
  },
  actions: {
    label: 'order.actions',
    width: '15.75rem',
    narrow: '5.25rem',
    fold: 'tall',
    isNumber: true,
    isQuiet: true,
    isOffPaper: true,
  },
});

const { by, ...columns } = columnsWithPeople;

interface OrdersTableProps {
  orders: readonly OrderSummary[];
  /** Whether several people order for the customer, so that each row tells who did. */
  hasSeveralPeople: boolean;
}

/** A page of the order history, with the actions available for each order. */
export function OrdersTable({ orders, hasSeveralPeople }: OrdersTableProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Table
      caption={t('orders.caption')}
      columns={hasSeveralPeople ? columnsWithPeople : columns}
      isWide
    >
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
            <Cell column={columns.what}>
              <OrderContents order={order} />
              <FoundLines lines={order.found} />
            </Cell>
            {hasSeveralPeople && <Cell column={by}>{order.ordered_by?.name}</Cell>}
            <Cell column={columns.status}>
              <OrderStatus state={orderState(order)} />
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
                  title={t('order.reOrder')}
                >
                  <Icon name="repeat" size={16} />
                  <ButtonText>{t('order.reOrder')}</ButtonText>
                </SmallButton>
                <PrintButton
                  as={Link}
                  to={paths.printOrder(order.order_id)}
                  aria-label={t('order.print.number', { order: order.order_id })}
                  title={t('order.print')}
                >
                  <Icon name="print" size={18} />
                </PrintButton>
              </Actions>
            </Cell>
          </Row>
        ))}
      </Rows>
    </Table>
  );
}

/** The lines that match the search, as they were ordered: packs, product and unit price. */
function FoundLines({ lines }: { lines: readonly FoundLine[] | undefined }) {
  const t = useTranslate();
  const format = useFormat();
  if (!lines?.length) return null;
  return (
    <FoundList aria-label={t('orders.found')}>
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
    </FoundList>
  );
}
