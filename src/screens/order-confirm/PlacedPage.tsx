import { useShowOrderQuery } from '../../api/orders';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { PlacedScreen } from './PlacedScreen';

/** Order confirmation; it has its own URL, so that a reload shows it again. */
export function PlacedPage({ orderId }: { orderId: string }) {
  const t = useTranslate();
  usePageTitle(t('placed.title', { order: orderId }));
  const customer = useCustomer();
  const query = { ...customer, order_id: orderId };
  const { data: order, error, fulfilledTimeStamp = 0, refetch } = useShowOrderQuery(query);

  if (order) return <PlacedScreen order={order} readAt={fulfilledTimeStamp} onEnd={refetch} />;
  if (error) return <LoadError isPage error={error} onRetry={refetch} />;
  return <TableSkeleton />;
}
