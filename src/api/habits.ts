import type { BoughtList, listBoughtItems } from '#contract/habits';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { call } from './call';

export const habitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBoughtItems: build.query<BoughtList, Call<typeof listBoughtItems>['query']>({
      extraOptions: { beyond: 'what-i-buy' },
      query: (query) =>
        call<typeof listBoughtItems>({ method: 'GET', url: '/api/what-i-buy', query }),
      transformResponse: (answer: Reply<typeof listBoughtItems>) => answer,
      providesTags: ['Orders', 'Product'],
    }),
  }),
});

export const { useListBoughtItemsQuery } = habitsApi;
