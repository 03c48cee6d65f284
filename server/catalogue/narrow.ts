import { isClassFlag } from '#domain/classCodes';
import type { Country } from '#domain/countries';
import { FACETS } from '#domain/facetNames';

import { getOrCreate, cachePerOwner } from './cache';
import { findCategories } from './categoryTree';
import { fold } from './fold';
import {
  NOT_OFFERED,
  roomForLists,
  type FacetColumn,
  type Numbers,
  type Snapshot,
} from './snapshot';
import type { FlagCounts, Narrowing } from './view';

type Test = (number: number) => boolean;

const listsOf = cachePerOwner<Snapshot, Uint32Array>(roomForLists, ({ length }) => length);

/**
 * Returns the numbers of the products that match, in listing order. The order never depends on
 * price or stock, since visitors see it too. A list is computed once and cached, so a page costs
 * only the page.
 */
export function narrow(snapshot: Snapshot, narrowing: Narrowing): Uint32Array {
  const { country, category = '', classes } = narrowing;
  const wanted = FACETS.map((facet) =>
    (narrowing[facet] ?? []).filter((value) => value.trim() !== ''),
  );
  return getOrCreate(
    listsOf(snapshot),
    JSON.stringify([country, category, classes, wanted]),
    () => {
      const tests = [
        ...(classes ? [ofClass(snapshot, country, classes)] : []),
        ...FACETS.flatMap((facet, at) => {
          const values = wanted[at]!;
          return values.length > 0 ? [withValue(snapshot.facets[facet], values)] : [];
        }),
      ];
      return passing(snapshot.classOf[country], candidates(snapshot, category), tests);
    },
  );
}

/** Narrows search results in the same way, in the order of the search. */
export function narrowFound(snapshot: Snapshot, found: Numbers, narrowing: Narrowing): Numbers {
  // Search results are already limited to what the country is offered.
  const { category = '', classes } = narrowing;
  const isWhole = category.trim() === '' && !classes;
  if (isWhole && FACETS.every((facet) => !narrowing[facet]?.length)) return found;
  const passes = new Set(narrow(snapshot, narrowing));
  return found.filter((number) => passes.has(number));
}

function passing(classOf: Uint8Array, among: Uint32Array | undefined, tests: Test[]): Uint32Array {
  const size = among?.length ?? classOf.length;
  const found = new Uint32Array(size);
  let count = 0;
  for (let at = 0; at < size; at += 1) {
    const number = among ? among[at]! : at;
    if (classOf[number] === NOT_OFFERED || !tests.every((test) => test(number))) continue;
    found[count] = number;
    count += 1;
  }
  return found.slice(0, count);
}

/** Numbers of the products of a category; `undefined` for the whole catalogue. */
function candidates({ categories }: Snapshot, category: string): Uint32Array | undefined {
  if (category.trim() === '') return undefined;
  const named = findCategories(categories, category);
  const [only] = named;
  if (named.length <= 1) return only?.products ?? new Uint32Array();
  return Uint32Array.from(new Set(named.flatMap(({ products }) => [...products]))).sort();
}

export const offeredIn = ({ classOf }: Snapshot, country: Country): Test => {
  const column = classOf[country];
  return (number) => column[number] !== NOT_OFFERED;
};

function ofClass(
  { classOf, classes }: Snapshot,
  country: Country,
  wanted: readonly string[],
): Test {
  const numbers = new Set(wanted.map((code) => classes.texts.indexOf(code.trim().toUpperCase())));
  const column = classOf[country];
  return (number) => numbers.has(column[number]!);
}

/** Values match in any case, and in any language that the filter may have shown them in. */
function withValue({ byName, of }: FacetColumn, wanted: readonly string[]): Test {
  const numbers = new Set(wanted.flatMap((value) => byName.get(fold(value.trim())) ?? []));
  return (number) => numbers.has(of[number] ?? -1);
}

const flagsOf = cachePerOwner<Numbers, FlagCounts>();

/** Counts how many of these products carry each flag in a country. */
export const countFlags = (
  { classOf, classes: { texts } }: Snapshot,
  products: Numbers,
  country: Country,
): FlagCounts =>
  getOrCreate(flagsOf(products), country, () => {
    const ofClasses = new Uint32Array(NOT_OFFERED + 1);
    const column = classOf[country];
    for (const number of products) ofClasses[column[number]!]! += 1;
    const counts = { F: 0, R: 0, Y: 0, N: 0 };
    for (const [at, code] of texts.entries()) if (isClassFlag(code)) counts[code] = ofClasses[at]!;
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
export const BEST = 100;

/** The most ordered products, the most ordered first. */
export function bestSellers(snapshot: Snapshot, country: Country): number[] {
  const isOffered = offeredIn(snapshot, country);
  const best: number[] = [];
  for (let at = 0; at < snapshot.ordered && best.length < BEST; at += 1) {
    const number = snapshot.bestFirst[at]!;
    if (isOffered(number)) best.push(number);
  }
  return best;
}
