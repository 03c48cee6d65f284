import { useMemo } from 'react';
import { useParams } from 'react-router';

import { lastPage } from '#domain/pages';

import { useListCategoriesQuery } from '../../api/catalogue';
import { useListDisplayProductsQuery } from '../../api/display';
import { findCategory } from '../../api/findCategory';
import { usePageAddress } from '../../features/paging/usePageAddress';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { RedirectToLastPage } from '../../ui/RedirectToLastPage';
import { UnknownCategory } from '../../ui/UnknownCategory';

import { DisplayProductsScreen } from './DisplayProductsScreen';

/** Flat product list of a display category. */
export function DisplayProductsPage() {
  const t = useTranslate();
  const { cate = '' } = useParams();
  const market = useMarket();
  const address = usePageAddress();
  const { page, pagination } = address;
  const {
    currentData: products,
    isError,
    error,
    isFetching,
    refetch,
  } = useListDisplayProductsQuery({ ...market, category: cate, page, pagination });
  const { data: categories } = useListCategoriesQuery(market);
  const title = useMemo(
    () => (categories && findCategory(categories, cate)?.name) ?? cate,
    [categories, cate],
  );
  const isUnknown = products?.isOfUnknownCategory;
  usePageTitle(isUnknown ? t('category.unknown.title') : title);

  if (isError && !products) return <LoadError isPage error={error} onRetry={refetch} />;
  if (isUnknown) return <UnknownCategory title={cate} />;
  const last = lastPage(products?.total ?? 0, pagination);
  if (products && page > last) return <RedirectToLastPage last={last} />;
  return (
    <DisplayProductsScreen
      title={title}
      products={products}
      isFetching={isFetching}
      paging={{ ...address, last }}
    />
  );
}
