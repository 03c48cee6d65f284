import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';
import { baseNameOf, MAX_VARIANTS } from '#domain/variants';

import { readProductNames } from '../db/anyProducts';
import type { Db } from '../db/client';

import { offeredIn } from './filterProducts';
import type { Snapshot } from './snapshot';

/** Facets that all variants of a product share. */
const SHARED_FACETS: readonly Facet[] = ['brand', 'type'];

/** Number of neighbouring products in the catalogue whose names are compared. */
const MAX_COMPARED = 400;

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
  const ids = variantCandidates(snapshot, number, country).map(
    (other) => snapshot.productIds[other]!,
  );
  return variantsAmong(db, ids, snapshot.productIds[number]!);
}

/** Those of the products that have the same base name as one of them. */
export async function variantsAmong(
  db: Db,
  ids: readonly string[],
  productId: string,
): Promise<string[]> {
  const names = await readProductNames(db, ids);
  const baseNameById = (id: string) => baseNameOf(names.get(id)?.names[''] ?? '');
  const variants = ids.filter((id) => baseNameById(id) === baseNameById(productId));
  return windowAround(variants, variants.indexOf(productId), MAX_VARIANTS);
}

function variantCandidates(snapshot: Snapshot, number: number, country: Country): number[] {
  const { facets, categoryOf } = snapshot;
  const isOffered = offeredIn(snapshot, country);
  const isCandidate = (other: number) =>
    categoryOf[other] === categoryOf[number] &&
    SHARED_FACETS.every((facet) => facets[facet].of[other] === facets[facet].of[number]) &&
    isOffered(other);
  const candidates = [...(categoryOf[number]?.products ?? [])].filter(isCandidate);
  return windowAround(candidates, candidates.indexOf(number), MAX_COMPARED);
}

/** A window of at most `size` items of a list around the item at an index. */
function windowAround<Item>(list: readonly Item[], index: number, size: number): Item[] {
  if (index < 0) return [];
  const first = Math.max(0, Math.min(index - Math.floor(size / 2), list.length - size));
  return list.slice(first, first + size);
}
