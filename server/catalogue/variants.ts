import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';
import { kindOf, MOST_VARIANTS } from '#domain/variants';

import { readProductNames } from '../db/anyProducts';
import type { Db } from '../db/client';

import { offeredIn } from './narrow';
import type { Snapshot } from './snapshot';

/** What all variants of a product have in common. */
const ALIKE: readonly Facet[] = ['brand', 'type'];

/** Products beside this one in the catalogue whose names are compared. */
export const COMPARED = 400;

/**
 * Ids of a product's sizes and colours, itself among them, in listing order: of its category, brand and
 * type, and called the same in English up to the first comma.
 */
export async function variantsOf(
  db: Db,
  snapshot: Snapshot,
  number: number,
  country: Country,
): Promise<string[]> {
  const ids = alikeTo(snapshot, number, country).map((other) => snapshot.productIds[other]!);
  return ofOneKind(db, ids, snapshot.productIds[number]!);
}

/** Those of the products that are called as one of them is. */
export async function ofOneKind(db: Db, ids: readonly string[], own: string): Promise<string[]> {
  const names = await readProductNames(db, ids);
  const kind = (id: string) => kindOf(names.get(id)?.names[''] ?? '');
  const variants = ids.filter((id) => kind(id) === kind(own));
  return around(variants, variants.indexOf(own), MOST_VARIANTS);
}

function alikeTo(snapshot: Snapshot, number: number, country: Country): number[] {
  const { facets, categoryOf } = snapshot;
  const isOffered = offeredIn(snapshot, country);
  const isAlike = (other: number) =>
    categoryOf[other] === categoryOf[number] &&
    ALIKE.every((facet) => facets[facet].of[other] === facets[facet].of[number]) &&
    isOffered(other);
  const alike = [...(categoryOf[number]?.products ?? [])].filter(isAlike);
  return around(alike, alike.indexOf(number), COMPARED);
}

/** So many of a list at most, with the one at that place in their middle. */
export function around<Item>(list: readonly Item[], at: number, most: number): Item[] {
  if (at < 0) return [];
  const first = Math.max(0, Math.min(at - Math.floor(most / 2), list.length - most));
  return list.slice(first, first + most);
}
