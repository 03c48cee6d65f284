import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';

import type { Call, Reply } from '#contract/route';
import type {
  DeskListPrice,
  DeskPriceList,
  exportPriceList,
  listDeskListPrices,
  listDeskPriceLists,
  showDeskPriceList,
} from '#contract/staffPriceLists';
import type { DataAnswer, DataOutcome } from '#contract/v1/data';
import type {
  changePriceListPrices,
  changePriceLists,
  PriceListPriceRow,
  PriceListRow,
} from '#contract/v1/priceLists';

import { api } from './api';
import { buildRequest, readFrom } from './buildRequest';
import type { CallError } from './callError';

export type { DeskListPrice, DeskPriceList, PriceListRow };
type ListsPage = Reply<typeof listDeskPriceLists>;
type PricesPage = Reply<typeof listDeskListPrices>;

/** A price to set, or to remove; `isConfirmed` accepts one that is far from the price before. */
interface ListPriceChange {
  row: PriceListPriceRow;
  isConfirmed?: boolean;
}

const ONE = '/api/staff/price-list';

/** Builds the request that exports the prices of a list as a file. */
export const priceListFile = (query: Call<typeof exportPriceList>['query']): FetchArgs =>
  buildRequest<typeof exportPriceList>({ method: 'GET', url: `${ONE}/export`, query });

const list = { type: 'DeskPriceList', id: 'LIST' } as const;
const one = { type: 'DeskPriceList', id: 'ONE' } as const;

/** Queries of price lists at the staff desk; nothing stays cached once the screen is left. */
const reads = api.enhanceEndpoints({ addTagTypes: ['DeskPriceList'] }).injectEndpoints({
  endpoints: (build) => ({
    listDeskPriceLists: build.query<ListsPage, Call<typeof listDeskPriceLists>['query']>({
      query: readFrom<typeof listDeskPriceLists>('/api/staff/price-lists'),
      providesTags: [list],
      keepUnusedDataFor: 0,
    }),
    showDeskPriceList: build.query<DeskPriceList, string>({
      query: (code) =>
        buildRequest<typeof showDeskPriceList>({ method: 'GET', url: ONE, query: { code } }),
      transformResponse: ({ price_list }: Reply<typeof showDeskPriceList>) => price_list,
      providesTags: [one],
      keepUnusedDataFor: 0,
    }),
    listDeskListPrices: build.query<PricesPage, Call<typeof listDeskListPrices>['query']>({
      query: readFrom<typeof listDeskListPrices>(`${ONE}/prices`),
      providesTags: [one],
      keepUnusedDataFor: 0,
    }),
  }),
});

const isDone = ({ outcome }: DataOutcome): boolean =>
  outcome === 'added' || outcome === 'changed' || outcome === 'unchanged';

/** A batch of one row, which is refused if its row is. */
const ofOneRow = {
  transformResponse: ({ rows }: DataAnswer) => rows[0]!,
  transformErrorResponse: (error: FetchBaseQueryError): CallError => {
    const [row] = (error.data as Partial<DataAnswer> | undefined)?.rows ?? [];
    if (!row) return error as CallError;
    const { code = '', field, message = '' } = row;
    const errors = field === undefined ? [] : [{ field, code, message }];
    return { status: 400, data: { status: false, message, errors } } as CallError;
  },
  invalidatesTags: (_done: unknown, error: unknown) => (error ? [] : [list, one]),
};

const refusedByRow = {
  validateStatus: ({ ok }: Response, body: unknown) =>
    ok && (body as DataAnswer).rows.every(isDone),
};

const actions = reads.injectEndpoints({
  endpoints: (build) => ({
    changePriceList: build.mutation<DataOutcome, PriceListRow>({
      query: (row) => ({
        ...buildRequest<typeof changePriceLists>({
          method: 'PATCH',
          url: '/api/v1/price-lists',
          body: { rows: [row] },
        }),
        ...refusedByRow,
      }),
      ...ofOneRow,
    }),
    changeListPrice: build.mutation<DataOutcome, ListPriceChange>({
      query: ({ row, isConfirmed }) => ({
        ...buildRequest<typeof changePriceListPrices>({
          method: 'PATCH',
          url: '/api/v1/price-list-prices',
          body: { rows: [row], ...(isConfirmed && { confirm: { prices: 1 } }) },
        }),
        ...refusedByRow,
      }),
      ...ofOneRow,
    }),
  }),
});

export const { useListDeskPriceListsQuery, useShowDeskPriceListQuery, useListDeskListPricesQuery } =
  reads;
export const { useChangePriceListMutation, useChangeListPriceMutation } = actions;
