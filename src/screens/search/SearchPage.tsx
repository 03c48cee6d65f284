import { useNavigate, useParams, useSearchParams } from 'react-router';

import { DEFAULT_PAGE_SIZE, lastPage, readPageNumber, readPageSize } from '#domain/pages';

import { useListDisplayCategoriesQuery } from '../../api/display';
import { useSearchProductsQuery } from '../../api/search';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useMarket } from '../../store/useMarket';
import { useProducts } from '../../store/useProduct';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { Redirect } from '../../ui/Redirect';

import { exactFirst } from './exactFirst';
import { SearchScreen } from './SearchScreen';

/** Longest query that is sent. */
const MOST_LETTERS = 200;
const NONE: readonly string[] = [];

const addressOf = (query: string, page: number, pageSize: number) =>
  paths.search(query, page) + (pageSize === DEFAULT_PAGE_SIZE ? '' : `?page_size=${pageSize}`);

/** Query and page stand in the path (specification 2.1), the page size beside them. */
export function SearchPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { product = '', search } = useParams();
  const [address] = useSearchParams();
  const { lang, country } = useMarket();
  const query = product.trim().slice(0, MOST_LETTERS);
  const page = readPageNumber(search);
  const pagination = readPageSize(address.get('page_size'));

  const {
    currentData: found,
    isError,
    error,
    isFetching,
    refetch,
  } = useSearchProductsQuery({
    search_term: query,
    lang_code: lang,
    country,
    page,
    page_size: pagination,
  });
  const products = useProducts(found?.ids ?? NONE);
  const hasNothing = found?.total === 0;
  const { data: categories = [] } = useListDisplayCategoriesQuery(
    { lang, country },
    { skip: !hasNothing },
  );
  usePageTitle(t('found.title', { query }));

  if (isError && !found) return <LoadError isPage error={error} onRetry={refetch} />;
  const last = lastPage(found?.total ?? 0, pagination);
  if (found && page > last) return <Redirect to={addressOf(query, last, pagination)} />;

  const goTo = (to: number, size: number) => void navigate(addressOf(query, to, size));
  return (
    <SearchScreen
      query={query}
      found={found && { ...found, ids: exactFirst(products, query) }}
      isFetching={isFetching}
      categories={categories}
      paging={{
        page,
        last,
        pagination,
        turnTo: (to) => goTo(to, pagination),
        showPerPage: (size) => goTo(1, size),
      }}
    />
  );
}
