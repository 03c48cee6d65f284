import { DEFAULT_COUNTRY } from '#domain/countries';

import type { Snapshot } from '../catalogue/snapshot';
import type { Db } from '../db/client';
import { pictureFacts } from '../db/pictures';
import type { DownloadTable } from '../db/tables';
import { chooseDrawing } from '../images/chooseDrawing';

import { catalogueProducts } from './catalogueProducts';

/** Things on a cover. */
const SHOWN = 4;

/** What stands on a catalogue's cover: the best known product of as many kinds; nothing for other files. */
export async function coverLooks(
  db: Db,
  snapshot: Snapshot,
  row: Pick<DownloadTable, 'kind' | 'categories' | 'classes'>,
): Promise<(readonly [kind: string, colour: string])[]> {
  if (row.kind !== 'catalogue') return [];
  const numbers = catalogueProducts(snapshot, row, DEFAULT_COUNTRY);
  const looks = new Map<string, string>();
  for (const number of numbers.sort((a, b) => snapshot.rankOf[a]! - snapshot.rankOf[b]!)) {
    if (looks.size === SHOWN) break;
    const product = await pictureFacts(db, snapshot.productIds[number]!);
    const look = product && chooseDrawing(product);
    if (look && !looks.has(look.kind)) looks.set(look.kind, look.colour);
  }
  return [...looks];
}
