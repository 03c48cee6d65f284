import type {
  ApplicationSummary,
  approveApplication,
  askApplicant,
  beginReview,
  declineApplication,
  listApplications,
  revealField,
  ReviewedApplication,
  showApplication,
  signInStaff,
  signOutStaff,
} from '#contract/review';
import type { Reply } from '#contract/route';

import { api } from './api';
import { buildRequest, withBody, withParts, withQuery } from './buildRequest';

export type { ApplicationSummary, ReviewedApplication };

const ROOT = '/api/staff/application';
const tag = { type: 'Review', id: 'ALL' } as const;

/** Endpoints for staff; nothing of an application stays cached once its screen is left. */
export const reviewApi = api.enhanceEndpoints({ addTagTypes: ['Review'] }).injectEndpoints({
  endpoints: (build) => ({
    signInStaff: build.mutation(withBody<typeof signInStaff>('POST', '/api/staff/login')),
    signOutStaff: build.mutation<Reply<typeof signOutStaff>, void>({
      query: () => buildRequest<typeof signOutStaff>({ method: 'POST', url: '/api/staff/logout' }),
    }),
    listApplications: build.query({
      ...withQuery<typeof listApplications>('GET', '/api/staff/applications'),
      providesTags: [tag],
      keepUnusedDataFor: 0,
    }),
    showApplication: build.query<ReviewedApplication, string>({
      query: (reference) =>
        buildRequest<typeof showApplication>({ method: 'GET', url: ROOT, query: { reference } }),
      transformResponse: ({ application }: Reply<typeof showApplication>) => application,
      providesTags: [tag],
      keepUnusedDataFor: 0,
    }),
    revealField: build.mutation({
      ...withBody<typeof revealField>('POST', `${ROOT}/reveal`),
      invalidatesTags: [tag],
    }),
    beginReview: build.mutation({
      ...withParts<typeof beginReview>('POST', `${ROOT}/begin`),
      invalidatesTags: [tag],
    }),
    askApplicant: build.mutation({
      ...withParts<typeof askApplicant>('POST', `${ROOT}/ask`),
      invalidatesTags: [tag],
    }),
    approveApplication: build.mutation({
      ...withParts<typeof approveApplication>('POST', `${ROOT}/approve`),
      invalidatesTags: [tag],
    }),
    declineApplication: build.mutation({
      ...withParts<typeof declineApplication>('POST', `${ROOT}/decline`),
      invalidatesTags: [tag],
    }),
  }),
});

export const {
  useSignInStaffMutation,
  useSignOutStaffMutation,
  useListApplicationsQuery,
  useShowApplicationQuery,
  useBeginReviewMutation,
  useAskApplicantMutation,
  useApproveApplicationMutation,
  useDeclineApplicationMutation,
} = reviewApi;
