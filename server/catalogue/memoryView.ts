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
import { likelyNext } from './likely';
import { displayCategoriesOf, menuOf } from './menu';
import { bestSellers, countFlags, mostPopular, narrow, narrowFound } from './narrow';
import { rangedProducts } from './ranged';
import type { Found } from './search/findApproximate';
import { search, type IndexSource } from './search/search';
import { similarTo } from './similar';
import { numbersOf, roomForLists, type Numbers, type Snapshot } from './snapshot';
import { sortProducts } from './sortProducts';
import { variantsOf } from './variants';
import type { FoundList, FoundProducts, Narrowing, ProductList, Query, View, Wants } from './view';

class MemoryList implements FoundList {
  constructor(
    readonly snapshot: Snapshot,
    readonly numbers: Numbers,
  ) {}

  async count() {
    return this.numbers.length;
  }

  async ids(_db: Db, first: number, most: number) {
    const numbers = this.numbers.slice(first, first + most);
    return Array.from(numbers, (number) => this.snapshot.productIds[number]!);
  }

  async sorted(db: Db, sort: Sort | undefined, scope: ReadScope): Promise<ProductList> {
    if (!sort || !sortsFor(scope.isCustomer).includes(sort)) return this;
    return this.#of(await sortProducts(db, this.snapshot, this.numbers, sort, scope));
  }

  within(narrowing: Narrowing) {
    return this.#of(narrowFound(this.snapshot, this.numbers, narrowing));
  }

  async inStock(db: Db, country: Country) {
    const gone = await readOutOfStock(db, country);
    const { productIds } = this.snapshot;
    return this.#of(Array.from(this.numbers).filter((number) => !gone.has(productIds[number]!)));
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
  roomForLists,
  ({ products }) => 2 * products.length,
);

/** The view of a catalogue held in memory. */
export class MemoryView implements View {
  constructor(
    readonly snapshot: Snapshot,
    readonly indexOf: IndexSource,
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

  narrow(narrowing: Narrowing): ProductList {
    return this.#list(narrow(this.snapshot, narrowing));
  }

  async search(db: Db, query: Query): Promise<FoundProducts> {
    const { snapshot } = this;
    const { text, country, language } = query;
    const asked = JSON.stringify([text, country, language]);
    const kept = searchesOf(snapshot);
    const found =
      kept.get(asked) ?? kept.set(asked, await search(db, snapshot, this.indexOf, query));
    const { products, ...words } = found;
    return { list: this.#list(products), ...words };
  }

  async bestSellers(_db: Db, country: Country) {
    return this.#list(bestSellers(this.snapshot, country));
  }

  async named(_db: Db, typed: string) {
    return this.#ids(numbersOf(this.snapshot, typed));
  }

  async similar(_db: Db, productId: string, country: Country, most: number) {
    const number = this.#numberOf(productId);
    return number === undefined ? [] : this.#ids(similarTo(this.snapshot, number, country, most));
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

  async ranged(_db: Db, ranges: readonly Narrowing[], most: number) {
    return rangedProducts(this.snapshot, ranges, most);
  }

  async likely(_db: Db, wants: Wants, most: number) {
    return this.#ids(likelyNext(this.snapshot, await this.indexOf(''), wants, most));
  }

  #list(numbers: Numbers): FoundList {
    return new MemoryList(this.snapshot, numbers);
  }

  #ids(numbers: readonly number[]): string[] {
    return numbers.map((number) => this.snapshot.productIds[number]!);
  }

  #numberOf(productId: string): number | undefined {
    return numbersOf(this.snapshot, productId)[0];
  }
}
