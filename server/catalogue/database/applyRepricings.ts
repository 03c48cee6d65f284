import type { Db } from '../../db/client';
import { copyPrices, deleteRepricings, readRepricings } from '../../db/listed/repricings';
import { codeKey } from '../snapshot';

/** Number of records, of at most 500 products each, that are applied at once. */
const MAX_RECORDS = 10;

/**
 * Sorts the products of a build by the prices that have changed since it was read; the caller holds
 * the catalogue's lease.
 */
export async function applyRepricings(db: Db, build: number): Promise<void> {
  for (;;) {
    const repricings = await readRepricings(db, MAX_RECORDS);
    if (repricings.length === 0) return;
    const codes = new Set(repricings.flatMap(({ productIds }) => productIds.map(codeKey)));
    await copyPrices(db, build, [...codes]);
    await deleteRepricings(db, repricings);
  }
}
