import { crc32 } from 'node:zlib';

import { isClassFlag } from '#domain/classCodes';
import { translateFacetValue, type Facet } from '#domain/facetNames';
import { LANGUAGES, type Language } from '#domain/languages';
import { baseNameOf } from '#domain/variants';

import {
  findByCode,
  buildCategoryTree,
  type CategoryNode,
  type CategoryTree,
} from '../catalogue/categoryTree';
import { Dictionary } from '../catalogue/dictionary';
import { inBatches } from '../catalogue/inBatches';
import { formsOfCategories, weighTerms, WEIGHTS, WordBook } from '../catalogue/search/wordBook';
import { wordsOf } from '../catalogue/search/words';
import { codeKey, forEachFacet } from '../catalogue/snapshot';
import { nameKey } from '../catalogue/sortProducts';
import { readCatalogueVersion } from '../catalogue/version';
import { readCategories } from '../db/categories';
import type { Db } from '../db/client';

import { categoryNumbers, type Facts } from './facts';
import { buildLists, buildPairs } from './tables/buildLists';
import { beginBuild, dropBuilds, finishBuild, newestBuild } from './tables/builds';
import {
  createStage,
  dropStage,
  indexProducts,
  numberProducts,
  readProductsToStage,
  stageRows,
  storeWords,
  type StagedProduct,
  type StagedRow,
} from './tables/buildTables';
import { buildPostings } from './tables/postings';
import { buildSoldOut } from './tables/soldOut';

/** Indexes the catalogue in database tables for querying; only one process at a time does so. */
export async function buildCatalogueTables(db: Db): Promise<void> {
  const version = await readCatalogueVersion(db);
  const previous = await newestBuild(db);
  if (previous?.version === version) return;
  // Drops the unfinished build of a process that has died.
  await dropBuilds(db, previous ? [previous.build] : []);
  const build = await beginBuild(db, version);
  const categories = await readCategories(db);
  const tree = buildCategoryTree(categories);
  const writer = new RowWriter(tree);
  await createStage(db, build);
  let size = 0;
  let ordered = 0;
  for await (const products of inBatches((after, limit) => readProductsToStage(db, after, limit))) {
    await stageRows(
      db,
      build,
      products.map((product) => writer.rowOf(product)),
    );
    size += products.length;
    ordered += products.filter(({ popularity }) => popularity > 0).length;
  }

  const { classes } = writer;
  await numberProducts(db, build, classes.texts.indexOf('F'));
  await indexProducts(db, build);
  await buildPostings(db, build);
  await dropStage(db, build);
  const flags = [...classes.texts.keys()].filter((index) => isClassFlag(classes.texts[index]!));
  await buildLists(db, build, categoryAncestors(tree), flags);
  await buildPairs(db, build);
  await buildSoldOut(db, build);
  await storeWords(db, build, writer.vocabulary());
  const facts: Facts = {
    categories,
    classes: classes.texts,
    facets: forEachFacet((facet) => writer.facets[facet].texts),
    size,
    ordered,
  };
  await finishBuild(db, build, JSON.stringify(facts));
  // Another server may still query the previous build for a moment. A second build of this format
  // means that every server knows it, so that builds of older formats can go.
  const retainedBuilds = previous ? [previous.build, build] : [build];
  await dropBuilds(db, retainedBuilds, { isOldToo: previous !== undefined });
}

/** Pairs each category with itself, each ancestor, and the whole catalogue (-1). */
function categoryAncestors(tree: CategoryTree) {
  const numbers = categoryNumbers(tree);
  const within = [{ category: -1, above: -1 }];
  for (const [node, category] of numbers) {
    within.push({ category, above: -1 });
    for (let above: CategoryNode | undefined = node; above; above = above.parent) {
      within.push({ category, above: numbers.get(above)! });
    }
  }
  return within;
}

/** One language: its words, and the number of products that contain each term. */
class LanguageWords {
  readonly book: WordBook;
  readonly holders: number[] = [];
  readonly #ofFacets = new Map<string, readonly number[]>();
  readonly #ofCategory;

  constructor(readonly language: Language) {
    this.book = new WordBook(language);
    this.#ofCategory = formsOfCategories(this.book);
  }

  entriesOf(name: string, product: StagedProduct, tree: CategoryTree) {
    const inName = this.book.formsOfName(name);
    const weights = weighTerms(
      inName,
      this.#ofCategory(findByCode(tree, product.cat_code)),
      (facet) => this.#formsOf(facet, product[facet].trim()),
    );
    const entries: number[] = [];
    for (const [term, weight] of weights) {
      entries.push(term * WEIGHTS + weight);
      this.holders[term] = (this.holders[term] ?? 0) + 1;
    }
    return { entries: `{${entries.join()}}`, length: Math.min(255, inName.length) };
  }

  #formsOf(facet: Facet, value: string): readonly number[] {
    const cacheKey = `${facet} ${value}`;
    const known = this.#ofFacets.get(cacheKey);
    if (known) return known;
    const forms = this.book.formsOf(wordsOf(translateFacetValue(facet, value, this.language)));
    this.#ofFacets.set(cacheKey, forms);
    return forms;
  }
}

/** Converts products to rows; texts shared by many products become numbers. */
class RowWriter {
  readonly classes = new Dictionary();
  readonly facets = forEachFacet(() => new Dictionary());
  readonly #words = LANGUAGES.map((language) => new LanguageWords(language));
  readonly #categories;

  constructor(readonly tree: CategoryTree) {
    this.#categories = categoryNumbers(tree);
  }

  rowOf(product: StagedProduct): StagedRow {
    const { product_id, position, popularity, name_en } = product;
    const category = findByCode(this.tree, product.cat_code);
    const [english, french, spanish] = [
      name_en,
      product.name_fr || name_en,
      product.name_es || name_en,
    ].map((name, index) => ({
      name,
      ...this.#words[index]!.entriesOf(name, product, this.tree),
    })) as [NameEntries, NameEntries, NameEntries];
    const numbers = {
      category: (category && this.#categories.get(category)) ?? -1,
      ...forEachFacet((facet) => this.facets[facet].add(product[facet].trim())),
    };
    return {
      ...numbers,
      family: hashFamily(numbers, name_en),
      price_ca: product.price_ca,
      price_us: product.price_us,
      product_id,
      position,
      popularity,
      code: codeKey(product_id),
      class_ca: this.#classOf(product.class_ca),
      class_us: this.#classOf(product.class_us),
      key_en: nameKey(english.name),
      key_fr: nameKey(french.name),
      key_es: nameKey(spanish.name),
      entries_en: english.entries,
      entries_fr: french.entries,
      entries_es: spanish.entries,
      length_en: english.length,
      length_fr: french.length,
      length_es: spanish.length,
    };
  }

  vocabulary() {
    return this.#words.flatMap(({ language, book, holders }) =>
      Array.from(book.words, ([word, { spelled, term }]) => ({
        language,
        word,
        spelled,
        term,
        holders: holders[term] ?? 0,
      })),
    );
  }

  #classOf(code: string | null): number | null {
    return code === null ? null : this.classes.add(code.trim());
  }
}

/** A signed 32-bit hash of what variants share: see `variantsOf`. */
const hashFamily = (
  { category, brand, type }: Pick<StagedRow, 'category' | 'brand' | 'type'>,
  name: string,
): number => crc32(JSON.stringify([category, brand, type, baseNameOf(name)])) | 0;

interface NameEntries {
  name: string;
  entries: string;
  length: number;
}
