import type { CallParts, Reply, Route } from '#contract/route';
import type { addKey, ApiKey, listKeys, revokeKey, rotateKey } from '#contract/v1/keys';

import { api } from './api';
import { requestTo } from './buildRequest';

export type { ApiKey };

const ROOT = '/api/v1/keys';
const tag = { type: 'Key', id: 'ALL' } as const;

/** API keys of machines; nothing stays cached once their screen is left. */
const staffKeysApi = api.enhanceEndpoints({ addTagTypes: ['Key'] }).injectEndpoints({
  endpoints: (build) => {
    const action = <R extends Route>(method: R['method'], url: R['url']) =>
      build.mutation<Reply<R>, CallParts<R>>({
        query: requestTo<R>(method, url),
        invalidatesTags: [tag],
      });
    return {
      listKeys: build.query<ApiKey[], void>({
        query: () => requestTo<typeof listKeys>('GET', ROOT)({}),
        transformResponse: ({ keys }: Reply<typeof listKeys>) => keys,
        providesTags: [tag],
        keepUnusedDataFor: 0,
      }),
      addKey: action<typeof addKey>('POST', ROOT),
      rotateKey: action<typeof rotateKey>('POST', `${ROOT}/:name/rotate`),
      revokeKey: action<typeof revokeKey>('POST', `${ROOT}/:name/revoke`),
    };
  },
});

export const { useListKeysQuery, useAddKeyMutation, useRotateKeyMutation, useRevokeKeyMutation } =
  staffKeysApi;
