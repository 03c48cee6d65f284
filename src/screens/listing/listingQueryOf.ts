import { isClassFlag } from '#domain/classCodes';
import { parsePageNumber, parsePageSize } from '#domain/pages';

import type { Listing } from '../../api/catalogue';
import type { Market } from '../../api/products';
import { toFilterQuery } from '../../features/filters/toFilterQuery';
import { writtenPart } from '../../paths';

interface RouteParams {
  name?: string | undefined;
  cate?: string | undefined;
  cate_code?: string | undefined;
  classCode?: string | undefined;
}

/** Returns the query for the listing at a URL. */
export const listingQueryOf = (
  params: RouteParams,
  searchParams: URLSearchParams,
  market: Market,
) =>
  ({
    ...market,
    ...toFilterQuery(searchParams),
    name: writtenPart(params.name),
    category: writtenPart(params.cate_code) ?? writtenPart(params.cate),
    page: parsePageNumber(searchParams.get('page')),
    pagination: parsePageSize(searchParams.get('pagination')),
    class_codes: isClassFlag(params.classCode) ? params.classCode : undefined,
  }) satisfies Listing;

/** Returns the query for the filters that the listing offers. */
export const filtersQueryOf = ({ country, lang, category, class_codes: classCode }: Listing) => ({
  country,
  lang,
  category,
  classCode,
});
