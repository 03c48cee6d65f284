import { lastPage } from '#domain/pages';

import { useListCategoriesQuery, useListFilterOptionsQuery } from '../../api/catalogue';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';

import { DataFilters } from './DataFilters';
import { ProductDataScreen } from './ProductDataScreen';
import { useDataAddress } from './useDataAddress';
import { useDataRows } from './useDataRows';

/** Prices and stock, page by page or as a file; filters and page are stored in the URL. */
export function ProductDataPage() {
  const t = useTranslate();
  usePageTitle(t('productData.title'));
  const market = useMarket();
  const address = useDataAddress();
  const { filters, page, pagination } = address;
  const { isAble, products, isCurrent, isFetching, error, refetch } = useDataRows(address);
  const { data: categories = [] } = useListCategoriesQuery(market);
  const { data: options } = useListFilterOptionsQuery(
    { ...market, category: filters.category || undefined },
    { skip: !isAble },
  );
  return (
    <>
      <PageHead title={t('productData.title')} about={t('productData.words')} />
      <DataFilters
        address={address}
        categories={categories}
        brands={options?.brand ?? []}
        isAble={isAble}
      />
      {error && !products ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <ProductDataScreen
          products={products}
          isCurrent={isCurrent}
          isFetching={isFetching}
          isAble={isAble}
          filters={filters}
          paging={{ ...address, last: lastPage(products?.total ?? 0, pagination), page }}
        />
      )}
    </>
  );
}
