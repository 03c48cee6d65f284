import type {
  approveRequisition,
  declineRequisition,
  listRequisitions,
  showRequisition,
  withdrawRequisition,
} from '#contract/requisitions';
import type { Reply } from '#contract/route';

import { api } from './api';
import { withQuery, withKey } from './buildRequest';
import { productsOfReport } from './parseReport';

const requisitionsApi = api.enhanceEndpoints({ addTagTypes: ['Requisitions'] }).injectEndpoints({
  endpoints: (build) => ({
    listRequisitions: build.query({
      ...withQuery<typeof listRequisitions>('GET', '/api/requisitions'),
      extraOptions: { feature: 'approvals' },
      providesTags: ['Requisitions'],
    }),
    showRequisition: build.query({
      ...withQuery<typeof showRequisition>('GET', '/api/requisition'),
      extraOptions: { feature: 'approvals' },
      transformResponse: ({ requisition }: Reply<typeof showRequisition>) => requisition,
      providesTags: ['Requisitions'],
    }),
    approveRequisition: build.mutation({
      ...withKey<typeof approveRequisition>('POST', '/api/requisition/approve'),
      extraOptions: { feature: 'approvals' },
      // Also after a refusal: prices, stock or the decision have then changed meanwhile.
      invalidatesTags: ['Requisitions', 'Orders', 'Cart', 'Product'],
    }),
    declineRequisition: build.mutation({
      ...withKey<typeof declineRequisition>('POST', '/api/requisition/decline'),
      extraOptions: { feature: 'approvals' },
      invalidatesTags: ['Requisitions', 'Cart'],
    }),
    withdrawRequisition: build.mutation({
      ...withKey<typeof withdrawRequisition>('POST', '/api/requisition/withdraw'),
      extraOptions: { feature: 'approvals', productsOf: productsOfReport },
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
