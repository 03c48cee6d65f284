import { isClassFlag } from '#domain/classCodes';
import type { Country } from '#domain/countries';
import { FACETS, type Facet } from '#domain/facetNames';

import { findCategories } from './categoryTree';
import { fold } from './fold';
import { NOT_OFFERED, type FacetColumn, type Snapshot } from './snapshot';

/** What a listing is narrowed to: one of each list's values, and every list that is not empty. */
export interface Narrowing extends Partial<Record<Facet, readonly string[]>> {
  country: Country;
  /** A category's code or name; empty for the whole catalogue. */
  category?: string | undefined;
  /** Class flags; `undefined` for every class. */
  classes?: readonly string[] | undefined;
}

type Test = (number: number) => boolean;

/** Numbers of the products that pass, in listing order. Never by price or stock: visitors see this order too. */
export function narrow(snapshot: Snapshot, narrowing: Narrowing): number[] {
  const tests = [
    offeredIn(snapshot, narrowing.country),
    ...(narrowing.classes ? [ofClass(snapshot, narrowing.country, narrowing.classes)] : []),
    ...FACETS.flatMap((facet) => {
      const wanted = (narrowing[facet] ?? []).filter((value) => value.trim() !== '');
      return wanted.length > 0 ? [withValue(snapshot.facets[facet], wanted)] : [];
    }),
  ];
  const passing: number[] = [];
  for (const number of candidates(snapshot, narrowing.category)) {
    if (tests.every((test) => test(number))) passing.push(number);
  }
  return passing;
}

function candidates({ categories, productIds }: Snapshot, category = ''): Iterable<number> {
  if (category.trim() === '') return productIds.keys();
  const named = findCategories(categories, category);
  const [only] = named;
  if (named.length <= 1) return only?.products ?? [];
  return [...new Set(named.flatMap(({ products }) => products))].sort((a, b) => a - b);
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
  const numbers = new Set(wanted.map((code) => classes.find(code.trim().toUpperCase())));
  const column = classOf[country];
  return (number) => numbers.has(column[number]);
}

/** Values compare in any case, and in any language that the filter may have shown them in. */
function withValue({ byName, of }: FacetColumn, wanted: readonly string[]): Test {
  const numbers = new Set(wanted.flatMap((value) => byName.get(fold(value.trim())) ?? []));
  return (number) => numbers.has(of[number] ?? -1);
}

/** How many of these products carry each flag in a country. */
export function countFlags(snapshot: Snapshot, products: readonly number[], country: Country) {
  const counts = { F: 0, R: 0, Y: 0, N: 0 };
  const column = snapshot.classOf[country];
  for (const number of products) {
    const code = snapshot.classes.texts[column[number] ?? NOT_OFFERED];
    if (isClassFlag(code)) counts[code] += 1;
  }
  return counts;
}

/** Most products that are still best sellers. */
const BEST = 100;

/** The products that were ordered most, the most ordered first. */
export const bestSellers = (snapshot: Snapshot, country: Country): number[] =>
  Array.from(snapshot.bestFirst.subarray(0, snapshot.ordered))
    .filter(offeredIn(snapshot, country))
    .slice(0, BEST);
