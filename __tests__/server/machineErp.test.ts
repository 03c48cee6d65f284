/** @engines both */

import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

import { stageOf } from '#domain/fulfilment';
import { SCOPES } from '#domain/scopes';

import { addKey } from '../../server/services/machine/keys';
import { auditOf } from '../support/auditOf';
import { makeBackupPrograms, openBackups, type BackupPrograms } from '../support/erpBackups';
import { erpBuyer } from '../support/erpBuyer';
import { ROOT } from '../support/machine';
import { makeKillableServer, type KillableServer } from '../support/makeKillableServer';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import { smallErp } from '../support/smallErp';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';
import { trials } from '../support/trials';

const ORDERS = trials(4);
const CUSTOMERS = 4;
/** How many times the shop is restored from a backup. */
const RESTORES = Math.ceil(ORDERS / 40);
const PACKS = 90_000;
/** Steps of the buyers and the ERP, at most, before the server is killed. */
const MAX_STEPS = 12;
/** Products in stock reports; in a proof, enough for jobs of several chunks. */
const LOTS = process.env.TRIALS ? 600 : 20;

let data: TestDatabase;
let program: KillableServer;
let programs: BackupPrograms;
let customers: TestCustomer[];
let token: string;

beforeAll(async () => {
  data = await openTestDatabase();
  const lots = Array.from({ length: LOTS }, (_none, at) => ({ product_id: `LOT-${at}` }));
  await storeTestProducts(data.db, [
    { product_id: 'NEEDLE', price: 2.5, available: PACKS },
    { product_id: 'THREAD', price: 1.1, available: PACKS },
    ...lots,
  ]);
  const names = Array.from({ length: CUSTOMERS }, (_none, at) => `anna${at}`);
  customers = await Promise.all(names.map((name) => createCustomer(data.db, name)));
  const key = { name: 'erp', scopes: SCOPES };
  token = await addKey(data.db, { actor: ROOT, at: new Date() }, key);
  const settings = { LIMITS_CALL: '0', LIMITS_BATCH: '0', LIMITS_CHANGE: '0' };
  program = await makeKillableServer(data, settings);
  programs = await makeBackupPrograms();
});
afterAll(async () => {
  programs.remove();
  program.remove();
  await data.close();
});

/** Counts settled steps, so that every run makes progress, however busy the machine is. */
function countSteps(wanted: number) {
  let left = wanted;
  let reach = () => {};
  const areDone = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const step = (work: Promise<unknown>) =>
    work.finally(() => {
      left -= 1;
      if (left === 0) reach();
    });
  return { areDone, step };
}

/** Ends the ten-minute cancellation period of every order. */
const passTenMinutes = () =>
  data.db
    .updateTable('orders')
    .set({ placed_at: new Date(Date.now() - 11 * 60_000).toISOString() })
    .where('status', '=', 'received')
    .execute();

describe('an ERP beside a server that is repeatedly killed, and restored from its backup', () => {
  it('takes over every order once, ships every pack once, and learns of each order that was lost', async () => {
    const erp = smallErp(token, Math.random, {
      products: ['NEEDLE', 'THREAD'],
      packs: PACKS,
      lots: LOTS,
    });
    const share = Math.ceil(ORDERS / CUSTOMERS);
    const buyers = customers.map((customer) => erpBuyer(customer, { share, random: Math.random }));
    const activeOrders = () => buyers.flatMap((one) => one.activeOrders());
    let noticedBefore = -1;
    /** Until the ERP's cursor is refused, it does not know what the shop has forgotten. */
    const hasNoticed = () => erp.disk.restores > noticedBefore || erp.disk.cursor === undefined;
    const isDone = () =>
      hasNoticed() && buyers.every((one) => one.isSure()) && erp.isDone(activeOrders());
    const copies = openBackups({ programs, buyers, erp, restores: RESTORES });
    let kills = 0;
    while (!isDone() || !copies.areAllDone()) {
      const { server, address } = await program.start({ DATABASE_URL: data.url ?? '' });
      let isDead = false;
      const { areDone, step } = countSteps(Math.ceil(Math.random() * MAX_STEPS));
      const working = (async () => {
        while (!isDead && !isDone()) {
          await passTenMinutes().catch(() => undefined);
          await step(erp.round(address));
        }
      })();
      const placing = buyers.map((one) => step(one.goOn(address)).catch(() => undefined));
      const copying = copies.backUp(data);
      await Promise.race([areDone.then(() => delay(Math.random() * 100)), working]);
      server.kill('SIGKILL');
      kills += 1;
      isDead = true;
      await Promise.all([once(server, 'exit'), working, copying, ...placing]);
      const restored = await copies.restore(data);
      if (restored !== data) noticedBefore = erp.disk.restores;
      data = restored;
    }
    expect(kills).toBeGreaterThanOrEqual(ORDERS / CUSTOMERS);

    await expectEveryJobDone([...erp.disk.jobs], erp.disk.reports);
    const known = [...erp.disk.orders.keys()];
    expect(known.filter((id) => !erp.disk.missing.has(id)).sort()).toEqual(activeOrders().sort());
    const stored = buyers.flatMap((one) => one.orders());
    expect(known.filter((id) => !stored.includes(id))).toEqual([...erp.disk.missing]);
    await expectCleanBooks(stored, new Set(activeOrders()));
    const shipments = await data.db.selectFrom('shipments').select('shipment_id').execute();
    expect(shipments.map(({ shipment_id }) => shipment_id)) //
      .toEqual(expect.arrayContaining([...erp.disk.shipments]));
    expect(await auditOf(data.db)).toEqual([]);
  });
});

/**
 * Expects the next server to finish accepted jobs, each row once, so that the last report is in
 * effect.
 */
async function expectEveryJobDone(jobIds: readonly string[], reports: number) {
  const { server } = await program.start({ DATABASE_URL: data.url ?? '' });
  const jobs = () => data.db.selectFrom('jobs').where('state', '!=', 'arriving').selectAll();
  while ((await jobs().where('state', '!=', 'done').execute()).length > 0) await delay(50);
  server.kill('SIGKILL');
  await once(server, 'exit');

  const all = await jobs().orderBy('created_at').execute();
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([...jobIds]));
  for (const { counts } of all) {
    const { outcomes } = JSON.parse(counts) as { outcomes: Record<string, number> };
    const { changed = 0, unchanged = 0, ...others } = outcomes;
    expect([changed + unchanged, others]).toEqual([LOTS + 2, {}]);
  }
  const lots = data.db.selectFrom('offers').where('product_id', 'like', 'LOT-%');
  const left = await lots.where('country', '=', 'CA').select('available').distinct().execute();
  expect(left).toEqual([{ available: reports }]);
}

/** Invariants that must hold whatever was killed: sections 1 to 4 and 7 to 10. */
async function expectCleanBooks(placed: readonly string[], activeOrders: ReadonlySet<string>) {
  const { db } = data;
  const orders = await db.selectFrom('orders').selectAll().execute();
  expect(orders.map(({ order_id }) => order_id).sort()).toEqual([...placed].sort());
  const lines = await db.selectFrom('order_lines').selectAll().execute();
  const sent = await db
    .selectFrom('shipment_lines')
    .innerJoin('shipments', 'shipments.shipment_id', 'shipment_lines.shipment_id')
    .select(['order_id', 'line', 'quantity'])
    .execute();
  const events = await db.selectFrom('events').selectAll().orderBy('seq').execute();
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_event, at) => at + 1));

  for (const order of orders) {
    const { order_id, stage, external_id } = order;
    const own = lines.filter((line) => line.order_id === order_id);
    expect([order_id, stage]).toEqual([order_id, stageOf(order, own)]);
    const kinds = events.filter(({ subject }) => subject === `order ${order_id}`);
    expect(kinds.at(-1)?.version).toBe(order.version);
    const count = (kind: string) => kinds.filter((event) => event.kind === kind).length;
    const handedOver = ['received', 'released', 'acknowledged'].map((kind) =>
      count(`order.${kind}`),
    );
    if (!activeOrders.has(order_id)) {
      expect([order_id, stage, external_id, handedOver]) //
        .toEqual([order_id, 'cancelled', null, [1, 0, 0]]);
      continue;
    }
    expect([order_id, external_id, handedOver]).toEqual([order_id, `SO-${order_id}`, [1, 1, 1]]);
    for (const { line, order_qty, shipped_qty } of own) {
      const shipped = sent.filter((one) => one.order_id === order_id && one.line === line);
      const packs = shipped.reduce((sum, { quantity }) => sum + quantity, 0);
      expect([shipped_qty, packs]).toEqual([order_qty, order_qty]);
    }
  }
  const shipments = await db.selectFrom('shipments').select('shipment_id').execute();
  const mails = await db
    .selectFrom('mails')
    .select('about')
    .where('kind', '=', 'orderShipped')
    .execute();
  expect(mails.map(({ about }) => about).sort()).toEqual(
    shipments.map(({ shipment_id }) => shipment_id).sort(),
  );
}
