import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import { useListQueueQuery } from '../../api/staffOrders';
import { ListedPage } from '../../features/paging/ListedPage';
import { useTranslate } from '../../i18n/useTranslate';
import { usePageTitle } from '../../ui/PageTitle';
import { useIsTabHidden } from '../../ui/useIsTabHidden';

import { queueQuery } from './queueQuery';
import { QueueScreen } from './QueueScreen';
import { useQueueAddress } from './useQueueAddress';

/** Polling interval in milliseconds, while the tab is visible. */
const POLLING_INTERVAL_MS = 15_000;

/** All orders, in queues by what has to be done with them. */
export function QueuePage() {
  const t = useTranslate();
  usePageTitle(t('orders.title'));
  const address = useQueueAddress();
  const isHidden = useIsTabHidden();
  const query = useListQueueQuery(
    { ...queueQuery(address), page: address.page, pagination: DEFAULT_PAGE_SIZE },
    { pollingInterval: isHidden ? 0 : POLLING_INTERVAL_MS },
  );

  return (
    <ListedPage query={query} page={address.page}>
      {(listed) => <QueueScreen {...listed} address={address} />}
    </ListedPage>
  );
}
