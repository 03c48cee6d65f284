import { Type } from 'typebox';

import { CountryFlag, StrictObject, Lang, ProductId, UserId } from './fields';
import { Product } from './product';
import { Done, Problem } from './replies';

const tags = ['Favourites'] as const;

export const listFavourites = {
  method: 'GET',
  url: '/api/favorite',
  schema: {
    tags,
    summary: "Lists the customer's favourites, newest first",
    querystring: StrictObject({ user_id: UserId, country: CountryFlag, lang: Lang }),
    response: { 200: Type.Object({ products: Type.Array(Product) }), '4xx': Problem },
  },
} as const;

export const addFavourite = {
  method: 'POST',
  url: '/api/fav/add',
  schema: {
    tags,
    summary: 'Adds a product to the favourites; adding it again has no effect',
    querystring: StrictObject({
      product_id: ProductId,
      user_id: UserId,
      /** Sent by older clients and ignored: the catalogue is authoritative. */
      price: Type.Optional(Type.String({ maxLength: 40 })),
      image: Type.Optional(Type.String({ maxLength: 500 })),
      product: Type.Optional(Type.String({ maxLength: 500 })),
      country: CountryFlag,
      lang: Lang,
    }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const deleteFavourite = {
  method: 'DELETE',
  url: '/api/fav/delete',
  schema: {
    tags,
    summary: 'Removes a product from the favourites',
    querystring: StrictObject({ product_id: ProductId, user_id: UserId, lang: Lang }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;
