import { DEFAULT_PAGE_SIZE, lastPage } from '#domain/pages';

import { useListQueueQuery } from '../../api/staffOrders';
import { RedirectToLastPage } from '../../features/paging/RedirectToLastPage';
import { useTranslate } from '../../i18n/useTranslate';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { useIsTabHidden } from '../../ui/useIsTabHidden';

import { queueQuery } from './queueQuery';
import { QueueScreen } from './QueueScreen';
import { useQueueAddress } from './useQueueAddress';
import { useStableOrders } from './useStableOrders';

/** Polling interval in milliseconds, while the tab is visible. */
const POLLING_INTERVAL_MS = 15_000;

/** All orders, in queues by what has to be done with them. */
export function QueuePage() {
  const t = useTranslate();
  usePageTitle(t('orders.title'));
  const address = useQueueAddress();
  const isHidden = useIsTabHidden();
  const { data, currentData, error, isFetching, refetch } = useListQueueQuery(
    { ...queueQuery(address), page: address.page, pagination: DEFAULT_PAGE_SIZE },
    { pollingInterval: isHidden ? 0 : POLLING_INTERVAL_MS },
  );
  const found = currentData ?? (error ? undefined : data);
  const stableOrders = useStableOrders(found?.orders, address.query);
  const last = lastPage(found?.total ?? 0, DEFAULT_PAGE_SIZE);
  if (currentData && address.page > last) return <RedirectToLastPage last={last} />;

  return (
    <QueueScreen
      found={found}
      steady={stableOrders}
      isFetching={isFetching}
      last={last}
      address={address}
      failure={error && !found && <LoadError error={error} onRetry={refetch} />}
    />
  );
}
