import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';
import { baseNameOf, MAX_VARIANTS } from '#domain/variants';

import { readProductNames } from '../db/anyProducts';
import type { Db } from '../db/client';

import { offeredIn } from './narrow';
import type { Snapshot } from './snapshot';

/** Facets that all variants of a product share. */
const ALIKE: readonly Facet[] = ['brand', 'type'];

/** Number of neighbouring products in the catalogue whose names are compared. */
export const COMPARED = 400;

/**
 * Ids of a product's sizes and colours, including itself, in listing order: products of the same
 * category, brand and type with the same English name up to the first comma.
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

/** Those of the products that have the same base name as one of them. */
export async function ofOneKind(db: Db, ids: readonly string[], own: string): Promise<string[]> {
  const names = await readProductNames(db, ids);
  const kind = (id: string) => baseNameOf(names.get(id)?.names[''] ?? '');
  const variants = ids.filter((id) => kind(id) === kind(own));
  return around(variants, variants.indexOf(own), MAX_VARIANTS);
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

/** A window of at most `most` items of a list around the item at an index. */
export function around<Item>(list: readonly Item[], at: number, most: number): Item[] {
  if (at < 0) return [];
  const first = Math.max(0, Math.min(at - Math.floor(most / 2), list.length - most));
  return list.slice(first, first + most);
}
