import { buyer, type Buyer } from '../support/buyer';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let annas: Buyer;
let customers = 0;

/** Case code of 036000291452. */
const CASE = '10036000291459';

beforeAll(async () => {
  server = await startTestServer({
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: 'DOZEN', available: 10, barcodes: ['036000291452'] },
        { product_id: 'SINGLE', ship_pac: 1 },
      ]),
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  customers += 1;
  annas = buyer(server, await createCustomer(server.db, `anna${customers}`));
});

const UNITS = { counting: 'units' };
const outcomesOf = ({ body }: Awaited<ReturnType<Buyer['upload']>>) =>
  body.lines?.map(({ outcome, possible }) => [outcome, possible]);

describe('an upload that counts units', () => {
  it.each([
    ['a whole pack', 12, 'added', 1],
    ['several whole packs', 36, 'added', 3],
    ['one unit', 1, 'rounded', 1],
    ['one more than a pack', 13, 'rounded', 2],
    ['one less than two packs', 23, 'rounded', 2],
  ])('adds %s as whole packs, rounded up', async (_what, item, outcome, possible) => {
    const answer = await annas.upload([{ code: 'DOZEN', item }], UNITS);

    expect(outcomesOf(answer)).toEqual([[outcome, possible]]);
    expect(await annas.packs()).toEqual({ DOZEN: possible });
  });

  it('reports how the units were rounded', async () => {
    const { body } = await annas.upload([{ code: 'DOZEN', item: 13 }], { ...UNITS, check: true });

    expect(body.lines?.[0]).toMatchObject({
      item: 13,
      outcome: 'rounded',
      message: 'Rounded up to whole ship packs: 13 requested, 2 × 12 = 24 units.',
    });
  });

  it('rounds the sum of a product, not each of its lines', async () => {
    const answer = await annas.upload(
      [
        { code: 'DOZEN', item: 5 },
        { code: '036000291452', item: 7 },
        { code: 'DOZEN', item: 1 },
      ],
      UNITS,
    );

    expect(outcomesOf(answer)).toEqual([
      ['rounded', 1],
      ['merged', 0],
      ['rounded', 1],
    ]);
    expect(answer.body.lines?.map(({ message }) => message)).toEqual([
      expect.stringContaining('5 requested, 1 × 12 = 12'),
      expect.stringContaining('12 requested in all, 1 × 12 = 12'),
      expect.stringContaining('13 requested, rounded up: 2 × 12 = 24'),
    ]);
    expect(await annas.packs()).toEqual({ DOZEN: 2 });
  });

  it('leaves a pack of one unchanged', async () => {
    expect(outcomesOf(await annas.upload([{ code: 'SINGLE', item: 7 }], UNITS))).toEqual([
      ['added', 7],
    ]);
  });

  it('rounds first and then reports how much is available', async () => {
    const { body } = await annas.upload([{ code: 'DOZEN', item: 125 }], UNITS);

    expect(body.lines?.[0]).toMatchObject({ outcome: 'clamped', possible: 10 });
    expect(body.lines?.[0]?.message).toContain('11 × 12 = 132');
    expect(body.lines?.[0]?.message).toContain('10 of 11');
  });

  it('adds to what is in the cart', async () => {
    await annas.add({ DOZEN: 2 });
    const { body } = await annas.upload([{ code: 'DOZEN', item: 6 }], UNITS);

    expect(body.lines?.[0]).toMatchObject({ in_cart: 2, possible: 1 });
    expect(await annas.packs()).toEqual({ DOZEN: 3 });
  });
});

describe('a case barcode', () => {
  it.each([
    ['packs', 'Case barcode: each case counts as one ship pack.'],
    ['units', 'Case barcode: each case counts as 12 units.'],
  ])('is one ship pack when %s are counted, and the line says so', async (counting, expected) => {
    const { body } = await annas.upload([{ code: CASE, item: 2 }], { counting, check: true });

    expect(body.lines?.[0]).toMatchObject({ read_as: 'case', outcome: 'ok', possible: 2 });
    expect(body.lines?.[0]?.message).toContain(expected);
  });

  it('can be combined with single units of its product', async () => {
    const answer = await annas.upload(
      [
        { code: CASE, item: 1 },
        { code: 'DOZEN', item: 3 },
      ],
      UNITS,
    );

    expect(outcomesOf(answer)).toEqual([
      ['added', 1],
      ['rounded', 1],
    ]);
  });

  it('is not confused with the barcode of one unit', async () => {
    const { body } = await annas.upload([{ code: '036000291452', item: 1 }]);

    expect(body.lines?.[0]).not.toHaveProperty('read_as');
  });
});
