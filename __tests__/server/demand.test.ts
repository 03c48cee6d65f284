import { demandOf, weighDemand, type ShopOrder } from '../../server/services/history/demand';

let customers = 0;

/** An order of a customer of its own, unless one is named. */
const order = (day: string, products: string, customerId?: string): ShopOrder => ({
  customerId: customerId ?? `c${(customers += 1)}`,
  placedAt: `2026-${day}T09:00:00.000Z`,
  productIds: products.split(' '),
});

const repeat = (times: number, day: string, products: string) =>
  Array.from({ length: times }, () => order(day, products));

const ranked = (weights: ReadonlyMap<string, number>) =>
  [...weights].sort(([, a], [, b]) => b - a).map(([productId]) => productId);

const rank = (orders: readonly ShopOrder[], ordersEver: Record<string, number> = {}) =>
  ranked(
    weighDemand(demandOf(orders, new Map(Object.entries(ordersEver))), {
      customerId: 'me',
      bought: ['TEA', 'POT'],
    }),
  );

const groups = (orders: readonly ShopOrder[], ordersEver: Record<string, number> = {}) =>
  Object.fromEntries(
    Array.from(
      demandOf(orders, new Map(Object.entries(ordersEver))).products,
      ([productId, { group }]) => [productId, group],
    ),
  );

describe('what is in demand counts for a customer', () => {
  it('by the score that was measured', () => {
    const orders = [...repeat(3, '06-10', 'TEA CUP'), ...repeat(1, '06-07', 'POT CUP X Y')];
    const weights = weighDemand(demandOf(orders, new Map([['CUP', 11]])), {
      customerId: 'me',
      bought: ['TEA', 'POT'],
    });

    const basket = 3 / Math.sqrt(2) + 1 / Math.sqrt(4);
    const recent = 3 + 0.5;
    expect(weights.get('CUP')).toBeCloseTo((basket ** 0.7 * (recent + 0.05) ** 0.3) / 16 ** 0.4);
    expect(weights.size).toBe(1);
  });

  it('only if three customers ordered it, and it goes with what the customer buys', () => {
    const orders = [
      order('06-10', 'TEA CUP', 'ann'),
      order('06-10', 'TEA CUP', 'ann'),
      order('06-10', 'TEA CUP', 'bob'),
      ...repeat(3, '06-10', 'TEA JUG'),
      ...repeat(9, '06-10', 'HAT'),
    ];

    expect(rank(orders)).toEqual(['JUG']);
  });

  it('more if others order it together with more of what the customer buys', () => {
    const orders = [...repeat(3, '06-10', 'TEA POT CUP'), ...repeat(3, '06-10', 'TEA HAT JUG')];

    expect(rank(orders).slice(0, 1)).toEqual(['CUP']);
  });

  it('not for the orders of the customer itself', () => {
    const orders = [order('06-10', 'TEA CUP', 'me'), ...repeat(3, '06-10', 'CUP HAT')];

    expect(rank(orders)).toEqual([]);
  });

  it('more if it is ordered at the moment, and less if it has always been ordered', () => {
    const orders = [...repeat(3, '06-10', 'TEA CUP'), ...repeat(3, '05-10', 'TEA JUG')];

    expect(rank(orders)).toEqual(['CUP', 'JUG']);
    expect(rank(orders, { CUP: 500 })).toEqual(['JUG', 'CUP']);
  });
});

describe('what is in demand is grouped', () => {
  const orders = [
    ...repeat(3, '06-10', 'CUP'),
    ...repeat(3, '06-10', 'JUG'),
    ...repeat(3, '05-20', 'HAT'),
    ...repeat(9, '05-01', 'JUG TEA'),
  ];

  it('as new if nobody ordered it before the last 30 days', () => {
    expect(groups(orders, { CUP: 3, HAT: 2, JUG: 12 })).toMatchObject({ CUP: 'new', HAT: 'new' });
    expect(groups(orders, { HAT: 4 })).toMatchObject({ HAT: 'goes-with', TEA: 'goes-with' });
  });

  it('as in demand if its orders are more recent than those of other products', () => {
    expect(groups(orders, { CUP: 90 })).toMatchObject({ CUP: 'in-demand', JUG: 'goes-with' });
    expect(groups([order('06-10', 'PIN'), ...orders])).toMatchObject({ PIN: 'goes-with' });
  });

  it('not at all without orders', () => {
    expect(groups([])).toEqual({});
  });
});
