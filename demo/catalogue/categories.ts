import { normaliseCategoryCode } from '#domain/categories';

import type { CategoryTable } from '../../server/db/tables/catalogue';
import written from '../lists/categories.json';

/** The category tree in menu order, up to three levels; a code starts with its parent's. */
export const CATEGORIES: CategoryTable[] = written.rows.map(
  ([writtenCode = '', name_en = '', name_fr = '', name_es = ''], position) => {
    const code = normaliseCategoryCode(writtenCode);
    return {
      cat_code: code,
      parent_code: code.includes(' ') ? code.slice(0, code.lastIndexOf(' ')) : null,
      name_en,
      name_fr,
      name_es,
      position,
    };
  },
);

const codes = new Set(CATEGORIES.map(({ cat_code }) => cat_code));

/** Returns the clearance category of a product's department; `undefined` if it has none. */
export function clearanceOf(catCode: string): string | undefined {
  const clearanceCode = `${catCode.slice(0, 3)} CLR`;
  return codes.has(clearanceCode) ? clearanceCode : undefined;
}
