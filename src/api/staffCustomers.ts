import type { Call, Reply } from '#contract/route';
import type {
  addCustomer,
  changeCustomer,
  CustomerEvent,
  CustomerView,
  DeskAddress,
  DeskCustomer,
  inviteCustomer,
  listCustomers,
  ListedCustomer,
  showCustomer,
} from '#contract/staffCustomers';
import type { CustomersProduct, findAsCustomer } from '#contract/staffCustomerShop';

import { api } from './api';
import { buildRequest } from './buildRequest';

export type { CustomerEvent, CustomerView, DeskAddress, DeskCustomer, ListedCustomer };
export type { CustomersProduct };
export type FoundAsCustomer = Reply<typeof findAsCustomer>;
type CustomersPage = Reply<typeof listCustomers>;
type NewCustomer = Call<typeof addCustomer>['body'];
type Change = Call<typeof changeCustomer>['body'];
/** The fields of a customer to be changed. */
export type CustomerChange = Omit<Change, 'customer_code' | 'version' | 'lang'>;

const ROOT = '/api/staff/customer';
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

interface Started {
  dispatch: (action: ReturnType<typeof reads.util.upsertQueryData>) => unknown;
  queryFulfilled: Promise<{ data: DeskCustomer }>;
}

/**
 * Actions return the updated customer, which is shown at once; after a refusal the customer is
 * refetched.
 */
const action = {
  transformResponse: ({ customer }: { customer: DeskCustomer }) => customer,
  onQueryStarted: async (
    { customer_code }: { customer_code: string },
    { dispatch, queryFulfilled }: Started,
  ) => {
    const result = await queryFulfilled.catch(() => undefined);
    if (!result) return;
    dispatch(reads.util.upsertQueryData('showCustomer', customer_code, result.data));
  },
  invalidatesTags: (_done: unknown, error: unknown) => (error ? [list, one] : [list]),
};

const actions = reads.injectEndpoints({
  endpoints: (build) => ({
    changeCustomer: build.mutation<DeskCustomer, Change>({
      query: (body) =>
        buildRequest<typeof changeCustomer>({ method: 'POST', url: `${ROOT}/change`, body }),
      ...action,
    }),
    addCustomer: build.mutation<DeskCustomer, NewCustomer>({
      query: (body) =>
        buildRequest<typeof addCustomer>({ method: 'POST', url: '/api/staff/customers', body }),
      transformResponse: action.transformResponse,
      invalidatesTags: [list],
    }),
    inviteCustomer: build.mutation<DeskCustomer, Call<typeof inviteCustomer>['body']>({
      query: (body) =>
        buildRequest<typeof inviteCustomer>({ method: 'POST', url: `${ROOT}/invite`, body }),
      ...action,
    }),
  }),
});

export const { useListCustomersQuery, useShowCustomerQuery, useFindAsCustomerQuery } = reads;
export const { useChangeCustomerMutation, useAddCustomerMutation, useInviteCustomerMutation } =
  actions;
