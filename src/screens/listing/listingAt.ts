import { isClassFlag } from '#domain/classCodes';
import { readPageNumber, readPageSize } from '#domain/pages';

import type { Listing } from '../../api/catalogue';
import type { Market } from '../../api/products';
import { writtenPart } from '../../paths';

export const FILTERS = ['brand', 'color', 'type', 'size'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What a list is narrowed to. */
export const chosenIn = (search: URLSearchParams) =>
  Object.fromEntries(FILTERS.map((name) => [name, search.getAll(name)])) as Record<
    FilterName,
    string[]
  >;

interface Parts {
  name?: string | undefined;
  cate?: string | undefined;
  cate_code?: string | undefined;
  classCode?: string | undefined;
}

/** The call that the address of a listing makes. */
export const listingAt = (parts: Parts, search: URLSearchParams, market: Market) =>
  ({
    ...market,
    ...chosenIn(search),
    name: writtenPart(parts.name),
    category: writtenPart(parts.cate_code) ?? writtenPart(parts.cate),
    page: readPageNumber(search.get('page')),
    pagination: readPageSize(search.get('pagination')),
    class_codes: isClassFlag(parts.classCode) ? parts.classCode : undefined,
  }) satisfies Listing;

/** The call for what that listing can be narrowed by. */
export const filtersOf = ({ country, lang, category, class_codes: classCode }: Listing) => ({
  country,
  lang,
  category,
  classCode,
});
