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
import { buildRequest } from './buildRequest';
import type { Fields } from './lenientFields';
import { parseSession, type SessionData } from './parseSession';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SessionData, Call<typeof signIn>['body']>({
      query: (body) => buildRequest<typeof signIn>({ method: 'POST', url: '/api/login', body }),
      transformResponse: (response: Fields, _meta, { email }) => parseSession(response, email),
    }),
    signOut: build.mutation<Reply<typeof signOut>, void>({
      extraOptions: { feature: 'logout' },
      query: () => buildRequest<typeof signOut>({ method: 'POST', url: '/api/logout' }),
    }),
    endSession: build.mutation<Reply<typeof endSession>, Call<typeof endSession>['body']>({
      extraOptions: { feature: 'logout' },
      query: (body) =>
        buildRequest<typeof endSession>({ method: 'POST', url: '/api/end-session', body }),
    }),
    changePassword: build.mutation<
      Reply<typeof changePassword>,
      Call<typeof changePassword>['body']
    >({
      query: (body) =>
        buildRequest<typeof changePassword>({ method: 'PUT', url: '/api/updateProfile', body }),
    }),
    saveLanguage: build.mutation<Reply<typeof saveLanguage>, Call<typeof saveLanguage>['body']>({
      extraOptions: { feature: 'language' },
      query: (body) =>
        buildRequest<typeof saveLanguage>({ method: 'PUT', url: '/api/language', body }),
    }),
    askForReset: build.mutation<Reply<typeof askForReset>, Call<typeof askForReset>['body']>({
      query: (body) =>
        buildRequest<typeof askForReset>({ method: 'POST', url: '/api/forgot-password', body }),
    }),
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
