import type { Reply } from '#contract/route';
import type { Answer, askSupport, listFaqs } from '#contract/support';

import { api, LONG_CACHE_SECONDS } from './api';
import { withQuery } from './buildRequest';
import { asList, asText } from './lenientFields';

const answersOf = (list: unknown): Answer[] =>
  asList(list).map(({ question, answer }) => ({
    question: asText(question),
    answer: asText(answer),
  }));

export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFaqs: build.query({
      ...withQuery<typeof listFaqs>('GET', '/api/faqs'),
      transformResponse: ({ faqs }: Partial<Reply<typeof listFaqs>>) => answersOf(faqs),
      keepUnusedDataFor: LONG_CACHE_SECONDS,
    }),
    askSupport: build.query({
      ...withQuery<typeof askSupport>('GET', '/api/support'),
      transformResponse: ({ answers }: Partial<Reply<typeof askSupport>>) => answersOf(answers),
    }),
  }),
});

export const { useListFaqsQuery, useLazyAskSupportQuery } = supportApi;
