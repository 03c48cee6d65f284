import type { CallParts, Reply } from '#contract/route';
import type { addKey, ApiKey, listKeys, revokeKey, rotateKey } from '#contract/v1/keys';

import { api } from './api';
import { requestTo } from './buildRequest';

export type { ApiKey };

const ROOT = '/api/v1/keys';
const tag = { type: 'Key', id: 'ALL' } as const;
const invalidatesTags = [tag];

/** API keys of machines; nothing stays cached once their screen is left. */
const staffKeysApi = api.enhanceEndpoints({ addTagTypes: ['Key'] }).injectEndpoints({
  endpoints: (build) => ({
    listKeys: build.query<ApiKey[], void>({
      query: () => requestTo<typeof listKeys>('GET', ROOT)({}),
      transformResponse: ({ keys }: Reply<typeof listKeys>) => keys,
      providesTags: [tag],
      keepUnusedDataFor: 0,
    }),
    addKey: build.mutation<Reply<typeof addKey>, CallParts<typeof addKey>>({
      query: requestTo<typeof addKey>('POST', ROOT),
      invalidatesTags,
    }),
    rotateKey: build.mutation<Reply<typeof rotateKey>, CallParts<typeof rotateKey>>({
      query: requestTo<typeof rotateKey>('POST', `${ROOT}/:name/rotate`),
      invalidatesTags,
    }),
    revokeKey: build.mutation<Reply<typeof revokeKey>, CallParts<typeof revokeKey>>({
      query: requestTo<typeof revokeKey>('POST', `${ROOT}/:name/revoke`),
      invalidatesTags,
    }),
  }),
});

export const { useListKeysQuery, useAddKeyMutation, useRotateKeyMutation, useRevokeKeyMutation } =
  staffKeysApi;
