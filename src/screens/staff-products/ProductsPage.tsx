import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import { useListDeskProductsQuery } from '../../api/staffProducts';
import { ListedPage } from '../../features/paging/ListedPage';
import { useTranslate } from '../../i18n/useTranslate';
import { usePageTitle } from '../../ui/PageTitle';

import { ProductsScreen } from './ProductsScreen';
import { useProductsAddress } from './useProductsAddress';

/** All products, sold or withdrawn, by id. */
export function ProductsPage() {
  const t = useTranslate();
  usePageTitle(t('products.title'));
  const address = useProductsAddress();
  const { view, flag, search, page } = address;
  const query = useListDeskProductsQuery({
    view,
    page,
    pagination: DEFAULT_PAGE_SIZE,
    ...(flag && { class: flag }),
    ...(search && { search }),
  });

  return (
    <ListedPage query={query} page={page}>
      {(listed) => <ProductsScreen {...listed} address={address} />}
    </ListedPage>
  );
}
