import type { downloadProductData, listProductData } from '#contract/productData';

import { api } from './api';
import { readFrom, withQuery } from './buildRequest';
import { listsProducts } from './products';

export const productDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProductData: build.query({
      ...withQuery<typeof listProductData>('GET', '/api/product-data'),
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
