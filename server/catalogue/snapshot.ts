import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';

import type { CategoryNode, CategoryTree } from './categoryTree';
import { foldCode } from './fold';

/** Products that a server can hold: keys that sort them have room for so many places. */
export const MOST_PRODUCTS = 2 ** 23;

/** Says so instead of showing some products twice and others never. */
export class TooManyProducts extends Error {
  constructor(most: number) {
    super(
      `The catalogue has more than ${most.toLocaleString('en')} products, the most that a server can hold in memory. Withdraw products that are no longer sold, or split them between several shops.`,
    );
  }
}

/** Class number of a product that a country does not offer. */
export const NOT_OFFERED = 255;

/** Numbers of products. */
export type Numbers = readonly number[] | Uint32Array;

/** Texts by number, so that a million products can name their brand in four bytes. */
export interface Texts {
  texts: readonly string[];
}

/** One thing that products differ in: its values, and each product's value by number. */
export interface FacetColumn {
  values: Texts;
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
  productIds: readonly string[];
  /** What puts products in listing order, and of equal ones their ids do. */
  positions: Uint32Array;
  /** Orders that held each product. */
  popularity: Uint32Array;
  /** Product ids without case, spaces and marks, in their order, and the number of each one's product. */
  codes: { keys: readonly string[]; numbers: Uint32Array };
  categories: CategoryTree;
  categoryOf: readonly (CategoryNode | undefined)[];
  classes: Texts;
  classOf: Record<Country, Uint8Array>;
  facets: Record<Facet, FacetColumn>;
  /** Numbers from the most to the least popular; ties stand in listing order. */
  bestFirst: Uint32Array;
  /** A product's place in `bestFirst`, by its number. */
  rankOf: Uint32Array;
  /** How many products anybody has ordered; they stand first in `bestFirst`. */
  ordered: number;
}

export const forEachFacet = <Value>(make: (facet: Facet) => Value): Record<Facet, Value> => ({
  brand: make('brand'),
  color: make('color'),
  type: make('type'),
  size: make('size'),
});

/** Lists made from a snapshot are kept while together they are no longer than so many whole catalogues. */
const WHOLE_LISTS = 8;
/** How many numbers are kept of a small catalogue too. */
const LEAST_ROOM = 200_000;

export const roomForLists = ({ productIds }: Snapshot): number =>
  Math.max(LEAST_ROOM, WHOLE_LISTS * productIds.length);

/** What an id is looked up by. */
export const codeKey = (productId: string): string => foldCode(productId) || productId;

/** The products that a typed id may mean, the one written exactly so first. */
export function numbersOf(
  { productIds, codes: { keys, numbers } }: Pick<Snapshot, 'productIds' | 'codes'>,
  typed: string,
): readonly number[] {
  const key = codeKey(typed);
  const alike: number[] = [];
  for (let at = firstFrom(keys, key); keys[at] === key; at += 1) alike.push(numbers[at]!);
  const exact = alike.filter((number) => productIds[number] === typed.trim());
  return exact.length > 0 ? exact : alike;
}

/** Positions and popularities above this count as this: beside it a sorting key has room for the place among so many products. */
const GREATEST = 2 ** 30 - 1;

export const countable = (number: number): number => Math.min(Math.max(0, number), GREATEST);

/** Numbers from the least to the greatest of what is said of each; of equal ones the first stands first. */
export function inOrderOf(numbers: ArrayLike<number>, from: 'least' | 'greatest'): Uint32Array {
  const rank = (number: number) => (from === 'least' ? number : GREATEST - number);
  const keyOf = (number: number, at: number) => rank(number) * MOST_PRODUCTS + at;
  const keys = Float64Array.from(numbers, keyOf).sort();
  return Uint32Array.from(keys, (key) => key % MOST_PRODUCTS);
}

/** How many products anybody has ordered. */
export const countOrdered = (popularity: Uint32Array): number =>
  popularity.reduce((count, times) => count + Number(times > 0), 0);

/** The place of each number in a list of all of them. */
export function inverse(order: Uint32Array): Uint32Array {
  const places = new Uint32Array(order.length);
  order.forEach((number, at) => {
    places[number] = at;
  });
  return places;
}

/** Where a sorted list of texts begins to be at or after a text. */
export function firstFrom(texts: readonly string[], text: string): number {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (texts[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
