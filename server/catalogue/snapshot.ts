import { COUNTRIES, type Country } from '#domain/countries';
import { FACETS, facetName, type Facet } from '#domain/facetNames';
import { LANGUAGES } from '#domain/languages';

import { readCategories } from '../db/categories';
import type { Db } from '../db/client';
import { readGtins, readIndexRows, type IndexRow } from '../db/products';

import { findByCode, growTree, type CategoryNode, type CategoryTree } from './categoryTree';
import { Dictionary } from './dictionary';
import { fold, foldCode } from './fold';
import { inTurns } from './inTurns';
import { readCatalogueVersion } from './version';

/** Class number of a product that a country does not offer. */
export const NOT_OFFERED = 255;

/** One thing that products differ in: its values, and each product's value by number. */
export interface FacetColumn {
  values: Dictionary;
  /** A product's value by the product's number. */
  of: Uint32Array;
  /** Values by what any language calls them, folded. */
  byName: ReadonlyMap<string, readonly number[]>;
}

/**
 * The catalogue in memory at one moment: products are numbered in listing order. It holds what finds
 * and orders products, never names, prices or stock; those are read for the page that is shown.
 */
export interface Snapshot {
  version: string;
  productIds: string[];
  /** Numbers by product id without case, spaces and marks; ids that differ only in these share one entry. */
  byCode: ReadonlyMap<string, readonly number[]>;
  /** Numbers of the products that carry a barcode, by its 14-digit form. */
  byGtin: ReadonlyMap<string, readonly number[]>;
  categories: CategoryTree;
  categoryOf: (CategoryNode | undefined)[];
  classes: Dictionary;
  classOf: Record<Country, Uint8Array>;
  facets: Record<Facet, FacetColumn>;
  /** Numbers from the most to the least popular; ties stand in listing order. */
  bestFirst: Uint32Array;
  /** A product's place in `bestFirst`, by its number. */
  rankOf: Uint32Array;
  /** How many products anybody has ordered; they stand first in `bestFirst`. */
  ordered: number;
}

const codeKey = (productId: string): string => foldCode(productId) || productId;

/** The products that a typed id may mean, the one written exactly so first. */
export function numbersOf(
  { productIds, byCode }: Pick<Snapshot, 'productIds' | 'byCode'>,
  typed: string,
): readonly number[] {
  const numbers = byCode.get(codeKey(typed)) ?? [];
  const exact = numbers.filter((number) => productIds[number] === typed.trim());
  return exact.length > 0 ? exact : numbers;
}

/** The product with exactly this id. */
export const numberOf = (
  snapshot: Pick<Snapshot, 'productIds' | 'byCode'>,
  productId: string,
): number | undefined =>
  snapshot.byCode.get(codeKey(productId))?.find((at) => snapshot.productIds[at] === productId);

/** By position, then by id: the same on every engine, whatever it sorts texts by. */
const inListingOrder = (a: IndexRow, b: IndexRow): number =>
  a.position - b.position || (a.product_id < b.product_id ? -1 : 1);

/** Reads the catalogue in short turns, so that requests are answered in between. */
export async function takeSnapshot(db: Db): Promise<Snapshot> {
  const version = await readCatalogueVersion(db);
  const categories = growTree(await readCategories(db));
  const rows: IndexRow[] = [];
  const gtins: { product_id: string; gtin14: string }[] = [];
  let after = '';
  for await (const chunk of inTurns((last, limit) => readIndexRows(db, last, limit))) {
    rows.push(...chunk);
    const last = chunk.at(-1)?.product_id ?? after;
    gtins.push(...(await readGtins(db, after, last)));
    after = last;
  }
  rows.sort(inListingOrder);
  return numberProducts(version, categories, rows, gtins);
}

function numberProducts(
  version: string,
  categories: CategoryTree,
  rows: readonly IndexRow[],
  gtins: readonly { product_id: string; gtin14: string }[],
): Snapshot {
  const classes = new Dictionary();
  const productIds = rows.map(({ product_id }) => product_id);
  const byCode = grouped(productIds.map((productId, number) => [codeKey(productId), number]));
  const popularity = rows.map((row) => row.popularity);
  const bestFirst = Uint32Array.from(rows.keys()).sort(
    (a, b) => popularity[b]! - popularity[a]! || a - b,
  );
  const rankOf = new Uint32Array(rows.length);
  bestFirst.forEach((number, at) => {
    rankOf[number] = at;
  });
  const categoryOf = rows.map(({ cat_code }) => findByCode(categories, cat_code));
  categoryOf.forEach((category, number) => {
    for (let node = category; node; node = node.parent) node.products.push(number);
  });

  return {
    version,
    productIds,
    byCode,
    byGtin: grouped(
      gtins.flatMap(({ gtin14, product_id }): [string, number][] => {
        const number = numberOf({ productIds, byCode }, product_id);
        return number === undefined ? [] : [[gtin14, number]];
      }),
    ),
    categories,
    categoryOf,
    classes,
    classOf: forEach(COUNTRIES, (country) =>
      Uint8Array.from(rows, ({ class_ca, class_us }) => {
        const code = country === 'US' ? class_us : class_ca;
        return code === null ? NOT_OFFERED : classes.add(code.trim());
      }),
    ),
    facets: forEach(FACETS, (facet) => columnOf(facet, rows)),
    bestFirst,
    rankOf,
    ordered: popularity.filter((orders) => orders > 0).length,
  };
}

function columnOf(facet: Facet, rows: readonly IndexRow[]): FacetColumn {
  const values = new Dictionary();
  const of = Uint32Array.from(rows, (row) => values.add(row[facet].trim()));
  const names = values.texts.flatMap((text, value) => {
    const inEach = LANGUAGES.map((language) => fold(facetName(facet, text, language)));
    return [...new Set(inEach)].map((name): [string, number] => [name, value]);
  });
  return { values, of, byName: grouped(names) };
}

function grouped(entries: readonly [key: string, number: number][]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [key, number] of entries) {
    const group = groups.get(key);
    if (group) group.push(number);
    else groups.set(key, [number]);
  }
  return groups;
}

const forEach = <Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
