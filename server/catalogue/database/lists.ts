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
  countKept,
  countWanted,
  idsOfKept,
  idsOfNumbers,
  idsOfWanted,
  numbersAmong,
  matchesFilters,
  type Wanted,
} from '../../db/listed/queries';
import type { ReadScope } from '../../db/products';
import { getOrCreate, cachePerOwner } from '../cache';
import type { FlagCounts, FoundList, Narrowing, ProductList } from '../view';

import { resolve, type Build, type Resolved } from './build';

/** Size limit of the counts cached for one build, in bytes; the least recently used are evicted. */
const MOST_COUNTS = 4_000_000;

const countsOf = cachePerOwner<Build, Promise<number>>(
  () => MOST_COUNTS,
  () => 100,
);
const valuesOf = cachePerOwner<Build, Promise<Counted[]>>(
  () => MOST_COUNTS,
  () => 4_000,
);

interface Counted {
  value: number;
  count: number;
}

interface Order {
  sort?: Sort | undefined;
  language?: Language;
  isInStock?: boolean;
}

/** The products that match a narrowing, in listing order or sorted. */
export class NarrowedList implements ProductList {
  readonly #resolved: Resolved;
  readonly #wanted: Wanted;
  /** Whether the precomputed lists alone answer this list. */
  readonly #isKept: boolean;

  constructor(
    readonly build: Build,
    readonly narrowing: Narrowing,
    readonly order: Order = {},
  ) {
    this.#resolved = resolve(build, narrowing);
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
    if (this.order.isInStock) return countWanted(db, build, this.#wanted);
    return getOrCreate(countsOf(this.build), JSON.stringify(this.#wanted), async () => {
      const [only, ...others] = Object.entries(this.#wanted.facets ?? {});
      if (!lists || !only || others.length > 0) return countWanted(db, build, this.#wanted);
      const [facet, values] = only as [Facet, readonly number[]];
      const counts = lists.length > 0 ? await countKept(db, build, lists, facet) : [];
      return sumOf(counts.filter(({ value }) => values.includes(value)));
    });
  }

  async ids(db: Db, first: number, most: number): Promise<string[]> {
    const { build } = this.build;
    const [list, ...others] = this.#resolved.lists ?? [];
    if (list && others.length === 0 && this.#isKept && !this.order.sort) {
      return idsOfKept(db, build, list, { first, most });
    }
    return idsOfWanted(db, build, this.#wanted, { first, most, ...this.order });
  }

  async sorted(_db: Db, sort: Sort | undefined, scope: ReadScope): Promise<ProductList> {
    if (!sort || !sortsFor(scope.isCustomer).includes(sort)) return this;
    const { language } = scope;
    return new NarrowedList(this.build, this.narrowing, { ...this.order, sort, language });
  }

  async inStock(): Promise<ProductList> {
    return new NarrowedList(this.build, this.narrowing, { ...this.order, isInStock: true });
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
        return lists.length > 0 ? countKept(db, this.build.build, lists, facet) : [];
      },
    );
    return shownValues(this.build, facet, language, counts);
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

  within(narrowing: Narrowing): FoundList {
    const { wanted } = resolve(this.build, narrowing);
    const { categories, classes, facets = {} } = wanted;
    const isWhole = !categories && !classes && Object.keys(facets).length === 0;
    return isWhole ? this : this.#among(wanted);
  }

  async inStock(_db: Db, country: Country): Promise<ProductList> {
    return this.#among({ country, isInStock: true });
  }

  async values(db: Db, facet: Facet, language: Language): Promise<FacetValue[]> {
    const counts = await countAmong(db, this.build.build, facet, await this.#all(db));
    return shownValues(this.build, facet, language, counts);
  }

  async flags(db: Db, country: Country): Promise<FlagCounts> {
    const counts = await countAmong(db, this.build.build, columnOf(country), await this.#all(db));
    return flagsOf(this.build, counts);
  }

  #among(wanted: Wanted, order: Parameters<typeof numbersAmong>[4] = {}): NumberedList {
    return new NumberedList(this.build, this.country, async (db) =>
      numbersAmong(db, this.build.build, await this.#all(db), wanted, order),
    );
  }

  #all(db: Db): Promise<readonly number[]> {
    const read = this.#numbers ?? this.read(db);
    this.#numbers = read;
    read.catch(() => (this.#numbers = undefined));
    return read;
  }
}

const sumOf = (counts: readonly Counted[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

const columnOf = (country: Country) => (country === 'US' ? 'class_us' : 'class_ca');

function shownValues(
  { facts }: Build,
  facet: Facet,
  language: Language,
  counts: readonly Counted[],
): FacetValue[] {
  const inOrder = new Intl.Collator(htmlLanguage(language), { numeric: true });
  return counts
    .map(({ value: at, count }) => {
      const value = facts.facets[facet][at] ?? '';
      return { name: translateFacetValue(facet, value, language), value, count };
    })
    .filter(({ value, count }) => value !== '' && count > 0)
    .sort((a, b) => inOrder.compare(a.name, b.name) || (a.value < b.value ? -1 : 1));
}

function flagsOf({ facts }: Build, counts: readonly Counted[]): FlagCounts {
  const flags = { F: 0, R: 0, Y: 0, N: 0 };
  for (const flag of CLASS_FLAGS) {
    const code = facts.classes.indexOf(flag);
    flags[flag] = counts.find(({ value }) => value === code)?.count ?? 0;
  }
  return flags;
}
