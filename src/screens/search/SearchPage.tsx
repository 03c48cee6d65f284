import { useNavigate, useParams, useSearchParams } from 'react-router';

import { DEFAULT_PAGE_SIZE, lastPage } from '#domain/pages';

import { useListDisplayCategoriesQuery } from '../../api/display';
import { exactFirst } from '../../api/exactFirst';
import { useSearchProductsQuery } from '../../api/search';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useMarket } from '../../store/useMarket';
import { useProducts } from '../../store/useProduct';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { Redirect } from '../../ui/Redirect';

import { searchAt } from './searchAt';
import { SearchScreen } from './SearchScreen';

const NONE: readonly string[] = [];

const addressOf = (query: string, page: number, pageSize: number) =>
  paths.search(query, page) + (pageSize === DEFAULT_PAGE_SIZE ? '' : `?page_size=${pageSize}`);

/** Query and page stand in the path (specification 2.1), the page size beside them. */
export function SearchPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const market = useMarket();
  const [address] = useSearchParams();
  const asked = searchAt(useParams(), address, market);
  const { search_term: query, page, page_size: pagination } = asked;

  const { currentData: found, isError, error, isFetching, refetch } = useSearchProductsQuery(asked);
  const products = useProducts(found?.ids ?? NONE);
  const hasNothing = found?.total === 0;
  const { data: categories = [] } = useListDisplayCategoriesQuery(market, { skip: !hasNothing });
  usePageTitle(t('found.title', { query }));

  if (isError && !found) return <LoadError isPage error={error} onRetry={refetch} />;
  const last = lastPage(found?.total ?? 0, pagination);
  if (found && page > last) return <Redirect to={addressOf(query, last, pagination)} />;

  const goTo = (to: number, size: number) => void navigate(addressOf(query, to, size));
  return (
    <SearchScreen
      query={query}
      found={
        found && { ...found, ids: exactFirst(products, query).map(({ product_id }) => product_id) }
      }
      isFetching={isFetching}
      categories={categories}
      paging={{
        page,
        last,
        pagination,
        addressOf: (to) => addressOf(query, to, pagination),
        turnTo: (to) => goTo(to, pagination),
        showPerPage: (size) => goTo(1, size),
      }}
    />
  );
}
