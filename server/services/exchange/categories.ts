import { CategoryRow } from '#contract/v1/categories';
import { CATEGORY_LEVELS, categoryKey, normaliseCategoryCode } from '#domain/categories';
import { ROWS_FILE_LIMITS } from '#domain/uploads';

import { NO_CHANGES } from '../../catalogue/version';
import {
  addCategories,
  changeCategory,
  deleteCategory,
  hasProducts,
  lockCategories,
} from '../../db/categories';
import type { Db } from '../../db/client';
import type { CategoryTable } from '../../db/tables/catalogue';
import { plainText } from '../../table-files/cleanText';
import { hasChanges, type KeyedOutcome } from '../actions/outcomes';

import { outcomeOf, type DataKind, type KeyedRow } from './dataKind';
import { StoredCategories } from './storedCategories';

type KeyedCategory = KeyedRow<CategoryRow>;

/** Categories to store, each after its parent. */
interface CategoryChanges {
  added: CategoryTable[];
  changed: CategoryTable[];
}

/** The categories of the menu. */
export const categories: DataKind<CategoryRow> = {
  name: 'categories',
  event: 'catalogue.changed',
  // All rows of a batch at once, because a category may come long before its parent.
  partSize: ROWS_FILE_LIMITS.rows,
  shape: CategoryRow,
  keyOf: ({ cat_code }) => categoryKey(String(cat_code ?? '')),
  estimateImpact: async () => undefined,
  take: async ({ tx }, rows) => {
    const stored = new StoredCategories(await lockCategories(tx));
    const upsertedRows = rows.filter(({ content }) => content.removed !== true);
    const removedRows = rows.filter(({ content }) => content.removed === true);
    const outcomes: KeyedOutcome[] = [];
    const changes: CategoryChanges = { added: [], changed: [] };
    for (const row of parentsFirst(upsertedRows)) outcomes.push(upsert(stored, row, changes));
    await addCategories(tx, changes.added);
    for (const category of changes.changed) await changeCategory(tx, category);
    const depths = new Map(
      removedRows.map((row) => [row, stored.trailOf(stored.get(row.key)).length]),
    );
    const depth = (row: KeyedCategory) => depths.get(row) ?? 0;
    for (const row of removedRows.sort((one, other) => depth(other) - depth(one))) {
      outcomes.push(await remove(tx, stored, row));
    }
    return { outcomes, seen: hasChanges(outcomes) ? 'whole' : NO_CHANGES };
  },
};

/** Sorts rows so that each comes after its parent, if the batch contains it. */
function parentsFirst(rows: readonly KeyedCategory[]): KeyedCategory[] {
  const waiting = new Map(rows.map((row) => [row.key, row]));
  const ordered: KeyedCategory[] = [];
  for (const row of rows) {
    const trail: KeyedCategory[] = [];
    for (let step: KeyedCategory | undefined = row; step && waiting.delete(step.key);) {
      trail.push(step);
      step = waiting.get(categoryKey(step.content.parent_code ?? ''));
    }
    ordered.push(...trail.reverse());
  }
  return ordered;
}

const refusedOutcome = (
  row: KeyedCategory,
  why: Required<Pick<KeyedOutcome, 'code' | 'field'>> & Pick<KeyedOutcome, 'params'>,
): KeyedOutcome => ({ ...outcomeOf(row, 'error'), ...why });

function upsert(
  stored: StoredCategories,
  row: KeyedCategory,
  changes: CategoryChanges,
): KeyedOutcome {
  const { key, content } = row;
  if (key.trim() === '') return refusedOutcome(row, { code: 'field.missing', field: 'cat_code' });
  const before = stored.get(key);
  const name_en = content.name === undefined ? before?.name_en : plainText(content.name);
  if (!name_en) return refusedOutcome(row, { code: 'field.missing', field: 'name' });
  const parent_code = parentOf(stored, content, before);
  if (parent_code === undefined) {
    return refusedOutcome(row, { code: 'exchange.noCategory', field: 'parent_code' });
  }
  const after: CategoryTable = {
    cat_code: before?.cat_code ?? normaliseCategoryCode(content.cat_code),
    parent_code,
    name_en,
    name_fr: translated(content.name_fr, before?.name_fr),
    name_es: translated(content.name_es, before?.name_es),
    position: content.position ?? before?.position ?? stored.last + 1,
  };
  if (before?.parent_code !== parent_code && !stored.fits(after, before)) {
    const params = { levels: CATEGORY_LEVELS };
    return refusedOutcome(row, { code: 'exchange.categoryPlace', field: 'parent_code', params });
  }
  if (before && isSame(before, after)) return outcomeOf(row, 'unchanged');
  (before ? changes.changed : changes.added).push(after);
  stored.put(after);
  return outcomeOf(row, before ? 'changed' : 'added');
}

async function remove(tx: Db, stored: StoredCategories, row: KeyedCategory): Promise<KeyedOutcome> {
  const category = stored.get(row.key);
  if (!category) return outcomeOf(row, 'unchanged');
  const { cat_code } = category;
  if (stored.isAbove(category) || (await hasProducts(tx, cat_code))) {
    return refusedOutcome(row, { code: 'exchange.categoryInUse', field: 'removed' });
  }
  await deleteCategory(tx, cat_code);
  stored.delete(category);
  return outcomeOf(row, 'changed');
}

/**
 * Returns the parent's code, null at the top level, or `undefined` if the named parent does not
 * exist.
 */
function parentOf(
  stored: StoredCategories,
  { parent_code }: CategoryRow,
  before: CategoryTable | undefined,
): string | null | undefined {
  if (parent_code === undefined) return before?.parent_code ?? null;
  return parent_code === null ? null : stored.get(parent_code)?.cat_code;
}

const translated = (name: string | null | undefined, before = ''): string =>
  name === undefined ? before : plainText(name ?? '');

const isSame = (one: CategoryTable, other: CategoryTable): boolean =>
  (Object.keys(one) as (keyof CategoryTable)[]).every((name) => one[name] === other[name]);
