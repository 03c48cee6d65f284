import { isClassFlag } from '#domain/classCodes';
import { readPageNumber, readPageSize } from '#domain/pages';

import type { Listing } from '../../api/catalogue';
import type { Market } from '../../api/products';
import { narrowingIn } from '../../features/filters/narrowingIn';
import { writtenPart } from '../../paths';

interface Parts {
  name?: string | undefined;
  cate?: string | undefined;
  cate_code?: string | undefined;
  classCode?: string | undefined;
}

/** Returns the query for the listing at a URL. */
export const listingQueryOf = (parts: Parts, search: URLSearchParams, market: Market) =>
  ({
    ...market,
    ...narrowingIn(search),
    name: writtenPart(parts.name),
    category: writtenPart(parts.cate_code) ?? writtenPart(parts.cate),
    page: readPageNumber(search.get('page')),
    pagination: readPageSize(search.get('pagination')),
    class_codes: isClassFlag(parts.classCode) ? parts.classCode : undefined,
  }) satisfies Listing;

/** Returns the query for the filters that the listing offers. */
export const filtersOf = ({ country, lang, category, class_codes: classCode }: Listing) => ({
  country,
  lang,
  category,
  classCode,
});
