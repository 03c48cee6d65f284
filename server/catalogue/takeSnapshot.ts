import { setImmediate } from 'node:timers/promises';

import { COUNTRIES } from '#domain/countries';
import { FACETS, facetName, type Facet } from '#domain/facetNames';
import { LANGUAGES } from '#domain/languages';

import { readCategories } from '../db/categories';
import type { Db } from '../db/client';
import { readGtins, readIndexRows, type IndexRow } from '../db/products';

import { findByCode, growTree, type CategoryTree } from './categoryTree';
import { Dictionary } from './dictionary';
import { fold } from './fold';
import { inTurns } from './inTurns';
import { codeKey, NOT_OFFERED, type FacetColumn, type Snapshot } from './snapshot';
import { readCatalogueVersion } from './version';

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

  const productIds = rows.map(({ product_id }) => product_id);
  return {
    version,
    productIds,
    ...(await groupCodes(productIds, gtins)),
    ...(await shelve(rows, categories)),
    ...orderBySales(rows),
  };
}

/** By position, then by id: the same on every engine, whatever it sorts texts by. */
const inListingOrder = (a: IndexRow, b: IndexRow): number =>
  a.position - b.position || (a.product_id < b.product_id ? -1 : 1);

/** Products handled before others have their turn. */
const TURN = 1000;

async function groupCodes(
  productIds: readonly string[],
  gtins: readonly { product_id: string; gtin14: string }[],
): Promise<Pick<Snapshot, 'byCode' | 'byGtin'>> {
  const byCode = new Map<string, number[]>();
  const numbers = new Map<string, number>();
  for (const [number, productId] of productIds.entries()) {
    if (number % TURN === 0) await setImmediate();
    numbers.set(productId, number);
    addTo(byCode, codeKey(productId), number);
  }
  await setImmediate();
  const byGtin = new Map<string, number[]>();
  for (const { gtin14, product_id } of gtins) {
    const number = numbers.get(product_id);
    if (number !== undefined) addTo(byGtin, gtin14, number);
  }
  return { byCode, byGtin };
}

function addTo(groups: Map<string, number[]>, key: string, number: number): void {
  const group = groups.get(key);
  if (group) group.push(number);
  else groups.set(key, [number]);
}

/** Puts each product under its categories, its classes and its facet values. */
async function shelve(rows: readonly IndexRow[], categories: CategoryTree) {
  const size = rows.length;
  const classes = new Dictionary();
  const classOf = {
    CA: new Uint8Array(size).fill(NOT_OFFERED),
    US: new Uint8Array(size).fill(NOT_OFFERED),
  };
  const facets = forEachFacet(() => ({ values: new Dictionary(), of: new Uint32Array(size) }));
  const categoryOf = rows.map(({ cat_code }) => findByCode(categories, cat_code));

  for (const [number, row] of rows.entries()) {
    if (number % TURN === 0) await setImmediate();
    for (let node = categoryOf[number]; node; node = node.parent) node.products.push(number);
    for (const country of COUNTRIES) {
      const code = country === 'US' ? row.class_us : row.class_ca;
      if (code !== null) classOf[country][number] = classes.add(code.trim());
    }
    for (const facet of FACETS) {
      const { values, of } = facets[facet];
      of[number] = values.add(row[facet].trim());
    }
  }
  const named = forEachFacet((facet): FacetColumn => ({
    ...facets[facet],
    byName: namesOf(facet, facets[facet].values),
  }));
  return { categories, categoryOf, classes, classOf, facets: named };
}

function namesOf(facet: Facet, { texts }: Dictionary): Map<string, number[]> {
  const byName = new Map<string, number[]>();
  for (const [value, text] of texts.entries()) {
    const names = LANGUAGES.map((language) => fold(facetName(facet, text, language)));
    for (const name of new Set(names)) addTo(byName, name, value);
  }
  return byName;
}

const forEachFacet = <Value>(make: (facet: Facet) => Value): Record<Facet, Value> => ({
  brand: make('brand'),
  color: make('color'),
  type: make('type'),
  size: make('size'),
});

function orderBySales(rows: readonly IndexRow[]) {
  const popularity = Uint32Array.from(rows, (row) => Math.max(0, row.popularity));
  const bestFirst = Uint32Array.from(rows.keys()).sort(
    (a, b) => popularity[b]! - popularity[a]! || a - b,
  );
  const rankOf = new Uint32Array(rows.length);
  bestFirst.forEach((number, at) => {
    rankOf[number] = at;
  });
  return { bestFirst, rankOf, ordered: popularity.filter((orders) => orders > 0).length };
}
