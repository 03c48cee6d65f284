import type { Db } from './client';
import type { CategoryTable } from './tables';

/** Every category, in the order of the menu. */
export const readCategories = (db: Db): Promise<CategoryTable[]> =>
  db.selectFrom('categories').selectAll().orderBy('position').orderBy('cat_code').execute();
