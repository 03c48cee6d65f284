import { useParams, useSearchParams } from 'react-router';

import { useShowOrderQuery } from '../../api/orders';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { OrderScreen } from './OrderScreen';

const parseLineNumbers = (text: string | null): number[] => (text ?? '').split(',').map(Number);

/**
 * One order; `?reorder` in the URL opens the re-order panel, `?line=` names lines that were
 * searched for.
 */
export function OrderPage() {
  const t = useTranslate();
  const { order_id = '' } = useParams();
  usePageTitle(t('order.title', { order: order_id }));
  const [searchParams, setSearchParams] = useSearchParams();
  const customer = useCustomer();
  const query = { ...customer, order_id };
  const { currentData: order, error, fulfilledTimeStamp = 0, refetch } = useShowOrderQuery(query);

  const closeReOrder = () => {
    searchParams.delete('reorder');
    setSearchParams(searchParams, { replace: true });
  };

  if (error && !order) return <LoadError isPage error={error} onRetry={refetch} />;
  if (!order) {
    return (
      <>
        <PageHead title={t('order.title', { order: order_id })} />
        <TableSkeleton />
      </>
    );
  }
  return (
    <OrderScreen
      order={order}
      readAt={fulfilledTimeStamp}
      onEnd={refetch}
      marked={parseLineNumbers(searchParams.get('line'))}
      isReOrdering={searchParams.has('reorder')}
      onCloseReOrder={closeReOrder}
    />
  );
}
