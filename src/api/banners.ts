import type { Banner, listBanners } from '#contract/content';
import type { Call, Reply } from '#contract/route';

import { api, KEEP_LONG } from './api';
import { call } from './call';

/** Separate from the other content because banners are on every screen from the first paint. */
export const bannersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBanners: build.query<Banner[], Call<typeof listBanners>['query']>({
      query: (query) => call<typeof listBanners>({ method: 'GET', url: '/api/banners', query }),
      transformResponse: ({ banners }: Reply<typeof listBanners>) => banners,
      keepUnusedDataFor: KEEP_LONG,
    }),
  }),
});

export const { useListBannersQuery } = bannersApi;
