import type { addFavourite, deleteFavourite, listFavourites } from '#contract/favourites';
import type { Product } from '#contract/product';
import type { Reply } from '#contract/route';

import { api } from './api';
import { withQuery } from './buildRequest';
import { orEmpty, productList } from './products';

/** Some servers return `products.data[]` instead of `products[]` (specification 3). */
type FavouritesResponse = Reply<typeof listFavourites> | { products: { data: Product[] } };

const favouritesIn = ({ products }: FavouritesResponse) =>
  products && 'data' in products ? orEmpty(products.data) : orEmpty(products);

export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFavourites: build.query({
      ...withQuery<typeof listFavourites>('GET', '/api/favorite'),
      extraOptions: { productsOf: favouritesIn },
      transformResponse: (response: FavouritesResponse) => productList(favouritesIn(response)),
      providesTags: ['Favourites'],
    }),
    addFavourite: build.mutation({
      ...withQuery<typeof addFavourite>('POST', '/api/fav/add'),
      extraOptions: { isConfirmed: true },
      invalidatesTags: ['Favourites'],
    }),
    deleteFavourite: build.mutation({
      ...withQuery<typeof deleteFavourite>('DELETE', '/api/fav/delete'),
      extraOptions: { isConfirmed: true },
      invalidatesTags: ['Favourites'],
    }),
  }),
});

export const { useListFavouritesQuery } = favouritesApi;
