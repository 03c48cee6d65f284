import type { CancelReason } from '#domain/fulfilment';

import type { Db } from '../../server/db/client';
import { withEvents, type Action, type Actor } from '../../server/services/actions/action';
import { backOrderLines } from '../../server/services/fulfilment/backOrderLines';
import { cancelLines } from '../../server/services/fulfilment/cancelLines';
import { holdOrder } from '../../server/services/fulfilment/holdOrder';
import { storeOrder, lockOrderForChange } from '../../server/services/fulfilment/lockedOrder';
import { noteOnOrder } from '../../server/services/fulfilment/noteOnOrder';
import { pickOrder } from '../../server/services/fulfilment/pickOrder';
import { shipOrder } from '../../server/services/fulfilment/shipOrder';

import { daysBefore, type DemoCustomer } from './customers';
import { DEMO_STAFF } from './staff';

type Task = { orderId: string };

const STAFF: Actor = { kind: 'staff', id: DEMO_STAFF.email };
const CLOCK: Actor = { kind: 'clock', id: '' };
const OUT_OF_STOCK: CancelReason = 'out_of_stock';

const parcel = (carrier: string, number: string) => ({
  source: 'desk',
  carrier,
  tracking: [{ number }],
});

/** Messages from the demo's staff to customers. */
export const STAFF_MESSAGES = {
  hold: 'Please confirm the dock for this delivery.',
  note: 'One product was discontinued by its maker; the rest is on its way to you soon.',
};

/**
 * Fulfilment of a customer's most recent orders, by the number of orders placed after them; older
 * orders are imported history.
 */
const FULFILMENT_STEPS: Readonly<
  Record<number, (action: Action, task: Task, now: Date) => Promise<unknown>>
> = {
  1: async () => undefined,
  2: (action, task) => pickOrder(action, task, true),
  3: async (action, task, now) => {
    const lines = [1, 2, 3].map((line) => ({ line, quantity: 1 }));
    await shipOrder(action, task, { ...parcel('Purolator', '331204857720'), lines });
    const expected = daysBefore(now, -6).toISOString().slice(0, 10);
    await backOrderLines(action, task, [{ line: 4, quantity: 1 }], expected);
  },
  4: (action, task) => holdOrder(action, task, STAFF_MESSAGES.hold),
  5: (action, task) => shipOrder(action, task, parcel('UPS', '1Z0X118A0300551742')),
  6: async (action, task) => {
    const text = STAFF_MESSAGES.note;
    const lines = [{ line: 1, quantity: 1 }];
    await cancelLines(action, task, { lines, reason: OUT_OF_STOCK });
    await noteOnOrder(action, task, { text, toCustomer: true });
  },
};

/**
 * Whether an order, by the number of orders placed after it, is fulfilled in the demo rather than
 * imported history.
 */
export const isFulfilledInDemo = (after: number): boolean =>
  after === 0 || after in FULFILMENT_STEPS;

/**
 * Takes a customer's most recent orders through their stages; the newest one can still be
 * cancelled.
 */
export async function playFulfilment(
  tx: Db,
  customer: DemoCustomer,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const [after, runSteps] of Object.entries(FULFILMENT_STEPS).reverse()) {
    const orderId = orderIds.at(-1 - Number(after));
    if (orderId === undefined) continue;
    const released = daysBefore(now, Number(after) / 4 + 0.3);
    await withEvents(tx, { actor: CLOCK, at: released }, async (action) => {
      const order = { released_at: released.toISOString() };
      storeOrder(action, await lockOrderForChange(action, { orderId }), {
        order,
        event: 'order.released',
      });
    });
    const at = daysBefore(now, Number(after) / 4);
    await withEvents(tx, { actor: STAFF, at }, (action) => runSteps(action, { orderId }, now));
  }
  // These events are in the past, so no notifications are sent.
  await tx.deleteFrom('mails').where('address', '=', customer.email).execute();
}
