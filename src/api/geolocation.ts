import type { locate } from '#contract/geolocation';
import type { Reply } from '#contract/route';
import { DEFAULT_COUNTRY, type Country } from '#domain/countries';

import { api } from './api';
import { settings } from './settings';

/** Whatever country the service returns, the storefront uses Canada (specification 7). */
const FORCED_COUNTRY: Country = DEFAULT_COUNTRY;

/** The visitor's approximate location; unknown parts are empty. */
export interface VisitorLocation {
  country: Country;
  region: string;
  city: string;
}

function addressOfService(): URL {
  const address = new URL(`${settings.geoHost}/ipgeo`, location.origin);
  if (settings.geoKey) address.searchParams.set('apiKey', settings.geoKey);
  return address;
}

/**
 * Bypasses the shared base query: a third-party service receives no token, is called only once, and
 * its failure is logged and has no bearing on the state of our own server.
 */
export const geolocationApi = api.injectEndpoints({
  endpoints: (build) => ({
    locate: build.query<VisitorLocation, void>({
      queryFn: async (_nothing, { signal }) => {
        try {
          const response = await fetch(addressOfService(), { credentials: 'omit', signal });
          if (!response.ok) throw new Error(`HTTP ${response.status}`);
          const { city, state_prov } = (await response.json()) as Reply<typeof locate>;
          return { data: { country: FORCED_COUNTRY, region: state_prov, city } };
        } catch (error) {
          console.warn('Where the visitor is could not be found out.', error);
          return { error: { status: 'FETCH_ERROR', error: String(error) } };
        }
      },
      keepUnusedDataFor: 0,
    }),
  }),
});
