import type {
  approveRequisition,
  declineRequisition,
  listRequisitions,
  Requisition,
  showRequisition,
  withdrawRequisition,
} from '#contract/requisitions';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { buildRequest, readFrom } from './buildRequest';
import { productsOfReport } from './parseReport';

type Requisitions = Reply<typeof listRequisitions>;

type Keyed<Body> = Body & { key: string };

/** `key` makes a repeated call harmless: what is decided is decided once. */
const keyed = (key: string) => ({ 'Idempotency-Key': key });

const requisitionsApi = api.enhanceEndpoints({ addTagTypes: ['Requisitions'] }).injectEndpoints({
  endpoints: (build) => ({
    listRequisitions: build.query<Requisitions, Call<typeof listRequisitions>['query']>({
      extraOptions: { feature: 'approvals' },
      query: readFrom<typeof listRequisitions>('/api/requisitions'),
      providesTags: ['Requisitions'],
    }),
    showRequisition: build.query<Requisition, Call<typeof showRequisition>['query']>({
      extraOptions: { feature: 'approvals' },
      query: readFrom<typeof showRequisition>('/api/requisition'),
      transformResponse: ({ requisition }: Reply<typeof showRequisition>) => requisition,
      providesTags: ['Requisitions'],
    }),
    approveRequisition: build.mutation<
      Reply<typeof approveRequisition>,
      Keyed<Call<typeof approveRequisition>['body']>
    >({
      extraOptions: { feature: 'approvals' },
      query: ({ key, ...body }) =>
        buildRequest<typeof approveRequisition>(
          { method: 'POST', url: '/api/requisition/approve', body },
          keyed(key),
        ),
      // Also after a refusal: prices, stock or the decision have then changed meanwhile.
      invalidatesTags: ['Requisitions', 'Orders', 'Cart', 'Product'],
    }),
    declineRequisition: build.mutation<
      Reply<typeof declineRequisition>,
      Keyed<Call<typeof declineRequisition>['body']>
    >({
      extraOptions: { feature: 'approvals' },
      query: ({ key, ...body }) =>
        buildRequest<typeof declineRequisition>(
          { method: 'POST', url: '/api/requisition/decline', body },
          keyed(key),
        ),
      invalidatesTags: ['Requisitions', 'Cart'],
    }),
    withdrawRequisition: build.mutation<
      Reply<typeof withdrawRequisition>,
      Keyed<Call<typeof withdrawRequisition>['body']>
    >({
      extraOptions: { feature: 'approvals', productsOf: productsOfReport },
      query: ({ key, ...body }) =>
        buildRequest<typeof withdrawRequisition>(
          { method: 'POST', url: '/api/requisition/withdraw', body },
          keyed(key),
        ),
      invalidatesTags: ['Requisitions', 'Cart', 'Product'],
    }),
  }),
});

export const {
  useListRequisitionsQuery,
  useShowRequisitionQuery,
  useApproveRequisitionMutation,
  useDeclineRequisitionMutation,
  useWithdrawRequisitionMutation,
} = requisitionsApi;
