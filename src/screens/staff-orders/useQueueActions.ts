import { useState } from 'react';

import { usePickOrderMutation, type QueuedOrder } from '../../api/staffOrders';
import { useNotify } from '../../features/desk-frame/useNotify';
import { useDeskDownloads } from '../../features/desk-order/useDeskDownloads';
import { useTranslate } from '../../i18n/useTranslate';
import { useReason } from '../../ui/useReason';

import type { ExportFormat } from './ExportSheet';
import { queueQuery, type QueueAddress } from './useQueueAddress';

/** Returns the order whose row has the focus, as a fallback for an empty selection. */
function focusedOrderIds(): string[] {
  const link = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('a[data-opens]');
  return link?.dataset.opens ? [link.dataset.opens] : [];
}

/** The selected orders of a page; those that are no longer on it are excluded from `ids`. */
function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    ids: ids.filter((id) => chosen.has(id)),
    has: (id: string) => chosen.has(id),
    toggle: (id: string) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    clear: () => setChosen(new Set()),
  };
}

/** Actions on several orders at once; each order succeeds or fails on its own. */
export function useQueueActions(orders: readonly QueuedOrder[], address: QueueAddress) {
  const t = useTranslate();
  const notify = useNotify();
  const papers = useDeskDownloads();
  const selection = useSelection(orders.map(({ order_id }) => order_id));
  const reason = useReason();
  const [pickOrder, { isLoading }] = usePickOrderMutation();

  /** Runs an action on the selected or focused orders, or reports that there are none. */
  const withOrders = async (action: (ids: readonly string[]) => Promise<unknown>) => {
    const ids = selection.ids.length > 0 ? selection.ids : focusedOrderIds();
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
    isBusy: isLoading || papers.isLoading,
    pickList: () => withOrders(papers.pickList),
    begin: () => withOrders(begin),
    exportAs: (format: ExportFormat) => {
      const { ids } = selection;
      const chosen = ids.length > 0 && { order_ids: ids.join(',') };
      return papers.table({ ...queueQuery(address), ...chosen, format });
    },
    toggleFocused: () => focusedOrderIds().forEach(selection.toggle),
  };
}
