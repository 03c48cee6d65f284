import { usePickOrderMutation, type QueuedOrder } from '../../api/staffOrders';
import { useNotify } from '../../features/desk-frame/useNotify';
import { useSelection } from '../../features/desk-frame/useSelection';
import { useDeskDownloads } from '../../features/desk-order/useDeskDownloads';
import { useTranslate } from '../../i18n/useTranslate';
import { useReason } from '../../ui/useReason';

import type { OrderExportFormat } from './ExportSheet';
import { queueQuery, type QueueAddress } from './useQueueAddress';

/** Actions on several orders at once; each order succeeds or fails on its own. */
export function useQueueActions(orders: readonly QueuedOrder[], address: QueueAddress) {
  const t = useTranslate();
  const notify = useNotify();
  const papers = useDeskDownloads();
  const selection = useSelection(({ order_id }: QueuedOrder) => order_id);
  /** Without those that are no longer on the page. */
  const selected = orders.filter(selection.has);
  const idsOf = (some: readonly QueuedOrder[]) => some.map(({ order_id }) => order_id);
  const reason = useReason();
  const [pickOrder, { isLoading }] = usePickOrderMutation();

  /** Runs an action on the selected or focused orders, or reports that there are none. */
  const withOrders = async (action: (ids: readonly string[]) => Promise<unknown>) => {
    const ids = idsOf(selected.length > 0 ? selected : selection.focused(orders));
    if (ids.length === 0) notify('error', t('desk.select.first'));
    else await action(ids);
  };

  const begin = async (ids: readonly string[]) => {
    const tasks = orders.filter(({ order_id }) => ids.includes(order_id));
    const failures: string[] = [];
    for (const { order_id, version } of tasks) {
      const change = { params: { order_id }, ifMatch: version, body: { begun: true } };
      const { error } = await pickOrder(change);
      if (error) failures.push(reason(error, 'desk.unanswered'));
    }
    const count = tasks.length - failures.length;
    if (count > 0) notify('success', t('desk.picking.begun', { count }));
    for (const message of new Set(failures)) notify('error', message);
    selection.clear();
  };

  return {
    selection,
    count: selected.length,
    isBusy: isLoading || papers.isLoading,
    pickList: () => withOrders(papers.pickList),
    begin: () => withOrders(begin),
    exportAs: (format: OrderExportFormat) => {
      const chosen = selected.length > 0 && { order_ids: idsOf(selected).join(',') };
      return papers.table({ ...queueQuery(address), ...chosen, format });
    },
    toggleFocused: () => selection.focused(orders).forEach(selection.toggle),
  };
}
