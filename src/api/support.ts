import type { Call, Reply } from '#contract/route';
import type { Answer, askSupport, listFaqs } from '#contract/support';

import { api, LONG_CACHE_SECONDS } from './api';
import { readFrom } from './buildRequest';
import { asList, asText } from './lenientFields';

const answersOf = (list: unknown): Answer[] =>
  asList(list).map(({ question, answer }) => ({
    question: asText(question),
    answer: asText(answer),
  }));

export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFaqs: build.query<Answer[], Call<typeof listFaqs>['query']>({
      query: readFrom<typeof listFaqs>('/api/faqs'),
      transformResponse: ({ faqs }: Partial<Reply<typeof listFaqs>>) => answersOf(faqs),
      keepUnusedDataFor: LONG_CACHE_SECONDS,
    }),
    askSupport: build.query<Answer[], Call<typeof askSupport>['query']>({
      query: readFrom<typeof askSupport>('/api/support'),
      transformResponse: ({ answers }: Partial<Reply<typeof askSupport>>) => answersOf(answers),
    }),
  }),
});

export const { useListFaqsQuery, useLazyAskSupportQuery } = supportApi;
