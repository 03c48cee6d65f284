import { isClassFlag } from '#domain/classCodes';
import type { Country } from '#domain/countries';
import { FACETS } from '#domain/facetNames';

import { getOrCreate, cachePerOwner } from './cache';
import { findCategories } from './categoryTree';
import { fold } from './fold';
import {
  NOT_OFFERED,
  listCacheBytes,
  type FacetColumn,
  type Numbers,
  type Snapshot,
} from './snapshot';
import type { FlagCounts, CatalogueFilters } from './view';

type Predicate = (number: number) => boolean;

const listCacheOf = cachePerOwner<Snapshot, Uint32Array>(
  listCacheBytes,
  ({ byteLength }) => byteLength,
);

/**
 * Returns the numbers of the products that match, in listing order. The order never depends on
 * price or stock, since visitors see it too. A list is computed once and cached, so a page costs
 * only the page.
 */
export function filterProducts(snapshot: Snapshot, filters: CatalogueFilters): Uint32Array {
  const { country, category = '', classes } = filters;
  const requested = FACETS.map((facet) =>
    (filters[facet] ?? []).filter((value) => value.trim() !== ''),
  );
  return getOrCreate(
    listCacheOf(snapshot),
    JSON.stringify([country, category, classes, requested]),
    () => {
      const tests = [
        ...(classes ? [hasClass(snapshot, country, classes)] : []),
        ...FACETS.flatMap((facet, index) => {
          const values = requested[index]!;
          return values.length > 0 ? [hasFacetValue(snapshot.facets[facet], values)] : [];
        }),
      ];
      return selectPassing(snapshot.classOf[country], candidates(snapshot, category), tests);
    },
  );
}

/** Narrows search results in the same way, in the order of the search. */
export function filterFound(
  snapshot: Snapshot,
  found: Numbers,
  filters: CatalogueFilters,
): Numbers {
  // Search results are already limited to what the country is offered.
  const { category = '', classes } = filters;
  const isUnfiltered = category.trim() === '' && !classes;
  if (isUnfiltered && FACETS.every((facet) => !filters[facet]?.length)) return found;
  const allowed = new Set(filterProducts(snapshot, filters));
  return found.filter((number) => allowed.has(number));
}

function selectPassing(
  classOf: Uint8Array,
  subset: Uint32Array | undefined,
  tests: Predicate[],
): Uint32Array {
  const size = subset?.length ?? classOf.length;
  const found = new Uint32Array(size);
  let count = 0;
  for (let index = 0; index < size; index += 1) {
    const number = subset ? subset[index]! : index;
    if (classOf[number] === NOT_OFFERED || !tests.every((test) => test(number))) continue;
    found[count] = number;
    count += 1;
  }
  return found.slice(0, count);
}

/** Numbers of the products of a category; `undefined` for the whole catalogue. */
function candidates({ categories }: Snapshot, category: string): Uint32Array | undefined {
  if (category.trim() === '') return undefined;
  const matches = findCategories(categories, category);
  const [only] = matches;
  if (matches.length <= 1) return only?.products ?? new Uint32Array();
  return Uint32Array.from(new Set(matches.flatMap(({ products }) => [...products]))).sort();
}

export const offeredIn = ({ classOf }: Snapshot, country: Country): Predicate => {
  const column = classOf[country];
  return (number) => column[number] !== NOT_OFFERED;
};

function hasClass(
  { classOf, classes }: Snapshot,
  country: Country,
  requested: readonly string[],
): Predicate {
  const numbers = new Set(
    requested.map((code) => classes.texts.indexOf(code.trim().toUpperCase())),
  );
  const column = classOf[country];
  return (number) => numbers.has(column[number]!);
}

/** Values match in any case, and in any language that the filter may have shown them in. */
function hasFacetValue({ byName, of }: FacetColumn, requested: readonly string[]): Predicate {
  const numbers = new Set(requested.flatMap((value) => byName.get(fold(value.trim())) ?? []));
  return (number) => numbers.has(of[number] ?? -1);
}

const flagCacheOf = cachePerOwner<Numbers, FlagCounts>();

/** Counts how many of these products carry each flag in a country. */
export const countFlags = (
  { classOf, classes: { texts } }: Snapshot,
  products: Numbers,
  country: Country,
): FlagCounts =>
  getOrCreate(flagCacheOf(products), country, () => {
    const countPerClass = new Uint32Array(NOT_OFFERED + 1);
    const column = classOf[country];
    for (const number of products) countPerClass[column[number]!]! += 1;
    const counts = { F: 0, R: 0, Y: 0, N: 0 };
    for (const [index, code] of texts.entries())
      if (isClassFlag(code)) counts[code] = countPerClass[index]!;
    return counts;
  });

/** The most popular of these products that is offered in the country. */
export function mostPopular(
  { classOf, rankOf }: Snapshot,
  products: Numbers,
  country: Country,
): number | undefined {
  let best: number | undefined;
  for (const number of products) {
    if (classOf[country][number] === NOT_OFFERED) continue;
    if (best === undefined || rankOf[number]! < rankOf[best]!) best = number;
  }
  return best;
}

/** Maximum number of best sellers. */
export const MAX_BEST_SELLERS = 100;

/** The most ordered products, the most ordered first. */
export function bestSellers(snapshot: Snapshot, country: Country): number[] {
  const isOffered = offeredIn(snapshot, country);
  const best: number[] = [];
  for (let index = 0; index < snapshot.ordered && best.length < MAX_BEST_SELLERS; index += 1) {
    const number = snapshot.bestFirst[index]!;
    if (isOffered(number)) best.push(number);
  }
  return best;
}
