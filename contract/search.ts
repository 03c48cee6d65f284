import { Type, type Static } from 'typebox';

import {
  CountryFlag,
  StrictObject,
  facets,
  Lang,
  Page,
  PageSize,
  Problem,
  SearchTerm,
  Sorting,
  Sorts,
} from './common';
import { Product } from './product';

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
  held: Type.Optional(Type.Array(Type.String())),
  left_out: Type.Optional(Type.Array(Type.String())),
});
export type SearchPage = Static<typeof SearchPage>;

export const searchProducts = {
  method: 'GET',
  url: '/search/',
  schema: {
    tags: ['Search'],
    summary: 'Products by id, barcode or words, forgiving typos and accents',
    description:
      'Words are looked for in the language of the call; where no product holds them all, `held` and `left_out` say which were dropped. Prices and stock come with a token alone, and so does sorting by them.',
    querystring: SearchQuery,
    response: { 200: SearchPage, '4xx': Problem },
  },
} as const;
