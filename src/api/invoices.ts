import type { listInvoices, showBalance } from '#contract/invoices';

import { api } from './api';
import { withQuery } from './buildRequest';

const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the company owes; undefined if that is not for the reader, or there are no invoices. */
    showBalance: build.query({
      ...withQuery<typeof showBalance>('GET', '/api/balance'),
      extraOptions: { feature: 'invoices' },
    }),
    listInvoices: build.query({
      ...withQuery<typeof listInvoices>('GET', '/api/invoices'),
      extraOptions: { feature: 'invoices' },
      // Refetched with each screen that shows them: only the wholesaler changes them.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useShowBalanceQuery, useListInvoicesQuery } = invoicesApi;
