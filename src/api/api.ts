import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './baseQuery';

/** Seconds that unused answers are kept: categories, class codes and product groups longer than the rest. */
export const KEEP_LONG = 300;
const KEEP = 60;

/** Where a server draws a page, no effect runs: a screen asks while it is drawn. */
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: typeof document === 'undefined' }),
);

/** Every call of the storefront; endpoints are injected by the file of their noun. */
export const api = createApi({
  baseQuery,
  tagTypes: ['Cart', 'Favourites', 'Orders', 'Product'],
  keepUnusedDataFor: KEEP,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
