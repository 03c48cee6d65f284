import type {
  answerQuestion,
  ApplicationProgress,
  mailApplicationStatus,
  openApplicationStatus,
  showApplicationStatus,
} from '#contract/applicationStatus';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { buildRequest } from './buildRequest';

const applicationStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    showApplicationStatus: build.query<
      ApplicationProgress | null,
      Call<typeof showApplicationStatus>['query']
    >({
      extraOptions: { feature: 'application-status' },
      query: (query) =>
        buildRequest<typeof showApplicationStatus>({
          method: 'GET',
          url: '/api/application-status',
          query,
        }),
      transformResponse: ({ application }: Reply<typeof showApplicationStatus>) => application,
      keepUnusedDataFor: 0,
    }),
    openApplicationStatus: build.mutation<
      Reply<typeof openApplicationStatus>,
      Call<typeof openApplicationStatus>['body']
    >({
      extraOptions: { feature: 'application-status' },
      query: (body) =>
        buildRequest<typeof openApplicationStatus>({
          method: 'POST',
          url: '/api/application-status/open',
          body,
        }),
    }),
    answerQuestion: build.mutation<
      Reply<typeof answerQuestion>,
      Call<typeof answerQuestion>['body']
    >({
      extraOptions: { feature: 'application-status' },
      query: (body) =>
        buildRequest<typeof answerQuestion>({
          method: 'POST',
          url: '/api/application-status/answer',
          body,
        }),
    }),
    mailApplicationStatus: build.mutation<
      Reply<typeof mailApplicationStatus>,
      Call<typeof mailApplicationStatus>['body']
    >({
      extraOptions: { feature: 'application-status' },
      query: (body) =>
        buildRequest<typeof mailApplicationStatus>({
          method: 'POST',
          url: '/api/application-status/mail',
          body,
        }),
    }),
  }),
});

export const {
  useShowApplicationStatusQuery,
  useOpenApplicationStatusMutation,
  useAnswerQuestionMutation,
  useMailApplicationStatusMutation,
} = applicationStatusApi;
