import type { BoughtItem, listBoughtItems } from '#contract/habits';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { call } from './call';
import { idsOf, listed, type Beside } from './products';
import { besideProducts } from './readProduct';

/** What the history says of a product that is bought, beside the product itself. */
export type Bought = Beside<BoughtItem>;
export interface Habits {
  products: Bought[];
  /** Ids of what may come next. */
  proposals: string[];
}

type HabitsAnswer = Reply<typeof listBoughtItems>;

export const habitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBoughtItems: build.query<Habits, Call<typeof listBoughtItems>['query']>({
      query: (query) =>
        call<typeof listBoughtItems>({ method: 'GET', url: '/api/what-i-buy', query }),
      extraOptions: {
        beyond: 'what-i-buy',
        productsOf: ({ products, proposals }: HabitsAnswer) => [
          ...listed(products),
          ...listed(proposals),
        ],
      },
      transformResponse: ({ products, proposals }: HabitsAnswer) => ({
        products: besideProducts(products),
        proposals: idsOf(proposals),
      }),
      providesTags: ['Orders', 'Product'],
    }),
  }),
});

export const { useListBoughtItemsQuery } = habitsApi;
