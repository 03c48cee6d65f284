import { setImmediate } from 'node:timers/promises';

import type { Db } from '../db/client';
import { readIndexRowsByIds, type IndexRow } from '../db/productIndex';

import { copyTree, findByCode, type CategoryNode } from './categoryTree';
import { Dictionary } from './dictionary';
import { valuesByName } from './readSnapshot';
import { renumberSorted, REMOVED } from './renumberSorted';
import {
  codeKey,
  clampCount,
  countOrdered,
  forEachFacet,
  invertPermutation,
  MAX_PRODUCTS,
  NOT_OFFERED,
  numbersOfTypedId,
  type FacetColumn,
  type Snapshot,
} from './snapshot';

/** The next snapshot, and where the products of the previous one went. */
export interface SnapshotChange {
  snapshot: Snapshot;
  /** New number of each product by its old number; `REMOVED` if it was removed or read again. */
  moved: Uint32Array;
  /** Numbers of the products that were read, ascending. */
  read: readonly number[];
}

/** A product that was read, with the number of the first old product that follows it. */
interface EnteringProduct extends IndexRow {
  ahead: number;
}

/**
 * Returns the snapshot after some products have changed, been added or removed: only those are
 * read, the rest is copied. The previous snapshot is not modified, since requests may still use it.
 * Returns `undefined` if there are too many products.
 */
export async function updateSnapshot(
  db: Db,
  before: Snapshot,
  { version, productIds }: { version: string; productIds: readonly string[] },
): Promise<SnapshotChange | undefined> {
  const rows = toEnteringProducts(before, await readIndexRowsByIds(db, productIds));
  const renumbering = renumberProducts(before, rows, productIds);
  const { moved, from, read } = renumbering;
  if (from.length > MAX_PRODUCTS) return undefined;
  await setImmediate();

  const { updateColumn, updateList } = columnUpdates(rows, renumbering);
  const categoryOfRow = (row: IndexRow) => findByCode(before.categories, row.cat_code);
  const entering = enteringByCategory(read, (index) => categoryOfRow(rows[index]!));
  const { tree, copyOf } = copyTree(before.categories, (node) =>
    renumberSorted(node.products, moved, entering.get(node) ?? []),
  );
  const categoryOf = updateList(before.categoryOf, categoryOfRow).map(
    (node) => node && copyOf.get(node),
  );
  await setImmediate();
  const classes = new Dictionary(before.classes.texts);
  const classOf = (code: string | null) => (code === null ? NOT_OFFERED : classes.add(code.trim()));
  const columns = {
    productIds: updateList(before.productIds, ({ product_id }) => product_id),
    positions: updateColumn(before.positions, ({ position }) => clampCount(position)),
    classOf: {
      CA: updateColumn(before.classOf.CA, ({ class_ca }) => classOf(class_ca)),
      US: updateColumn(before.classOf.US, ({ class_us }) => classOf(class_us)),
    },
    facets: forEachFacet((facet): FacetColumn => {
      const { of, values, byName } = before.facets[facet];
      const dictionary = new Dictionary(values.texts);
      const newValues = updateColumn(of, (row) => dictionary.add(row[facet].trim()));
      const { texts } = dictionary;
      const isSame = texts.length === values.texts.length;
      return {
        of: newValues,
        values: { texts },
        byName: isSame ? byName : valuesByName(facet, dictionary),
      };
    }),
  };
  await setImmediate();
  const popularity = updateColumn(before.popularity, (row) => clampCount(row.popularity));
  const snapshot: Snapshot = {
    version,
    categories: tree,
    categoryOf,
    classes: { texts: classes.texts },
    ...columns,
    codes: updateCodes(before, rows, renumbering),
    ...updateSalesOrder(before, popularity, renumbering),
  };
  return { snapshot, moved, read };
}

/** Renumbers a column of all products, and sets the values of those that were read. */
function columnUpdates(rows: readonly IndexRow[], { from, read }: Renumbering) {
  const updateColumn = <Numbers extends Uint8Array | Uint32Array>(
    numbers: Numbers,
    valueOf: (row: IndexRow) => number,
  ): Numbers => {
    const now = new (numbers.constructor as new (size: number) => Numbers)(from.length);
    for (let number = 0; number < from.length; number += 1) now[number] = numbers[from[number]!]!;
    for (const [index, number] of read.entries()) now[number] = valueOf(rows[index]!);
    return now;
  };
  const updateList = <Value>(
    values: readonly Value[],
    valueOf: (row: IndexRow) => Value,
  ): Value[] => {
    const now = Array.from(from, (number) => values[number] as Value);
    for (const [index, number] of read.entries()) now[number] = valueOf(rows[index]!);
    return now;
  };
  return { updateColumn, updateList };
}

/** The products that were read, in each category that contains them. */
function enteringByCategory(
  read: readonly number[],
  categoryAt: (index: number) => CategoryNode | undefined,
): Map<CategoryNode, number[]> {
  const entering = new Map<CategoryNode, number[]>();
  for (const [index, number] of read.entries()) {
    for (let node = categoryAt(index); node; node = node.parent) {
      const numbers = entering.get(node);
      if (numbers) numbers.push(number);
      else entering.set(node, [number]);
    }
  }
  return entering;
}

function toEnteringProducts(before: Snapshot, rows: readonly IndexRow[]): EnteringProduct[] {
  const isBefore = (one: Pick<IndexRow, 'position' | 'product_id'>, other: typeof one) =>
    one.position === other.position
      ? one.product_id < other.product_id
      : one.position < other.position;
  const insertionIndex = (row: IndexRow) => {
    let low = 0;
    let high = before.productIds.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const position = before.positions[middle]!;
      const product_id = before.productIds[middle]!;
      if (isBefore({ position, product_id }, row)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return rows
    .map((row) => ({ ...row, position: clampCount(row.position) }))
    .map((row) => ({ ...row, ahead: insertionIndex(row) }))
    .sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

interface Renumbering extends Omit<SnapshotChange, 'snapshot'> {
  /** Old number of each product by its new number; meaningless for products that were read. */
  from: Uint32Array;
}

/** Renumbers the products. */
function renumberProducts(
  before: Snapshot,
  rows: readonly EnteringProduct[],
  productIds: readonly string[],
): Renumbering {
  const moved = new Uint32Array(before.productIds.length);
  for (const productId of productIds) {
    for (const number of numbersOfTypedId(before, productId)) {
      if (before.productIds[number] === productId) moved[number] = REMOVED;
    }
  }
  const from = new Uint32Array(moved.length + rows.length);
  const read: number[] = [];
  let count = 0;
  for (let number = 0; number <= moved.length; number += 1) {
    for (; rows[read.length]?.ahead === number; count += 1) read.push(count);
    if (number === moved.length || moved[number] === REMOVED) continue;
    moved[number] = count;
    from[count] = number;
    count += 1;
  }
  return { moved, from: from.slice(0, count), read };
}

function updateCodes(
  before: Snapshot,
  rows: readonly IndexRow[],
  { moved, from, read }: Renumbering,
): Snapshot['codes'] {
  const keyOf = new Array<string>(from.length);
  for (const [index, number] of before.codes.numbers.entries()) {
    const now = moved[number]!;
    if (now !== REMOVED) keyOf[now] = before.codes.keys[index]!;
  }
  for (const [index, number] of read.entries()) keyOf[number] = codeKey(rows[index]!.product_id);
  const isBefore = (one: number, other: number) =>
    keyOf[one] === keyOf[other] ? one < other : keyOf[one]! < keyOf[other]!;
  const entering = [...read].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  const numbers = renumberSorted(before.codes.numbers, moved, entering, isBefore);
  return { keys: Array.from(numbers, (number) => keyOf[number]!), numbers };
}

function updateSalesOrder(
  { bestFirst: best }: Snapshot,
  popularity: Uint32Array,
  { moved, read }: Renumbering,
): Pick<Snapshot, 'popularity' | 'bestFirst' | 'rankOf' | 'ordered'> {
  const isBefore = (one: number, other: number) =>
    popularity[one] === popularity[other] ? one < other : popularity[one]! > popularity[other]!;
  const entering = [...read].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  const bestFirst = renumberSorted(best, moved, entering, isBefore);
  return {
    popularity,
    bestFirst,
    rankOf: invertPermutation(bestFirst),
    ordered: countOrdered(popularity),
  };
}
