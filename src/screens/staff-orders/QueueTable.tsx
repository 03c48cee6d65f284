import type { Dispatch } from 'react';

import type { QueuedOrder } from '../../api/staffOrders';
import { DeskTable, ClickableRow, RowLink } from '../../features/desk-frame/DeskTable';
import type { FromQueue } from '../../features/desk-order/navigationState';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Checkbox } from '../../ui/Checkbox';
import { Cell, RowHead } from '../../ui/table/Row';

import { columns } from './columns';
import { QueueCells } from './QueueCells';
import type { Selection } from './useSelection';

interface QueueTableProps {
  orders: readonly QueuedOrder[];
  /** Query string of the queue, to which an opened order returns. */
  query: string;
  selection: Selection;
  /** Called when the pointer enters or leaves the rows. */
  onPoint: Dispatch<boolean>;
}

/** A page of the queue; rows are selected with j, k or the arrow keys and opened with Enter. */
export function QueueTable({ orders, query, selection, onPoint }: QueueTableProps) {
  const t = useTranslate();
  const state: FromQueue = { query, ids: orders.map(({ order_id }) => order_id) };

  return (
    <div onPointerEnter={() => onPoint(true)} onPointerLeave={() => onPoint(false)}>
      <DeskTable caption={t('orders.title')} columns={columns} isWide>
        {orders.map((order) => (
          <ClickableRow key={order.order_id} to={staffPaths.order(order.order_id)} state={state}>
            <Cell column={columns.tick}>
              <Checkbox
                tabIndex={-1}
                aria-label={t('desk.select.order', { order: order.order_id })}
                checked={selection.has(order.order_id)}
                onChange={() => selection.toggle(order.order_id)}
              />
            </Cell>
            <RowHead column={columns.number}>
              <RowLink id={order.order_id} to={staffPaths.order(order.order_id)} state={state} />
            </RowHead>
            <QueueCells order={order} />
          </ClickableRow>
        ))}
      </DeskTable>
    </div>
  );
}
