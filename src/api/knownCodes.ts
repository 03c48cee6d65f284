import type { findKnownCodes } from '#contract/knownCodes';
import type { Reply } from '#contract/route';

import { api } from './api';
import { withBody } from './buildRequest';

export const knownCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    findKnownCodes: build.mutation({
      ...withBody<typeof findKnownCodes>('POST', '/api/known-codes'),
      extraOptions: { feature: 'known-codes' },
      transformResponse: ({ codes }: Reply<typeof findKnownCodes>) => codes,
    }),
  }),
});
