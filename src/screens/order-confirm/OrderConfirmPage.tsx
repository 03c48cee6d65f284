import { useSearchParams } from 'react-router';

import { useShowOrderQuery } from '../../api/orders';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useCustomer } from '../../store/useMarket';
import { PrimaryButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { PlacedScreen } from './PlacedScreen';
import { ReviewPage } from './ReviewPage';

/**
 * Order review, or the confirmation of a placed order if the URL has an `order_id`, which may be
 * empty.
 */
export function OrderConfirmPage() {
  const [searchParams] = useSearchParams();
  const orderId = searchParams.get('order_id');
  if (orderId === null) return <ReviewPage />;
  return orderId ? <PlacedPage orderId={orderId} /> : <PlacedWithoutNumber />;
}

/** Order confirmation; it has its own URL, so that a reload shows it again. */
function PlacedPage({ orderId }: { orderId: string }) {
  const t = useTranslate();
  usePageTitle(t('placed.title', { order: orderId }));
  const customer = useCustomer();
  const query = { ...customer, order_id: orderId };
  const { data: order, error, fulfilledTimeStamp = 0, refetch } = useShowOrderQuery(query);

  if (order) return <PlacedScreen order={order} readAt={fulfilledTimeStamp} onEnd={refetch} />;
  if (error) return <LoadError isPage error={error} onRetry={refetch} />;
  return <TableSkeleton />;
}

/** Confirmation for an order whose number the server did not return; links to the order history. */
function PlacedWithoutNumber() {
  const t = useTranslate();
  usePageTitle(t('placed.unnumbered'));
  return (
    <>
      <h1>{t('placed.unnumbered')}</h1>
      <EmptyState icon="check" text={t('placed.unnumbered.where')}>
        <PrimaryButton as={Link} to={paths.orders}>
          {t('home.allOrders')}
        </PrimaryButton>
      </EmptyState>
    </>
  );
}
