import { Type } from 'typebox';

import { CountryFlag, StrictObject, Lang, ProductId, UserId } from './fields';
import { Product } from './product';
import { Done, Problem } from './replies';

const tags = ['Account'] as const;

/** Extends section 7: advertised as `restock` in the features. */
export const listRestock = {
  method: 'GET',
  url: '/api/restock',
  schema: {
    tags,
    summary:
      'Lists the products that the customer will be told of once they are in stock, newest first',
    querystring: StrictObject({ user_id: UserId, country: CountryFlag, lang: Lang }),
    response: { 200: Type.Object({ products: Type.Array(Product) }), '4xx': Problem },
  },
} as const;

const one = StrictObject({ product_id: ProductId, user_id: UserId, lang: Lang });

export const requestRestock = {
  method: 'PUT',
  url: '/api/restock',
  schema: {
    tags,
    summary:
      'Asks for one e-mail when a product is back in stock; refused while it is; asking again has no effect',
    body: one,
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const endRestock = {
  method: 'DELETE',
  url: '/api/restock',
  schema: {
    tags,
    summary: 'Takes back the request to be told of a product',
    querystring: one,
    response: { 200: Done, '4xx': Problem },
  },
} as const;
