import type { downloadProductData, listProductData } from '#contract/productData';
import type { Call } from '#contract/route';

import { api } from './api';
import { readFrom } from './buildRequest';
import { listsProducts, type ProductList } from './products';

export type DataQuery = Call<typeof listProductData>['query'];

export const productDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProductData: build.query<ProductList, DataQuery>({
      query: readFrom<typeof listProductData>('/api/product-data'),
      ...listsProducts,
      extraOptions: { ...listsProducts.extraOptions, feature: 'product-data' },
      providesTags: ['Product'],
    }),
  }),
});

/** Builds the request with which `downloadFile` fetches the whole list. */
export const productDataFileRequest =
  readFrom<typeof downloadProductData>('/api/product-data/file');

export const { useListProductDataQuery } = productDataApi;
