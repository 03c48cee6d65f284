import type { Category, FacetValue } from '#contract/catalogue';
import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';
import type { Language } from '#domain/languages';
import type { Sort } from '#domain/sorting';

import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';

import type { CategoryNode, CategoryTree } from './categoryTree';
import type { Tiles } from './tiles';

/** Filters of a listing: a product must match one value of each list that is not empty. */
export interface CatalogueFilters extends Partial<Record<Facet, readonly string[]>> {
  country: Country;
  /** A category's code or name; empty for the whole catalogue. */
  category?: string | undefined;
  /** Class flags; `undefined` for every class. */
  classes?: readonly string[] | undefined;
}

export interface Query {
  text: string;
  country: Country;
  language: Language;
}

export interface FlagCounts {
  F: number;
  R: number;
  Y: number;
  N: number;
}

/** An ordered list of products. Reading a part of it costs in proportion to the part. */
export interface OrderedProducts {
  count(db: Db): Promise<number>;
  /** Ids of up to `limit` products from an offset; empty past the end. */
  ids(db: Db, first: number, limit: number): Promise<string[]>;
  /** The same products in another order; never by price for a visitor. */
  sorted(db: Db, sort: Sort | undefined, scope: ReadScope): Promise<OrderedProducts>;
  /** The orders that they can be sorted in. */
  sorts(db: Db, scope: ReadScope): Promise<Sort[]>;
  /** Those of the products that are in stock now, in the same order. */
  inStock(db: Db, country: Country): Promise<OrderedProducts>;
  /**
   * The values of a facet among these products, each with its count, sorted by the collation of the
   * language.
   */
  values(db: Db, facet: Facet, language: Language): Promise<FacetValue[]>;
  /** How many of these products carry each flag in a country. */
  flags(db: Db, country: Country): Promise<FlagCounts>;
}

export interface FoundList extends OrderedProducts {
  /** Those of the products that match, in the same order. */
  within(filters: CatalogueFilters): FoundList;
}

export interface FoundProducts {
  /** The best first. */
  list: FoundList;
  /** The query as it was searched, if typing errors were corrected. */
  corrected?: string;
  /**
   * If no product contains every word: the words that the first product contains, and those it
   * lacks.
   */
  matched?: string[];
  unmatched?: string[];
}

/** A top-level category with its product count and its most popular product, for the picture. */
export interface TopCategory {
  name: string;
  category: string;
  cat_code: string;
  products: number;
  product_id: string;
}

/** A product of a printed catalogue. */
export interface ProductForPrint {
  product_id: string;
  category: CategoryNode | undefined;
  /** Its popularity rank; 0 is the most popular. */
  rank: number;
}

/** Basis for suggestions: what a customer bought, and what is in demand in the shop. */
export interface SuggestionBasis {
  bought: readonly string[];
  /** How much demand speaks for a product, by product id. */
  weights: ReadonlyMap<string, number>;
  country: Country;
}

/**
 * The public catalogue at one moment; a request works on one view throughout. It finds and sorts
 * products, and never knows names, prices or stock: those are read for each page.
 */
export interface View {
  readonly version: string;
  readonly categories: CategoryTree;
  /** Tiles of products without a picture; if omitted, every product has a picture's name. */
  readonly tiles?: Tiles | undefined;
  /** Number of products. */
  readonly size: number;
  /**
   * The products that match, in listing order, which never depends on price or stock: visitors see
   * it too.
   */
  filter(filters: CatalogueFilters): OrderedProducts;
  search(db: Db, query: Query): Promise<FoundProducts>;
  /** The most ordered products, the most ordered first. */
  bestSellers(db: Db, country: Country): Promise<OrderedProducts>;
  /** Ids of the products that a typed id may mean; only the exact match if there is one. */
  idsOfTypedId(db: Db, typed: string): Promise<string[]>;
  /**
   * Other products of the same category, continuing with its ancestors until there are enough: the
   * most similar first.
   */
  similar(db: Db, productId: string, country: Country, limit: number): Promise<string[]>;
  /** Ids of a product's sizes and colours, including itself, in listing order. */
  variants(db: Db, productId: string, country: Country): Promise<string[]>;
  /** The three levels of the menu, without categories that have no product in the country. */
  menu(db: Db, country: Country, language: Language): Promise<Category[]>;
  displayCategories(db: Db, country: Country, language: Language): Promise<TopCategory[]>;
  /** The most popular product of a category that is offered in the country. */
  mostPopular(db: Db, category: CategoryNode, country: Country): Promise<string | undefined>;
  /**
   * Products of these ranges together, in menu order. If there are too many, every sub-category is
   * limited to its most popular ones.
   */
  forPrint(db: Db, ranges: readonly CatalogueFilters[], limit: number): Promise<ProductForPrint[]>;
  /** Products likely to be ordered next, the likeliest first. */
  likely(db: Db, basis: SuggestionBasis, limit: number): Promise<string[]>;
}
