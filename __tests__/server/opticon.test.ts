import fc from 'fast-check';

import { maxPacks } from '../../domain/quantity';
import { buyer, type Buyer } from '../support/buyer';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { eachTrial } from '../support/trials';

let server: TestServer;
let annas: Buyer;
let customers = 0;

const STOCK = { 'THREAD-1': 10, 'RIBBON-1': 4, '00417': 7 };

beforeAll(async () => {
  server = await startTestServer({
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: 'THREAD-1', available: 10, barcodes: ['036000291452'] },
        { product_id: 'RIBBON-1', available: 4, barcodes: ['4006381333931', '4006381000017'] },
        { product_id: '00417', available: 7 },
        { product_id: 'PAINT-A', available: 3, barcodes: ['5901234123457'] },
        { product_id: 'PAINT-B', available: 3, barcodes: ['5901234123457'] },
        { product_id: 'PAINT-OLD', active: false, barcodes: ['4006381333931'] },
        { product_id: 'GONE-1', available: 0, barcodes: ['012345678905'] },
        { product_id: 'SOON-1', class: 'N', available: 0 },
      ]),
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  customers += 1;
  annas = buyer(server, await createCustomer(server.db, `anna${customers}`));
});

const scan = (code: string, item = 1) => ({ code, item });
const outcomesOf = ({ body }: Awaited<ReturnType<Buyer['upload']>>) =>
  body.lines?.map(({ product_id, outcome, possible }) => [product_id, outcome, possible]);

describe('an upload of scans', () => {
  it.each([
    ['the product id', 'THREAD-1', 'THREAD-1'],
    ['the product id in small letters, with spaces', '  thread-1 ', 'THREAD-1'],
    ['a numeric product id with its leading zeros', '00417', '00417'],
    ['a UPC', '036000291452', 'THREAD-1'],
    ['a UPC whose leading zero a spreadsheet removed', '36000291452', 'THREAD-1'],
    ['a UPC written with 13 digits', '0036000291452', 'THREAD-1'],
    ['a UPC without its check digit', '03600029145', 'THREAD-1'],
    ['a case code of the product', '10036000291459', 'THREAD-1'],
    ['an EAN that a discontinued product had too', '4006381333931', 'RIBBON-1'],
    ['the second barcode of a product', '4006381000017', 'RIBBON-1'],
  ])('finds %s', async (_what, code, product_id) => {
    const { body } = await annas.upload([scan(code)]);

    expect(body.lines).toEqual([
      expect.objectContaining({ line: 1, code, product_id, outcome: 'added', possible: 1 }),
    ]);
  });

  it('returns a result for every line in order, and drops none silently', async () => {
    const answer = await annas.upload([
      scan('THREAD-1', 6),
      scan('RIBBON-1', 9),
      scan('036000291452', 3),
      scan('THREAD-1', 3),
      scan('THREAD-1', 1),
      scan('5901234123457'),
      scan('GONE-1'),
      scan('PAINT-OLD'),
      scan('999'),
      scan(''),
      scan('THREAD-1', 0),
      scan('THREAD-1', -2),
    ]);

    expect(outcomesOf(answer)).toEqual([
      ['THREAD-1', 'added', 6],
      ['RIBBON-1', 'clamped', 4],
      ['THREAD-1', 'merged', 3],
      ['THREAD-1', 'clamped', 1],
      ['THREAD-1', 'clamped', 0],
      [null, 'ambiguous', 0],
      ['GONE-1', 'unavailable', 0],
      ['PAINT-OLD', 'unavailable', 0],
      [null, 'unknown', 0],
      [null, 'invalid', 0],
      ['THREAD-1', 'invalid', 0],
      ['THREAD-1', 'invalid', 0],
    ]);
    expect(answer.body.lines?.map(({ line }) => line)).toEqual(
      [...Array(12).keys()].map((n) => n + 1),
    );
    expect(answer.body.lines?.every(({ message }) => message.length > 0)).toBe(true);
    expect(await annas.packs()).toEqual({ 'THREAD-1': 10, 'RIBBON-1': 4 });
  });

  it('says whether the cart or the other lines have everything available', async () => {
    const { body } = await annas.upload([scan('THREAD-1', 10), scan('THREAD-1', 4)]);
    expect(body.lines?.[1]?.message).toBe(
      'The cart and other lines of this list already have all 10 available.',
    );

    const again = await annas.upload([scan('THREAD-1', 4)]);
    expect(again.body.lines?.[0]?.message).toBe('The cart already has all 10 available.');
  });

  it('lists the products to choose from if a barcode belongs to several', async () => {
    const { body } = await annas.upload([scan('5901234123457')]);

    expect(body.lines?.[0]?.candidates?.map(({ product_id }) => product_id).sort()).toEqual([
      'PAINT-A',
      'PAINT-B',
    ]);
    expect(await annas.packs()).toEqual({});
  });

  it('shows a product with price and stock, once for all lines that contain it', async () => {
    const { body } = await annas.upload([scan('THREAD-1'), scan('THREAD-1')]);

    expect(body.lines?.map(({ product }) => product?.selling_price)).toEqual([2.5, undefined]);
  });

  it('keeps the order of the file in the cart', async () => {
    await annas.upload([scan('SOON-1'), scan('RIBBON-1'), scan('00417'), scan('THREAD-1')]);

    expect((await annas.cart()).map(({ product_id }) => product_id)).toEqual([
      'SOON-1',
      'RIBBON-1',
      '00417',
      'THREAD-1',
    ]);
  });

  it('changes nothing if it is only a check', async () => {
    await annas.add({ 'THREAD-1': 8 });
    const answer = await annas.upload([scan('THREAD-1', 1), scan('THREAD-1', 5), scan('999')], {
      check: true,
    });

    expect(outcomesOf(answer)).toEqual([
      ['THREAD-1', 'ok', 1],
      ['THREAD-1', 'clamped', 1],
      [null, 'unknown', 0],
    ]);
    expect(answer.body.lines?.map(({ in_cart }) => in_cart)).toEqual([8, 9, 0]);
    expect(await annas.packs()).toEqual({ 'THREAD-1': 8 });
  });

  it.each(eachTrial(1))('goes in once under one key', async () => {
    const first = await annas.upload([scan('THREAD-1', 2)], {}, 'file');
    const again = await annas.upload([scan('THREAD-1', 2)], {}, 'file');
    const other = await annas.upload([scan('THREAD-1', 3)], {}, 'file');

    expect([again.text, other.status]).toEqual([first.text, 422]);
    expect(await annas.packs()).toEqual({ 'THREAD-1': 2 });
  });

  it('uses the language of the request', async () => {
    const { body } = await annas.upload([scan('999')], { lang: 'fr' });

    expect(body).toMatchObject({
      status: false,
      message: 'Rien n’a été ajouté au panier. La raison figure à chaque ligne.',
    });
    expect(body.lines?.[0]?.message).toContain('Aucun produit');
  });

  it('is refused as a whole, with line numbers, if lines are invalid', async () => {
    const { status, body } = await annas.upload([
      scan('THREAD-1'),
      { code: 5, item: 1 },
      { code: 'THREAD-1', item: '2' },
      { code: 'THREAD-1', item: 1, price: 1 },
    ]);

    expect(status).toBe(400);
    expect(body.errors?.map(({ line, field }) => [line, field])).toEqual(
      expect.arrayContaining([
        [2, 'code'],
        [3, 'item'],
        [4, 'price'],
      ]),
    );
    expect(await annas.packs()).toEqual({});
  });

  it('accepts an empty list and reports that nothing was added', async () => {
    const { status, body } = await annas.upload([]);

    expect([status, body.status, body.lines]).toEqual([200, false, []]);
  });

  it('adds exactly what its lines report, and never more than is available', async () => {
    const codes = fc.constantFrom(...Object.keys(STOCK), '036000291452', '5901234123457', 'x');
    const scans = fc.array(fc.record({ code: codes, item: fc.integer({ min: -1, max: 12 }) }), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(scans, { minLength: 1, maxLength: 3 }), async (files) => {
        customers += 1;
        const newcomer = buyer(server, await createCustomer(server.db, `guest${customers}`));
        const sums: Record<string, number> = {};
        for (const file of files) {
          const { body } = await newcomer.upload(file);
          for (const { product_id, possible } of body.lines ?? []) {
            if (product_id && possible > 0) sums[product_id] = (sums[product_id] ?? 0) + possible;
          }
        }

        expect(await newcomer.packs()).toEqual(sums);
        for (const [product_id, available] of Object.entries(STOCK)) {
          expect(sums[product_id] ?? 0).toBeLessThanOrEqual(maxPacks({ class: '', available }));
        }
      }),
      { numRuns: 25 },
    );
  });
});
