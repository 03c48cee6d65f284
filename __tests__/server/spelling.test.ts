import fc from 'fast-check';

import { buyer, type Buyer } from '../support/buyer';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let annas: Buyer;

const IDS = [
  'AB-100',
  '00123',
  '0045',
  '045',
  'X 1-1',
  'X-11',
  'A007',
  'ÉTÉ-5',
  '10000',
  '78901236',
] as const;

beforeAll(async () => {
  server = await startTestServer({
    fill: ({ db }) =>
      storeTestProducts(db, [
        ...IDS.map((product_id) => ({ product_id })),
        { product_id: '0067', active: false },
        { product_id: '067' },
        { product_id: 'UPC-E', barcodes: ['0078900001236'] },
      ]),
  });
  annas = buyer(server, await createCustomer(server.db, 'anna'));
});
afterAll(() => server.close());

const resolve = async (...codes: string[]) => {
  const lines = codes.map((code) => ({ code, item: 1 }));
  const { body } = await annas.upload(lines, { check: true });
  return (body.lines ?? []).map(({ product_id, outcome, candidates }) =>
    outcome === 'ambiguous'
      ? candidates?.map((candidate) => candidate.product_id).sort()
      : product_id,
  );
};

describe('a product id written differently from the catalogue', () => {
  it.each([
    ['a space for the dash', 'AB 100', 'AB-100'],
    ['neither', 'ab100', 'AB-100'],
    ['another dash', 'AB–100', 'AB-100'],
    ['its own dash', 'A-007', 'A007'],
    ['a non-breaking space', 'AB\u00a0100', 'AB-100'],
    ['full-width digits', 'ＡＢ-１００', 'AB-100'],
    ['its zeros missing', '123', '00123'],
    ['one zero lost', '0123', '00123'],
    ['an extra zero', '000123', '00123'],
    ['accented letters and a space', 'ÉTÉ 5', 'ÉTÉ-5'],
  ])('is found with %s', async (_how, code, product_id) => {
    expect(await resolve(code)).toEqual([product_id]);
  });

  it.each([
    ['as typed if that is an id', '045', '045'],
    ['as typed rather than with lost zeros', '10000', '10000'],
    ['as a product that is still sold', '67', '067'],
  ])('is read %s', async (_how, code, product_id) => {
    expect(await resolve(code)).toEqual([product_id]);
  });

  it.each([
    ['zeros that two ids have', '45', ['0045', '045']],
    ['dashes that two ids have', 'x11', ['X 1-1', 'X-11']],
  ])('is ambiguous if it lacks %s', async (_what, code, candidates) => {
    expect(await resolve(code)).toEqual([candidates]);
  });

  it.each(['AB-101', 'AB-10', '1000', '7', '0A007', '1E4', '000', '-', ' '])(
    'is unknown if %s is only similar',
    async (code) => {
      expect(await resolve(code)).toEqual([null]);
    },
  );

  it('never matches a product with different letters and digits', async () => {
    const bare = (id: string) => id.toLowerCase().replace(/[\s-]/g, '').replace(/^0+/, '');
    const typed = fc.array(
      fc
        .tuple(fc.constantFrom(...IDS), fc.nat(8), fc.constantFrom('', '-', ' ', '0', '1', 'a'))
        .map(([id, at, put]) => id.slice(0, at) + put + id.slice(at + 1)),
      { minLength: 1, maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(typed, async (codes) => {
        const found = await resolve(...codes);
        codes.forEach((code, at) => {
          const product = found[at];
          if (typeof product !== 'string' || product === 'UPC-E') return;
          expect(bare(product)).toBe(bare(code));
        });
      }),
      { numRuns: 20 },
    );
  });
});
