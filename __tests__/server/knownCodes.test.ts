import type { KnownCode } from '#contract/knownCodes';

import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let anna: TestCustomer;

beforeAll(async () => {
  server = await startTestServer({
    fill: ({ db }) =>
      storeTestProducts(db, [
        {
          product_id: 'OL101D',
          barcodes: ['036000291452'],
          name: 'Oil colour, <i>red</i> &amp; gold, 60 ml',
          name_fr: 'Huile rouge et or, 60 ml',
          name_es: '',
        },
        { product_id: 'PAINT-A', name: 'Red paint', barcodes: ['5901234123457'] },
        { product_id: 'PAINT-B', name: 'Blue paint', barcodes: ['5901234123457'] },
      ]),
  });
  anna = await createCustomer(server.db, 'anna');
});
afterAll(() => server.close());

const ask = (codes: string[], user_id = anna.id) =>
  server.ask<{ codes: KnownCode[] }>('POST', '/api/known-codes', {
    as: anna,
    body: { user_id, codes },
  });
const known = async (...codes: string[]) => (await ask(codes)).body.codes;

const oil = ['Oil colour, red & gold, 60 ml', 'Huile rouge et or, 60 ml'];

describe('words of an order', () => {
  it('that are codes come with the product’s name in every language, as plain text', async () => {
    expect(await known('OL101D', 'ol101d', '036000291452')).toEqual([
      { code: 'OL101D', names: oil },
      { code: 'ol101d', names: oil },
      { code: '036000291452', names: oil },
    ]);
  });

  it('that are the code of several products come with all their names', async () => {
    const [paint] = await known('5901234123457');
    expect(paint?.names).toEqual(expect.arrayContaining(['Red paint', 'Blue paint']));
  });

  it('that only resemble a code are left out', async () => {
    expect(await known('OL101', '0OL101D', 'Tintagne', '60', '')).toEqual([]);
  });

  it('that a customer assigned to a product are codes for that customer only', async () => {
    const bert = await createCustomer(server.db, 'bert');
    await server.ask('PUT', '/api/remembered-codes', {
      as: anna,
      body: { user_id: anna.id, code: 'MY-RED', product_id: 'OL101D' },
    });
    const asBert = await server.ask<{ codes: KnownCode[] }>('POST', '/api/known-codes', {
      as: bert,
      body: { user_id: bert.id, codes: ['MY-RED'] },
    });

    expect(await known('MY-RED')).toEqual([{ code: 'MY-RED', names: oil }]);
    expect(asBert.body.codes).toEqual([]);
  });

  it('are accepted up to 20,000, and refused above that', async () => {
    const words = Array.from({ length: 20_000 }, (_, at) => `WORD-${at}`);

    expect(await known(...words.slice(1), 'OL101D')).toEqual([{ code: 'OL101D', names: oil }]);
    expect((await ask([...words, 'OL101D'])).status).toBe(400);
  });

  it('are not looked up on behalf of another customer', async () => {
    expect((await ask(['OL101D'], 'somebody-else')).status).toBe(403);
  });
});
