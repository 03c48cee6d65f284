import fc from 'fast-check';

import {
  packCents,
  priceAt,
  priceFields,
  priceSteps,
  unitPriceAt,
  type ListPrices,
  type OfferPrices,
} from '../../domain/unitPrice';
import { trials } from '../support/trials';

const list = (changes: Partial<ListPrices> = {}): ListPrices => ({
  code: 'OWN',
  percentOff: 0,
  isBinding: false,
  isPublic: false,
  steps: [],
  ...changes,
});
const from = (packs: number, cents: number) => ({ packs, cents });
const offer = (selling_cents: number, sale_cents: number | null = null): OfferPrices => ({
  selling_cents,
  sale_cents,
});

const OWN_370 = list({ steps: [from(1, 370)] });
const PUBLIC_TEN = list({ code: 'ALL', isPublic: true, steps: [from(10, 360)] });
const BINDING = list({ code: 'BOUND', isBinding: true, steps: [from(1, 410)] });

/** The examples that the documents give, and what every screen shows for them. */
const EXAMPLES: readonly [
  what: string,
  of: OfferPrices,
  lists: ListPrices[],
  at: readonly [one: number, five: number, ten: number],
  fields: object,
][] = [
  ['no list', offer(400), [], [400, 400, 400], { selling_price: 4, selling_price_2: null }],
  [
    'a public list from 10',
    offer(400),
    [PUBLIC_TEN],
    [400, 400, 360],
    { selling_price: 4, selling_price_2: null, price_breaks: [{ packs: 10, price: 3.6 }] },
  ],
  [
    'that and a price of its own',
    offer(400),
    [PUBLIC_TEN, OWN_370],
    [370, 370, 360],
    {
      selling_price: 3.7,
      selling_price_2: null,
      price_breaks: [{ packs: 10, price: 3.6 }],
      list_price: 4,
    },
  ],
  [
    'its own price and a lower sale',
    offer(400, 350),
    [OWN_370],
    [350, 350, 350],
    { selling_price: 3.7, selling_price_2: 3.5 },
  ],
  [
    'a binding list above both',
    offer(400, 350),
    [BINDING],
    [410, 410, 410],
    { selling_price: 4.1, selling_price_2: null, list_price: 4 },
  ],
  [
    'two lists of its own',
    offer(400),
    [list({ code: 'A', steps: [from(10, 330)] }), list({ code: 'B', steps: [from(1, 370)] })],
    [370, 370, 330],
    {
      selling_price: 3.7,
      selling_price_2: null,
      price_breaks: [{ packs: 10, price: 3.3 }],
      list_price: 4,
    },
  ],
  [
    'a percentage with a step from 10',
    offer(400),
    [list({ percentOff: 1000, steps: [from(10, 330)] })],
    [360, 360, 330],
    {
      selling_price: 3.6,
      selling_price_2: null,
      price_breaks: [{ packs: 10, price: 3.3 }],
      list_price: 4,
    },
  ],
  [
    'half a cent, rounded up',
    offer(333),
    [list({ percentOff: 1250 })],
    [291, 291, 291],
    { selling_price: 2.91, selling_price_2: null, list_price: 3.33 },
  ],
  [
    'its own price at the sale price, which then is no sale',
    offer(400, 370),
    [OWN_370],
    [370, 370, 370],
    { selling_price: 3.7, selling_price_2: null, list_price: 4 },
  ],
  [
    'a sale above the list price, as always without lists',
    offer(400, 450),
    [],
    [450, 450, 450],
    { selling_price: 4, selling_price_2: 4.5 },
  ],
  [
    'such a sale where a list has a step, which ends it',
    offer(400, 450),
    [PUBLIC_TEN],
    [400, 400, 360],
    { selling_price: 4, selling_price_2: null, price_breaks: [{ packs: 10, price: 3.6 }] },
  ],
  [
    'a binding list without a price from 1, which then binds nothing',
    offer(400),
    [list({ isBinding: true, steps: [from(5, 390)] })],
    [400, 390, 390],
    { selling_price: 4, selling_price_2: null, price_breaks: [{ packs: 5, price: 3.9 }] },
  ],
];

describe('the price of a product', () => {
  it.each(EXAMPLES)('is right for %s', (_what, of, lists, [one, five, ten], fields) => {
    const steps = priceSteps(of, lists);

    expect([1, 5, 10].map((packs) => priceAt(steps, packs).cents)).toEqual([one, five, ten]);
    expect(priceFields(of, lists)).toEqual(fields);
  });

  it('names the list that makes it, at each quantity', () => {
    const steps = priceSteps(offer(400, 380), [PUBLIC_TEN, list({ steps: [from(5, 370)] })]);

    expect([1, 5, 10].map((packs) => priceAt(steps, packs))).toMatchObject([
      { list: '', isOwn: false },
      { list: 'OWN', isOwn: true },
      { list: 'ALL', isOwn: false },
    ]);
  });

  it('is not told apart by steps that are dearer than an earlier one', () => {
    const steps = [from(1, 370), from(5, 380), from(10, 360)];
    expect(priceFields(offer(400), [list({ steps })]).price_breaks).toEqual([
      { packs: 10, price: 3.6 },
    ]);
  });
});

const cents = fc.integer({ min: 1, max: 2_000 });
const anyOffer = fc.record({
  selling_cents: cents,
  sale_cents: fc.option(fc.integer({ min: 0, max: 2_000 })),
});
const anyLists = fc
  .array(
    fc.record({
      percentOff: fc.constantFrom(0, 0, 500, 1_250, 3_333),
      isBinding: fc.boolean(),
      isPublic: fc.boolean(),
      steps: fc.uniqueArray(fc.record({ packs: fc.integer({ min: 1, max: 30 }), cents }), {
        maxLength: 4,
        selector: ({ packs }) => packs,
      }),
    }),
    { maxLength: 4 },
  )
  .map((lists) => lists.map((one, at): ListPrices => ({ code: `L${at}`, ...one })));
const QUANTITIES = Array.from({ length: 35 }, (_none, at) => at + 1);

describe('case 6: any offer with any lists', () => {
  it('never costs more in a larger quantity, and what the wire says is what is charged', () => {
    fc.assert(
      fc.property(anyOffer, anyLists, (of, lists) => {
        const steps = priceSteps(of, lists);
        const fields = priceFields(of, lists);
        const prices = QUANTITIES.map((packs) => priceAt(steps, packs).cents);

        expect([...prices].sort((a, b) => b - a)).toEqual(prices);
        expect(priceSteps(of, [...lists].reverse())).toEqual(steps);
        expect(QUANTITIES.map((packs) => Math.round(unitPriceAt(fields, packs) * 100))).toEqual(
          prices,
        );
        expect(packCents(of, lists)).toBe(prices[0]);
        // A client that knows the two prices alone charges the same for one pack.
        const { selling_price, selling_price_2 } = fields;
        expect(Math.round((selling_price_2 || selling_price) * 100)).toBe(prices[0]);
        const hasSteps = ({ percentOff, steps: own }: ListPrices) =>
          percentOff > 0 || own.length > 0;
        if (!lists.some(({ isBinding }) => isBinding) && lists.some(hasSteps)) {
          expect(prices[0]).toBeLessThanOrEqual(of.sale_cents || of.selling_cents);
          expect(prices[0]).toBeLessThanOrEqual(of.selling_cents);
        }
      }),
      { numRuns: trials(500) },
    );
  });
});
