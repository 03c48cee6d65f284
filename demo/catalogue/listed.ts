import type { OfferTable, ProductTable } from '../../server/db/tables/catalogue';

import type { DemoProduct } from './products';

/** What groups and orders need to know of a product; a hundred thousand of them fit in memory. */
export interface Listed extends Pick<
  ProductTable,
  'product_id' | 'cat_code' | 'name_en' | 'ship_pac' | 'popularity'
> {
  offers: readonly OfferTable[];
}

export const listed = ({ product, offers }: DemoProduct): Listed => {
  const { product_id, cat_code, name_en, ship_pac, popularity } = product;
  return { product_id, cat_code, name_en, ship_pac, popularity, offers };
};
