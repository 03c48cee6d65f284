import { setTimeout as delay } from 'node:timers/promises';

import { openPostgres } from '../../server/db/client';
import { audit } from '../../server/services/desk/audit';
import { makeServers } from '../support/balancer';
import { freePorts } from '../support/freePorts';
import { placeOrder } from '../support/placeOrder';
import { describeReplicated, openReplicated } from '../support/replicated';
import { storeTestProducts, createCustomer } from '../support/shop';
import { TEST_KEY } from '../support/startOn';
import { eachTrial } from '../support/trials';

const STOCK = 900_000;
const CUSTOMERS = 4;
/** Number of orders acknowledged before and after. */
const FEW = 20;
/** Maximum time from the promotion to the next order, in milliseconds. */
const SOON = 10_000;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describeReplicated('a primary that is killed while customers order', () => {
  it.each(eachTrial(1))(
    'loses no acknowledged order, and its replica takes the next ones: trial %i',
    async () => {
      const pair = await openReplicated({ isSynchronous: true });
      closing.push(pair.close);
      await storeTestProducts(pair.db, [{ product_id: 'NEEDLE', price: 2.5, available: STOCK }]);
      const names = Array.from({ length: CUSTOMERS }, (_none, at) => `anna${at}`);
      const customers = await Promise.all(names.map((name) => createCustomer(pair.db, name)));
      const [port = 0] = await freePorts(1);
      const address = `http://127.0.0.1:${port}`;
      const servers = await makeServers({
        DATABASE_URL: bothOf(pair.url, pair.replicaUrl),
        DATABASE_READ_URL: pair.replicaUrl,
        DATA_DIR: pair.dataDir,
        DATA_KEY: TEST_KEY,
        LIMITS_CHANGE: '0',
      });
      closing.push(servers.close);
      await servers.start(port);
      const readiness = async () => (await fetch(`${address}/readyz`)).text();
      while ((await readiness()) !== 'ready\n') await delay(50);

      let isOver = false;
      const placed: { id: string; at: number }[] = [];
      const ordering = customers.map(async (customer) => {
        for (let turn = 0; !isOver; turn += 1) {
          // Retries under the same idempotency key when no response arrives, as a browser does.
          await untilAnswered(() => placeOrder(address, customer, `turn ${turn}`)).then((id) =>
            placed.push({ id, at: performance.now() }),
          );
        }
      });
      const enough = async () => {
        const before = placed.length;
        while (placed.length < before + FEW) await delay(20);
      };
      await enough();
      await pair.killPrimary();
      await pair.promote();
      const promoted = performance.now();
      await enough();
      isOver = true;
      await Promise.all(ordering);

      const first = Math.min(...placed.filter(({ at }) => at > promoted).map(({ at }) => at));
      expect(first - promoted).toBeLessThan(SOON);
      const db = openPostgres(pair.replicaUrl);
      closing.push(() => db.destroy());
      const stored = await db.selectFrom('orders').select('order_id').execute();
      const ids = placed.map(({ id }) => id);
      expect(stored.map(({ order_id }) => order_id).sort()).toEqual(ids.sort());
      const wrong: string[] = [];
      for await (const sentence of audit(db)) wrong.push(sentence);
      expect(wrong).toEqual([]);
      expect(await readiness()).toMatch(
        /^ready\nThe replica at .* is not a replica: it accepts writes itself/,
      );
    },
  );
});

/** Returns a connection URL with both hosts, in libpq's syntax. */
function bothOf(url: string, other: string): string {
  const { host } = new URL(other);
  return url.replace(new URL(url).host, `${new URL(url).host},${host}`);
}

async function untilAnswered<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch {
      await delay(200);
    }
  }
}
