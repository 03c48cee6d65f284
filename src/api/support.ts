import type { Call, Reply } from '#contract/route';
import type { Answer, askSupport, listFaqs } from '#contract/support';

import { api, KEEP_LONG } from './api';
import { asList, asText } from './asRead';
import { call } from './call';

const answersOf = (list: unknown): Answer[] =>
  asList(list).map(({ question, answer }) => ({
    question: asText(question),
    answer: asText(answer),
  }));

export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFaqs: build.query<Answer[], Call<typeof listFaqs>['query']>({
      query: (query) => call<typeof listFaqs>({ method: 'GET', url: '/api/faqs', query }),
      transformResponse: ({ faqs }: Partial<Reply<typeof listFaqs>>) => answersOf(faqs),
      keepUnusedDataFor: KEEP_LONG,
    }),
    askSupport: build.query<Answer[], Call<typeof askSupport>['query']>({
      query: (query) => call<typeof askSupport>({ method: 'GET', url: '/api/support', query }),
      transformResponse: ({ answers }: Partial<Reply<typeof askSupport>>) => answersOf(answers),
    }),
  }),
});

export const { useListFaqsQuery, useLazyAskSupportQuery } = supportApi;
