import { parsePageNumber, parsePageSize } from '#domain/pages';

import type { Market } from '../../api/products';
import { toFilterQuery } from '../../features/filters/toFilterQuery';

/** Maximum length of a query; the rest is not sent. */
const MAX_QUERY_LENGTH = 200;

interface RouteParams {
  product?: string | undefined;
  search?: string | undefined;
}

/** Returns the query for the search at a URL. */
export const searchQueryOf = (
  params: RouteParams,
  search: URLSearchParams,
  { lang, country }: Market,
) => ({
  search_term: (params.product ?? '').trim().slice(0, MAX_QUERY_LENGTH),
  lang_code: lang,
  country,
  page: parsePageNumber(params.search),
  page_size: parsePageSize(search.get('page_size')),
  ...toFilterQuery(search),
});

/** Returns the query for the filters that the search offers. */
export const filtersQueryOf = ({
  search_term,
  lang_code,
  country,
}: ReturnType<typeof searchQueryOf>) => ({
  search_term,
  lang: lang_code,
  country,
});
