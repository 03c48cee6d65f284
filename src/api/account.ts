import type { changePassword, listFeatures, signIn, SignedIn, signOut } from '#contract/account';
import type { Call, Reply } from '#contract/route';

import { api, KEEP_LONG } from './api';
import { call } from './call';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignedIn, Call<typeof signIn>['body']>({
      query: (body) => call<typeof signIn>({ method: 'POST', url: '/api/login', body }),
    }),
    signOut: build.mutation<Reply<typeof signOut>, void>({
      query: () => call<typeof signOut>({ method: 'POST', url: '/api/logout' }),
    }),
    changePassword: build.mutation<
      Reply<typeof changePassword>,
      Call<typeof changePassword>['body']
    >({
      query: (body) =>
        call<typeof changePassword>({ method: 'PUT', url: '/api/updateProfile', body }),
    }),
    /** What the server does beyond section 7; one that answers 404 does none of it. */
    listFeatures: build.query<string[], void>({
      query: () => call<typeof listFeatures>({ method: 'GET', url: '/api/features' }),
      transformResponse: ({ features }: Reply<typeof listFeatures>) => features,
      keepUnusedDataFor: KEEP_LONG,
    }),
  }),
});

export const { useSignInMutation, useChangePasswordMutation, useListFeaturesQuery } = accountApi;
