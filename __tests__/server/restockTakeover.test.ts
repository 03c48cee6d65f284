/** @engines both */

import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

import { addKey } from '../../server/services/machine/keys';
import { auditOf } from '../support/auditOf';
import { ROOT } from '../support/machine';
import { makeKillableServer, type KillableServer } from '../support/makeKillableServer';
import { mailsIn } from '../support/outbox';
import { createCustomer, storeTestProducts, type TestCustomer } from '../support/shop';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

let data: TestDatabase;
let program: KillableServer;
let anna: TestCustomer;
let bea: TestCustomer;
let key: string;

beforeAll(async () => {
  data = await openTestDatabase();
  anna = await createCustomer(data.db, 'anna');
  bea = await createCustomer(data.db, 'bea');
  await data.db
    .updateTable('customer_users')
    .set({ lang: 'es' })
    .where('id', '=', anna.id)
    .execute();
  const erp = { name: 'erp', scopes: ['stock:write'] } as const;
  key = await addKey(data.db, { actor: ROOT, at: new Date() }, erp);
  program = await makeKillableServer(data, {
    INTERVALS: JSON.stringify({ mailMs: 100, restockMs: 100 }),
  });
});
afterAll(async () => {
  program.remove();
  await data.close();
});

async function ask(
  { address }: { address: string },
  [method, path]: [method: string, path: string],
  { as, body }: { as: string; body: unknown },
) {
  const headers = { authorization: `Bearer ${as}`, 'content-type': 'application/json' };
  const answer = await fetch(`${address}${path}`, { method, headers, body: JSON.stringify(body) });
  return answer.status;
}

/** Buys the last pack. */
async function sellOut(server: { address: string }, glue: string) {
  await ask(server, ['POST', `/api/cart/add?user_id=${bea.id}`], {
    as: bea.token,
    body: { [glue]: 1 },
  });
  const line = { product_id: glue, order_qty: 1, price: 2.5 };
  return ask(server, ['POST', '/api/store/orders'], {
    as: bea.token,
    body: { user_id: bea.id, ...line },
  });
}

const awaitGlue = (server: { address: string }, glue: string) =>
  ask(server, ['PUT', '/api/restock'], {
    as: anna.token,
    body: { user_id: anna.id, product_id: glue },
  });

const restock = (server: { address: string }, glue: string) =>
  ask(server, ['PATCH', `/api/v1/products/${glue}/stock/CA`], {
    as: key,
    body: { available: 3, if_available: 0, reason: 'counted' },
  });

const isAwaited = async (glue: string) =>
  (
    await data.db
      .selectFrom('restock_requests')
      .where('product_id', '=', glue)
      .select('product_id')
      .execute()
  ).length > 0;
const queued = (glue: string) =>
  data.db.selectFrom('mails').where('about', '=', glue).selectAll().execute();
const received = (glue: string) =>
  mailsIn(data.dataDir).filter(({ to, text }) => to.includes(anna.email) && text.includes(glue));

/** Nobody renews what a killed server has claimed, so its claims are made to expire. */
const expireClaims = () =>
  data.db
    .updateTable('mails')
    .set({ due_at: new Date(0).toISOString() })
    .where('done_at', 'is', null)
    .execute();

const kill = async ({ server }: Awaited<ReturnType<KillableServer['start']>>) => {
  server.kill('SIGKILL');
  await once(server, 'exit');
};

describe('a customer who waits for a product, at two processes on one database,', () => {
  it.each(['once the stock has arrived', 'once the e-mail is queued'])(
    'is written to exactly once if one is killed %s',
    async (when) => {
      const glue = when.includes('queued') ? 'GLUE-Q' : 'GLUE-S';
      await storeTestProducts(data.db, [{ product_id: glue, available: 1 }]);
      const [first, second] = [await program.start(), await program.start()];
      expect(await sellOut(first, glue)).toBe(200);
      expect(await awaitGlue(second, glue)).toBe(200);
      expect(received(glue)).toEqual([]);

      expect(await restock(first, glue)).toBe(200);
      while (when.includes('queued') && (await isAwaited(glue))) await delay(5);
      await kill(first);
      await expireClaims();
      while ((await isAwaited(glue)) || (await queued(glue)).some(({ done_at }) => !done_at)) {
        await delay(20);
      }
      // The other process has looked again before it ends.
      const third = await program.start();
      await Promise.all([second, third].map(kill));

      expect(await queued(glue)).toHaveLength(1);
      const [mail, ...others] = received(glue);
      expect(others).toEqual([]);
      expect(mail?.subject).toContain('está de nuevo en existencia');
      expect(await auditOf(data.db)).toEqual([]);
    },
  );
});
