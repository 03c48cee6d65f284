import { useMemo } from 'react';
import { useParams } from 'react-router';

import { lastPage } from '#domain/pages';

import { catalogueApi, useListProductsQuery } from '../../api/catalogue';
import { categoryName } from '../../api/categoryName';
import { ToLastPage } from '../../features/paging/ToLastPage';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';

import { filtersOf, listingAt } from './listingAt';
import { ListingScreen } from './ListingScreen';
import { useFilters } from './useFilters';
import { useListingAddress } from './useListingAddress';

/** Reads category, page and filters from the address, so that a filtered list can be sent to a colleague. */
export function ListingPage() {
  const t = useTranslate();
  const market = useMarket();
  const address = useListingAddress();
  const query = listingAt(useParams(), address.search, market);
  const { name, category, class_codes: flag, page, pagination } = query;

  const {
    currentData: products,
    isError,
    error,
    isFetching,
    refetch,
  } = useListProductsQuery(query);
  const options = useFilters(filtersOf(query));

  const known = useCategoryName(category);
  const title = known ?? name ?? t('listing.all');
  usePageTitle(flag ? `${title} · ${t(`flag.${flag}`)}` : title);

  if (isError && !products) return <LoadError isPage error={error} onRetry={refetch} />;
  const last = lastPage(products?.total ?? 0, pagination);
  if (products && page > last) return <ToLastPage last={last} />;
  return (
    <ListingScreen
      title={title}
      flag={flag}
      products={products}
      options={options}
      isFetching={isFetching}
      last={last}
      address={address}
    />
  );
}

/** The menu asks for categories; an address that was sent in another language is shown in the reader's. */
function useCategoryName(category: string | undefined): string | undefined {
  const { data: categories } = catalogueApi.endpoints.listCategories.useQueryState(useMarket());
  return useMemo(
    () => (category && categories ? categoryName(categories, category) : undefined),
    [categories, category],
  );
}
