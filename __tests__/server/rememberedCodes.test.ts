import type { RememberedCode } from '#contract/rememberedCodes';

import { buyer } from '../support/buyer';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let anna: TestCustomer;
let customers = 0;

beforeAll(async () => {
  server = await startTestServer({
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: 'DOZEN', barcodes: ['036000291452'] },
        { product_id: '00123' },
        { product_id: 'PAINT-A', barcodes: ['5901234123457'] },
        { product_id: 'PAINT-B', barcodes: ['5901234123457'] },
        { product_id: 'GONE', active: false },
      ]),
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  customers += 1;
  anna = await createCustomer(server.db, `anna${customers}`);
});

const URL = '/api/remembered-codes';
const remember = (code: string, product_id: string) =>
  server.ask('PUT', URL, { as: anna, body: { user_id: anna.id, code, product_id } });
const forget = (code: string) =>
  server.ask('DELETE', URL, { as: anna, query: { user_id: anna.id, code } });
const remembered = async (as = anna) => {
  const { body } = await server.ask<{ codes: RememberedCode[] }>('GET', URL, {
    as,
    query: { user_id: as.id },
  });
  return body.codes.map(({ code, product }) => [code, product.product_id]);
};
const resolve = async (code: string, as = anna, more: object = {}) => {
  const { body } = await buyer(server, as).upload([{ code, item: 1 }], { check: true, ...more });
  const [line] = body.lines ?? [];
  return [line?.product_id, line?.outcome, line?.read_as];
};

describe('a code that the customer assigned to a product', () => {
  it('is recognised from then on, and the line says why', async () => {
    await remember('Blue thread', 'DOZEN');
    const { body } = await buyer(server, anna).upload([{ code: 'Blue thread', item: 1 }]);

    expect(body.lines?.[0]).toMatchObject({
      product_id: 'DOZEN',
      outcome: 'added',
      read_as: 'remembered',
      message: 'Added. Recognized by your own code.',
    });
  });

  it.each([
    ['in another case', 'shelf 9-b', 'SHELF-9B'],
    ['with its zeros missing', '000777', '777'],
    ['as the same barcode of more digits', '4006381333931', '04006381333931'],
  ])('is recognised %s', async (_how, chosen, code) => {
    await remember(chosen, 'DOZEN');

    expect(await resolve(code)).toEqual(['DOZEN', 'ok', 'remembered']);
  });

  it('decides if the catalogue is ambiguous', async () => {
    expect(await resolve('5901234123457')).toEqual([null, 'ambiguous', undefined]);
    await remember('5901234123457', 'PAINT-B');

    expect(await resolve('5901234123457')).toEqual(['PAINT-B', 'ok', 'remembered']);
  });

  it('decides if the catalogue could only guess', async () => {
    expect(await resolve('123')).toEqual(['00123', 'ok', undefined]);
    await remember('123', 'DOZEN');

    expect(await resolve('123')).toEqual(['DOZEN', 'ok', 'remembered']);
  });

  it.each([
    ['the id of a product', '00123', '00123'],
    ['its barcode', '036000291452', 'DOZEN'],
  ])('does not take precedence over %s', async (_what, code, product_id) => {
    await remember(code, 'PAINT-A');

    expect(await resolve(code)).toEqual([product_id, 'ok', undefined]);
  });

  it('leaves the choice open if its product is no longer sold', async () => {
    await remember('5901234123457', 'GONE');
    await remember('old number', 'GONE');

    expect(await resolve('5901234123457')).toEqual([null, 'ambiguous', undefined]);
    expect(await resolve('old number')).toEqual(['GONE', 'unavailable', 'remembered']);
  });

  it('still counts as a case if it is a case code', async () => {
    await remember('14006381333938', 'DOZEN');
    const { body } = await buyer(server, anna).upload([{ code: '14006381333938', item: 2 }], {
      check: true,
      counting: 'units',
    });

    expect(body.lines?.[0]).toMatchObject({ read_as: 'remembered', outcome: 'ok', possible: 2 });
    expect(body.lines?.[0]?.message).toContain('each case counts as 12 units');
  });

  it('applies only to that customer', async () => {
    await remember('Blue thread', 'DOZEN');
    const bert = await createCustomer(server.db, `bert${customers}`);

    expect(await resolve('Blue thread', bert)).toEqual([null, 'unknown', undefined]);
    expect(await remembered(bert)).toEqual([]);
  });

  it('is listed as it was entered, with the latest choice', async () => {
    await remember('  Blue thread ', 'PAINT-A');
    await remember('blue-thread', 'DOZEN');
    await remember('old number', 'GONE');

    expect(await remembered()).toEqual(
      expect.arrayContaining([
        ['blue-thread', 'DOZEN'],
        ['old number', 'GONE'],
      ]),
    );
    expect(await remembered()).toHaveLength(2);
  });

  it('is forgotten on request, once or twice', async () => {
    await remember('Blue thread', 'DOZEN');
    await forget('BLUE THREAD');
    const { status } = await forget('Blue thread');

    expect(status).toBe(200);
    expect(await resolve('Blue thread')).toEqual([null, 'unknown', undefined]);
  });
});

describe('a choice that cannot be remembered', () => {
  it.each([
    ['of a product that does not exist', 'Blue thread', 'NOTHING', 404],
    ['for a code without a letter or a digit', ' - ', 'DOZEN', 400],
  ])('is refused: one %s', async (_what, code, product_id, status) => {
    expect((await remember(code, product_id)).status).toBe(status);
    expect(await remembered()).toEqual([]);
  });

  it("is refused: one for another customer's account", async () => {
    const body = { user_id: 'bert', code: 'x1', product_id: 'DOZEN' };

    expect((await server.ask('PUT', URL, { as: anna, body })).status).toBe(403);
  });
});
