import type { FacetValue } from '#contract/catalogue';
import type { Country } from '#domain/countries';
import { FACETS, type Facet } from '#domain/facetNames';
import type { Language } from '#domain/languages';
import type { Sort } from '#domain/sorting';

import { getOrCreate, cachePerOwner } from '../catalogue/cache';
import type { CatalogueFilters, FlagCounts, OrderedProducts } from '../catalogue/view';
import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';

import { resolveFilters, type Build, type ResolvedFilters } from './build';
import { canSort, isByOwnPrice, sortByOwnPrice, sortsOf } from './ownPriceOrder';
import {
  classColumnOf,
  countBy,
  countPrecomputed,
  countMatching,
  countPairs,
  idsOfPrecomputedLists,
  matchesFilters,
  type BuildFilters,
  type PrecomputedList,
} from './tables/queries';
import { countSoldOut } from './tables/soldOut';
import { matchingIds } from './tables/sortedLists';
import { flagsOf, sumOf, toFacetValues, type ValueCount } from './valueCounts';

/** Size limit of the counts cached for one build, in bytes; the least recently used are evicted. */
const MAX_COUNT_CACHE_BYTES = 4_000_000;

/** An index finds the products of so many facets together. */
const MIN_COMBINED = 3;
/** So many products are sorted if an index contains what by; fewer if their rows are read for it. */
const MAX_SORTED_IN_INDEX = 20_000;
const MAX_SORTED = 1_000;

const countsOf = cachePerOwner<Build, Promise<number>>(
  () => MAX_COUNT_CACHE_BYTES,
  () => 100,
);
const valuesOf = cachePerOwner<Build, Promise<ValueCount[]>>(
  () => MAX_COUNT_CACHE_BYTES,
  () => 4_000,
);

interface ListOrder {
  sort?: Sort | undefined;
  language?: Language;
  isInStock?: boolean;
}

/** The products that match a narrowing, in listing order or sorted. */
export class FilteredList implements OrderedProducts {
  readonly #resolved: ResolvedFilters;
  readonly #buildFilters: BuildFilters;
  /** Whether the precomputed lists alone answer this list. */
  readonly #isPrecomputed: boolean;

  constructor(
    readonly build: Build,
    readonly filters: CatalogueFilters,
    readonly order: ListOrder = {},
  ) {
    this.#resolved = resolveFilters(build, filters);
    this.#buildFilters = { ...this.#resolved.buildFilters, isInStock: order.isInStock };
    this.#isPrecomputed = facetsOf(this.#buildFilters).length === 0 && !order.isInStock;
  }

  async count(db: Db): Promise<number> {
    const listed = await this.#countListed(db);
    if (!this.order.isInStock) return listed;
    // Stock changes at any time, so what is out of stock is not cached.
    return listed - (await countSoldOut(db, this.build.build, this.#resolved.buildFilters));
  }

  /** Number of products, in stock or not. */
  async #countListed(db: Db): Promise<number> {
    const { build } = this.build;
    const { buildFilters, lists } = this.#resolved;
    const [one, other, ...others] = facetsOf(buildFilters);
    if (lists && !one) return lists.reduce((sum, list) => sum + this.build.countOf(list), 0);
    return getOrCreate(countsOf(this.build), JSON.stringify(buildFilters), async () => {
      if (!lists || !one || others.length > 0) return countMatching(db, build, buildFilters);
      if (!other) return this.#countWith(db, lists, ...one);
      if (buildFilters.classes) return countMatching(db, build, buildFilters);
      const counts = await countPairs(db, build, buildFilters, one, other[0]);
      return sumOf(counts.filter(({ value }) => other[1].includes(value)));
    });
  }

  async ids(db: Db, first: number, limit: number): Promise<string[]> {
    const { build } = this.build;
    const { lists } = this.#resolved;
    if (lists && this.#isPrecomputed && !this.order.sort) {
      return idsOfPrecomputedLists(db, build, lists, { first, limit });
    }
    const rarest = await this.#rarestFacet(db);
    return matchingIds(db, build, this.#buildFilters, {
      first,
      limit,
      sort: this.order.sort,
      language: this.order.language,
      categories: this.build.nodes.length,
      isFew: await this.#isFew(db, rarest?.count),
      rarest: rarest?.facet,
    });
  }

  /**
   * Whether an index finds so few products that all of them can be sorted: those of a facet in
   * categories, with all that lists are sorted by, or those of several facets, in listing order.
   */
  async #isFew(db: Db, ofRarest = Infinity): Promise<boolean> {
    const { categories, classes } = this.#buildFilters;
    if (categories && !classes && ofRarest <= MAX_SORTED_IN_INDEX) return true;
    if (facetsOf(this.#buildFilters).length < MIN_COMBINED) return false;
    const limit = this.order.sort ? MAX_SORTED : MAX_SORTED_IN_INDEX;
    return (await this.#countListed(db)) <= limit;
  }

  /** The facet filter that the fewest products match, and how many do. */
  async #rarestFacet(db: Db): Promise<{ facet: Facet; count: number } | undefined> {
    const whole = { country: this.#buildFilters.country, category: -1, class: -1 };
    const { lists = [whole] } = this.#resolved;
    let rarest: { facet: Facet; count: number } | undefined;
    for (const [facet, values] of facetsOf(this.#buildFilters)) {
      const count = await this.#countWith(db, lists, facet, values);
      if (!rarest || count < rarest.count) rarest = { facet, count };
    }
    return rarest;
  }

  /** Number of products in these lists with one of the values. */
  async #countWith(
    db: Db,
    lists: readonly PrecomputedList[],
    facet: Facet,
    values: readonly number[],
  ): Promise<number> {
    const counts = await this.#precomputedCounts(db, lists, facet);
    return sumOf(counts.filter(({ value }) => values.includes(value)));
  }

  async #precomputedCounts(
    db: Db,
    lists: readonly PrecomputedList[],
    facet: Facet,
  ): Promise<ValueCount[]> {
    if (lists.length === 0) return [];
    return getOrCreate(valuesOf(this.build), JSON.stringify([facet, lists]), () =>
      countPrecomputed(db, this.build.build, lists, facet),
    );
  }

  async sorted(db: Db, sort: Sort | undefined, scope: ReadScope): Promise<OrderedProducts> {
    if (!sort || !(await canSort(db, this, sort, scope))) return this;
    if (isByOwnPrice(sort, scope)) return sortByOwnPrice(db, this, sort, scope);
    const { language } = scope;
    return new FilteredList(this.build, this.filters, { ...this.order, sort, language });
  }

  sorts(db: Db, scope: ReadScope): Promise<Sort[]> {
    return sortsOf(db, this, scope);
  }

  async inStock(): Promise<OrderedProducts> {
    return new FilteredList(this.build, this.filters, { ...this.order, isInStock: true });
  }

  async values(db: Db, facet: Facet, language: Language): Promise<FacetValue[]> {
    const { lists } = this.#resolved;
    const counts =
      lists && this.#isPrecomputed
        ? await this.#precomputedCounts(db, lists, facet)
        : await getOrCreate(valuesOf(this.build), JSON.stringify([facet, this.#buildFilters]), () =>
            this.#countValues(db, facet),
          );
    return toFacetValues(this.build, facet, language, counts);
  }

  #countValues(db: Db, facet: Facet): Promise<ValueCount[]> {
    const { build } = this.build;
    const [one, ...others] = facetsOf(this.#buildFilters);
    const isPair = one && one[0] !== facet && others.length === 0;
    return isPair && !this.#buildFilters.classes && !this.order.isInStock
      ? countPairs(db, build, this.#buildFilters, one, facet)
      : countBy(db, build, facet, matchesFilters(this.#buildFilters));
  }

  async flags(db: Db, country: Country): Promise<FlagCounts> {
    const counts = await countBy(
      db,
      this.build.build,
      classColumnOf(country),
      matchesFilters(this.#buildFilters),
    );
    return flagsOf(this.build, counts);
  }
}

type FacetFilter = readonly [facet: Facet, values: readonly number[]];

const facetsOf = ({ facets = {} }: BuildFilters): FacetFilter[] =>
  FACETS.flatMap((facet) => {
    const values = facets[facet];
    return values ? [[facet, values] as const] : [];
  });
