import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';

import type { CategoryNode, CategoryTree } from './categoryTree';
import type { Dictionary } from './dictionary';
import { foldCode } from './fold';

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

/** What an id is looked up by. */
export const codeKey = (productId: string): string => foldCode(productId) || productId;

/** The products that a typed id may mean, the one written exactly so first. */
export function numbersOf(
  { productIds, byCode }: Pick<Snapshot, 'productIds' | 'byCode'>,
  typed: string,
): readonly number[] {
  const numbers = byCode.get(codeKey(typed)) ?? [];
  const exact = numbers.filter((number) => productIds[number] === typed.trim());
  return exact.length > 0 ? exact : numbers;
}
