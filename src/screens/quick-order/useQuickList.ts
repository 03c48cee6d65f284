import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { useListAddress } from '../../features/worksheet/lists/useListAddress';
import { useCustomer } from '../../store/useMarket';

import { quickLists } from './quickLists';

/**
 * The quick order to show: the one that the URL names, else the most recently changed one, else a
 * new one.
 */
export function useQuickList() {
  const { user_id } = useCustomer();
  const lists = useMemo(() => quickLists(user_id), [user_id]);
  const { id, open, begin } = useListAddress(lists);
  const [searchParams] = useSearchParams();
  const isReOrder = searchParams.has('order_id');

  const openList = useEffectEvent(async (isStillActive: () => boolean) => {
    const [last] = isReOrder ? [] : await lists.all();
    const chosen = last?.id ?? (await begin());
    if (isStillActive()) open(chosen, true);
  });
  // IndexedDB responds asynchronously; an earlier order begins a list of its own.
  useEffect(() => {
    if (id) return undefined;
    let isActive = true;
    void openList(() => isActive);
    return () => {
      isActive = false;
    };
  }, [id, lists]);

  return { lists, id, startNew: async () => open(await begin()) };
}
