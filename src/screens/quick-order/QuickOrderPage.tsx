import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { LinesSkeleton } from '../../features/worksheet/LinesSkeleton';
import { useListAddress } from '../../features/worksheet/lists/useListAddress';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';

import { quickLists } from './quickLists';
import { QuickOrderScreen } from './QuickOrderScreen';

/** Everything to be ordered now, in a list that can be set aside while another one is begun. */
export function QuickOrderPage() {
  const t = useTranslate();
  const { lists, id, startNew } = useQuickList();
  usePageTitle(t('quickOrder.title'));

  if (id) {
    return <QuickOrderScreen key={id} id={id} lists={lists} onStartNew={() => void startNew()} />;
  }
  return (
    <>
      <PageHead title={t('quickOrder.title')} />
      <LinesSkeleton text={t('lines.opening')} />
    </>
  );
}

/**
 * The quick order to show: the one that the URL names, else the most recently changed one, else a
 * new one.
 */
function useQuickList() {
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
