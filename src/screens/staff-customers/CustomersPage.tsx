import { DEFAULT_PAGE_SIZE, lastPage } from '#domain/pages';

import { useListCustomersQuery } from '../../api/staffCustomers';
import { RedirectToLastPage } from '../../features/paging/RedirectToLastPage';
import { useTranslate } from '../../i18n/useTranslate';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';

import { CustomersScreen } from './CustomersScreen';
import { useCustomersAddress } from './useCustomersAddress';

/** All customers, by name. */
export function CustomersPage() {
  const t = useTranslate();
  usePageTitle(t('customers.title'));
  const address = useCustomersAddress();
  const { view, search, page } = address;
  const { data, currentData, error, isFetching, refetch } = useListCustomersQuery({
    view,
    page,
    pagination: DEFAULT_PAGE_SIZE,
    ...(search && { search }),
  });
  const found = currentData ?? (error ? undefined : data);
  const last = lastPage(found?.total ?? 0, DEFAULT_PAGE_SIZE);
  if (currentData && page > last) return <RedirectToLastPage last={last} />;

  return (
    <CustomersScreen
      found={found}
      isFetching={isFetching}
      last={last}
      address={address}
      failure={error && !found && <LoadError error={error} onRetry={refetch} />}
    />
  );
}
