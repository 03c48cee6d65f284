import type {
  answerQuestion,
  mailApplicationStatus,
  openApplicationStatus,
  showApplicationStatus,
} from '#contract/applicationStatus';
import type { Reply } from '#contract/route';

import { api } from './api';
import { withQuery, withBody } from './buildRequest';

const applicationStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    showApplicationStatus: build.query({
      ...withQuery<typeof showApplicationStatus>('GET', '/api/application-status'),
      extraOptions: { feature: 'application-status' },
      transformResponse: ({ application }: Reply<typeof showApplicationStatus>) => application,
      keepUnusedDataFor: 0,
    }),
    openApplicationStatus: build.mutation({
      ...withBody<typeof openApplicationStatus>('POST', '/api/application-status/open'),
      extraOptions: { feature: 'application-status' },
    }),
    answerQuestion: build.mutation({
      ...withBody<typeof answerQuestion>('POST', '/api/application-status/answer'),
      extraOptions: { feature: 'application-status' },
    }),
    mailApplicationStatus: build.mutation({
      ...withBody<typeof mailApplicationStatus>('POST', '/api/application-status/mail'),
      extraOptions: { feature: 'application-status' },
    }),
  }),
});

export const {
  useShowApplicationStatusQuery,
  useOpenApplicationStatusMutation,
  useAnswerQuestionMutation,
  useMailApplicationStatusMutation,
} = applicationStatusApi;
