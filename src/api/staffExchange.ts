import type { Reply } from '#contract/route';
import type {
  exportJobResults,
  FeedReader,
  listJobs,
  showExchange,
  StaffJob,
} from '#contract/staffExchange';
import type { cancelJob, confirmJob } from '#contract/v1/jobs';

import { api } from './api';
import { readFrom, withQuery, withParts } from './buildRequest';

export type { FeedReader, StaffJob };
export type Exchange = Reply<typeof showExchange>;

const tag = { type: 'Job', id: 'ALL' } as const;

/** Builds the request that exports the results of a job as a file. */
export const resultsFile = readFrom<typeof exportJobResults>('/api/staff/job/results');

/** The exchange with other programs; nothing stays cached once its screen is left. */
const staffExchangeApi = api.enhanceEndpoints({ addTagTypes: ['Job'] }).injectEndpoints({
  endpoints: (build) => ({
    showExchange: build.query({
      ...withQuery<typeof showExchange>('GET', '/api/staff/exchange'),
      keepUnusedDataFor: 0,
    }),
    listJobs: build.query({
      ...withQuery<typeof listJobs>('GET', '/api/staff/jobs'),
      transformResponse: ({ jobs }: Reply<typeof listJobs>) => jobs,
      providesTags: [tag],
      keepUnusedDataFor: 0,
    }),
    confirmJob: build.mutation({
      ...withParts<typeof confirmJob>('POST', '/api/v1/jobs/:job_id/confirm'),
      invalidatesTags: [tag],
    }),
    cancelJob: build.mutation({
      ...withParts<typeof cancelJob>('POST', '/api/v1/jobs/:job_id/cancel'),
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
