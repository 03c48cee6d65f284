import { codeKey } from '../catalogue/snapshot';
import type { Db } from '../db/client';
import { deleteRepricings, readRepricings } from '../db/repricings';

import { copyPrices } from './tables/prices';
import { copySoldOut } from './tables/soldOut';

/** Number of records, of at most 500 products each, that are applied at once. */
const MAX_RECORDS = 10;

/**
 * Copies the prices that have changed since a build was read, and what has sold out or come back;
 * the caller holds the catalogue's lease.
 */
export async function applyRepricings(db: Db, build: number): Promise<void> {
  for (;;) {
    const repricings = await readRepricings(db, MAX_RECORDS);
    if (repricings.length === 0) return;
    const codes = new Set(repricings.flatMap(({ productIds }) => productIds.map(codeKey)));
    await copyPrices(db, build, [...codes]);
    await copySoldOut(db, build, [...codes]);
    await deleteRepricings(db, repricings);
  }
}
