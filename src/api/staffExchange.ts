import type { Call, Reply } from '#contract/route';
import type {
  cancelStaffJob,
  confirmStaffJob,
  exportJobResults,
  FeedReader,
  listJobs,
  showExchange,
  StaffJob,
} from '#contract/staffExchange';

import { api } from './api';
import { buildRequest } from './buildRequest';

export type { FeedReader, StaffJob };
export type Exchange = Reply<typeof showExchange>;

const ROOT = '/api/staff/job';
const tag = { type: 'Job', id: 'ALL' } as const;

/** Builds the request that exports the results of a job as a file. */
export const resultsFile = (query: Call<typeof exportJobResults>['query']) =>
  buildRequest<typeof exportJobResults>({ method: 'GET', url: `${ROOT}/results`, query });

/** The exchange with other programs; nothing stays cached once its screen is left. */
const staffExchangeApi = api.enhanceEndpoints({ addTagTypes: ['Job'] }).injectEndpoints({
  endpoints: (build) => ({
    showExchange: build.query<Exchange, Call<typeof showExchange>['query']>({
      query: (query) =>
        buildRequest<typeof showExchange>({ method: 'GET', url: '/api/staff/exchange', query }),
      keepUnusedDataFor: 0,
    }),
    listJobs: build.query<StaffJob[], Call<typeof listJobs>['query']>({
      query: (query) =>
        buildRequest<typeof listJobs>({ method: 'GET', url: '/api/staff/jobs', query }),
      transformResponse: ({ jobs }: Reply<typeof listJobs>) => jobs,
      providesTags: [tag],
      keepUnusedDataFor: 0,
    }),
    confirmJob: build.mutation<Reply<typeof confirmStaffJob>, Call<typeof confirmStaffJob>['body']>(
      {
        query: (body) =>
          buildRequest<typeof confirmStaffJob>({ method: 'POST', url: `${ROOT}/confirm`, body }),
        invalidatesTags: [tag],
      },
    ),
    cancelJob: build.mutation<Reply<typeof cancelStaffJob>, Call<typeof cancelStaffJob>['body']>({
      query: (body) =>
        buildRequest<typeof cancelStaffJob>({ method: 'POST', url: `${ROOT}/cancel`, body }),
      invalidatesTags: [tag],
    }),
  }),
});

export const {
  useShowExchangeQuery,
  useListJobsQuery,
  useConfirmJobMutation,
  useCancelJobMutation,
} = staffExchangeApi;
