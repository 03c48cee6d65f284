import type { Category } from '#contract/catalogue';
import { possibleGtins } from '#domain/barcodes';
import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';
import {
  besideProduct,
  bestOfShelves,
  mostAlike,
  offeredAmong,
  readNumbered,
  sizesOfShelves,
} from '../../db/listed/alike';
import { mostPopular, productsOfCodes, productsOfPrefix } from '../../db/listed/queries';
import { ownersOfGtins } from '../../db/productCodes';
import { getOrCreate, cachePerOwner } from '../cache';
import type { CategoryNode } from '../categoryTree';
import { listMenu } from '../menu';
import { BEST } from '../narrow';
import { fairShare } from '../ranged';
import { codePrefixOf } from '../search/codes';
import type { Found } from '../search/findApproximate';
import { searchShelves } from '../search/search';
import { LIKENESS } from '../similar';
import { codeKey } from '../snapshot';
import { around, COMPARED, ofOneKind } from '../variants';
import type {
  DisplayCategory,
  FoundProducts,
  Narrowing,
  ProductList,
  Query,
  RangedProduct,
  View,
  Wants,
} from '../view';

import { resolve, type Build } from './build';
import { likelyNext } from './likely';
import { NarrowedList, NumberedList } from './lists';
import { databaseShelf, MOST_CANDIDATES } from './shelf';

/** Size limit of the search results cache, counted in product numbers. */
const MOST_FOUND = 2_000_000;

const searchesOf = cachePerOwner<DatabaseView, Found>(
  () => MOST_FOUND,
  ({ products }) => 2 * products.length,
);
const popularOf = cachePerOwner<DatabaseView, Promise<string | undefined>>();

/** The view of a catalogue that is indexed in database tables. */
export class DatabaseView implements View {
  constructor(readonly build: Build) {}

  get version() {
    return this.build.version;
  }

  get categories() {
    return this.build.categories;
  }

  get size() {
    return this.build.facts.size;
  }

  narrow(narrowing: Narrowing): ProductList {
    return new NarrowedList(this.build, narrowing);
  }

  async search(db: Db, query: Query): Promise<FoundProducts> {
    const { text, country, language } = query;
    const kept = searchesOf(this);
    const asked = JSON.stringify([text, country, language]);
    const { products, ...words } =
      kept.get(asked) ?? kept.set(asked, await this.#search(db, query));
    return { list: this.#list(products, country), ...words };
  }

  async #search(db: Db, query: Query): Promise<Found> {
    const { text, country } = query;
    const { build } = this.build;
    const prefix = codePrefixOf(text);
    return searchShelves(query, {
      whole: await this.#byWholeCode(db, query),
      begun:
        prefix === undefined
          ? []
          : await productsOfPrefix(db, build, prefix, country, MOST_CANDIDATES),
      shelfOf: (language) => databaseShelf(db, this.build, { country, language }),
    });
  }

  /** Products whose id or barcode is the whole query, the likeliest first. */
  async #byWholeCode(db: Db, { text, country }: Query): Promise<number[]> {
    const gtins = possibleGtins(text);
    const owners = gtins.length > 0 ? await ownersOfGtins(db, gtins) : [];
    const byGtin = gtins.flatMap((gtin) =>
      owners.filter(({ gtin14 }) => gtin14 === gtin).map(({ product_id }) => product_id),
    );
    const named = await this.named(db, text);
    const ids = [...new Set([...named, ...byGtin])];
    if (ids.length === 0) return [];
    const numbers = await offeredAmong(
      db,
      this.build.build,
      ids.map((product_id) => ({ product_id, code: codeKey(product_id) })),
      country,
    );
    return ids.flatMap((id) => numbers.get(id) ?? []);
  }

  async bestSellers(db: Db, country: Country): Promise<ProductList> {
    const { build, facts } = this.build;
    const best = await mostPopular(db, build, { country }, BEST, facts.ordered);
    return this.#list(
      best.map(({ number }) => number),
      country,
    );
  }

  async named(db: Db, typed: string): Promise<string[]> {
    const alike = await productsOfCodes(db, this.build.build, [codeKey(typed)]);
    const ids = alike.map(({ product_id }) => product_id);
    const exact = ids.filter((id) => id === typed.trim());
    return exact.length > 0 ? exact : ids;
  }

  async similar(db: Db, productId: string, country: Country, most: number): Promise<string[]> {
    const { build, nodes, facts } = this.build;
    const own = await readNumbered(db, build, codeKey(productId), productId);
    if (!own) return [];
    const says = LIKENESS.flatMap(([facet, weight]) =>
      facts.facets[facet][own[facet]] === '' ? [] : { facet, value: own[facet], weight },
    );
    const but = [own.number];
    const found: string[] = [];
    let node = nodes[own.category];
    for (; node && found.length < most; node = node.parent) {
      const wanted = { country, categories: [this.build.rangeOf(node)] };
      const alike = await mostAlike(db, build, wanted, { says, but, most: most - found.length });
      but.push(...alike.map(({ number }) => number));
      found.push(...alike.map(({ product_id }) => product_id));
    }
    return found;
  }

  async variants(db: Db, productId: string, country: Country): Promise<string[]> {
    const { build } = this.build;
    const own = await readNumbered(db, build, codeKey(productId), productId);
    if (!own || own.category < 0) return [];
    const beside = await besideProduct(db, build, own, country, COMPARED);
    return ofOneKind(db, around(beside, beside.indexOf(productId), COMPARED), productId);
  }

  async menu(_db: Db, country: Country, language: Language): Promise<Category[]> {
    const count = (node: CategoryNode, flag?: string) => this.#count(node, country, flag);
    const filled = (nodes: readonly CategoryNode[]) => nodes.filter((node) => count(node) > 0);
    return listMenu(this.build.categories.tops, language, filled, (top) => ({
      F: count(top, 'F'),
      R: count(top, 'R'),
      Y: count(top, 'Y'),
      N: count(top, 'N'),
    }));
  }

  async displayCategories(db: Db, country: Country, language: Language) {
    const shown: DisplayCategory[] = [];
    for (const top of this.build.categories.tops) {
      const product_id = await getOrCreate(popularOf(this), `${country} ${top.cat_code}`, () =>
        this.mostPopular(db, top, country),
      );
      if (product_id === undefined) continue;
      const products = this.#count(top, country);
      const { names, cat_code } = top;
      shown.push({ name: names[language], category: names[''], cat_code, products, product_id });
    }
    return shown;
  }

  async mostPopular(db: Db, category: CategoryNode, country: Country) {
    const wanted = { country, categories: [this.build.rangeOf(category)] };
    const [best] = await mostPopular(db, this.build.build, wanted, 1);
    return best?.product_id;
  }

  async ranged(db: Db, ranges: readonly Narrowing[], most: number): Promise<RangedProduct[]> {
    const { build, nodes } = this.build;
    const wanted = ranges.map((range) => resolve(this.build, range).wanted);
    const share = fairShare(await sizesOfShelves(db, build, wanted), most);
    const products = await bestOfShelves(db, build, wanted, share, most);
    return products.map(({ product_id, category, rank }) => ({
      product_id,
      category: nodes[category],
      rank,
    }));
  }

  likely(db: Db, wants: Wants, most: number): Promise<string[]> {
    return likelyNext(db, this.build, wants, most);
  }

  #count(node: CategoryNode, country: Country, flag?: string): number {
    const { facts, numberOf, countOf } = this.build;
    const code = flag === undefined ? -1 : facts.classes.indexOf(flag);
    if (flag !== undefined && code < 0) return 0;
    return countOf({ country, category: numberOf(node), class: code });
  }

  #list(numbers: readonly number[], country: Country): NumberedList {
    return new NumberedList(this.build, country, async () => numbers);
  }
}
