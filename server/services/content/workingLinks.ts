import type { Country } from '#domain/countries';

import type { View } from '../../catalogue/view';
import type { Db } from '../../db/client';
import { readNonEmptyGroups } from '../../db/productGroups';

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
  const groups = rows.flatMap(({ link }) => matchPart(GROUP, link) ?? []);
  const filled = await readNonEmptyGroups(db, groups, country);
  const isWorking = async ({ link }: Row) => {
    const group = matchPart(GROUP, link);
    if (group !== undefined) return filled.has(group);
    const category = matchPart(LISTING, link);
    if (category === undefined) return true;
    const flag = LISTING.exec(link ?? '')?.[2];
    const list = view.filter({ country, category, classes: flag ? [flag] : undefined });
    return (await list.count(db)) > 0;
  };
  const working: Row[] = [];
  for (const row of rows) if (await isWorking(row)) working.push(row);
  return working;
}

function matchPart(address: RegExp, link: string | null): string | undefined {
  const part = address.exec(link ?? '')?.[1];
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
