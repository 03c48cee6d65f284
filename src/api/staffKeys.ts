import type { Call, Reply } from '#contract/route';
import type { addKey, listKeys, revokeKey, rotateKey, StaffKey } from '#contract/staffKeys';

import { api } from './api';
import { buildRequest } from './buildRequest';

export type { StaffKey };

const ROOT = '/api/staff/key';
const tag = { type: 'Key', id: 'ALL' } as const;

/** API keys of machines; nothing stays cached once their screen is left. */
const staffKeysApi = api.enhanceEndpoints({ addTagTypes: ['Key'] }).injectEndpoints({
  endpoints: (build) => ({
    listKeys: build.query<StaffKey[], Call<typeof listKeys>['query']>({
      query: (query) =>
        buildRequest<typeof listKeys>({ method: 'GET', url: '/api/staff/keys', query }),
      transformResponse: ({ keys }: Reply<typeof listKeys>) => keys,
      providesTags: [tag],
      keepUnusedDataFor: 0,
    }),
    addKey: build.mutation<Reply<typeof addKey>, Call<typeof addKey>['body']>({
      query: (body) => buildRequest<typeof addKey>({ method: 'POST', url: `${ROOT}/add`, body }),
      invalidatesTags: [tag],
    }),
    rotateKey: build.mutation<Reply<typeof rotateKey>, Call<typeof rotateKey>['body']>({
      query: (body) =>
        buildRequest<typeof rotateKey>({ method: 'POST', url: `${ROOT}/rotate`, body }),
      invalidatesTags: [tag],
    }),
    revokeKey: build.mutation<Reply<typeof revokeKey>, Call<typeof revokeKey>['body']>({
      query: (body) =>
        buildRequest<typeof revokeKey>({ method: 'POST', url: `${ROOT}/revoke`, body }),
      invalidatesTags: [tag],
    }),
  }),
});

export const { useListKeysQuery, useAddKeyMutation, useRotateKeyMutation, useRevokeKeyMutation } =
  staffKeysApi;
