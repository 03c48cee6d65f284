import type { Call, CallParts, Reply } from '#contract/route';
import type {
  exportJobResults,
  FeedReader,
  listJobs,
  showExchange,
  StaffJob,
} from '#contract/staffExchange';
import type { cancelJob, confirmJob } from '#contract/v1/jobs';

import { api } from './api';
import { buildRequest, requestTo } from './buildRequest';

export type { FeedReader, StaffJob };
export type Exchange = Reply<typeof showExchange>;

const tag = { type: 'Job', id: 'ALL' } as const;

/** Builds the request that exports the results of a job as a file. */
export const resultsFile = (query: Call<typeof exportJobResults>['query']) =>
  buildRequest<typeof exportJobResults>({ method: 'GET', url: '/api/staff/job/results', query });

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
    confirmJob: build.mutation<Reply<typeof confirmJob>, CallParts<typeof confirmJob>>({
      query: requestTo<typeof confirmJob>('POST', '/api/v1/jobs/:job_id/confirm'),
      invalidatesTags: [tag],
    }),
    cancelJob: build.mutation<Reply<typeof cancelJob>, CallParts<typeof cancelJob>>({
      query: requestTo<typeof cancelJob>('POST', '/api/v1/jobs/:job_id/cancel'),
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
