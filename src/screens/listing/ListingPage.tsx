import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';

import { lastPage } from '#domain/pages';

import { catalogueApi, useListProductsQuery } from '../../api/catalogue';
import { categoryName } from '../../api/categoryName';
import { useFilters } from '../../features/filters/useFilters';
import { useNarrowing } from '../../features/filters/useNarrowing';
import { usePageAddress } from '../../features/paging/usePageAddress';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { RedirectToLastPage } from '../../ui/RedirectToLastPage';
import { UnknownCategory } from '../../ui/UnknownCategory';

import { filtersQueryOf, listingQueryOf } from './listingQueryOf';
import { ListingScreen } from './ListingScreen';

/** Reads category, page and filters from the URL, so that a filtered list can be shared. */
export function ListingPage() {
  const t = useTranslate();
  const market = useMarket();
  const [searchParams, setSearchParams] = useSearchParams();
  const address = usePageAddress();
  const narrowing = useNarrowing((next) => {
    next.delete('page');
    setSearchParams(next);
  });
  const query = listingQueryOf(useParams(), searchParams, market);
  const { name, category, class_codes: flag, page, pagination } = query;

  const {
    currentData: products,
    isError,
    error,
    isFetching,
    refetch,
  } = useListProductsQuery(query);
  const options = useFilters(filtersQueryOf(query));

  const knownName = useCategoryName(category);
  const title = knownName ?? name ?? t('listing.all');
  const isUnknown = products?.isOfUnknownCategory;
  const knownTitle = flag ? `${title} · ${t(`flag.${flag}`)}` : title;
  usePageTitle(isUnknown ? t('category.unknown.title') : knownTitle);

  if (isError && !products) return <LoadError isPage error={error} onRetry={refetch} />;
  if (isUnknown) return <UnknownCategory title={category ?? title} />;
  const last = lastPage(products?.total ?? 0, pagination);
  if (products && page > last) return <RedirectToLastPage last={last} />;
  return (
    <ListingScreen
      title={title}
      flag={flag}
      list={products}
      options={options}
      isFetching={isFetching}
      paging={{ ...address, last }}
      narrowing={narrowing}
    />
  );
}

/**
 * Returns a category's name in the reader's language, as a shared URL may have it in another. Reads
 * the categories cached by the menu and requests nothing itself.
 */
function useCategoryName(category: string | undefined): string | undefined {
  const { data: categories } = catalogueApi.endpoints.listCategories.useQueryState(useMarket());
  return useMemo(
    () => (category && categories ? categoryName(categories, category) : undefined),
    [categories, category],
  );
}
