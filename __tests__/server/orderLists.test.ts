import type { ListedProduct, OrderList } from '#contract/orderLists';

import { DAY_MS } from '../../domain/durations';
import { cleanUp } from '../../server/cleanUp';
import { signInDesk } from '../support/desk';
import { startTestServer } from '../support/serverApp';
import {
  createColleague,
  createOwner,
  createCustomer,
  storeTestProducts,
  type TestCustomer,
} from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let anna: TestCustomer;
let number = 0;

beforeAll(async () => {
  server = await startTestServer({});
  await storeTestProducts(server.db, [
    { product_id: 'GLUE-1', name: 'Glue', available: 50 },
    { product_id: 'YARN-1', name: 'Yarn', available: 50 },
    { product_id: 'FELT-1', name: 'Felt', available: 0 },
  ]);
});
afterAll(() => server.close());

beforeEach(async () => {
  number += 1;
  anna = await createCustomer(server.db, `anna${number}`);
});

const LINES = [
  { product_id: 'YARN-1', packs: 12 },
  { product_id: 'GLUE-1', packs: 0 },
];
const add = (body: object, as = anna) =>
  server.ask<{ list: OrderList; message: string }>('POST', '/api/order-lists', {
    as,
    body: { name: 'Monthly', lines: LINES, ...body, user_id: as.id },
  });
const change = (body: object, as = anna) =>
  server.ask<{ list: OrderList; message: string }>('PATCH', '/api/order-lists', {
    as,
    body: { ...body, user_id: as.id },
  });
const changeLines = (list_id: string, lines: object[], as = anna) =>
  server.ask<{ message: string }>('PATCH', '/api/order-list-lines', {
    as,
    body: { list_id, lines, user_id: as.id },
  });
const lists = async (as = anna) => {
  const query = { user_id: as.id };
  const { body } = await server.ask<{ lists: OrderList[]; deleted: OrderList[] }>(
    'GET',
    '/api/order-lists',
    { as, query },
  );
  return body;
};
const show = (list_id: string, as = anna) =>
  server.ask<{ list: OrderList; can_share: boolean; products: ListedProduct[]; message: string }>(
    'GET',
    '/api/order-list',
    { as, query: { list_id, user_id: as.id } },
  );
const linesOf = async (list_id: string) => {
  const { body } = await show(list_id);
  return body.products.map(({ product_id, packs, note }) => [product_id, packs, note]);
};

describe('a saved list', () => {
  it('keeps products in their order with packs, prices and stock', async () => {
    const { status, body } = await add({});
    expect(status).toBe(200);
    expect(body.list).toMatchObject({
      name: 'Monthly',
      is_shared: false,
      is_own: true,
      line_count: 2,
      version: 1,
    });
    const { body: shown } = await show(body.list.list_id);
    expect(shown.products).toMatchObject([
      { product_id: 'YARN-1', packs: 12, note: '', available: 50 },
      { product_id: 'GLUE-1', packs: 0, note: '', available: 50 },
    ]);
    expect(shown.products[0]).toHaveProperty('selling_price');
  });

  it('gets a number if another has its name, and is listed by name', async () => {
    await add({ name: ' monthly ' });
    await add({ name: 'Monthly' });
    await add({ name: 'After school' });
    const found = await lists();
    expect(found.lists.map(({ name }) => name)).toEqual(['After school', 'monthly', 'Monthly (2)']);
  });

  it('is changed line by line, and what is not named stays', async () => {
    const { list_id } = (await add({})).body.list;
    await changeLines(list_id, [
      { product_id: 'glue-1', packs: 3 },
      { product_id: 'FELT-1', note: ' for the fair ' },
    ]);
    await changeLines(list_id, [{ product_id: 'GLUE-1', note: 'big ones' }]);
    expect(await linesOf(list_id)).toEqual([
      ['YARN-1', 12, ''],
      ['GLUE-1', 3, 'big ones'],
      ['FELT-1', 0, 'for the fair'],
    ]);
    const removal = [{ product_id: 'YARN-1', is_removed: true }];
    expect((await changeLines(list_id, removal)).status).toBe(200);
    expect((await changeLines(list_id, removal)).status).toBe(200);
    expect((await linesOf(list_id)).map(([id]) => id)).toEqual(['GLUE-1', 'FELT-1']);
  });

  it('stores nothing if one of its codes is unknown', async () => {
    const { list_id } = (await add({})).body.list;
    const { status, body } = await changeLines(list_id, [
      { product_id: 'YARN-1', packs: 1 },
      { product_id: 'NOTHING', packs: 1 },
    ]);
    expect([status, body.message]).toEqual([
      404,
      'NOTHING is not in the catalogue. Nothing was saved.',
    ]);
    expect((await linesOf(list_id))[0]).toEqual(['YARN-1', 12, '']);
    expect((await add({ lines: [{ product_id: 'NOTHING', packs: 1 }] })).status).toBe(404);
    expect((await lists()).lists).toHaveLength(1);
  });

  it('keeps a product that is withdrawn, without a price and with nothing available', async () => {
    const [product_id] = [`GONE-${number}`];
    await storeTestProducts(server.db, [{ product_id, name: 'Gone', available: 9 }]);
    const { list_id } = (await add({ lines: [{ product_id, packs: 2 }] })).body.list;
    await server.db
      .updateTable('products')
      .set({ active: 0 })
      .where('product_id', '=', product_id)
      .execute();
    const { body } = await show(list_id);
    expect(body.products).toMatchObject([{ product_id, name: 'Gone', packs: 2, available: 0 }]);
    expect(body.products[0]).not.toHaveProperty('selling_price');
  });

  it('is renamed and shared by its version, and told if that is an older one', async () => {
    const { list_id } = (await add({})).body.list;
    const { body } = await change({ list_id, version: 1, name: 'Weekly', is_shared: true });
    expect(body.list).toMatchObject({ name: 'Weekly', is_shared: true, version: 2 });
    const late = await change({ list_id, version: 1, name: 'Yearly' });
    expect([late.status, late.body.message]).toEqual([
      409,
      'Somebody else has changed this list meanwhile. Nothing was changed; look at it again.',
    ]);
    expect((await lists()).lists.map(({ name }) => name)).toEqual(['Weekly']);
  });

  it('is deleted, can be restored for thirty days, and is then forgotten with its lines', async () => {
    const { list_id } = (await add({})).body.list;
    await change({ list_id, version: 1, is_deleted: true });
    expect((await lists()).lists).toEqual([]);
    expect((await lists()).deleted).toMatchObject([{ list_id, line_count: 2 }]);
    expect((await show(list_id)).status).toBe(410);
    expect((await changeLines(list_id, [{ product_id: 'GLUE-1', packs: 1 }])).status).toBe(410);

    await add({ name: 'Monthly' });
    const { body } = await change({ list_id, version: 2, is_deleted: false });
    expect(body.list.name).toBe('Monthly (2)');
    expect(await linesOf(list_id)).toHaveLength(2);

    await change({ list_id, version: 3, is_deleted: true });
    const at = '2026-01-01T00:00:00.000Z';
    await server.db
      .updateTable('order_lists')
      .set({ deleted_at: at })
      .where('id', '=', list_id)
      .execute();
    expect((await lists()).deleted).toEqual([]);
    await cleanUp(server.db, new Date());
    const left = await server.db
      .selectFrom('order_list_lines')
      .where('list_id', '=', list_id)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
    expect((await show(list_id)).status).toBe(404);
  });

  it('is another customer’s like one that does not exist', async () => {
    const bea = await createCustomer(server.db, `bea${number}`);
    const { list_id } = (await add({})).body.list;
    await change({ list_id, version: 1, is_shared: true, is_open: true });
    const answers = [
      await show(list_id, bea),
      await change({ list_id, version: 2, name: 'Mine' }, bea),
      await changeLines(list_id, [{ product_id: 'GLUE-1', packs: 1 }], bea),
    ];
    const unknown = await show('nothing', bea);
    expect(unknown.status).toBe(404);
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([404, unknown.body.message]);
    }
    expect(await lists(bea)).toEqual({ lists: [], deleted: [] });
  });

  it('is seen by colleagues once it is shared, and changed by them once it is open', async () => {
    const ben = await createColleague(server.db, anna, `ben${number}`);
    const { list_id } = (await add({})).body.list;
    const line = [{ product_id: 'GLUE-1', packs: 5 }];
    expect((await show(list_id, ben)).status).toBe(404);
    expect((await lists(ben)).lists).toEqual([]);

    await change({ list_id, version: 1, is_shared: true });
    const seen = await show(list_id, ben);
    expect(seen.body).toMatchObject({ can_share: true, list: { is_own: false, is_open: false } });
    expect((await lists(ben)).lists).toMatchObject([
      { list_id, owner_name: seen.body.list.owner_name },
    ]);
    expect((await changeLines(list_id, line, ben)).status).toBe(403);
    expect((await change({ list_id, version: 2, name: 'Mine' }, ben)).status).toBe(403);

    await change({ list_id, version: 2, is_open: true });
    expect((await changeLines(list_id, line, ben)).status).toBe(200);
    await changeLines(list_id, [{ product_id: 'YARN-1', packs: 1 }]);
    expect(await linesOf(list_id)).toEqual([
      ['YARN-1', 1, ''],
      ['GLUE-1', 5, ''],
    ]);
    await change({ list_id, version: 3, is_deleted: true });
    expect(await lists(ben)).toEqual({ lists: [], deleted: [] });
  });

  it('of somebody who is turned off goes to the owner if it is shared, and else is kept for a while', async () => {
    const rita = await signInDesk(server, ['accounts']);
    const ben = await createColleague(server.db, anna, `ben${number}`);
    const { list_id } = (await add({ name: 'Shared' }, ben)).body.list;
    await change({ list_id, version: 1, is_shared: true }, ben);
    await add({ name: 'Private' }, ben);
    const turn = (standing: string) =>
      server.ask('PATCH', `/api/v1/customers/C-${anna.id}/users`, {
        as: rita,
        body: { email: ben.email, standing },
      });
    const listsLeft = () =>
      server.db
        .selectFrom('order_lists')
        .where('customer_id', '=', anna.customerId)
        .selectAll()
        .orderBy('name')
        .execute();

    expect((await turn('off')).status).toBe(200);
    expect(await listsLeft()).toMatchObject([
      { name: 'Private', user_id: ben.id, deleted_at: expect.any(String) as string },
      { name: 'Shared', user_id: anna.customerId, deleted_at: null },
    ]);
    await cleanUp(server.db, new Date());
    await turn('active');
    expect(await listsLeft()).toMatchObject([{ name: 'Private', deleted_at: null }, {}]);

    await turn('off');
    await cleanUp(server.db, new Date(Date.now() + 89 * DAY_MS));
    expect(await listsLeft()).toHaveLength(2);
    await cleanUp(server.db, new Date(Date.now() + 91 * DAY_MS));
    expect(await listsLeft()).toMatchObject([{ name: 'Shared' }]);
  });

  it('of somebody without colleagues cannot be shared with anybody', async () => {
    const olga = await createOwner(server.db, `olga${number}`);
    const { list_id } = (await add({}, olga)).body.list;
    expect((await show(list_id, olga)).body.can_share).toBe(false);
  });

  it('is one of two hundred, with two thousand lines, at most', async () => {
    const rows = Array.from({ length: 200 }, (_none, index) => ({
      id: `${anna.id}-${index}`,
      customer_id: anna.customerId,
      user_id: anna.id,
      name: `List ${index}`,
      is_shared: 0,
      is_open: 0,
      version: 1,
      created_at: '2026-11-01',
      changed_at: '2026-11-01',
      deleted_at: null,
    }));
    await server.db.insertInto('order_lists').values(rows).execute();
    expect((await add({})).status).toBe(409);
    expect((await lists()).lists).toHaveLength(200);

    const { id } = rows[0]!;
    const lines = Array.from({ length: 2_000 }, (_none, index) => ({
      list_id: id,
      product_id: `P${index}`,
      packs: 1,
      note: '',
      position: index,
      changed_by: anna.id,
      changed_at: '2026-11-01',
    }));
    for (let from = 0; from < lines.length; from += 500) {
      await server.db
        .insertInto('order_list_lines')
        .values(lines.slice(from, from + 500))
        .execute();
    }
    const { status, body } = await changeLines(id, [{ product_id: 'GLUE-1', packs: 1 }]);
    expect([status, body.message]).toEqual([
      409,
      'A list has at most 2,000 lines. Nothing was saved.',
    ]);
  });

  it('is saved once by a request that is repeated', async () => {
    const headers = { 'idempotency-key': `key-${number}` };
    const body = { name: 'Once', lines: LINES, user_id: anna.id };
    const send = () =>
      server.ask<{ list: OrderList }>('POST', '/api/order-lists', { as: anna, headers, body });
    const [first, second] = [await send(), await send()];
    expect(second.body.list.list_id).toBe(first.body.list.list_id);
    expect((await lists()).lists).toHaveLength(1);
  });
});
