import { useMemo } from 'react';
import { useParams } from 'react-router';

import { isClassFlag } from '#domain/classCodes';
import { lastPage } from '#domain/pages';

import { catalogueApi, useListProductsQuery } from '../../api/catalogue';
import { categoryName } from '../../api/categoryName';
import { ToLastPage } from '../../features/paging/ToLastPage';
import { useTranslate } from '../../i18n/useTranslate';
import { writtenPart } from '../../paths';
import { useMarket } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';

import { ListingScreen } from './ListingScreen';
import { useFilters } from './useFilters';
import { useListingAddress } from './useListingAddress';

/** Reads category, page and filters from the address, so that a filtered list can be sent to a colleague. */
export function ListingPage() {
  const t = useTranslate();
  const { name, cate, cate_code, classCode } = useParams();
  const flag = isClassFlag(classCode) ? classCode : undefined;
  const category = writtenPart(cate_code) ?? writtenPart(cate);
  const market = useMarket();
  const address = useListingAddress();
  const { page, pagination, filters } = address;

  const {
    currentData: products,
    isError,
    error,
    isFetching,
    refetch,
  } = useListProductsQuery({
    ...market,
    ...filters,
    name: writtenPart(name),
    category,
    page,
    pagination,
    class_codes: flag,
  });
  const options = useFilters({ ...market, category, classCode: flag });

  /** The menu asks for them; an address that was sent in another language is shown in the reader's. */
  const { data: categories } = catalogueApi.endpoints.listCategories.useQueryState(market);
  const known = useMemo(
    () => (category && categories ? categoryName(categories, category) : undefined),
    [categories, category],
  );
  const title = known ?? writtenPart(name) ?? t('listing.all');
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
