import type { showAccount } from '#contract/account';
import type { Address, listAddresses } from '#contract/addresses';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { readFrom } from './buildRequest';
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
      query: readFrom<typeof listAddresses>('/api/addresses'),
      transformResponse: ({ addresses }: { addresses?: unknown }) =>
        asList(addresses).map(parseAddress),
      providesTags: ['Addresses'],
    }),
    showAccount: build.query<Reply<typeof showAccount>, Call<typeof showAccount>['query']>({
      query: readFrom<typeof showAccount>('/api/account'),
      extraOptions: { feature: 'account' },
      providesTags: ['Addresses'],
    }),
  }),
});

export const { useListAddressesQuery, useShowAccountQuery } = addressesApi;
