import type { Call, Reply } from '#contract/route';
import type {
  DeskOffer,
  DeskProduct,
  ProductEvent,
  showDeskProduct,
  Source,
} from '#contract/staffProduct';
import type {
  changeDeskPrices,
  changeDeskProduct,
  changeDeskStock,
  removePicture,
  restorePicture,
  uploadPicture,
} from '#contract/staffProductActions';
import type { listDeskCategories, listDeskProducts, ListedProduct } from '#contract/staffProducts';

import { api } from './api';
import { buildRequest } from './buildRequest';

export type { DeskOffer, DeskProduct, ListedProduct, ProductEvent, Source };
export type ProductsPage = Reply<typeof listDeskProducts>;
type Change = Call<typeof changeDeskProduct>['body'];
type Prices = Call<typeof changeDeskPrices>['body'];
type Stock = Call<typeof changeDeskStock>['body'];
type Named = 'product_id' | 'version' | 'lang';
/** The fields of a product to be changed. */
export type ProductChange = Omit<Change, Named>;
export type PriceChange = Omit<Prices, Named>;
export type StockChange = Omit<Stock, Named>;

const ROOT = '/api/staff/product';
const list = { type: 'DeskProduct', id: 'LIST' } as const;
const one = { type: 'DeskProduct', id: 'ONE' } as const;

/** Queries of products at the staff desk; nothing stays cached once the screen is left. */
const reads = api.enhanceEndpoints({ addTagTypes: ['DeskProduct'] }).injectEndpoints({
  endpoints: (build) => ({
    listDeskProducts: build.query<ProductsPage, Call<typeof listDeskProducts>['query']>({
      query: (query) =>
        buildRequest<typeof listDeskProducts>({ method: 'GET', url: '/api/staff/products', query }),
      providesTags: [list],
      keepUnusedDataFor: 0,
    }),
    showDeskProduct: build.query<DeskProduct, string>({
      query: (product_id) =>
        buildRequest<typeof showDeskProduct>({ method: 'GET', url: ROOT, query: { product_id } }),
      transformResponse: ({ product }: Reply<typeof showDeskProduct>) => product,
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

const actions = reads.injectEndpoints({
  endpoints: (build) => ({
    changeDeskProduct: build.mutation<DeskProduct, Change>({
      query: (body) =>
        buildRequest<typeof changeDeskProduct>({ method: 'POST', url: `${ROOT}/change`, body }),
      ...action,
    }),
    changeDeskPrices: build.mutation<DeskProduct, Prices>({
      query: (body) =>
        buildRequest<typeof changeDeskPrices>({ method: 'POST', url: `${ROOT}/prices`, body }),
      ...action,
    }),
    changeDeskStock: build.mutation<DeskProduct, Stock>({
      query: (body) =>
        buildRequest<typeof changeDeskStock>({ method: 'POST', url: `${ROOT}/stock`, body }),
      ...action,
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
      query: (body) =>
        buildRequest<typeof removePicture>({ method: 'POST', url: `${ROOT}/picture/remove`, body }),
      ...action,
    }),
    restorePicture: build.mutation<DeskProduct, Call<typeof restorePicture>['body']>({
      query: (body) =>
        buildRequest<typeof restorePicture>({
          method: 'POST',
          url: `${ROOT}/picture/restore`,
          body,
        }),
      ...action,
    }),
  }),
});

export const { useListDeskProductsQuery, useShowDeskProductQuery, useListDeskCategoriesQuery } =
  reads;
export const {
  useChangeDeskProductMutation,
  useChangeDeskPricesMutation,
  useChangeDeskStockMutation,
  useUploadPictureMutation,
  useRemovePictureMutation,
  useRestorePictureMutation,
} = actions;
