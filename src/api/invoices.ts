import type { Invoice, listInvoices, listOrderInvoices, showBalance } from '#contract/invoices';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { readFrom } from './buildRequest';

/** Refetched with each screen that shows them: only the wholesaler changes them. */
const FRESH = { keepUnusedDataFor: 0 } as const;

const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the company owes; undefined if that is not for the reader, or there are no invoices. */
    showBalance: build.query<Reply<typeof showBalance>, Call<typeof showBalance>['query']>({
      query: readFrom<typeof showBalance>('/api/balance'),
      extraOptions: { feature: 'invoices' },
    }),
    listInvoices: build.query<Reply<typeof listInvoices>, Call<typeof listInvoices>['query']>({
      query: readFrom<typeof listInvoices>('/api/invoices'),
      extraOptions: { feature: 'invoices' },
      ...FRESH,
    }),
    listOrderInvoices: build.query<Invoice[], Call<typeof listOrderInvoices>['query']>({
      query: readFrom<typeof listOrderInvoices>('/api/order-invoices'),
      extraOptions: { feature: 'invoices' },
      transformResponse: ({ invoices }: Reply<typeof listOrderInvoices>) => invoices,
      ...FRESH,
    }),
  }),
});

export const { useShowBalanceQuery, useListInvoicesQuery, useListOrderInvoicesQuery } = invoicesApi;
