import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';

import type { CategoryNode, CategoryTree } from './categoryTree';
import { foldCode } from './fold';

/** Maximum number of products in memory: sort keys reserve this many positions. */
export const MAX_PRODUCTS = 2 ** 23;

/** Thrown instead of listing some products twice and others never. */
export class TooManyProducts extends Error {
  constructor(maxProducts: number) {
    super(
      `The catalogue has more than ${maxProducts.toLocaleString('en')} products, the maximum for a server that keeps it in memory. Withdraw products that are no longer sold, or split the catalogue between several shops.`,
    );
  }
}

/** Class number of a product that a country does not offer. */
export const NOT_OFFERED = 255;

/** Product numbers. */
export type Numbers = readonly number[] | Uint32Array;

/** Texts by number, so that a million products can refer to their brand in four bytes. */
export interface NumberedTexts {
  texts: readonly string[];
}

/** A facet: its values, and the value of each product. */
export interface FacetColumn {
  values: NumberedTexts;
  /** Number of a product's value by the product's number. */
  of: Uint32Array;
  /** Values by their folded name in any language. */
  byName: ReadonlyMap<string, readonly number[]>;
}

/**
 * The catalogue in memory at one moment: products are numbered in listing order. It holds what is
 * needed to find and sort products, never names, prices or stock; those are read for each page.
 */
export interface Snapshot {
  version: string;
  productIds: readonly string[];
  /** Listing position of each product; ties are broken by id. */
  positions: Uint32Array;
  /** Number of orders that contained each product. */
  popularity: Uint32Array;
  /** Folded product ids (letters and digits only), sorted, and the product number of each. */
  codes: { keys: readonly string[]; numbers: Uint32Array };
  categories: CategoryTree;
  categoryOf: readonly (CategoryNode | undefined)[];
  classes: NumberedTexts;
  classOf: Record<Country, Uint8Array>;
  facets: Record<Facet, FacetColumn>;
  /** Product numbers from the most to the least popular; ties are in listing order. */
  bestFirst: Uint32Array;
  /** Position of each product in `bestFirst`, by its number. */
  rankOf: Uint32Array;
  /** Number of products that have ever been ordered; they come first in `bestFirst`. */
  ordered: number;
}

export const forEachFacet = <Value>(make: (facet: Facet) => Value): Record<Facet, Value> => ({
  brand: make('brand'),
  color: make('color'),
  type: make('type'),
  size: make('size'),
});

/** Size limit of the cached lists of a snapshot, in lists of the whole catalogue. */
const MAX_WHOLE_LISTS = 8;
/** Minimum size limit, for a small catalogue, in bytes. */
const MIN_LIST_CACHE_BYTES = 1_000_000;

export const listCacheBytes = ({ productIds }: Snapshot): number =>
  Math.max(MIN_LIST_CACHE_BYTES, MAX_WHOLE_LISTS * productIds.length * 4);

/** The key that an id is looked up by. */
export const codeKey = (productId: string): string => foldCode(productId) || productId;

/** The products that a typed id may mean; only the exact match if there is one. */
export function numbersOfTypedId(
  { productIds, codes: { keys, numbers } }: Pick<Snapshot, 'productIds' | 'codes'>,
  typed: string,
): readonly number[] {
  const key = codeKey(typed);
  const matches: number[] = [];
  for (let index = lowerBound(keys, key); keys[index] === key; index += 1)
    matches.push(numbers[index]!);
  const exact = matches.filter((number) => productIds[number] === typed.trim());
  return exact.length > 0 ? exact : matches;
}

/** Cap on positions and popularities that leaves room for `MAX_PRODUCTS` in a sort key. */
const MAX_COUNT = 2 ** 30 - 1;

export const clampCount = (number: number): number => Math.min(Math.max(0, number), MAX_COUNT);

/** Indexes sorted by their numbers, from the least or the greatest; stable. */
export function sortedIndexes(numbers: ArrayLike<number>, from: 'least' | 'greatest'): Uint32Array {
  const rank = (number: number) => (from === 'least' ? number : MAX_COUNT - number);
  const keyOf = (number: number, index: number) => rank(number) * MAX_PRODUCTS + index;
  const keys = Float64Array.from(numbers, keyOf).sort();
  return Uint32Array.from(keys, (key) => key % MAX_PRODUCTS);
}

/** Number of products that have ever been ordered. */
export const countOrdered = (popularity: Uint32Array): number =>
  popularity.reduce((count, times) => count + Number(times > 0), 0);

/** The position of each number in a permutation. */
export function invertPermutation(order: Uint32Array): Uint32Array {
  const inverted = new Uint32Array(order.length);
  order.forEach((number, index) => {
    inverted[number] = index;
  });
  return inverted;
}

/** Index of the first text in a sorted list that is not less than the given one. */
export function lowerBound<Value extends string | number>(
  sorted: ArrayLike<Value>,
  value: Value,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
