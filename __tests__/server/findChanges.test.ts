import { noListsOf } from '../../server/db/priceLists';
import type { OfferTable } from '../../server/db/tables/catalogue';
import { findChanges } from '../../server/services/orders/findChanges';
import { productOf } from '../support/product';

const offer: OfferTable = {
  product_id: 'A-1',
  country: 'CA',
  class: '',
  selling_cents: 250,
  sale_cents: null,
  retail_cents: 499,
  available: 10,
};
const product = productOf('A-1');
const shipPack = product.ship_pac;
const submitted = { line: 1, productId: 'A-1', packs: 4, unitCents: 250, shipPack };

/** Returns the changes since lines of one product, totalling this many packs, were submitted. */
const changesOf = (
  today: Partial<OfferTable>,
  lines = [submitted],
  packs = 4,
  listsOf = noListsOf,
) =>
  findChanges(lines, new Map([['A-1', packs]]), {
    offers: new Map([['A-1', { ...offer, ...today }]]),
    products: new Map([['A-1', product]]),
    listsOf,
  });

const place = { line: 1, product_id: 'A-1' };

describe('a submitted line', () => {
  it('is accepted if its price and stock are still valid', () => {
    const expected = { lines: [expect.objectContaining({ ...submitted, product })], changes: [] };

    expect(changesOf({})).toEqual(expected);
    expect(changesOf({ available: 4 })).toEqual(expected);
    expect(changesOf({ selling_cents: 300, sale_cents: 250 })).toEqual(expected);
    expect(changesOf({ class: 'N', available: 0 })).toEqual(expected);
  });

  it.each([
    [
      'another price',
      { selling_cents: 275 },
      { code: 'order.linePrice', price: 2.75, available: 10 },
    ],
    ['a sale', { sale_cents: 199 }, { code: 'order.linePrice', price: 1.99, available: 10 }],
    [
      'another price, sold out or not',
      { selling_cents: 275, available: 0 },
      { code: 'order.linePrice', price: 2.75, available: 0 },
    ],
    ['nothing left', { available: -2 }, { code: 'product.outOfStock', price: 2.5, available: -2 }],
    [
      'less left',
      { available: 3 },
      { code: 'order.lineStock', price: 2.5, available: 3, params: { available: 3 } },
    ],
  ])('reports %s', (_what, today, change) => {
    expect(changesOf(today)).toEqual({ lines: [], changes: [{ ...place, ...change }] });
  });

  it('reports another pack size than the buyer saw', () => {
    const pack = product.ship_pac;
    const { changes } = changesOf({}, [{ ...submitted, shipPack: pack + 1 }]);
    expect(changes).toEqual([
      { ...place, code: 'order.linePack', price: 2.5, available: 10, params: { pack } },
    ]);
  });

  it('is checked together with the other lines of its product', () => {
    const lines = [submitted, { ...submitted, line: 2 }];
    const { changes } = changesOf({ available: 7 }, lines, 8);

    expect(changes.map(({ line, code }) => [line, code])).toEqual([
      [1, 'order.lineStock'],
      [2, 'order.lineStock'],
    ]);
  });

  it('is charged what all lines of its product together cost, and says which list makes it', () => {
    const list = { code: 'TEN', percentOff: 0, isBinding: false, isPublic: true };
    const listsOf = () => [{ ...list, steps: [{ packs: 8, cents: 200 }] }];
    const two = [
      { ...submitted, unitCents: 200 },
      { ...submitted, unitCents: 200, line: 2 },
    ];

    expect(changesOf({}, two, 8, listsOf).lines).toMatchObject([
      { step: { list: 'TEN', cents: 200, listCents: 250 } },
      { step: { list: 'TEN', cents: 200, listCents: 250 } },
    ]);
    expect(changesOf({}, two, 7, listsOf).changes).toMatchObject([
      { code: 'order.linePrice', price: 2.5 },
      { code: 'order.linePrice', price: 2.5 },
    ]);
    expect(changesOf({}, [submitted], 4, listsOf).lines).toMatchObject([{ step: { list: '' } }]);
  });

  it.each([
    ['is not offered', [], [['A-1', product] as const]],
    ['is not sold', [['A-1', offer] as const], []],
  ])('is reported as withdrawn if its product %s', (_what, offers, products) => {
    const found = { offers: new Map(offers), products: new Map(products), listsOf: noListsOf };

    expect(findChanges([submitted], new Map(), found)).toEqual({
      lines: [],
      changes: [{ ...place, code: 'order.lineWithdrawn', available: 0 }],
    });
  });
});
