import type { Category, FacetValue } from '#contract/catalogue';
import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';
import type { Language } from '#domain/languages';
import type { Sort } from '#domain/sorting';

import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';

import type { CategoryNode, CategoryTree } from './categoryTree';

/** What a listing is narrowed to: one of each list's values, and every list that is not empty. */
export interface Narrowing extends Partial<Record<Facet, readonly string[]>> {
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

/** Products in an order. What is asked of a list costs what is asked, not what the list is long. */
export interface ProductList {
  count(db: Db): Promise<number>;
  /** Ids of so many products from a place on; a place past the last has none. */
  ids(db: Db, first: number, most: number): Promise<string[]>;
  /** The same products in another order; for a visitor never by price. */
  sorted(db: Db, sort: Sort | undefined, scope: ReadScope): Promise<ProductList>;
  /** Those of them that are in stock now, in their order. */
  inStock(db: Db, country: Country): Promise<ProductList>;
  /** The values that these products have of a facet, each with its count, in the order of the language. */
  values(db: Db, facet: Facet, language: Language): Promise<FacetValue[]>;
  /** How many of these products carry each flag in a country. */
  flags(db: Db, country: Country): Promise<FlagCounts>;
}

export interface FoundList extends ProductList {
  /** Those of them that pass, in their order. */
  within(narrowing: Narrowing): FoundList;
}

export interface FoundProducts {
  /** The best first. */
  list: FoundList;
  /** The query as it was searched, where typing slips were put right. */
  corrected?: string;
  /** Where nothing holds every word: those that the first product holds, and those that it does not. */
  held?: string[];
  leftOut?: string[];
}

/** A top category with the number of its products and the most popular of them, whose picture it shows. */
export interface DisplayCategory {
  name: string;
  category: string;
  cat_code: string;
  products: number;
  product_id: string;
}

/** A product of a printed catalogue. */
export interface RangedProduct {
  product_id: string;
  category: CategoryNode | undefined;
  /** Its place from the most to the least popular. */
  rank: number;
}

/** What makes a product likely to be wanted next: what a customer bought, and what the shop is asked for now. */
export interface Wants {
  bought: readonly string[];
  /** Orders of late by product id. */
  asked: ReadonlyMap<string, number>;
  country: Country;
}

/**
 * What visitors may see of the catalogue at one moment; one request works on one view. It finds and orders
 * products, and never knows names, prices or stock: those are read for the page that is shown.
 */
export interface View {
  readonly version: string;
  readonly categories: CategoryTree;
  /** How many products it knows. */
  readonly size: number;
  /** The products that pass, in listing order. Never by price or stock: visitors see this order too. */
  narrow(narrowing: Narrowing): ProductList;
  search(db: Db, query: Query): Promise<FoundProducts>;
  /** The products that were ordered most, the most ordered first. */
  bestSellers(db: Db, country: Country): Promise<ProductList>;
  /** Ids of the products that a typed id may mean, the one written exactly so first. */
  named(db: Db, typed: string): Promise<string[]>;
  /** Other products of the same sub-category, or of the one above where it has few: the most alike first. */
  similar(db: Db, productId: string, country: Country, most: number): Promise<string[]>;
  /** A product's sizes and colours, itself among them, in listing order. */
  variants(db: Db, productId: string, country: Country): Promise<string[]>;
  /** The three levels of the menu; a category without a product in the country is left out. */
  menu(db: Db, country: Country, language: Language): Promise<Category[]>;
  displayCategories(db: Db, country: Country, language: Language): Promise<DisplayCategory[]>;
  /** The most popular product of a category that the country is offered. */
  mostPopular(db: Db, category: CategoryNode, country: Country): Promise<string | undefined>;
  /**
   * Products of these ranges together, in the order of the menu. Of what is too large, every sub-category
   * gives its most popular ones.
   */
  ranged(db: Db, ranges: readonly Narrowing[], most: number): Promise<RangedProduct[]>;
  /** Products that may be wanted next, the likeliest first. */
  likely(db: Db, wants: Wants, most: number): Promise<string[]>;
}
