import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './baseQuery';

/**
 * How long unused responses stay cached, in seconds; categories, class codes and product groups are
 * cached longer.
 */
export const LONG_CACHE_SECONDS = 300;
const CACHE_SECONDS = 60;

/** Effects do not run during server rendering, so hooks start their queries while rendering. */
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: typeof document === 'undefined' }),
);

/** The API of the storefront; each resource injects its endpoints from its own file. */
export const api = createApi({
  baseQuery,
  tagTypes: ['Addresses', 'Cart', 'Favourites', 'Orders', 'Product'],
  keepUnusedDataFor: CACHE_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
