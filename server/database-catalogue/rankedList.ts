import type { FacetValue } from '#contract/catalogue';
import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';
import type { Language } from '#domain/languages';
import type { Sort } from '#domain/sorting';

import type { CatalogueFilters, FlagCounts, FoundList, OrderedProducts } from '../catalogue/view';
import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';

import { resolveFilters, type Build } from './build';
import { canSort, isByOwnPrice, sortByOwnPrice, sortsOf } from './ownPriceOrder';
import { classColumnOf, countAmong, idsBy, type BuildFilters } from './tables/queries';
import { filterRanks } from './tables/sortedLists';
import { flagsOf, toFacetValues } from './valueCounts';

/** The result of a search: few enough products to hold their ranks in memory. */
export class RankedList implements FoundList {
  #ranks: Promise<readonly number[]> | undefined;

  constructor(
    readonly build: Build,
    readonly country: Country,
    readonly read: (db: Db) => Promise<readonly number[]>,
  ) {}

  async count(db: Db): Promise<number> {
    return (await this.#all(db)).length;
  }

  async ids(db: Db, first: number, limit: number): Promise<string[]> {
    const ranks = (await this.#all(db)).slice(first, first + limit);
    return idsBy(db, this.build.build, 'rank', ranks);
  }

  async sorted(db: Db, sort: Sort | undefined, scope: ReadScope): Promise<OrderedProducts> {
    if (!sort || !(await canSort(db, this, sort, scope))) return this;
    if (isByOwnPrice(sort, scope)) return sortByOwnPrice(db, this, sort, scope);
    const fresh = this.build.facts.classes.indexOf('F');
    return this.#among({ country: this.country }, { sort, language: scope.language, fresh });
  }

  sorts(db: Db, scope: ReadScope): Promise<Sort[]> {
    return sortsOf(db, this, scope);
  }

  within(filters: CatalogueFilters): FoundList {
    const { buildFilters } = resolveFilters(this.build, filters);
    const { categories, classes, facets = {} } = buildFilters;
    const isWhole = !categories && !classes && Object.keys(facets).length === 0;
    return isWhole ? this : this.#among(buildFilters);
  }

  async inStock(_db: Db, country: Country): Promise<OrderedProducts> {
    return this.#among({ country, isInStock: true });
  }

  async values(db: Db, facet: Facet, language: Language): Promise<FacetValue[]> {
    const counts = await countAmong(db, this.build.build, facet, await this.#all(db));
    return toFacetValues(this.build, facet, language, counts);
  }

  async flags(db: Db, country: Country): Promise<FlagCounts> {
    const counts = await countAmong(
      db,
      this.build.build,
      classColumnOf(country),
      await this.#all(db),
    );
    return flagsOf(this.build, counts);
  }

  #among(buildFilters: BuildFilters, order: Parameters<typeof filterRanks>[4] = {}): RankedList {
    return new RankedList(this.build, this.country, async (db) =>
      filterRanks(db, this.build.build, await this.#all(db), buildFilters, order),
    );
  }

  #all(db: Db): Promise<readonly number[]> {
    const read = this.#ranks ?? this.read(db);
    this.#ranks = read;
    read.catch(() => (this.#ranks = undefined));
    return read;
  }
}
