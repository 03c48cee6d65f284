import {
  acknowledgedTwice,
  changesWithoutEvent,
  eventNumbers,
  linesWithUnreturnedPacks,
  futureDatedStock,
  mismatchedReleases,
} from '../../db/audit';
import type { Db } from '../../db/client';
import { mismatchedStock } from '../../db/stockReports';
import { CLOCK_TOLERANCE_MS } from '../actions/sentTime';

import { auditKeys } from './auditKeys';
import { auditOrders } from './auditOrders';

/**
 * Checks that the stored orders, stock, keys and events are consistent; yields a sentence for each
 * inconsistency.
 */
export async function* audit(db: Db, now = new Date()): AsyncGenerator<string> {
  yield* auditOrders(db);
  yield* auditStock(db, now);
  yield* auditKeys(db);
  for (const { order_id } of await mismatchedReleases(db)) {
    yield `Order ${order_id} and its release event do not match.`;
  }
  for (const { subject } of await acknowledgedTwice(db)) {
    yield `There is more than one acknowledgement of ${subject}.`;
  }
  for (const { what, order_id } of await changesWithoutEvent(db)) {
    yield `A ${what} of order ${order_id} has no event.`;
  }
  const { first, last, count, lastAssigned } = await eventNumbers(db);
  if (count > 0 && count !== last - first + 1) {
    yield `The events from ${first} to ${last} have a gap: there are only ${count}.`;
  }
  if (count > 0 && last !== lastAssigned)
    yield `The last event is ${last}, but the last number assigned is ${lastAssigned}.`;
}

/**
 * Available stock must equal the last report, less what later orders unknown to that report took.
 */
async function* auditStock(db: Db, now: Date): AsyncGenerator<string> {
  for (const { order_id, line } of await linesWithUnreturnedPacks(db)) {
    yield `Order ${order_id} was cancelled, but line ${line} did not return all of its packs to stock.`;
  }
  for (const { product_id, country, available, expected } of await mismatchedStock(db)) {
    yield `${product_id} in ${country} has ${available} packs available, but the last stock report and the orders since leave ${expected}.`;
  }
  const latest = new Date(now.getTime() + CLOCK_TOLERANCE_MS).toISOString();
  for (const { product_id, country } of await futureDatedStock(db, latest)) {
    yield `The stock of ${product_id} in ${country} has a count time in the future.`;
  }
}
