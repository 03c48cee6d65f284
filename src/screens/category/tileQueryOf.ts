import type { FoundCategory } from '../../api/findCategory';
import type { Market } from '../../api/products';

export const TILE_PRODUCT_COUNT = 3;

/** Returns the query for the products shown on a sub-category's tile. */
export const tileQueryOf = ({ cat_code }: Pick<FoundCategory, 'cat_code'>, market: Market) => ({
  ...market,
  category: cat_code,
  page: 1,
  pagination: TILE_PRODUCT_COUNT,
});
