import type { Country } from '#domain/countries';

import type { View } from '../catalogue/view';
import type { Db } from '../db/client';
import { readFilledGroups } from '../db/productGroups';

const GROUP = /^\/product-groups\/([^/?#]+)/;
const LISTING = /^\/products\/[^/?#]+\/[^/?#]+\/([^/?#]+)(?:\/([FRYN]))?(?:[?#]|$)/;

/**
 * Omits links to a product group or category that shows nothing in the country, such as news of a
 * catalogue that was replaced or has not arrived yet.
 */
export async function withWorkingLinks<Row extends { link: string | null }>(
  db: Db,
  view: View,
  country: Country,
  rows: readonly Row[],
): Promise<Row[]> {
  const groups = rows.flatMap(({ link }) => partOf(GROUP, link) ?? []);
  const filled = await readFilledGroups(db, groups, country);
  const isLiving = async ({ link }: Row) => {
    const group = partOf(GROUP, link);
    if (group !== undefined) return filled.has(group);
    const category = partOf(LISTING, link);
    if (category === undefined) return true;
    const flag = LISTING.exec(link ?? '')?.[2];
    const list = view.narrow({ country, category, classes: flag ? [flag] : undefined });
    return (await list.count(db)) > 0;
  };
  const living: Row[] = [];
  for (const row of rows) if (await isLiving(row)) living.push(row);
  return living;
}

function partOf(address: RegExp, link: string | null): string | undefined {
  const part = address.exec(link ?? '')?.[1];
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
