import type { OfferTable, ProductTable } from '../../server/db/tables/catalogue';

import type { DemoProduct } from './products';

/**
 * The part of a product that groups and orders need; small enough to hold a hundred thousand in
 * memory.
 */
export interface DemoListing extends Pick<
  ProductTable,
  'product_id' | 'cat_code' | 'name_en' | 'ship_pac' | 'popularity'
> {
  offers: readonly OfferTable[];
}

export const listedProduct = ({ product, offers }: DemoProduct): DemoListing => {
  const { product_id, cat_code, name_en, ship_pac, popularity } = product;
  return { product_id, cat_code, name_en, ship_pac, popularity, offers };
};
