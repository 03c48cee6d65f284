import { CategoryRow } from '#contract/v1/categories';
import { CATEGORY_LEVELS, categoryKey, tidyCategoryCode } from '#domain/categories';

import {
  addCategory,
  changeCategory,
  deleteCategory,
  hasProducts,
  lockCategories,
} from '../../db/categories';
import type { Db } from '../../db/client';
import type { CategoryTable } from '../../db/tables/catalogue';
import { plainText } from '../../import/cleanText';

import { toldOf, type DataKind, type Placed } from './dataKind';
import { hasNews, type RowOutcome } from './outcomes';

type PlacedCategory = Placed<CategoryRow>;
type Standing = Map<string, CategoryTable>;

/** The categories of the menu. */
export const categories: DataKind<CategoryRow> = {
  name: 'categories',
  event: 'catalogue.changed',
  shape: CategoryRow,
  keyOf: ({ cat_code }) => categoryKey(String(cat_code ?? '')),
  foresee: async () => undefined,
  take: async ({ tx }, rows) => {
    const known = await lockCategories(tx);
    const standing: Standing = new Map(known.map((one) => [categoryKey(one.cat_code), one]));
    const kept = rows.filter(({ content }) => content.removed !== true);
    const left = rows.filter(({ content }) => content.removed === true);
    const outcomes: RowOutcome[] = [];
    for (const row of topFirst(kept)) outcomes.push(await keep(tx, standing, row));
    const deepest = (row: PlacedCategory) => -trailOf(standing, standing.get(row.key)).length;
    for (const row of left.sort((one, other) => deepest(one) - deepest(other))) {
      outcomes.push(await remove(tx, standing, row));
    }
    return { outcomes, isSeen: hasNews(outcomes) };
  },
};

/** Each after the one above it, where that comes too. */
function topFirst(rows: readonly PlacedCategory[]): PlacedCategory[] {
  const waiting = new Map(rows.map((row) => [row.key, row]));
  const ordered: PlacedCategory[] = [];
  const put = (row: PlacedCategory) => {
    if (!waiting.delete(row.key)) return;
    const above = waiting.get(categoryKey(row.content.parent_code ?? ''));
    if (above) put(above);
    ordered.push(row);
  };
  rows.forEach(put);
  return ordered;
}

const refused = (
  row: PlacedCategory,
  why: Required<Pick<RowOutcome, 'code' | 'field'>> & Pick<RowOutcome, 'params'>,
): RowOutcome => ({ ...toldOf(row, 'error'), ...why });

async function keep(tx: Db, standing: Standing, row: PlacedCategory): Promise<RowOutcome> {
  const { key, content } = row;
  const before = standing.get(key);
  const name_en = content.name === undefined ? before?.name_en : plainText(content.name);
  if (!name_en) return refused(row, { code: 'field.missing', field: 'name' });
  const parent_code = parentOf(standing, content, before);
  if (parent_code === undefined) {
    return refused(row, { code: 'exchange.noCategory', field: 'parent_code' });
  }
  const last = Math.max(0, ...[...standing.values()].map(({ position }) => position));
  const after: CategoryTable = {
    cat_code: before?.cat_code ?? tidyCategoryCode(content.cat_code),
    parent_code,
    name_en,
    name_fr: translated(content.name_fr, before?.name_fr),
    name_es: translated(content.name_es, before?.name_es),
    position: content.position ?? before?.position ?? last + 1,
  };
  if (before?.parent_code !== parent_code && !fits(standing, after, before)) {
    const params = { levels: CATEGORY_LEVELS };
    return refused(row, { code: 'exchange.categoryPlace', field: 'parent_code', params });
  }
  if (before && isSame(before, after)) return toldOf(row, 'unchanged');
  if (before) await changeCategory(tx, after);
  else await addCategory(tx, after);
  standing.set(key, after);
  return toldOf(row, before ? 'changed' : 'added');
}

async function remove(tx: Db, standing: Standing, row: PlacedCategory): Promise<RowOutcome> {
  const category = standing.get(row.key);
  if (!category) return toldOf(row, 'unchanged');
  const { cat_code } = category;
  const isAbove = [...standing.values()].some(({ parent_code }) => parent_code === cat_code);
  if (isAbove || (await hasProducts(tx, cat_code))) {
    return refused(row, { code: 'exchange.categoryInUse', field: 'removed' });
  }
  await deleteCategory(tx, cat_code);
  standing.delete(row.key);
  return toldOf(row, 'changed');
}

/** The code of the category above, null at the top, `undefined` where there is none of the named one. */
function parentOf(
  standing: Standing,
  { parent_code }: CategoryRow,
  before: CategoryTable | undefined,
): string | null | undefined {
  if (parent_code === undefined) return before?.parent_code ?? null;
  return parent_code === null ? null : standing.get(categoryKey(parent_code))?.cat_code;
}

const translated = (name: string | null | undefined, before = ''): string =>
  name === undefined ? before : plainText(name ?? '');

/** From a category to the top; it ends where a category comes for the second time. */
function trailOf(standing: Standing, from: CategoryTable | undefined): CategoryTable[] {
  const trail: CategoryTable[] = [];
  for (let step = from; step && !trail.includes(step);) {
    trail.push(step);
    step = step.parent_code === null ? undefined : standing.get(categoryKey(step.parent_code));
  }
  return trail;
}

/** Whether nothing would stand below itself or deeper than the menu goes. */
function fits(standing: Standing, after: CategoryTable, before?: CategoryTable): boolean {
  const above = after.parent_code === null ? undefined : categoryKey(after.parent_code);
  const trail = trailOf(standing, above === undefined ? undefined : standing.get(above));
  if (!before) return trail.length < CATEGORY_LEVELS;
  const below = [...standing.values()].map((one) => trailOf(standing, one).indexOf(before) + 1);
  return !trail.includes(before) && trail.length + Math.max(...below) <= CATEGORY_LEVELS;
}

const isSame = (one: CategoryTable, other: CategoryTable): boolean =>
  (Object.keys(one) as (keyof CategoryTable)[]).every((name) => one[name] === other[name]);
