import type { Country } from '#domain/countries';

import { narrow } from '../catalogue/narrow';
import type { Snapshot } from '../catalogue/snapshot';
import type { Db } from '../db/client';
import { readFilledGroups } from '../db/productGroups';

const GROUP = /^\/product-groups\/([^/?#]+)/;
const LISTING = /^\/products\/[^/?#]+\/[^/?#]+\/([^/?#]+)(?:\/([FRYN]))?(?:[?#]|$)/;

/**
 * Leaves out what leads to a product group or a category that shows nothing in the country: the news
 * of a catalogue that was replaced, or that has not arrived yet.
 */
export async function withLivingLinks<Row extends { link: string | null }>(
  db: Db,
  snapshot: Snapshot,
  country: Country,
  rows: readonly Row[],
): Promise<Row[]> {
  const groups = rows.flatMap(({ link }) => partOf(GROUP, link) ?? []);
  const filled = await readFilledGroups(db, groups, country);
  return rows.filter(({ link }) => {
    const group = partOf(GROUP, link);
    if (group !== undefined) return filled.has(group);
    const category = partOf(LISTING, link);
    if (category === undefined) return true;
    const flag = LISTING.exec(link ?? '')?.[2];
    return narrow(snapshot, { country, category, classes: flag ? [flag] : undefined }).length > 0;
  });
}

function partOf(address: RegExp, link: string | null): string | undefined {
  const part = address.exec(link ?? '')?.[1];
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
