import { Type, type Static } from 'typebox';

import { CountryFlag, StrictObject, Lang } from './fields';
import { Product } from './product';
import { Problem } from './replies';

export const ProductGroup = Type.Object({ title: Type.String(), data: Type.Array(Product) });
export type ProductGroup = Static<typeof ProductGroup>;

export const showProductGroup = {
  method: 'GET',
  url: '/api/product_group/:id',
  schema: {
    tags: ['Catalogue'],
    summary: 'Returns a hand-picked group of products and its title',
    params: StrictObject({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
    querystring: StrictObject({ lang: Lang, country: CountryFlag }),
    response: { 200: Type.Object({ data: ProductGroup }), '4xx': Problem },
  },
} as const;
