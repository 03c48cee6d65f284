import type { Call, Reply } from '#contract/route';
import type { searchProducts } from '#contract/search';

import { api } from './api';
import { buildRequest } from './buildRequest';
import { listsProducts, productList, type ProductList } from './products';

export type SearchResult = ProductList & {
  corrected?: string;
  matched?: string[];
  unmatched?: string[];
};

/** Whether something was found, and for exactly the text that was searched for. */
export const hasExactResults = ({ total, corrected }: SearchResult): boolean =>
  total > 0 && corrected === undefined;

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchProducts: build.query<SearchResult, Call<typeof searchProducts>['query']>({
      query: (query) =>
        buildRequest<typeof searchProducts>({
          method: 'GET',
          url: '/search/',
          query: { ...query, lang_code: query.lang_code || 'en' },
        }),
      extraOptions: listsProducts.extraOptions,
      transformResponse: ({
        products,
        total,
        sorts,
        corrected,
        matched,
        unmatched,
      }: Reply<typeof searchProducts>) => ({
        ...productList(products, total),
        sorts,
        corrected,
        matched,
        unmatched,
      }),
      providesTags: ['Product'],
    }),
  }),
});

export const { useSearchProductsQuery } = searchApi;
