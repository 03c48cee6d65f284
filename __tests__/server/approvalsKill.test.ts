/** @engines both */

import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

import type { Requisition } from '#contract/requisitions';

import { isPostgres } from '../../server/db/client';
import { auditOf } from '../support/auditOf';
import { makeKillableServer, type KillableServer } from '../support/makeKillableServer';
import {
  createColleague,
  createCustomer,
  storeTestProducts,
  type TestCustomer,
} from '../support/shop';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';
import { trials } from '../support/trials';

const ROUNDS = trials(2);
const REQUESTS = 6;
const STOCK = 90_000;

let data: TestDatabase;
let program: KillableServer;
let anna: TestCustomer;
let ben: TestCustomer;
let bob: TestCustomer;

beforeAll(async () => {
  data = await openTestDatabase();
  await storeTestProducts(data.db, [
    { product_id: 'NEEDLE', price: 2.5, available: STOCK, ship_pac: 1 },
    { product_id: 'THREAD', price: 1.1, available: STOCK, ship_pac: 1 },
  ]);
  anna = await createCustomer(data.db, 'anna');
  ben = await createColleague(data.db, anna, 'ben', 'approver');
  bob = await createColleague(data.db, anna, 'bob', 'approver');
  await data.db
    .updateTable('customer_users')
    .set({ order_limit_cents: 0 })
    .where('id', '=', anna.id)
    .execute();
  program = await makeKillableServer(data, { LIMITS_CALL: '0' });
});
afterAll(async () => {
  program.remove();
  await data.close();
});

interface Answer {
  status: number;
  body: { order_id?: string; requisition_id?: string; message?: string };
}

async function post(
  address: string,
  path: string,
  as: TestCustomer,
  body: object,
  key: string,
): Promise<Answer> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${as.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

/** Sends an order for approval; returns its number. */
async function send(address: string, name: string): Promise<string> {
  const user_id = anna.id;
  const counts = { NEEDLE: 1, THREAD: 2 };
  await post(address, `/api/cart/add?user_id=${user_id}`, anna, counts, name);
  const order = { product_id: ['NEEDLE', 'THREAD'], order_qty: [1, 2], price: [2.5, 1.1] };
  const body = { ...order, user_id, may_need_approval: true, po_reference: name };
  const { body: answer } = await post(address, '/api/store/orders', anna, body, name);
  return answer.requisition_id ?? '';
}

/** Approves a request as it is, with a key of its own. */
function approve(address: string, as: TestCustomer, requisition_id: string): Promise<Answer> {
  const lines: Pick<Requisition['lines'][number], 'line' | 'packs' | 'price' | 'ship_pack'>[] = [
    { line: 1, packs: 1, price: 2.5, ship_pack: 1 },
    { line: 2, packs: 2, price: 1.1, ship_pack: 1 },
  ];
  const body = { user_id: as.id, requisition_id, version: 1, lines };
  return post(address, '/api/requisition/approve', as, body, `${requisition_id} ${as.id}`);
}

async function expectWhole(ids: readonly string[]) {
  const rows = await data.db
    .selectFrom('requisitions')
    .leftJoin('orders', 'orders.po_reference', 'requisitions.po_reference')
    .where('requisitions.id', 'in', ids)
    .select(['requisitions.id', 'requisitions.state', 'requisitions.order_id'])
    .select(['orders.order_id as placed', 'orders.lines as lines', 'orders.approved_by'])
    .execute();
  expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
  for (const { state, order_id, placed, lines, approved_by } of rows) {
    const isApproved = state === 'approved';
    expect([order_id, lines]).toEqual(isApproved ? [placed, 2] : [null, null]);
    expect(approved_by !== null).toBe(isApproved);
  }
}

describe('a server that is killed while an approver approves', () => {
  it('X9 has placed each order in full or not at all, and places the rest once', async () => {
    let count = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { server, address } = await program.start();
      const ids: string[] = [];
      for (let at = 0; at < REQUESTS; at += 1) {
        ids.push(await send(address, `PO ${round}-${at}`));
      }
      const approving = ids.map((id) => approve(address, ben, id).catch(() => undefined));
      await Promise.race(approving);
      await delay(Math.random() * 40);
      server.kill('SIGKILL');
      await Promise.all([once(server, 'exit'), ...approving]);

      const again = await program.start();
      await expectWhole(ids);
      const answers = await Promise.all(ids.map((id) => approve(again.address, ben, id)));
      expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
      await expectWhole(ids);
      again.server.kill('SIGKILL');
      await once(again.server, 'exit');
      count += ids.length;
    }
    const orders = await data.db.selectFrom('orders').select('order_id').execute();
    expect(orders).toHaveLength(count);
    const offers = await data.db
      .selectFrom('offers')
      .where('country', '=', 'CA')
      .select('available')
      .orderBy('product_id')
      .execute();
    expect(offers.map(({ available }) => available)).toEqual([STOCK - count, STOCK - 2 * count]);
    expect(await auditOf(data.db)).toEqual([]);
  });
});

describe('two servers on one database', () => {
  it('B5 let one of two approvers win, wherever each of them decides', async () => {
    // The embedded database has one server.
    if (!isPostgres(data.db)) return;
    const [one, two] = [await program.start(), await program.start()];
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await send(one.address, `Two ${round}`);
      const answers = await Promise.all([
        approve(one.address, ben, id),
        approve(two.address, bob, id),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const late = answers.find(({ status }) => status === 409);
      expect(late?.body.message).toMatch(/^Buyer b(en|ob) has approved/);
      await expectWhole([id]);
    }
    for (const { server } of [one, two]) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
  });
});
