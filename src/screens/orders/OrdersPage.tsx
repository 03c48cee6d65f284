import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import { useListOrdersQuery } from '../../api/orders';
import { ListedPage } from '../../features/paging/ListedPage';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
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
  const query = useListOrdersQuery({
    ...ordersQuery(customer, address.filters),
    page: address.page,
    pagination: DEFAULT_PAGE_SIZE,
  });

  return (
    <ListedPage query={query} page={address.page}>
      {(listed) => <OrdersScreen {...listed} address={address} />}
    </ListedPage>
  );
}
