import type { Job } from '#contract/v1/data';

import { auditOf } from '../support/auditOf';
import { buyer, wholeCart } from '../support/buyer';
import { waitForJob } from '../support/jobs';
import { newMachine, type Machine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { eachTrial } from '../support/trials';

const MINUTE = 60_000;
const BUYERS = 100;
const ON_SHELF = 60;

let server: TestServer;
let erp: Machine;
let clock = new Date();
let number = 0;
let product: string;

beforeAll(async () => {
  const none = { LIMITS_CALL: '0', LIMITS_BATCH: '0', LIMITS_CHANGE: '0', LIMITS_BROWSE: '0' };
  server = await startTestServer({ now: () => clock, environment: none });
  erp = await newMachine(server, 'erp');
});
afterAll(() => server.close());
beforeEach(async () => {
  number += 1;
  product = `LAST-${number}`;
  await storeTestProducts(server.db, [
    { product_id: product, available: ON_SHELF, countries: ['CA'] },
  ]);
});

/** Returns the packs held by orders, and what is left to sell. */
async function stock() {
  const lines = await server.db
    .selectFrom('order_lines')
    .where('product_id', '=', product)
    .select(['stock_taken', 'restocked'])
    .execute();
  const offer = await server.db
    .selectFrom('offers')
    .where('product_id', '=', product)
    .select('available')
    .executeTakeFirstOrThrow();
  const held = lines.reduce((sum, line) => sum + line.stock_taken - line.restocked, 0);
  return { held, available: offer.available };
}

/**
 * A sender with a number of packs, who knows the orders it has read and reports what it can still
 * promise.
 */
function sender() {
  const known = new Map<string, number>();
  let cursor: string | undefined;
  const read = async () => {
    const { body } = await erp.orders(cursor === undefined ? {} : { after: cursor });
    for (const { order_id, lines } of body.orders) {
      const own = lines.filter(({ product_id }) => product_id === product);
      known.set(
        order_id,
        own.reduce((sum, { quantity }) => sum + quantity, 0),
      );
    }
    cursor = body.next;
    return body.more;
  };
  return async () => {
    while (await read());
    const promised = [...known.values()].reduce((sum, packs) => sum + packs, 0);
    const row = { product_id: product, country: 'CA', available: ON_SHELF - promised };
    // Its count may be processed only after more has been sold.
    const { body } = await server.ask<Job>('PATCH', '/api/v1/stock', {
      as: erp,
      query: { as_of: clock.toISOString(), cursor: cursor ?? '' },
      headers: { 'content-type': 'application/x-ndjson' },
      body: JSON.stringify(row),
    });
    expect((await waitForJob(server, erp, body.job_id)).counts.error).toBeUndefined();
  };
}

/** Reports stock until all purchases are complete, and once more. */
async function whileReporting(buying: readonly Promise<void>[]): Promise<void> {
  let isOver = false;
  const bought = Promise.all(buying).finally(() => (isOver = true));
  const reporting = async () => {
    const report = sender();
    while (!isOver) {
      // Orders are released between two reports, so that some are known and others not.
      clock = new Date(clock.getTime() + 4 * MINUTE);
      await report();
    }
    await report();
  };
  await Promise.all([bought, reporting()]);
}

describe('the last packs, ordered by a hundred buyers while stock is reported,', () => {
  it.each(eachTrial(1))('are all sold, and none twice', async () => {
    const statuses: number[] = [];
    const buying = Array.from({ length: BUYERS }, async (_none, at) => {
      const rival = buyer(server, await createCustomer(server.db, `r${number}-${at}`));
      await rival.add({ [product]: 1 });
      const { status } = await rival.place(wholeCart(await rival.cart()), {});
      statuses.push(status);
    });
    await whileReporting(buying);

    const sold = statuses.filter((status) => status === 200).length;
    expect(await stock()).toEqual({ held: sold, available: ON_SHELF - sold });
    expect(sold).toBe(ON_SHELF);
    expect(await auditOf(server.db, clock)).toEqual([]);
  });

  it.each(eachTrial(1))(
    'come back when orders are cancelled, and are never sold twice',
    async () => {
      const buying = Array.from({ length: BUYERS }, async (_none, at) => {
        const customer = await createCustomer(server.db, `t${number}-${at}`);
        const rival = buyer(server, customer);
        await rival.add({ [product]: 1 });
        const { status, body } = await rival.place(wholeCart(await rival.cart()), {});
        if (status === 200 && at % 3 === 0) {
          const order = { user_id: customer.id, order_id: body.order_id };
          await server.ask('POST', '/api/cancel-order', { as: customer, body: order });
        }
        expect((await stock()).held).toBeLessThanOrEqual(ON_SHELF);
      });
      await whileReporting(buying);

      const { held, available } = await stock();
      expect(available).toBe(ON_SHELF - held);
      expect(available).toBeGreaterThanOrEqual(0);
      expect(await auditOf(server.db, clock)).toEqual([]);
    },
  );
});
