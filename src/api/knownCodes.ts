import type { findKnownCodes, KnownCode } from '#contract/knownCodes';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { buildRequest } from './buildRequest';

export const knownCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    findKnownCodes: build.mutation<KnownCode[], Call<typeof findKnownCodes>['body']>({
      extraOptions: { feature: 'known-codes' },
      query: (body) =>
        buildRequest<typeof findKnownCodes>({ method: 'POST', url: '/api/known-codes', body }),
      transformResponse: ({ codes }: Reply<typeof findKnownCodes>) => codes,
    }),
  }),
});
