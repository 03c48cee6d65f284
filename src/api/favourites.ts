import type { addFavourite, deleteFavourite, listFavourites } from '#contract/favourites';
import type { Product } from '#contract/product';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { buildRequest, readFrom } from './buildRequest';
import { orEmpty, productList, type ProductList } from './products';

/** Some servers return `products.data[]` instead of `products[]` (specification 3). */
type FavouritesResponse = Reply<typeof listFavourites> | { products: { data: Product[] } };

const favouritesIn = ({ products }: FavouritesResponse) =>
  products && 'data' in products ? orEmpty(products.data) : orEmpty(products);

export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFavourites: build.query<ProductList, Call<typeof listFavourites>['query']>({
      query: readFrom<typeof listFavourites>('/api/favorite'),
      extraOptions: { productsOf: favouritesIn },
      transformResponse: (response: FavouritesResponse) => productList(favouritesIn(response)),
      providesTags: ['Favourites'],
    }),
    addFavourite: build.mutation<Reply<typeof addFavourite>, Call<typeof addFavourite>['query']>({
      query: (query) =>
        buildRequest<typeof addFavourite>({ method: 'POST', url: '/api/fav/add', query }),
      extraOptions: { isConfirmed: true },
      invalidatesTags: ['Favourites'],
    }),
    deleteFavourite: build.mutation<
      Reply<typeof deleteFavourite>,
      Call<typeof deleteFavourite>['query']
    >({
      query: (query) =>
        buildRequest<typeof deleteFavourite>({ method: 'DELETE', url: '/api/fav/delete', query }),
      extraOptions: { isConfirmed: true },
      invalidatesTags: ['Favourites'],
    }),
  }),
});

export const { useListFavouritesQuery } = favouritesApi;
