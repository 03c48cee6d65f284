import { useEffect, type Dispatch } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';

import type { QueuedOrder } from '../../api/staffOrders';
import { useRowKeys } from '../../features/desk-keys/useRowKeys';
import type { FromOrder, FromQueue } from '../../features/desk-order/opened';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Checkbox } from '../../ui/Checkbox';
import { Link } from '../../ui/Link';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';
import { color } from '../../ui/theme';

import { columns } from './columns';
import { QueueCells } from './QueueCells';
import type { Selection } from './useSelection';

const OpeningRow = styled(Row)`
  cursor: pointer;

  &:focus-within {
    background: ${color.primaryTint};
  }
`;

interface QueueTableProps {
  orders: readonly QueuedOrder[];
  /** The queue's own query, which an opened order leads back to. */
  query: string;
  selection: Selection;
  /** The pointer has come over the rows, or has left them. */
  onPoint: Dispatch<boolean>;
}

/** A page of the queue; rows are chosen with j, k or the arrows and opened with Enter. */
export function QueueTable({ orders, query, selection, onPoint }: QueueTableProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { box, onKeyDown } = useRowKeys();
  const { state: left } = useLocation() as { state: FromOrder | null };
  const opened = left?.opened;
  const state: FromQueue = { query, ids: orders.map(({ order_id }) => order_id) };

  // Whoever comes back goes on from the row that was opened; the focus lies outside React.
  useEffect(() => {
    const rows = box.current?.querySelectorAll<HTMLElement>('a[data-order]');
    [...(rows ?? [])].find((row) => row.dataset.order === opened)?.focus();
  }, [box, opened]);

  return (
    <div
      ref={box}
      onKeyDown={onKeyDown}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      <Table caption={t('orders.title')} columns={columns} isWide>
        <Rows>
          {orders.map((order) => (
            <OpeningRow
              key={order.order_id}
              onClick={({ defaultPrevented, target }) => {
                if (defaultPrevented || (target as Element).matches('input')) return;
                void navigate(staffPaths.order(order.order_id), { state });
              }}
            >
              <Cell column={columns.tick}>
                <Checkbox
                  tabIndex={-1}
                  aria-label={t('desk.select.order', { order: order.order_id })}
                  checked={selection.has(order.order_id)}
                  onChange={() => selection.toggle(order.order_id)}
                />
              </Cell>
              <RowHead column={columns.number}>
                <Link
                  className="mono"
                  to={staffPaths.order(order.order_id)}
                  state={state}
                  data-order={order.order_id}
                >
                  {order.order_id}
                </Link>
              </RowHead>
              <QueueCells order={order} />
            </OpeningRow>
          ))}
        </Rows>
      </Table>
    </div>
  );
}
