import { chunksYielding, forUpdate, type Db } from './client';
import type { CategoryTable } from './tables/catalogue';

/** All categories, in menu order. */
export const readCategories = (db: Db): Promise<CategoryTable[]> =>
  db.selectFrom('categories').selectAll().orderBy('position').orderBy('cat_code').execute();

/** All categories, locked until the transaction ends. */
export const lockCategories = (tx: Db): Promise<CategoryTable[]> =>
  forUpdate(tx, tx.selectFrom('categories').selectAll().orderBy('cat_code')).execute();

/** Adds categories; a parent must precede its children. */
export async function addCategories(tx: Db, categories: readonly CategoryTable[]): Promise<void> {
  for await (const chunk of chunksYielding(categories)) {
    await tx.insertInto('categories').values(chunk).execute();
  }
}

export async function changeCategory(
  tx: Db,
  { cat_code, ...change }: CategoryTable,
): Promise<void> {
  await tx.updateTable('categories').set(change).where('cat_code', '=', cat_code).execute();
}

export async function deleteCategory(tx: Db, catCode: string): Promise<void> {
  await tx.deleteFrom('categories').where('cat_code', '=', catCode).execute();
}

/** Whether a category has products, on sale or withdrawn. */
export async function hasProducts(tx: Db, catCode: string): Promise<boolean> {
  const products = tx.selectFrom('products').where('cat_code', '=', catCode);
  return (await products.select('id').limit(1).executeTakeFirst()) !== undefined;
}
