import type { rememberCode } from '#contract/rememberedCodes';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { call } from './call';

export const rememberedCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    rememberCode: build.mutation<Reply<typeof rememberCode>, Call<typeof rememberCode>['body']>({
      query: (body) =>
        call<typeof rememberCode>({ method: 'PUT', url: '/api/remembered-codes', body }),
    }),
  }),
});

export const { useRememberCodeMutation } = rememberedCodesApi;
