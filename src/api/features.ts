import type { listFeatures } from '#contract/features';
import type { Reply } from '#contract/route';

import { api, LONG_CACHE_SECONDS } from './api';
import { buildRequest } from './buildRequest';
import { isTemporary } from './reasonOf';

export const featuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Lists what the server supports beyond section 7; a server without this endpoint supports none
     * of it.
     */
    listFeatures: build.query<string[], void>({
      queryFn: async (_nothing, _api, _options, fetchWithBaseQuery) => {
        const { data, error } = await fetchWithBaseQuery(
          buildRequest<typeof listFeatures>({ method: 'GET', url: '/api/features' }),
        );
        if (isTemporary(error)) return { error: error! };
        const { features } = (data ?? {}) as Partial<Reply<typeof listFeatures>>;
        return { data: Array.isArray(features) ? features : [] };
      },
      keepUnusedDataFor: LONG_CACHE_SECONDS,
    }),
  }),
});

export const { useListFeaturesQuery } = featuresApi;
