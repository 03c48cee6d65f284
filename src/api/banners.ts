import type { listBanners } from '#contract/content';
import type { Reply } from '#contract/route';

import { api, LONG_CACHE_SECONDS } from './api';
import { withQuery } from './buildRequest';

/** Separate from the other content because banners are on every screen from the first paint. */
export const bannersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBanners: build.query({
      ...withQuery<typeof listBanners>('GET', '/api/banners'),
      transformResponse: ({ banners }: Reply<typeof listBanners>) => banners,
      keepUnusedDataFor: LONG_CACHE_SECONDS,
    }),
  }),
});

export const { useListBannersQuery } = bannersApi;
