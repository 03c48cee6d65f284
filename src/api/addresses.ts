import type { showAccount } from '#contract/account';
import type { Address, listAddresses } from '#contract/addresses';

import { api } from './api';
import { withQuery } from './buildRequest';
import { asList, asText, type Fields } from './lenientFields';

/** Reads a delivery address, filling in any fields the server omits. */
export const parseAddress = (address: Fields): Address => ({
  code: asText(address.code),
  name: asText(address.name),
  street: asText(address.street),
  city: asText(address.city),
  region: asText(address.region),
  postal_code: asText(address.postal_code),
  country: asText(address.country),
  phone: asText(address.phone),
});

const addressesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAddresses: build.query({
      ...withQuery<typeof listAddresses>('GET', '/api/addresses'),
      transformResponse: ({ addresses }: { addresses?: unknown }) =>
        asList(addresses).map(parseAddress),
      providesTags: ['Addresses'],
    }),
    showAccount: build.query({
      ...withQuery<typeof showAccount>('GET', '/api/account'),
      extraOptions: { feature: 'account' },
      providesTags: ['Addresses'],
    }),
  }),
});

export const { useListAddressesQuery, useShowAccountQuery } = addressesApi;
