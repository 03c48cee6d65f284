import type { Category } from '#contract/catalogue';
import { barcodeKeys } from '#domain/barcodes';
import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';
import { MAX_VARIANTS } from '#domain/variants';

import { getOrCreate, cachePerOwner } from '../catalogue/cache';
import type { CategoryNode } from '../catalogue/categoryTree';
import { MAX_BEST_SELLERS } from '../catalogue/filterProducts';
import { buildMenu } from '../catalogue/menu';
import { fairShare } from '../catalogue/printedProducts';
import { codePrefixOf, idsWithLostZeros } from '../catalogue/search/codes';
import type { Found } from '../catalogue/search/findApproximate';
import { searchCandidates } from '../catalogue/search/search';
import { SIMILARITY_WEIGHTS } from '../catalogue/similar';
import { codeKey } from '../catalogue/snapshot';
import type { Tiles } from '../catalogue/tiles';
import { variantsAmong } from '../catalogue/variants';
import type {
  TopCategory,
  FoundProducts,
  CatalogueFilters,
  OrderedProducts,
  Query,
  ProductForPrint,
  View,
  SuggestionBasis,
} from '../catalogue/view';
import type { Db } from '../db/client';
import { productsByGtins } from '../db/productCodes';

import { resolveFilters, type Build } from './build';
import { databaseCandidateSource } from './databaseCandidateSource';
import { FilteredList } from './filteredList';
import { MAX_CANDIDATES } from './holderQueries';
import { likelyNext } from './likely';
import { RankedList } from './rankedList';
import { ranksWithCodePrefix, productsByCodes } from './tables/codes';
import { mostPopular } from './tables/queries';
import {
  familyOfProduct,
  bestPerCategory,
  mostSimilar,
  offeredRanks,
  readComparedProduct,
  countPerCategory,
} from './tables/similarProducts';

/** Size limit of the search results cache, counted in ranks of products. */
const MAX_CACHED_RANKS = 2_000_000;

const searchCacheOf = cachePerOwner<DatabaseView, Found>(
  () => MAX_CACHED_RANKS,
  ({ products }) => 2 * products.length,
);
const mostPopularCacheOf = cachePerOwner<DatabaseView, Promise<string | undefined>>();

/** The view of a catalogue that is indexed in database tables. */
export class DatabaseView implements View {
  constructor(
    readonly build: Build,
    readonly tiles?: Tiles,
  ) {}

  get version() {
    return this.build.version;
  }

  get categories() {
    return this.build.categories;
  }

  get size() {
    return this.build.facts.size;
  }

  filter(filters: CatalogueFilters): OrderedProducts {
    return new FilteredList(this.build, filters);
  }

  async search(db: Db, query: Query): Promise<FoundProducts> {
    const { text, country, language } = query;
    const cache = searchCacheOf(this);
    const cacheKey = JSON.stringify([text, country, language]);
    const { products, ...words } =
      cache.get(cacheKey) ?? cache.set(cacheKey, await this.#search(db, query));
    return { list: this.#list(products, country), ...words };
  }

  async #search(db: Db, query: Query): Promise<Found> {
    const { text, country } = query;
    const { build } = this.build;
    const prefix = codePrefixOf(text);
    return searchCandidates(query, {
      exactMatches: await this.#byWholeCode(db, query),
      prefixMatches:
        prefix === undefined
          ? []
          : await ranksWithCodePrefix(db, build, prefix, country, MAX_CANDIDATES),
      sourceOf: (language) => databaseCandidateSource(db, this.build, { country, language }),
    });
  }

  /** Products whose id or barcode is the whole query, the likeliest first. */
  async #byWholeCode(db: Db, { text, country }: Query): Promise<number[]> {
    const gtins = barcodeKeys(text);
    const gtinMatches = gtins.length > 0 ? await productsByGtins(db, gtins) : [];
    const byGtin = gtins.flatMap((gtin) =>
      gtinMatches.filter(({ gtin14 }) => gtin14 === gtin).map(({ product_id }) => product_id),
    );
    const named = await this.idsOfTypedId(db, text);
    const found = [...new Set([...named, ...byGtin])];
    const ids = found.length > 0 ? found : await idsWithLostZeros(db, text);
    if (ids.length === 0) return [];
    const ranks = await offeredRanks(
      db,
      this.build.build,
      ids.map((product_id) => ({ product_id, code: codeKey(product_id) })),
      country,
    );
    return ids.flatMap((id) => ranks.get(id) ?? []);
  }

  async bestSellers(db: Db, country: Country): Promise<OrderedProducts> {
    const { build, facts } = this.build;
    const best = await mostPopular(db, build, { country }, MAX_BEST_SELLERS, facts.ordered);
    return this.#list(
      best.map(({ rank }) => rank),
      country,
    );
  }

  async idsOfTypedId(db: Db, typed: string): Promise<string[]> {
    const matches = await productsByCodes(db, this.build.build, [codeKey(typed)]);
    const ids = matches.map(({ product_id }) => product_id);
    const exact = ids.filter((id) => id === typed.trim());
    return exact.length > 0 ? exact : ids;
  }

  async similar(db: Db, productId: string, country: Country, limit: number): Promise<string[]> {
    const { build, nodes, facts } = this.build;
    const own = await readComparedProduct(db, build, codeKey(productId), productId);
    if (!own) return [];
    const values = SIMILARITY_WEIGHTS.flatMap(([facet, weight]) =>
      facts.facets[facet][own[facet]] === '' ? [] : { facet, value: own[facet], weight },
    );
    const excluded = [own.number];
    const found: string[] = [];
    let node = nodes[own.category];
    for (; node && found.length < limit; node = node.parent) {
      const buildFilters = { country, categories: [this.build.rangeOf(node)] };
      const matches = await mostSimilar(db, build, buildFilters, {
        values,
        excluded,
        limit: limit - found.length,
      });
      excluded.push(...matches.map(({ number }) => number));
      found.push(...matches.map(({ product_id }) => product_id));
    }
    return found;
  }

  async variants(db: Db, productId: string, country: Country): Promise<string[]> {
    const { build } = this.build;
    const own = await readComparedProduct(db, build, codeKey(productId), productId);
    if (!own || own.category < 0) return [];
    const family = await familyOfProduct(db, build, own, country, MAX_VARIANTS);
    return variantsAmong(db, family, productId);
  }

  async menu(_db: Db, country: Country, language: Language): Promise<Category[]> {
    const count = (node: CategoryNode, flag?: string) => this.#count(node, country, flag);
    const nonEmpty = (nodes: readonly CategoryNode[]) => nodes.filter((node) => count(node) > 0);
    return buildMenu(this.build.categories.tops, language, nonEmpty, (top) => ({
      F: count(top, 'F'),
      R: count(top, 'R'),
      Y: count(top, 'Y'),
      N: count(top, 'N'),
    }));
  }

  async displayCategories(db: Db, country: Country, language: Language) {
    const displayed: TopCategory[] = [];
    for (const top of this.build.categories.tops) {
      const product_id = await getOrCreate(
        mostPopularCacheOf(this),
        `${country} ${top.cat_code}`,
        () => this.mostPopular(db, top, country),
      );
      if (product_id === undefined) continue;
      const products = this.#count(top, country);
      const { names, cat_code } = top;
      displayed.push({
        name: names[language],
        category: names[''],
        cat_code,
        products,
        product_id,
      });
    }
    return displayed;
  }

  async mostPopular(db: Db, category: CategoryNode, country: Country) {
    const buildFilters = { country, categories: [this.build.rangeOf(category)] };
    const [best] = await mostPopular(db, this.build.build, buildFilters, 1);
    return best?.product_id;
  }

  async forPrint(
    db: Db,
    ranges: readonly CatalogueFilters[],
    limit: number,
  ): Promise<ProductForPrint[]> {
    const { build, nodes } = this.build;
    const buildFilters = ranges.map((range) => resolveFilters(this.build, range).buildFilters);
    const share = fairShare(await countPerCategory(db, build, buildFilters), limit);
    const products = await bestPerCategory(db, build, buildFilters, share, limit);
    return products.map(({ product_id, category, rank }) => ({
      product_id,
      category: nodes[category],
      rank,
    }));
  }

  likely(db: Db, wants: SuggestionBasis, limit: number): Promise<string[]> {
    return likelyNext(db, this.build, wants, limit);
  }

  #count(node: CategoryNode, country: Country, flag?: string): number {
    const { facts, numberOf, countOf } = this.build;
    const code = flag === undefined ? -1 : facts.classes.indexOf(flag);
    if (flag !== undefined && code < 0) return 0;
    return countOf({ country, category: numberOf(node), class: code });
  }

  #list(ranks: readonly number[], country: Country): RankedList {
    return new RankedList(this.build, country, async () => ranks);
  }
}
