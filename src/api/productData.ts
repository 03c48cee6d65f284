import type { downloadProductData, listProductData } from '#contract/productData';
import type { Call } from '#contract/route';

import { api } from './api';
import { buildRequest } from './buildRequest';
import { listsProducts, type ProductList } from './products';

export type DataQuery = Call<typeof listProductData>['query'];

export const productDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProductData: build.query<ProductList, DataQuery>({
      query: (query) =>
        buildRequest<typeof listProductData>({ method: 'GET', url: '/api/product-data', query }),
      ...listsProducts,
      extraOptions: { ...listsProducts.extraOptions, feature: 'product-data' },
      providesTags: ['Product'],
    }),
  }),
});

/** Builds the request with which `downloadFile` fetches the whole list. */
export const productDataFileRequest = (query: Call<typeof downloadProductData>['query']) =>
  buildRequest<typeof downloadProductData>({ method: 'GET', url: '/api/product-data/file', query });

export const { useListProductDataQuery } = productDataApi;
