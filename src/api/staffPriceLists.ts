import type { FetchArgs } from '@reduxjs/toolkit/query';

import type { Call, Reply } from '#contract/route';
import type {
  DeskListPrice,
  DeskPriceList,
  exportPriceList,
  listDeskListPrices,
  listDeskPriceLists,
  showDeskPriceList,
} from '#contract/staffPriceLists';
import type { DataOutcome } from '#contract/v1/data';
import type { addPriceList, changeListPrice, changePriceList } from '#contract/v1/priceLists';

import { api } from './api';
import { buildRequest, withQuery, withParts, type Versioned } from './buildRequest';
import { keepsVersion, setsVersion } from './setsVersion';

export type { DeskListPrice, DeskPriceList };
/** The fields of a list to be changed. */
export type PriceListChange = NonNullable<Call<typeof changePriceList>['body']>;

const ONE = '/api/staff/price-list';
const V1 = '/api/v1/price-lists';

/** Builds the request that exports the prices of a list as a file. */
export const priceListFile = (query: Call<typeof exportPriceList>['query']): FetchArgs =>
  buildRequest<typeof exportPriceList>({ method: 'GET', url: `${ONE}/export`, query });

const list = { type: 'DeskPriceList', id: 'LIST' } as const;
const one = { type: 'DeskPriceList', id: 'ONE' } as const;

/** Queries of price lists at the staff desk; nothing stays cached once the screen is left. */
const reads = api.enhanceEndpoints({ addTagTypes: ['DeskPriceList'] }).injectEndpoints({
  endpoints: (build) => ({
    listDeskPriceLists: build.query({
      ...withQuery<typeof listDeskPriceLists>('GET', '/api/staff/price-lists'),
      providesTags: [list],
      keepUnusedDataFor: 0,
    }),
    showDeskPriceList: build.query<DeskPriceList, string>({
      query: (code) =>
        buildRequest<typeof showDeskPriceList>({ method: 'GET', url: ONE, query: { code } }),
      transformResponse: ({ price_list }: Reply<typeof showDeskPriceList>) => price_list,
      ...keepsVersion<DeskPriceList>(),
      providesTags: [one],
      keepUnusedDataFor: 0,
    }),
    listDeskListPrices: build.query({
      ...withQuery<typeof listDeskListPrices>('GET', `${ONE}/prices`),
      providesTags: [one],
      keepUnusedDataFor: 0,
    }),
  }),
});

const change = {
  ...setsVersion((set, { params }: { params: { code: string } }, _data: DataOutcome) =>
    reads.util.updateQueryData('showDeskPriceList', params.code, set),
  ),
  invalidatesTags: [list, one],
};

const actions = reads.injectEndpoints({
  endpoints: (build) => ({
    addPriceList: build.mutation({
      ...withParts<typeof addPriceList>('POST', V1),
      invalidatesTags: [list],
    }),
    changePriceList: build.mutation<DataOutcome, Versioned<typeof changePriceList>>({
      ...withParts<typeof changePriceList>('PATCH', `${V1}/:code`),
      ...change,
    }),
    changeListPrice: build.mutation<DataOutcome, Versioned<typeof changeListPrice>>({
      ...withParts<typeof changeListPrice>('PATCH', `${V1}/:code/prices/:product_id`),
      ...change,
    }),
  }),
});

export const { useListDeskPriceListsQuery, useShowDeskPriceListQuery, useListDeskListPricesQuery } =
  reads;
export const { useAddPriceListMutation, useChangePriceListMutation, useChangeListPriceMutation } =
  actions;
