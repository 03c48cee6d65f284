import { DEFAULT_PAGE_SIZE, lastPage } from '#domain/pages';

import { useListOrdersQuery } from '../../api/orders';
import { RedirectToLastPage } from '../../features/paging/RedirectToLastPage';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';

import { ordersQuery } from './ordersQuery';
import { OrdersScreen } from './OrdersScreen';
import { useOrdersAddress } from './useOrdersAddress';

/** The order history, newest first; search, dates and page are stored in the URL. */
export function OrdersPage() {
  const t = useTranslate();
  usePageTitle(t('orders.title'));
  const customer = useCustomer();
  const address = useOrdersAddress();
  const { data, currentData, error, isFetching, refetch } = useListOrdersQuery({
    ...ordersQuery(customer, address.filters),
    page: address.page,
    pagination: DEFAULT_PAGE_SIZE,
  });
  const orders = currentData ?? (error ? undefined : data);
  const last = lastPage(orders?.total ?? 0, DEFAULT_PAGE_SIZE);
  if (currentData && address.page > last) return <RedirectToLastPage last={last} />;

  return (
    <OrdersScreen
      orders={orders}
      isFetching={isFetching}
      last={last}
      address={address}
      failure={error && !orders && <LoadError error={error} onRetry={refetch} />}
    />
  );
}
