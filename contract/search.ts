import { Type, type Static } from 'typebox';

import {
  CountryFlag,
  StrictObject,
  facets,
  Lang,
  Page,
  PageSize,
  SearchTerm,
  Sorting,
  Sorts,
} from './fields';
import { Product } from './product';
import { Problem } from './replies';

const SearchQuery = StrictObject({
  search_term: SearchTerm,
  lang_code: Lang,
  country: CountryFlag,
  page: Page,
  page_size: PageSize,
  ...facets,
  sort: Sorting,
});

export const SearchPage = Type.Object({
  products: Type.Array(Product),
  total: Type.Integer(),
  page: Type.Integer(),
  page_size: Type.Integer(),
  sorts: Sorts,
  /** The words actually searched for, if a typo was corrected. */
  corrected: Type.Optional(Type.String()),
  /**
   * If no product matches all words: the words that the first result matches, and those that it
   * does not.
   */
  matched: Type.Optional(Type.Array(Type.String())),
  unmatched: Type.Optional(Type.Array(Type.String())),
});
export type SearchPage = Static<typeof SearchPage>;

export const searchProducts = {
  method: 'GET',
  url: '/search/',
  schema: {
    tags: ['Search'],
    summary: 'Searches products by id, barcode or words, tolerating typos and missing accents',
    description:
      'Words are searched in the language of the request. If no product matches all of them, `matched` and `unmatched` say which words were matched and which were dropped. Prices and stock, and sorting by them, require a token.',
    querystring: SearchQuery,
    response: { 200: SearchPage, '4xx': Problem },
  },
} as const;
