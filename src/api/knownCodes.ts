import type { findKnownCodes, KnownCode } from '#contract/knownCodes';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { call } from './call';

export const knownCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    findKnownCodes: build.mutation<KnownCode[], Call<typeof findKnownCodes>['body']>({
      extraOptions: { beyond: 'known-codes' },
      query: (body) =>
        call<typeof findKnownCodes>({ method: 'POST', url: '/api/known-codes', body }),
      transformResponse: ({ codes }: Reply<typeof findKnownCodes>) => codes,
    }),
  }),
});
