import type { addFavourite, deleteFavourite, listFavourites } from '#contract/favourites';
import type { Product } from '#contract/product';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { call } from './call';
import { holdProducts, type Products } from './products';

/** Some servers answer `products.data[]` where ours answers `products[]` (specification 3). */
type EitherReading = Reply<typeof listFavourites> | { products: { data: Product[] } };

export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFavourites: build.query<Products, Call<typeof listFavourites>['query']>({
      query: (query) => call<typeof listFavourites>({ method: 'GET', url: '/api/favorite', query }),
      transformResponse: ({ products }: EitherReading) =>
        holdProducts(Array.isArray(products) ? products : products.data),
      providesTags: ['Favourites'],
    }),
    addFavourite: build.mutation<Reply<typeof addFavourite>, Call<typeof addFavourite>['query']>({
      query: (query) => call<typeof addFavourite>({ method: 'POST', url: '/api/fav/add', query }),
      invalidatesTags: (_done, error) => (error ? [] : ['Favourites']),
    }),
    deleteFavourite: build.mutation<
      Reply<typeof deleteFavourite>,
      Call<typeof deleteFavourite>['query']
    >({
      query: (query) =>
        call<typeof deleteFavourite>({ method: 'DELETE', url: '/api/fav/delete', query }),
      invalidatesTags: (_done, error) => (error ? [] : ['Favourites']),
    }),
  }),
});

export const { useListFavouritesQuery } = favouritesApi;
