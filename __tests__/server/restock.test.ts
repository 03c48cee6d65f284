/** @engines both */

import type { Product } from '#contract/product';

import { tellRestocked } from '../../server/services/products/restock';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let anna: TestCustomer;
let number = 0;
let glue: string;

beforeAll(async () => {
  server = await startTestServer({});
});
afterAll(() => server.close());

beforeEach(async () => {
  number += 1;
  glue = `GLUE-${number}`;
  anna = await createCustomer(server.db, `anna${number}`);
  await server.db
    .updateTable('customer_users')
    .set({ lang: 'fr' })
    .where('id', '=', anna.id)
    .execute();
  const names = { name: 'Sold-out glue', name_fr: 'Colle épuisée' };
  await storeTestProducts(server.db, [{ product_id: glue, ...names, available: 0 }]);
});

const URL = '/api/restock';
const request = (product_id: string, as = anna) =>
  server.ask('PUT', URL, { as, body: { user_id: as.id, product_id } });
const end = (product_id: string, as = anna) =>
  server.ask('DELETE', URL, { as, query: { user_id: as.id, product_id } });
const awaited = async (as = anna) => {
  const query = { user_id: as.id };
  const { body } = await server.ask<{ products: Product[] }>('GET', URL, { as, query });
  return body.products.map(({ product_id }) => product_id);
};
const setAvailable = (available: number, country = 'CA') =>
  server.db
    .updateTable('offers')
    .set({ available })
    .where('product_id', '=', glue)
    .where('country', '=', country)
    .execute();
const mailsTo = async ({ email }: TestCustomer) =>
  (await mailsOf(server)).filter(({ to }) => to.includes(email));

describe('a product that a customer waits for', () => {
  it('is listed until the customer ends it, for this customer alone', async () => {
    const bea = await createCustomer(server.db, `bea${number}`);
    expect((await request(` ${glue} `)).status).toBe(200);
    expect((await request(glue)).status).toBe(200);
    expect(await awaited()).toEqual([glue]);
    expect(await awaited(bea)).toEqual([]);
    await end(glue, bea);
    expect(await awaited()).toEqual([glue]);
    await end(glue);
    expect(await awaited()).toEqual([]);
  });

  it('is refused if it is unknown, or can be ordered now', async () => {
    expect((await request('NOTHING')).status).toBe(404);
    await setAvailable(1);
    const { status, body } = await request(glue);
    expect([status, body.message]).toEqual([
      409,
      'This product is in stock: you can order it now.',
    ]);
    expect(await awaited()).toEqual([]);
  });

  it('is told once, in the customer’s language, by one of several processes', async () => {
    await request(glue);
    expect(await tellRestocked(server.db, new Date())).toBe(0);
    await setAvailable(3, 'US');
    expect(await tellRestocked(server.db, new Date())).toBe(0);

    await setAvailable(1);
    const tell = () => tellRestocked(server.db, new Date());
    const counts = await Promise.all([tell(), tell(), tell(), tell()]);
    expect(counts.toSorted()).toEqual([0, 0, 0, 1]);
    expect(await tell()).toBe(0);
    expect(await awaited()).toEqual([]);

    const [mail, ...others] = await mailsTo(anna);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Colle épuisée est de nouveau en stock');
    expect(mail?.text).toContain(`/description/${glue}/CA`);
  });

  it('is not told to a customer who is locked, nor if it was withdrawn', async () => {
    await request(glue);
    await setAvailable(5);
    const lock = server.db.updateTable('customers').where('id', '=', anna.customerId);
    await lock.set({ status: 'locked' }).execute();
    expect(await tellRestocked(server.db, new Date())).toBe(0);
    await lock.set({ status: 'active' }).execute();
    const withdraw = server.db.updateTable('products').where('product_id', '=', glue);
    await withdraw.set({ active: 0 }).execute();
    expect(await tellRestocked(server.db, new Date())).toBe(0);
    await withdraw.set({ active: 1 }).execute();
    expect(await tellRestocked(server.db, new Date())).toBe(1);
  });
});
