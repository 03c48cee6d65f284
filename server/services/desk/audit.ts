import {
  acknowledgedTwice,
  changesWithoutEvent,
  eventNumbers,
  strayReleases,
} from '../../db/audit';
import type { Db } from '../../db/client';

import { auditOrders } from './auditOrders';

/** Looks whether what is stored of orders and events belongs together; a sentence for each thing that does not. */
export async function* audit(db: Db): AsyncGenerator<string> {
  yield* auditOrders(db);
  for (const { order_id } of await strayReleases(db)) {
    yield `Order ${order_id} and the event of its release do not belong together.`;
  }
  for (const { subject } of await acknowledgedTwice(db)) {
    yield `There is more than one acknowledgement of ${subject}.`;
  }
  for (const { what, order_id } of await changesWithoutEvent(db)) {
    yield `A ${what} of order ${order_id} has no event.`;
  }
  const { first, last, count, given } = await eventNumbers(db);
  if (count > 0 && count !== last - first + 1) {
    yield `The events from ${first} to ${last} have a gap: there are ${count}.`;
  }
  if (count > 0 && last !== given)
    yield `The last event is ${last}, but the last number is ${given}.`;
}
