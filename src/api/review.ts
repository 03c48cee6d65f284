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
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { buildRequest } from './buildRequest';

export type Applications = Reply<typeof listApplications>;
export type { ApplicationSummary, ReviewedApplication };

const ROOT = '/api/staff/application';
const tag = { type: 'Review', id: 'ALL' } as const;

/** Endpoints for staff; nothing of an application stays cached once its screen is left. */
export const reviewApi = api.enhanceEndpoints({ addTagTypes: ['Review'] }).injectEndpoints({
  endpoints: (build) => ({
    signInStaff: build.mutation<Reply<typeof signInStaff>, Call<typeof signInStaff>['body']>({
      query: (body) =>
        buildRequest<typeof signInStaff>({ method: 'POST', url: '/api/staff/login', body }),
    }),
    signOutStaff: build.mutation<Reply<typeof signOutStaff>, void>({
      query: () => buildRequest<typeof signOutStaff>({ method: 'POST', url: '/api/staff/logout' }),
    }),
    listApplications: build.query<Applications, Call<typeof listApplications>['query']>({
      query: (query) =>
        buildRequest<typeof listApplications>({
          method: 'GET',
          url: '/api/staff/applications',
          query,
        }),
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
    revealField: build.mutation<Reply<typeof revealField>, Call<typeof revealField>['body']>({
      query: (body) =>
        buildRequest<typeof revealField>({ method: 'POST', url: `${ROOT}/reveal`, body }),
      invalidatesTags: [tag],
    }),
    beginReview: build.mutation<Reply<typeof beginReview>, Call<typeof beginReview>['body']>({
      query: (body) =>
        buildRequest<typeof beginReview>({ method: 'POST', url: `${ROOT}/begin`, body }),
      invalidatesTags: [tag],
    }),
    askApplicant: build.mutation<Reply<typeof askApplicant>, Call<typeof askApplicant>['body']>({
      query: (body) =>
        buildRequest<typeof askApplicant>({ method: 'POST', url: `${ROOT}/ask`, body }),
      invalidatesTags: [tag],
    }),
    approveApplication: build.mutation<
      Reply<typeof approveApplication>,
      Call<typeof approveApplication>['body']
    >({
      query: (body) =>
        buildRequest<typeof approveApplication>({ method: 'POST', url: `${ROOT}/approve`, body }),
      invalidatesTags: [tag],
    }),
    declineApplication: build.mutation<
      Reply<typeof declineApplication>,
      Call<typeof declineApplication>['body']
    >({
      query: (body) =>
        buildRequest<typeof declineApplication>({ method: 'POST', url: `${ROOT}/decline`, body }),
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
