import { shallowEqual } from 'react-redux';
import { useNavigate, useParams, useSearchParams } from 'react-router';

import { DEFAULT_PAGE_SIZE, lastPage } from '#domain/pages';

import { exactFirst } from '../../api/exactFirst';
import { useSearchProductsQuery } from '../../api/search';
import { useFilters } from '../../features/filters/useFilters';
import { useNarrowing } from '../../features/filters/useNarrowing';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectProducts } from '../../slices/products';
import { useAppSelector } from '../../store/hooks';
import { useMarket } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { Redirect } from '../../ui/Redirect';
import { withQueryParams } from '../../ui/withQueryParams';

import { filtersQueryOf, searchQueryOf } from './searchQueryOf';
import { SearchScreen } from './SearchScreen';

const NO_IDS: readonly string[] = [];

function searchUrl(query: string, page: number, filterParams: URLSearchParams): string {
  const search = filterParams.toString();
  return paths.search(query, page) + (search && `?${search}`);
}

/** Returns the search parameters with another page size; the default size is omitted. */
const withPageSize = (searchParams: URLSearchParams, size: number) =>
  withQueryParams(searchParams, { page_size: size === DEFAULT_PAGE_SIZE ? '' : String(size) });

/**
 * Query and page are path segments (specification 2.1); page size, filters and sort order are
 * search parameters.
 */
export function SearchPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const market = useMarket();
  const [searchParams] = useSearchParams();
  const searchQuery = searchQueryOf(useParams(), searchParams, market);
  const { search_term: query, page, page_size: pagination, sort } = searchQuery;
  const addressOf = (to: number, filterParams = searchParams) => searchUrl(query, to, filterParams);
  const narrowing = useNarrowing((next) => void navigate(addressOf(1, next)));

  const {
    currentData: found,
    data: latest,
    isError,
    error,
    isFetching,
    refetch,
  } = useSearchProductsQuery(searchQuery);
  const options = useFilters(filtersQueryOf(searchQuery), { skip: !latest?.sorts });
  // Compared by value, so that the list does not re-render with the prices of its products.
  const ids = useAppSelector((state) => {
    const products = selectProducts(state, market, found?.ids ?? NO_IDS);
    return (sort ? products : exactFirst(products, query)).map(({ product_id }) => product_id);
  }, shallowEqual);
  usePageTitle(t('found.title', { query }));

  if (isError && !found) return <LoadError isPage error={error} onRetry={refetch} />;
  const last = lastPage(found?.total ?? 0, pagination);
  if (found && page > last) return <Redirect to={addressOf(last)} />;

  return (
    <SearchScreen
      query={query}
      list={found && { ...found, ids }}
      isFetching={isFetching}
      options={options}
      narrowing={narrowing}
      paging={{
        page,
        last,
        pagination,
        addressOf,
        turnTo: (to) => void navigate(addressOf(to)),
        showPerPage: (size) => void navigate(addressOf(1, withPageSize(searchParams, size))),
      }}
    />
  );
}
