import type { Call, Reply } from '#contract/route';
import type { Answer, askSupport, listFaqs } from '#contract/support';

import { api, KEEP_LONG } from './api';
import { call } from './call';

export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFaqs: build.query<Answer[], Call<typeof listFaqs>['query']>({
      query: (query) => call<typeof listFaqs>({ method: 'GET', url: '/api/faqs', query }),
      transformResponse: ({ faqs }: Reply<typeof listFaqs>) => faqs,
      keepUnusedDataFor: KEEP_LONG,
    }),
    askSupport: build.query<Answer[], Call<typeof askSupport>['query']>({
      query: (query) => call<typeof askSupport>({ method: 'GET', url: '/api/support', query }),
      transformResponse: ({ answers }: Reply<typeof askSupport>) => answers,
    }),
  }),
});

export const { useListFaqsQuery, useLazyAskSupportQuery } = supportApi;
