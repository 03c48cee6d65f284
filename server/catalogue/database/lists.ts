import type { FacetValue } from '#contract/catalogue';
import { CLASS_FLAGS } from '#domain/classCodes';
import type { Country } from '#domain/countries';
import { translateFacetValue, type Facet } from '#domain/facetNames';
import { htmlLanguage, type Language } from '#domain/languages';
import { sortsFor, type Sort } from '#domain/sorting';

import type { Db } from '../../db/client';
import {
  countAmong,
  countBy,
  countPrecomputed,
  countMatching,
  idsOfPrecomputedList,
  idsOfNumbers,
  matchingIds,
  filterNumbers,
  matchesFilters,
  type BuildFilters,
} from '../../db/listed/queries';
import type { ReadScope } from '../../db/products';
import { getOrCreate, cachePerOwner } from '../cache';
import type { FlagCounts, FoundList, CatalogueFilters, ProductList } from '../view';

import { resolveFilters, type Build, type ResolvedFilters } from './build';

/** Size limit of the counts cached for one build, in bytes; the least recently used are evicted. */
const MAX_COUNT_CACHE_BYTES = 4_000_000;

const countsOf = cachePerOwner<Build, Promise<number>>(
  () => MAX_COUNT_CACHE_BYTES,
  () => 100,
);
const valuesOf = cachePerOwner<Build, Promise<ValueCount[]>>(
  () => MAX_COUNT_CACHE_BYTES,
  () => 4_000,
);

interface ValueCount {
  value: number;
  count: number;
}

interface ListOrder {
  sort?: Sort | undefined;
  language?: Language;
  isInStock?: boolean;
}

/** The products that match a narrowing, in listing order or sorted. */
export class FilteredList implements ProductList {
  readonly #resolved: ResolvedFilters;
  readonly #wanted: BuildFilters;
  /** Whether the precomputed lists alone answer this list. */
  readonly #isKept: boolean;

  constructor(
    readonly build: Build,
    readonly filters: CatalogueFilters,
    readonly order: ListOrder = {},
  ) {
    this.#resolved = resolveFilters(build, filters);
    this.#wanted = { ...this.#resolved.wanted, isInStock: order.isInStock };
    this.#isKept = Object.keys(this.#wanted.facets ?? {}).length === 0 && !order.isInStock;
  }

  async count(db: Db): Promise<number> {
    const { build } = this.build;
    const { lists } = this.#resolved;
    if (lists && this.#isKept) {
      return lists.reduce((sum, list) => sum + this.build.countOf(list), 0);
    }
    // Stock changes at any time, so counts that depend on it are not cached.
    if (this.order.isInStock) return countMatching(db, build, this.#wanted);
    return getOrCreate(countsOf(this.build), JSON.stringify(this.#wanted), async () => {
      const [only, ...others] = Object.entries(this.#wanted.facets ?? {});
      if (!lists || !only || others.length > 0) return countMatching(db, build, this.#wanted);
      const [facet, values] = only as [Facet, readonly number[]];
      const counts = lists.length > 0 ? await countPrecomputed(db, build, lists, facet) : [];
      return sumOf(counts.filter(({ value }) => values.includes(value)));
    });
  }

  async ids(db: Db, first: number, most: number): Promise<string[]> {
    const { build } = this.build;
    const [list, ...others] = this.#resolved.lists ?? [];
    if (list && others.length === 0 && this.#isKept && !this.order.sort) {
      return idsOfPrecomputedList(db, build, list, { first, most });
    }
    return matchingIds(db, build, this.#wanted, { first, most, ...this.order });
  }

  async sorted(_db: Db, sort: Sort | undefined, scope: ReadScope): Promise<ProductList> {
    if (!sort || !sortsFor(scope.isCustomer).includes(sort)) return this;
    const { language } = scope;
    return new FilteredList(this.build, this.filters, { ...this.order, sort, language });
  }

  async inStock(): Promise<ProductList> {
    return new FilteredList(this.build, this.filters, { ...this.order, isInStock: true });
  }

  async values(db: Db, facet: Facet, language: Language): Promise<FacetValue[]> {
    const { lists } = this.#resolved;
    const counts = await getOrCreate(
      valuesOf(this.build),
      JSON.stringify([facet, this.#wanted]),
      async () => {
        if (!lists || !this.#isKept) {
          return countBy(db, this.build.build, facet, matchesFilters(this.#wanted));
        }
        return lists.length > 0 ? countPrecomputed(db, this.build.build, lists, facet) : [];
      },
    );
    return toFacetValues(this.build, facet, language, counts);
  }

  async flags(db: Db, country: Country): Promise<FlagCounts> {
    const counts = await countBy(
      db,
      this.build.build,
      columnOf(country),
      matchesFilters(this.#wanted),
    );
    return flagsOf(this.build, counts);
  }
}

/** The result of a search: few enough products to hold their numbers in memory. */
export class NumberedList implements FoundList {
  #numbers: Promise<readonly number[]> | undefined;

  constructor(
    readonly build: Build,
    readonly country: Country,
    readonly read: (db: Db) => Promise<readonly number[]>,
  ) {}

  async count(db: Db): Promise<number> {
    return (await this.#all(db)).length;
  }

  async ids(db: Db, first: number, most: number): Promise<string[]> {
    const numbers = (await this.#all(db)).slice(first, first + most);
    return numbers.length > 0 ? idsOfNumbers(db, this.build.build, numbers) : [];
  }

  async sorted(_db: Db, sort: Sort | undefined, scope: ReadScope): Promise<ProductList> {
    if (!sort || !sortsFor(scope.isCustomer).includes(sort)) return this;
    const fresh = this.build.facts.classes.indexOf('F');
    return this.#among({ country: this.country }, { sort, language: scope.language, fresh });
  }

  within(filters: CatalogueFilters): FoundList {
    const { wanted } = resolveFilters(this.build, filters);
    const { categories, classes, facets = {} } = wanted;
    const isWhole = !categories && !classes && Object.keys(facets).length === 0;
    return isWhole ? this : this.#among(wanted);
  }

  async inStock(_db: Db, country: Country): Promise<ProductList> {
    return this.#among({ country, isInStock: true });
  }

  async values(db: Db, facet: Facet, language: Language): Promise<FacetValue[]> {
    const counts = await countAmong(db, this.build.build, facet, await this.#all(db));
    return toFacetValues(this.build, facet, language, counts);
  }

  async flags(db: Db, country: Country): Promise<FlagCounts> {
    const counts = await countAmong(db, this.build.build, columnOf(country), await this.#all(db));
    return flagsOf(this.build, counts);
  }

  #among(wanted: BuildFilters, order: Parameters<typeof filterNumbers>[4] = {}): NumberedList {
    return new NumberedList(this.build, this.country, async (db) =>
      filterNumbers(db, this.build.build, await this.#all(db), wanted, order),
    );
  }

  #all(db: Db): Promise<readonly number[]> {
    const read = this.#numbers ?? this.read(db);
    this.#numbers = read;
    read.catch(() => (this.#numbers = undefined));
    return read;
  }
}

const sumOf = (counts: readonly ValueCount[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

const columnOf = (country: Country) => (country === 'US' ? 'class_us' : 'class_ca');

function toFacetValues(
  { facts }: Build,
  facet: Facet,
  language: Language,
  counts: readonly ValueCount[],
): FacetValue[] {
  const collator = new Intl.Collator(htmlLanguage(language), { numeric: true });
  return counts
    .map(({ value: valueNumber, count }) => {
      const value = facts.facets[facet][valueNumber] ?? '';
      return { name: translateFacetValue(facet, value, language), value, count };
    })
    .filter(({ value, count }) => value !== '' && count > 0)
    .sort((a, b) => collator.compare(a.name, b.name) || (a.value < b.value ? -1 : 1));
}

function flagsOf({ facts }: Build, counts: readonly ValueCount[]): FlagCounts {
  const flags = { F: 0, R: 0, Y: 0, N: 0 };
  for (const flag of CLASS_FLAGS) {
    const code = facts.classes.indexOf(flag);
    flags[flag] = counts.find(({ value }) => value === code)?.count ?? 0;
  }
  return flags;
}
