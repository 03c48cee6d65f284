import { Type, type Static } from 'typebox';

import {
  CountryFlag,
  Exactly,
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

const SearchQuery = Exactly({
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
  /** The words actually searched, when a typo was corrected. */
  corrected: Type.Optional(Type.String()),
  /** Where no product holds all the words: those that the first one holds, and those that it lacks. */
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
