import { DEFAULT_PAGE_SIZE, lastPage } from '#domain/pages';

import { useListDeskProductsQuery } from '../../api/staffProducts';
import { RedirectToLastPage } from '../../features/paging/RedirectToLastPage';
import { useTranslate } from '../../i18n/useTranslate';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';

import { ProductsScreen } from './ProductsScreen';
import { useProductsAddress } from './useProductsAddress';

/** All products, sold or withdrawn, by id. */
export function ProductsPage() {
  const t = useTranslate();
  usePageTitle(t('products.title'));
  const address = useProductsAddress();
  const { view, flag, search, page } = address;
  const { data, currentData, error, isFetching, refetch } = useListDeskProductsQuery({
    view,
    page,
    pagination: DEFAULT_PAGE_SIZE,
    ...(flag && { class: flag }),
    ...(search && { search }),
  });
  const found = currentData ?? (error ? undefined : data);
  const last = lastPage(found?.total ?? 0, DEFAULT_PAGE_SIZE);
  if (currentData && page > last) return <RedirectToLastPage last={last} />;

  return (
    <ProductsScreen
      found={found}
      isFetching={isFetching}
      last={last}
      address={address}
      failure={error && !found && <LoadError error={error} onRetry={refetch} />}
    />
  );
}
