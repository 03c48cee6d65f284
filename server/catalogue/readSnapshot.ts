import { setImmediate } from 'node:timers/promises';

import { COUNTRIES, type Country } from '#domain/countries';
import { FACETS, translateFacetValue, type Facet } from '#domain/facetNames';
import { LANGUAGES } from '#domain/languages';

import { readCategories } from '../db/categories';
import type { Db } from '../db/client';
import { readIndexRows, type IndexRow } from '../db/productIndex';

import { fillTree, findByCode, buildCategoryTree, type CategoryNode } from './categoryTree';
import { Dictionary } from './dictionary';
import { fold } from './fold';
import { inBatches } from './inBatches';
import {
  codeKey,
  clampCount,
  countOrdered,
  forEachFacet,
  sortedIndexes,
  invertPermutation,
  MAX_PRODUCTS,
  NOT_OFFERED,
  TooManyProducts,
  type FacetColumn,
  type Snapshot,
  type NumberedTexts,
} from './snapshot';
import { readCatalogueVersion } from './version';

/** Reads the catalogue in short turns, so that requests are served in between. */
export async function readSnapshot(db: Db, maxProducts = MAX_PRODUCTS): Promise<Snapshot> {
  const version = await readCatalogueVersion(db);
  const categories = buildCategoryTree(await readCategories(db));
  const columns = new Columns();
  for await (const chunk of inBatches((last, limit) => readIndexRows(db, last, limit))) {
    for (const row of chunk) columns.add(row, findByCode(categories, row.cat_code));
    if (columns.productIds.length > maxProducts) throw new TooManyProducts(maxProducts);
  }

  const order = inListingOrder(columns);
  await setImmediate();
  const productIds = Array.from(order, (index) => columns.productIds[index]!);
  const categoryOf = Array.from(order, (index) => columns.categoryOf[index]);
  await setImmediate();
  fillTree(categoryOf);
  await setImmediate();
  const codes = orderCodes(columns, order);
  await setImmediate();
  return {
    version,
    productIds,
    positions: order.map((index) => columns.positions[index]!),
    codes,
    categories,
    categoryOf,
    classes: textsOf(columns.classes),
    classOf: {
      CA: Uint8Array.from(order.map((index) => columns.classOf.CA[index]!)),
      US: Uint8Array.from(order.map((index) => columns.classOf.US[index]!)),
    },
    facets: forEachFacet((facet) => columnOf(facet, columns, order)),
    ...orderBySales(order.map((index) => columns.popularity[index]!)),
  };
}

/** The columns read so far, in the order in which the database returns the products. */
class Columns {
  readonly productIds: string[] = [];
  readonly codes: string[] = [];
  readonly positions: number[] = [];
  readonly popularity: number[] = [];
  readonly categoryOf: (CategoryNode | undefined)[] = [];
  readonly classes = new Dictionary();
  readonly classOf: Record<Country, number[]> = { CA: [], US: [] };
  readonly facets = forEachFacet(() => ({ values: new Dictionary(), of: [] as number[] }));

  add(row: IndexRow, category: CategoryNode | undefined): void {
    this.productIds.push(row.product_id);
    this.codes.push(codeKey(row.product_id));
    this.positions.push(clampCount(row.position));
    this.popularity.push(clampCount(row.popularity));
    this.categoryOf.push(category);
    for (const country of COUNTRIES) {
      const code = country === 'US' ? row.class_us : row.class_ca;
      this.classOf[country].push(code === null ? NOT_OFFERED : this.classes.add(code.trim()));
    }
    for (const facet of FACETS) {
      const { values, of } = this.facets[facet];
      of.push(values.add(row[facet].trim()));
    }
  }
}

/** By position, then by id, compared in code: database engines collate texts differently. */
function inListingOrder({ positions, productIds }: Columns): Uint32Array {
  const order = sortedIndexes(positions, 'least');
  for (let start = 0, end = 1; start < order.length; start = end, end += 1) {
    while (end < order.length && positions[order[end]!] === positions[order[start]!]) end += 1;
    if (end - start > 1) {
      order.subarray(start, end).sort((a, b) => (productIds[a]! < productIds[b]! ? -1 : 1));
    }
  }
  return order;
}

/** Sorts from the order of the database, which is nearly that of the codes. */
function orderCodes({ codes }: Columns, order: Uint32Array): Snapshot['codes'] {
  const numbers = new Uint32Array(order.length);
  order.forEach((index, number) => {
    numbers[index] = number;
  });
  const byCode = Array.from(numbers.keys());
  byCode.sort((a, b) => {
    if (codes[a] === codes[b]) return numbers[a]! - numbers[b]!;
    return codes[a]! < codes[b]! ? -1 : 1;
  });
  return {
    keys: byCode.map((index) => codes[index]!),
    numbers: Uint32Array.from(byCode, (index) => numbers[index]!),
  };
}

const textsOf = ({ texts }: Dictionary): NumberedTexts => ({ texts });

function columnOf(facet: Facet, { facets }: Columns, order: Uint32Array): FacetColumn {
  const { values, of } = facets[facet];
  return {
    values: textsOf(values),
    of: order.map((index) => of[index]!),
    byName: valuesByName(facet, values),
  };
}

export function valuesByName(facet: Facet, { texts }: NumberedTexts): Map<string, number[]> {
  const byName = new Map<string, number[]>();
  for (const [value, text] of texts.entries()) {
    const names = LANGUAGES.map((language) => fold(translateFacetValue(facet, text, language)));
    for (const name of new Set(names)) {
      const existing = byName.get(name);
      if (existing) existing.push(value);
      else byName.set(name, [value]);
    }
  }
  return byName;
}

function orderBySales(
  popularity: Uint32Array,
): Pick<Snapshot, 'popularity' | 'bestFirst' | 'rankOf' | 'ordered'> {
  const bestFirst = sortedIndexes(popularity, 'greatest');
  return {
    popularity,
    bestFirst,
    rankOf: invertPermutation(bestFirst),
    ordered: countOrdered(popularity),
  };
}
