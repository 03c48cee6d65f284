import type { Call, CallParts, Reply } from '#contract/route';
import type {
  CustomerEvent,
  CustomerView,
  DeskAddress,
  DeskCustomer,
  listCustomers,
  ListedCustomer,
  showCustomer,
} from '#contract/staffCustomers';
import type { CustomersProduct, findAsCustomer } from '#contract/staffCustomerShop';
import type { addCustomer, changeCustomer, inviteCustomer } from '#contract/v1/customers';
import type { DataOutcome } from '#contract/v1/data';

import { api } from './api';
import { buildRequest, requestTo, type Versioned } from './buildRequest';

export type { CustomerEvent, CustomerView, DeskAddress, DeskCustomer, ListedCustomer };
export type { CustomersProduct };
export type FoundAsCustomer = Reply<typeof findAsCustomer>;
type CustomersPage = Reply<typeof listCustomers>;
/** The fields of a customer to be changed. */
export type CustomerChange = NonNullable<Call<typeof changeCustomer>['body']>;

const ROOT = '/api/staff/customer';
const ALL = '/api/v1/customers';
const ONE = '/api/v1/customers/:customer_code';
const list = { type: 'DeskCustomer', id: 'LIST' } as const;
const one = { type: 'DeskCustomer', id: 'ONE' } as const;

/** Queries of customers at the staff desk; nothing stays cached once the screen is left. */
const reads = api.enhanceEndpoints({ addTagTypes: ['DeskCustomer'] }).injectEndpoints({
  endpoints: (build) => ({
    listCustomers: build.query<CustomersPage, Call<typeof listCustomers>['query']>({
      query: (query) =>
        buildRequest<typeof listCustomers>({ method: 'GET', url: '/api/staff/customers', query }),
      providesTags: [list],
      keepUnusedDataFor: 0,
    }),
    showCustomer: build.query<DeskCustomer, string>({
      query: (customer_code) =>
        buildRequest<typeof showCustomer>({ method: 'GET', url: ROOT, query: { customer_code } }),
      transformResponse: ({ customer }: Reply<typeof showCustomer>) => customer,
      providesTags: [one],
      keepUnusedDataFor: 0,
    }),
    findAsCustomer: build.query<FoundAsCustomer, Call<typeof findAsCustomer>['query']>({
      query: (query) =>
        buildRequest<typeof findAsCustomer>({ method: 'GET', url: `${ROOT}/products`, query }),
      keepUnusedDataFor: 0,
    }),
  }),
});

const actions = reads.injectEndpoints({
  endpoints: (build) => ({
    changeCustomer: build.mutation<DataOutcome, Versioned<typeof changeCustomer>>({
      query: requestTo<typeof changeCustomer>('PATCH', ONE),
      // The next change needs the new version at once; the rest of the customer is fetched again.
      onQueryStarted: async ({ params: { customer_code } }, { dispatch, queryFulfilled }) => {
        const result = await queryFulfilled.catch(() => undefined);
        const { version } = result?.data ?? {};
        if (version === undefined) return;
        dispatch(
          reads.util.updateQueryData('showCustomer', customer_code, (customer) => ({
            ...customer,
            version,
          })),
        );
      },
      invalidatesTags: [list, one],
    }),
    addCustomer: build.mutation<DataOutcome, CallParts<typeof addCustomer>>({
      query: requestTo<typeof addCustomer>('POST', ALL),
      invalidatesTags: [list],
    }),
    inviteCustomer: build.mutation<DataOutcome, CallParts<typeof inviteCustomer>>({
      query: requestTo<typeof inviteCustomer>('POST', `${ONE}/invite`),
      invalidatesTags: [list, one],
    }),
  }),
});

export const { useListCustomersQuery, useShowCustomerQuery, useFindAsCustomerQuery } = reads;
export const { useChangeCustomerMutation, useAddCustomerMutation, useInviteCustomerMutation } =
  actions;
