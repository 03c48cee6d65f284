import { CATEGORY_LEVELS, categoryLevels, normaliseCategoryCode } from '#domain/categories';

import type { Db } from '../db/client';
import type { CategoryTable } from '../db/tables/catalogue';
import type { ImportedProduct } from '../table-files/readRow';

/** Category of products whose file names none. */
const DEFAULT_CATEGORY: CategoryTable = {
  cat_code: 'IMPORTED',
  parent_code: null,
  name_en: 'Imported',
  name_fr: 'Importé',
  name_es: 'Importado',
  position: 10_000,
};

/**
 * Finds the category of each product, and creates missing ones: from a code, or from names from the
 * top level down as in 'Paint > Acrylic'.
 */
export async function openCategories(tx: Db) {
  const stored = await tx.selectFrom('categories').selectAll().execute();
  const index = indexCategories(stored);
  let added: CategoryTable[] = [];

  const add = (category: CategoryTable): CategoryTable => {
    added.push(category);
    index.register(category);
    return category;
  };

  const findOrAdd = (
    parent: string | null,
    names: readonly [en: string, fr: string, es: string],
  ) => {
    const [en, fr, es] = names;
    const existing = index.byName.get(nameKey(parent, en));
    if (existing) return existing;
    return add({
      cat_code: unusedCode(index.byCode, parent, en),
      parent_code: parent,
      name_en: en,
      name_fr: fr,
      name_es: es,
      position: 10_001 + index.byCode.size,
    });
  };

  const codeOf = ({ category, category_fr, category_es }: ImportedProduct): string => {
    const [names, french, spanish] = [category, category_fr, category_es].map(levelsOf);
    if (!names || names.length === 0) {
      return (index.byCode.get(DEFAULT_CATEGORY.cat_code) ?? add(DEFAULT_CATEGORY)).cat_code;
    }
    const code = normaliseCategoryCode(category ?? '');
    if (index.byCode.has(code)) return code;
    let parent: string | null = null;
    for (const [level, name] of names.entries()) {
      parent = findOrAdd(parent, [
        name,
        french?.[level] ?? name,
        spanish?.[level] ?? name,
      ]).cat_code;
    }
    return parent ?? DEFAULT_CATEGORY.cat_code;
  };

  /** Returns the categories created since the previous call. */
  const takeAdded = (): CategoryTable[] => {
    const categories = added;
    added = [];
    return categories;
  };

  const has = (code: string): boolean => index.byCode.has(code);

  return { codeOf, has, takeAdded };
}

/** Finds categories by code, and by their parent's code and a name in any language. */
function indexCategories(stored: readonly CategoryTable[]) {
  const byCode = new Map<string, CategoryTable>();
  /** The first of several with the same name wins. */
  const byName = new Map<string, CategoryTable>();
  const register = (category: CategoryTable): void => {
    byCode.set(category.cat_code, category);
    for (const name of [category.name_en, category.name_fr, category.name_es]) {
      const key = nameKey(category.parent_code, name);
      if (!byName.has(key)) byName.set(key, category);
    }
  };
  stored.forEach(register);
  return { byCode, byName, register };
}

const nameKey = (parent: string | null, name: string): string =>
  `${parent ?? ''}\n${name.toLowerCase()}`;

export type Categories = Awaited<ReturnType<typeof openCategories>>;

/** Levels deeper than the menu are dropped. */
const levelsOf = (path: string | undefined): string[] =>
  categoryLevels(path).slice(0, CATEGORY_LEVELS);

/** Derives an unused code from a name, prefixed with its parent's code. */
function unusedCode(
  usedCodes: ReadonlyMap<string, unknown>,
  parent: string | null,
  name: string,
): string {
  const letters = name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  const stem = [parent, letters || 'CATEGORY'].filter(Boolean).join(' ');
  let code = stem;
  for (let number = 2; usedCodes.has(code); number += 1) code = `${stem}-${number}`;
  return code;
}
