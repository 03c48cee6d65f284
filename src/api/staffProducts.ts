import type { Call, Reply } from '#contract/route';
import type {
  DeskOffer,
  DeskProduct,
  ProductEvent,
  ProductWeeks,
  showDeskProduct,
  showProductWeeks,
  Source,
} from '#contract/staffProduct';
import type { removePicture, restorePicture, uploadPicture } from '#contract/staffProductActions';
import type {
  listDeskCategories,
  listDeskProducts,
  DeskListedProduct,
} from '#contract/staffProducts';
import type { DataOutcome } from '#contract/v1/data';
import type { changeProductPrices } from '#contract/v1/prices';
import type { changeProduct } from '#contract/v1/products';
import type { changeProductStock } from '#contract/v1/stock';

import { api } from './api';
import { buildRequest, withQuery, withParts, withBody, type Versioned } from './buildRequest';
import { keepsVersion, setsVersion } from './setsVersion';

export type { DeskOffer, DeskProduct, DeskListedProduct, ProductEvent, ProductWeeks, Source };
/** The fields of a product to be changed. */
export type DeskProductChange = NonNullable<Call<typeof changeProduct>['body']>;
export type PriceChange = NonNullable<Call<typeof changeProductPrices>['body']>;

const ROOT = '/api/staff/product';
const ONE = '/api/v1/products/:product_id';
const list = { type: 'DeskProduct', id: 'LIST' } as const;
const one = { type: 'DeskProduct', id: 'ONE' } as const;

/** Queries of products at the staff desk; nothing stays cached once the screen is left. */
const reads = api.enhanceEndpoints({ addTagTypes: ['DeskProduct'] }).injectEndpoints({
  endpoints: (build) => ({
    listDeskProducts: build.query({
      ...withQuery<typeof listDeskProducts>('GET', '/api/staff/products'),
      providesTags: [list],
      keepUnusedDataFor: 0,
    }),
    showDeskProduct: build.query<DeskProduct, string>({
      query: (product_id) =>
        buildRequest<typeof showDeskProduct>({ method: 'GET', url: ROOT, query: { product_id } }),
      transformResponse: ({ product }: Reply<typeof showDeskProduct>) => product,
      ...keepsVersion<DeskProduct>(),
      providesTags: [one],
      keepUnusedDataFor: 0,
    }),
    showProductWeeks: build.query({
      ...withQuery<typeof showProductWeeks>('GET', `${ROOT}/weeks`),
      providesTags: [one],
      keepUnusedDataFor: 0,
    }),
    listDeskCategories: build.query<Reply<typeof listDeskCategories>['categories'], void>({
      query: () =>
        buildRequest<typeof listDeskCategories>({
          method: 'GET',
          url: `${ROOT}/categories`,
          query: {},
        }),
      transformResponse: ({ categories }: Reply<typeof listDeskCategories>) => categories,
      keepUnusedDataFor: 0,
    }),
  }),
});

interface Started {
  dispatch: (action: ReturnType<typeof reads.util.upsertQueryData>) => unknown;
  queryFulfilled: Promise<{ data: DeskProduct }>;
}

/**
 * Actions return the updated product, which is shown at once; after a refusal the product is
 * refetched.
 */
const action = {
  transformResponse: ({ product }: { product: DeskProduct }) => product,
  onQueryStarted: async (
    { product_id }: { product_id: string },
    { dispatch, queryFulfilled }: Started,
  ) => {
    const result = await queryFulfilled.catch(() => undefined);
    if (result) dispatch(reads.util.upsertQueryData('showDeskProduct', product_id, result.data));
  },
  invalidatesTags: (_done: unknown, error: unknown) => (error ? [list, one] : [list]),
};

const change = {
  ...setsVersion((set, { params }: { params: { product_id: string } }, _data: DataOutcome) =>
    reads.util.updateQueryData('showDeskProduct', params.product_id, set),
  ),
  invalidatesTags: [list, one],
};

const actions = reads.injectEndpoints({
  endpoints: (build) => ({
    changeProduct: build.mutation<DataOutcome, Versioned<typeof changeProduct>>({
      ...withParts<typeof changeProduct>('PATCH', ONE),
      ...change,
    }),
    changePrices: build.mutation<DataOutcome, Versioned<typeof changeProductPrices>>({
      ...withParts<typeof changeProductPrices>('PATCH', `${ONE}/prices/:country`),
      ...change,
    }),
    changeStock: build.mutation({
      ...withParts<typeof changeProductStock>('PATCH', `${ONE}/stock/:country`),
      invalidatesTags: [list, one],
    }),
    uploadPicture: build.mutation<Reply<typeof uploadPicture>, { product_id: string; file: File }>({
      query: ({ product_id, file }) => ({
        ...buildRequest<typeof uploadPicture>(
          { method: 'PUT', url: `${ROOT}/picture`, query: { product_id } },
          { 'Content-Type': file.type },
        ),
        body: file,
      }),
      invalidatesTags: [one, list],
    }),
    removePicture: build.mutation<DeskProduct, Call<typeof removePicture>['body']>({
      ...withBody<typeof removePicture>('POST', `${ROOT}/picture/remove`),
      ...action,
    }),
    restorePicture: build.mutation<DeskProduct, Call<typeof restorePicture>['body']>({
      ...withBody<typeof restorePicture>('POST', `${ROOT}/picture/restore`),
      ...action,
    }),
  }),
});

export const {
  useListDeskProductsQuery,
  useShowDeskProductQuery,
  useShowProductWeeksQuery,
  useListDeskCategoriesQuery,
} = reads;
export const {
  useChangeProductMutation,
  useChangePricesMutation,
  useChangeStockMutation,
  useUploadPictureMutation,
  useRemovePictureMutation,
  useRestorePictureMutation,
} = actions;
