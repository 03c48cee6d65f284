import { isClassFlag } from '#domain/classCodes';
import { FACETS, type Facet } from '#domain/facetNames';
import type { Language } from '#domain/languages';

import {
  findCategories,
  buildCategoryTree,
  type CategoryNode,
  type CategoryTree,
} from '../catalogue/categoryTree';
import { fold } from '../catalogue/fold';
import { valuesByName } from '../catalogue/readSnapshot';
import { lettersOf } from '../catalogue/search/letters';
import type { SearchIndex } from '../catalogue/search/searchIndex';
import { phoneticKey } from '../catalogue/search/sounds';
import { stemOf } from '../catalogue/search/words';
import type { CatalogueFilters } from '../catalogue/view';
import type { Db } from '../db/client';

import { categoryNumbers, type Facts } from './facts';
import { newestBuild } from './tables/builds';
import { countLists, type PrecomputedList, type BuildFilters } from './tables/queries';
import { readVocabulary } from './tables/vocabulary';

/** A catalogue indexed in database tables, and the part that every process holds in memory. */
export interface Build {
  build: number;
  version: string;
  facts: Facts;
  categories: CategoryTree;
  nodes: readonly CategoryNode[];
  numberOf: (node: CategoryNode) => number;
  /** Range of numbers of the category and all its descendants. */
  rangeOf: (node: CategoryNode) => readonly [first: number, last: number];
  namesOf: Record<Facet, ReadonlyMap<string, readonly number[]>>;
  /** Number of products in a precomputed list. */
  countOf: (list: PrecomputedList) => number;
  vocabulary: (db: Db, language: Language) => Promise<SearchIndex>;
}

/** Opens the latest finished build. */
export async function openBuild(db: Db): Promise<Build | undefined> {
  const row = await newestBuild(db);
  if (!row) return undefined;
  const { build, version } = row;
  const facts = JSON.parse(row.facts) as Facts;
  const categories = buildCategoryTree(facts.categories);
  const numbers = categoryNumbers(categories);
  const counts = new Map<string, number>();
  for (const { count, ...list } of await countLists(db, build)) counts.set(keyOf(list), count);

  const indexes = new Map<Language, Promise<SearchIndex>>();
  const vocabulary = (readDb: Db, language: Language) => {
    const cached = indexes.get(language) ?? readWords(readDb, build, language, facts.size);
    indexes.set(language, cached);
    cached.catch(() => indexes.delete(language));
    return cached;
  };
  const numberOf = (node: CategoryNode) => numbers.get(node) ?? -1;
  const lastDescendantOf = (node: CategoryNode): number => {
    const last = node.children.at(-1);
    return last ? lastDescendantOf(last) : numberOf(node);
  };
  const [brand, color, type, size] = FACETS.map((facet) =>
    valuesByName(facet, { texts: facts.facets[facet] }),
  );
  return {
    build,
    version,
    facts,
    categories,
    nodes: [...numbers.keys()],
    numberOf,
    rangeOf: (node) => [numberOf(node), lastDescendantOf(node)],
    namesOf: { brand: brand!, color: color!, type: type!, size: size! },
    countOf: (list) => counts.get(keyOf(list)) ?? 0,
    vocabulary,
  };
}

const keyOf = ({ country, category, class: code }: PrecomputedList): string =>
  `${country} ${category} ${code}`;

/** Reads the words of a language without their postings, which are queried when needed. */
async function readWords(
  db: Db,
  build: number,
  language: Language,
  size: number,
): Promise<SearchIndex> {
  const rows = await readVocabulary(db, build, language);
  const terms = new Map<string, number>();
  const termCount = rows.reduce((last, { term }) => Math.max(last, term + 1), 0);
  const holders = new Uint32Array(termCount);
  for (const { word, term, holders: count } of rows) {
    terms.set(stemOf(word, language), term);
    holders[term] = count;
  }
  const words = rows.map(({ word }) => word);
  return {
    language,
    words,
    spelled: rows.map(({ spelled }) => spelled),
    sounds: words.map((word) => phoneticKey(word, language)),
    letters: Uint32Array.from(words, lettersOf),
    termOf: Uint32Array.from(rows, ({ term }) => term),
    heldBy: new Uint32Array(),
    terms,
    starts: new Uint32Array(),
    products: new Uint32Array(),
    weights: new Uint8Array(),
    nameLength: new Uint8Array(),
    holders,
    size,
  };
}

/** A narrowing as a database query, and the precomputed lists that answer it, if any. */
export interface ResolvedFilters {
  buildFilters: BuildFilters;
  /**
   * Disjoint precomputed lists that together hold the products of the categories and classes,
   * before facets; `undefined` if there is none for one of the classes.
   */
  lists: readonly PrecomputedList[] | undefined;
}

export function resolveFilters(build: Build, filters: CatalogueFilters): ResolvedFilters {
  const { country, category = '', classes } = filters;
  const matches = category.trim() === '' ? undefined : findCategories(build.categories, category);
  const nodes = matches?.filter((node) => !hasAncestorAmong(node, matches));
  const facets = facetsOf(build, filters);
  const codes = classes && [...new Set(classes.map((code) => classOf(build, code)))];
  const buildFilters: BuildFilters = {
    country,
    categories: nodes?.map(build.rangeOf),
    classes: codes?.filter((code) => code >= 0),
    facets,
  };
  const isPrecomputed =
    !codes || codes.every((code) => code < 0 || isClassFlag(build.facts.classes[code]));
  const within = nodes ? nodes.map(build.numberOf) : [-1];
  const lists = within.flatMap((one) =>
    (buildFilters.classes ?? [-1]).map((code) => ({ country, category: one, class: code })),
  );
  return { buildFilters, lists: isPrecomputed ? lists : undefined };
}

const classOf = ({ facts }: Build, code: string): number =>
  facts.classes.indexOf(code.trim().toUpperCase());

function hasAncestorAmong(node: CategoryNode, others: readonly CategoryNode[]): boolean {
  for (let above = node.parent; above; above = above.parent)
    if (others.includes(above)) return true;
  return false;
}

/** Values match in any case, and in any language that the filter may have shown them in. */
function facetsOf(build: Build, filters: CatalogueFilters): Partial<Record<Facet, number[]>> {
  return Object.fromEntries(
    FACETS.flatMap((facet) => {
      const values = (filters[facet] ?? []).filter((value) => value.trim() !== '');
      if (values.length === 0) return [];
      const names = build.namesOf[facet];
      return [[facet, [...new Set(values.flatMap((one) => names.get(fold(one.trim())) ?? []))]]];
    }),
  );
}
