import type { CategoryTree } from './categoryTree';

/** Inline pictures of products that have none, the same for all products of a category. */
export interface Tiles {
  /** Looks again which products have a picture; resolves to whether that may have changed. */
  refresh(): Promise<boolean>;
  /** Returns the tile as a `data:` URL, or `undefined` if the product has a picture. */
  tileOf(
    product: { product_id: string; cat_code: string },
    categories: CategoryTree,
  ): string | undefined;
}

/** Resolves to whether tiles may have changed; without tiles, they never do. */
export const refreshTiles = async (tiles: Tiles | undefined): Promise<boolean> =>
  (await tiles?.refresh()) ?? false;
