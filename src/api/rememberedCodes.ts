import type { forgetCode, listRememberedCodes, rememberCode } from '#contract/rememberedCodes';
import type { Reply } from '#contract/route';

import { api } from './api';
import { withQuery, withBody } from './buildRequest';

const tagged = api.enhanceEndpoints({ addTagTypes: ['RememberedCodes'] });

const rememberedCodesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** The customer's own codes, newest first. */
    listRememberedCodes: build.query({
      ...withQuery<typeof listRememberedCodes>('GET', '/api/remembered-codes'),
      extraOptions: { feature: 'rememberedCodes' },
      transformResponse: ({ codes }: Reply<typeof listRememberedCodes>) => codes,
      providesTags: ['RememberedCodes'],
    }),
    rememberCode: build.mutation({
      ...withBody<typeof rememberCode>('PUT', '/api/remembered-codes'),
      extraOptions: { feature: 'rememberedCodes' },
      invalidatesTags: ['RememberedCodes'],
    }),
    forgetCode: build.mutation({
      ...withQuery<typeof forgetCode>('DELETE', '/api/remembered-codes'),
      extraOptions: { feature: 'rememberedCodes' },
      invalidatesTags: ['RememberedCodes'],
    }),
  }),
});

export const { useListRememberedCodesQuery, useRememberCodeMutation, useForgetCodeMutation } =
  rememberedCodesApi;
