import type { Shelf } from '../../api/findCategory';
import type { Market } from '../../api/products';

export const FIRST_PRODUCTS = 3;

/** Returns the query for the products shown on a sub-category's tile. */
export const firstProductsOf = ({ cat_code }: Pick<Shelf, 'cat_code'>, market: Market) => ({
  ...market,
  category: cat_code,
  page: 1,
  pagination: FIRST_PRODUCTS,
});
