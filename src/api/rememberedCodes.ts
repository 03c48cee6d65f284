import type {
  forgetCode,
  listRememberedCodes,
  rememberCode,
  RememberedCode,
} from '#contract/rememberedCodes';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { buildRequest } from './buildRequest';

const tagged = api.enhanceEndpoints({ addTagTypes: ['RememberedCodes'] });

const rememberedCodesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** The customer's own codes, newest first. */
    listRememberedCodes: build.query<RememberedCode[], Call<typeof listRememberedCodes>['query']>({
      extraOptions: { feature: 'rememberedCodes' },
      query: (query) =>
        buildRequest<typeof listRememberedCodes>({
          method: 'GET',
          url: '/api/remembered-codes',
          query,
        }),
      transformResponse: ({ codes }: Reply<typeof listRememberedCodes>) => codes,
      providesTags: ['RememberedCodes'],
    }),
    rememberCode: build.mutation<Reply<typeof rememberCode>, Call<typeof rememberCode>['body']>({
      extraOptions: { feature: 'rememberedCodes' },
      query: (body) =>
        buildRequest<typeof rememberCode>({ method: 'PUT', url: '/api/remembered-codes', body }),
      invalidatesTags: ['RememberedCodes'],
    }),
    forgetCode: build.mutation<Reply<typeof forgetCode>, Call<typeof forgetCode>['query']>({
      extraOptions: { feature: 'rememberedCodes' },
      query: (query) =>
        buildRequest<typeof forgetCode>({ method: 'DELETE', url: '/api/remembered-codes', query }),
      invalidatesTags: ['RememberedCodes'],
    }),
  }),
});

export const { useListRememberedCodesQuery, useRememberCodeMutation, useForgetCodeMutation } =
  rememberedCodesApi;
