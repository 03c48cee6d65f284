import { lastPage } from '#domain/pages';

import { useListCategoriesQuery, useListProductsQuery } from '../../api/catalogue';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/hooks';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';

import { CategorySelect } from './CategorySelect';
import { ProductDataScreen } from './ProductDataScreen';
import { useDataAddress } from './useDataAddress';

/** Prices and stock of a category, page by page; which one stands in the address. */
export function ProductDataPage() {
  const t = useTranslate();
  usePageTitle(t('productData.title'));
  const market = useMarket();
  const { category, choose, ...address } = useDataAddress();
  const { page, pagination } = address;
  const { data: categories = [] } = useListCategoriesQuery(market);
  const {
    currentData: products,
    error,
    isFetching,
    refetch,
  } = useListProductsQuery({ ...market, category: category || undefined, page, pagination });
  return (
    <>
      <PageHead title={t('productData.title')}>{t('productData.words')}</PageHead>
      <CategorySelect categories={categories} chosen={category} onChoose={choose} />
      {error && !products ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <ProductDataScreen
          products={products}
          isFetching={isFetching}
          paging={{ ...address, last: lastPage(products?.total ?? 0, pagination) }}
        />
      )}
    </>
  );
}
