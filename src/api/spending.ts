import type { Call } from '#contract/route';
import type { showSpending, Spending } from '#contract/spending';

import { api } from './api';
import { readFrom } from './buildRequest';

const spendingApi = api.injectEndpoints({
  endpoints: (build) => ({
    showSpending: build.query<Spending, Call<typeof showSpending>['query']>({
      query: readFrom<typeof showSpending>('/api/spending'),
      extraOptions: { feature: 'spending' },
      providesTags: ['Orders'],
    }),
  }),
});

export const { useShowSpendingQuery } = spendingApi;
