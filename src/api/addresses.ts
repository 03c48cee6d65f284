import type { Address, listAddresses } from '#contract/addresses';
import type { Call } from '#contract/route';

import { api } from './api';
import { buildRequest } from './buildRequest';
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
    listAddresses: build.query<Address[], Call<typeof listAddresses>['query']>({
      query: (query) =>
        buildRequest<typeof listAddresses>({ method: 'GET', url: '/api/addresses', query }),
      transformResponse: ({ addresses }: { addresses?: unknown }) =>
        asList(addresses).map(parseAddress),
      providesTags: ['Addresses'],
    }),
  }),
});

export const { useListAddressesQuery } = addressesApi;
