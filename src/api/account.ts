import type {
  askForReset,
  changePassword,
  endSession,
  saveLanguage,
  resetPassword,
  showPasswordLink,
  signIn,
  signOut,
} from '#contract/account';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { buildRequest, withBody } from './buildRequest';
import type { Fields } from './lenientFields';
import { parseSession } from './parseSession';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation({
      ...withBody<typeof signIn>('POST', '/api/login'),
      transformResponse: (
        response: Fields,
        _meta: unknown,
        { email }: Call<typeof signIn>['body'],
      ) => parseSession(response, email),
    }),
    signOut: build.mutation<Reply<typeof signOut>, void>({
      extraOptions: { feature: 'logout' },
      query: () => buildRequest<typeof signOut>({ method: 'POST', url: '/api/logout' }),
    }),
    endSession: build.mutation({
      ...withBody<typeof endSession>('POST', '/api/end-session'),
      extraOptions: { feature: 'logout' },
    }),
    changePassword: build.mutation(withBody<typeof changePassword>('PUT', '/api/updateProfile')),
    saveLanguage: build.mutation({
      ...withBody<typeof saveLanguage>('PUT', '/api/language'),
      extraOptions: { feature: 'language' },
    }),
    askForReset: build.mutation(withBody<typeof askForReset>('POST', '/api/forgot-password')),
    /** The token from the link is sent in its own header, because URLs are written to logs. */
    resetPassword: build.mutation<
      Reply<typeof resetPassword>,
      Call<typeof resetPassword>['body'] & { token: string }
    >({
      query: ({ token, ...body }) =>
        buildRequest<typeof resetPassword>(
          { method: 'POST', url: '/api/reset-password', body },
          { 'X-Reset-Token': token },
        ),
    }),
    /** Looks up whose password the link in an e-mail sets. */
    showPasswordLink: build.query<
      Reply<typeof showPasswordLink>,
      Call<typeof showPasswordLink>['query'] & { token: string }
    >({
      extraOptions: { feature: 'first-password' },
      query: ({ token, ...query }) =>
        buildRequest<typeof showPasswordLink>(
          { method: 'GET', url: '/api/password-link', query },
          { 'X-Reset-Token': token },
        ),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useSignInMutation,
  useChangePasswordMutation,
  useAskForResetMutation,
  useResetPasswordMutation,
  useShowPasswordLinkQuery,
} = accountApi;
