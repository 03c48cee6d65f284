import type { showSpending } from '#contract/spending';

import { api } from './api';
import { withQuery } from './buildRequest';

const spendingApi = api.injectEndpoints({
  endpoints: (build) => ({
    showSpending: build.query({
      ...withQuery<typeof showSpending>('GET', '/api/spending'),
      extraOptions: { feature: 'spending' },
      providesTags: ['Orders'],
    }),
  }),
});

export const { useShowSpendingQuery } = spendingApi;
