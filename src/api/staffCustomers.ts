import type { Call, Reply } from '#contract/route';
import type {
  CustomerEvent,
  CustomerView,
  DeskAddress,
  DeskCustomer,
  DeskPerson,
  listCustomers,
  ListedCustomer,
  showCustomer,
} from '#contract/staffCustomers';
import type { CustomersProduct, findAsCustomer } from '#contract/staffCustomerShop';
import type { addCustomer, changeCustomer, inviteCustomer } from '#contract/v1/customers';
import type { changeCustomerUser, CustomerUserChange } from '#contract/v1/customerUsers';
import type { DataOutcome } from '#contract/v1/data';

import { api } from './api';
import { buildRequest, type Versioned, withQuery, withParts } from './buildRequest';
import { keepsVersion, setsVersion } from './setsVersion';

export type { CustomerEvent, CustomerView, DeskAddress, DeskCustomer, DeskPerson, ListedCustomer };
export type { CustomerUserChange };
export type { CustomersProduct };
export type FoundAsCustomer = Reply<typeof findAsCustomer>;
/** The fields of a customer to be changed. */
export type DeskCustomerChange = NonNullable<Call<typeof changeCustomer>['body']>;

const ROOT = '/api/staff/customer';
const ALL = '/api/v1/customers';
const ONE = '/api/v1/customers/:customer_code';
const list = { type: 'DeskCustomer', id: 'LIST' } as const;
const one = { type: 'DeskCustomer', id: 'ONE' } as const;

/** Queries of customers at the staff desk; nothing stays cached once the screen is left. */
const reads = api.enhanceEndpoints({ addTagTypes: ['DeskCustomer'] }).injectEndpoints({
  endpoints: (build) => ({
    listCustomers: build.query({
      ...withQuery<typeof listCustomers>('GET', '/api/staff/customers'),
      providesTags: [list],
      keepUnusedDataFor: 0,
    }),
    showCustomer: build.query<DeskCustomer, string>({
      query: (customer_code) =>
        buildRequest<typeof showCustomer>({ method: 'GET', url: ROOT, query: { customer_code } }),
      transformResponse: ({ customer }: Reply<typeof showCustomer>) => customer,
      ...keepsVersion<DeskCustomer>(),
      providesTags: [one],
      keepUnusedDataFor: 0,
    }),
    findAsCustomer: build.query({
      ...withQuery<typeof findAsCustomer>('GET', `${ROOT}/products`),
      keepUnusedDataFor: 0,
    }),
  }),
});

const actions = reads.injectEndpoints({
  endpoints: (build) => ({
    changeCustomer: build.mutation<DataOutcome, Versioned<typeof changeCustomer>>({
      ...withParts<typeof changeCustomer>('PATCH', ONE),
      ...setsVersion((set, { params }: Versioned<typeof changeCustomer>, _data: DataOutcome) =>
        reads.util.updateQueryData('showCustomer', params.customer_code, set),
      ),
      invalidatesTags: [list, one],
    }),
    addCustomer: build.mutation({
      ...withParts<typeof addCustomer>('POST', ALL),
      invalidatesTags: [list],
    }),
    inviteCustomer: build.mutation({
      ...withParts<typeof inviteCustomer>('POST', `${ONE}/invite`),
      invalidatesTags: [list, one],
    }),
    changeCustomerUser: build.mutation({
      ...withParts<typeof changeCustomerUser>('PATCH', `${ONE}/users`),
      invalidatesTags: [one],
    }),
  }),
});

export const { useListCustomersQuery, useShowCustomerQuery, useFindAsCustomerQuery } = reads;
export const {
  useChangeCustomerMutation,
  useAddCustomerMutation,
  useInviteCustomerMutation,
  useChangeCustomerUserMutation,
} = actions;
