import type { listInvoices, listOrderInvoices, showBalance } from '#contract/invoices';
import type { Reply } from '#contract/route';

import { api } from './api';
import { withQuery } from './buildRequest';

/** Refetched with each screen that shows them: only the wholesaler changes them. */
const FRESH = { keepUnusedDataFor: 0 } as const;

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
      ...FRESH,
    }),
    listOrderInvoices: build.query({
      ...withQuery<typeof listOrderInvoices>('GET', '/api/order-invoices'),
      extraOptions: { feature: 'invoices' },
      transformResponse: ({ invoices }: Reply<typeof listOrderInvoices>) => invoices,
      ...FRESH,
    }),
  }),
});

export const { useShowBalanceQuery, useListInvoicesQuery, useListOrderInvoicesQuery } = invoicesApi;
