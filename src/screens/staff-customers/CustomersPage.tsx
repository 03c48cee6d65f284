import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import { useListCustomersQuery } from '../../api/staffCustomers';
import { ListedPage } from '../../features/paging/ListedPage';
import { useTranslate } from '../../i18n/useTranslate';
import { usePageTitle } from '../../ui/PageTitle';

import { CustomersScreen } from './CustomersScreen';
import { useCustomersAddress } from './useCustomersAddress';

/** All customers, by name. */
export function CustomersPage() {
  const t = useTranslate();
  usePageTitle(t('customers.title'));
  const address = useCustomersAddress();
  const { view, search, page } = address;
  const query = useListCustomersQuery({
    view,
    page,
    pagination: DEFAULT_PAGE_SIZE,
    ...(search && { search }),
  });

  return (
    <ListedPage query={query} page={page}>
      {(listed) => <CustomersScreen {...listed} address={address} />}
    </ListedPage>
  );
}
