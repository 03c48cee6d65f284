import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';
import type { Language } from '#domain/languages';
import { sortsFor, type Sort } from '#domain/sorting';

import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';
import { readOutOfStock } from '../db/stock';

import { cachePerOwner } from './cache';
import type { CategoryNode } from './categoryTree';
import { countFacet } from './facets';
import {
  bestSellers,
  countFlags,
  mostPopular,
  filterProducts,
  filterFound,
} from './filterProducts';
import { likelyNext } from './likely';
import { displayCategoriesOf, menuOf } from './menu';
import { printedProducts } from './printedProducts';
import type { Found } from './search/findApproximate';
import { search, type IndexSource } from './search/search';
import { findSimilar } from './similar';
import { numbersOfTypedId, listCacheBytes, type Numbers, type Snapshot } from './snapshot';
import { sortProducts } from './sortProducts';
import type { Tiles } from './tiles';
import { variantsOf } from './variants';
import type {
  FoundList,
  FoundProducts,
  CatalogueFilters,
  OrderedProducts,
  Query,
  View,
  SuggestionBasis,
} from './view';

class MemoryList implements FoundList {
  constructor(
    readonly snapshot: Snapshot,
    readonly numbers: Numbers,
  ) {}

  async count() {
    return this.numbers.length;
  }

  async ids(_db: Db, first: number, limit: number) {
    const numbers = this.numbers.slice(first, first + limit);
    return Array.from(numbers, (number) => this.snapshot.productIds[number]!);
  }

  async sorted(db: Db, sort: Sort | undefined, scope: ReadScope): Promise<OrderedProducts> {
    if (!sort || !(await this.sorts(db, scope)).includes(sort)) return this;
    return this.#of(await sortProducts(db, this.snapshot, this.numbers, sort, scope));
  }

  async sorts(_db: Db, { buyer }: ReadScope) {
    return sortsFor(buyer ? 'own' : 'none');
  }

  within(filters: CatalogueFilters) {
    return this.#of(filterFound(this.snapshot, this.numbers, filters));
  }

  async inStock(db: Db, country: Country) {
    const outOfStock = await readOutOfStock(db, country);
    const { productIds } = this.snapshot;
    return this.#of(
      Array.from(this.numbers).filter((number) => !outOfStock.has(productIds[number]!)),
    );
  }

  async values(_db: Db, facet: Facet, language: Language) {
    return countFacet(this.snapshot, facet, this.numbers, language);
  }

  async flags(_db: Db, country: Country) {
    return countFlags(this.snapshot, this.numbers, country);
  }

  #of(numbers: Numbers): FoundList {
    return new MemoryList(this.snapshot, numbers);
  }
}

const searchesOf = cachePerOwner<Snapshot, Found>(
  listCacheBytes,
  ({ products }) => 8 * products.length,
);

/** The view of a catalogue held in memory. */
export class MemoryView implements View {
  constructor(
    readonly snapshot: Snapshot,
    readonly indexOf: IndexSource,
    readonly tiles?: Tiles,
  ) {}

  get version() {
    return this.snapshot.version;
  }

  get categories() {
    return this.snapshot.categories;
  }

  get size() {
    return this.snapshot.productIds.length;
  }

  filter(filters: CatalogueFilters): OrderedProducts {
    return this.#list(filterProducts(this.snapshot, filters));
  }

  async search(db: Db, query: Query): Promise<FoundProducts> {
    const { snapshot } = this;
    const { text, country, language } = query;
    const cacheKey = JSON.stringify([text, country, language]);
    const cache = searchesOf(snapshot);
    const found =
      cache.get(cacheKey) ?? cache.set(cacheKey, await search(db, snapshot, this.indexOf, query));
    const { products, ...words } = found;
    return { list: this.#list(products), ...words };
  }

  async bestSellers(_db: Db, country: Country) {
    return this.#list(bestSellers(this.snapshot, country));
  }

  async idsOfTypedId(_db: Db, typed: string) {
    return this.#ids(numbersOfTypedId(this.snapshot, typed));
  }

  async similar(_db: Db, productId: string, country: Country, limit: number) {
    const number = this.#numberOf(productId);
    return number === undefined
      ? []
      : this.#ids(findSimilar(this.snapshot, number, country, limit));
  }

  async variants(db: Db, productId: string, country: Country) {
    const number = this.#numberOf(productId);
    return number === undefined ? [] : variantsOf(db, this.snapshot, number, country);
  }

  async menu(_db: Db, country: Country, language: Language) {
    return menuOf(this.snapshot, country, language);
  }

  async displayCategories(_db: Db, country: Country, language: Language) {
    return displayCategoriesOf(this.snapshot, country, language);
  }

  async mostPopular(_db: Db, { products }: CategoryNode, country: Country) {
    const best = mostPopular(this.snapshot, products, country);
    return best === undefined ? undefined : this.snapshot.productIds[best];
  }

  async forPrint(_db: Db, ranges: readonly CatalogueFilters[], limit: number) {
    return printedProducts(this.snapshot, ranges, limit);
  }

  async likely(_db: Db, wants: SuggestionBasis, limit: number) {
    return this.#ids(likelyNext(this.snapshot, await this.indexOf(''), wants, limit));
  }

  #list(numbers: Numbers): FoundList {
    return new MemoryList(this.snapshot, numbers);
  }

  #ids(numbers: readonly number[]): string[] {
    return numbers.map((number) => this.snapshot.productIds[number]!);
  }

  #numberOf(productId: string): number | undefined {
    return numbersOfTypedId(this.snapshot, productId)[0];
  }
}
