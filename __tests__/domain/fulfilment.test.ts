import { lineState, openPacks, stageOf, type LinePacks } from '../../domain/fulfilment';

const line = (change: Partial<LinePacks> = {}): LinePacks => ({
  order_qty: 5,
  shipped_qty: 0,
  cancelled_qty: 0,
  backorder_qty: 0,
  ...change,
});
const order = (change: object = {}) => ({
  status: 'released',
  held_at: null,
  picking_at: null,
  ...change,
});
const AT = '2026-11-27T15:14:00.000Z';

describe('a line of an order', () => {
  it('has open packs until they are shipped or cancelled', () => {
    expect(openPacks(line())).toBe(5);
    expect(openPacks(line({ shipped_qty: 2, cancelled_qty: 1 }))).toBe(2);
  });

  it.each([
    ['open', {}],
    ['back_ordered', { backorder_qty: 5 }],
    ['back_ordered', { shipped_qty: 3, backorder_qty: 2 }],
    ['part_shipped', { shipped_qty: 3 }],
    ['part_shipped', { shipped_qty: 3, cancelled_qty: 1 }],
    ['shipped', { shipped_qty: 5 }],
    ['shipped', { shipped_qty: 3, cancelled_qty: 2 }],
    ['cancelled', { cancelled_qty: 5 }],
  ])('is %s with %j', (state, packs) => {
    expect(lineState(line(packs))).toBe(state);
  });
});

describe('an order', () => {
  it.each([
    ['received', { status: 'received', held_at: AT }],
    ['held', { held_at: AT, picking_at: AT }],
    ['released', {}],
    ['picking', { picking_at: AT }],
    ['cancelled', { status: 'cancelled' }],
  ])('is %s with %j, while nothing has left', (stage, facts) => {
    expect(stageOf(order(facts), [line()])).toBe(stage);
  });

  it('is part_shipped from the first pack to the last, also while it is on hold', () => {
    const lines = [line(), line({ shipped_qty: 1 })];
    expect(stageOf(order(), lines)).toBe('part_shipped');
    expect(stageOf(order({ held_at: AT }), lines)).toBe('part_shipped');
    expect(stageOf(order(), [line(), line({ shipped_qty: 5 })])).toBe('part_shipped');
  });

  it('is shipped once no packs are open, and cancelled if none were shipped', () => {
    const cancelled = line({ cancelled_qty: 5 });
    expect(stageOf(order(), [line({ shipped_qty: 5 }), cancelled])).toBe('shipped');
    expect(stageOf(order(), [cancelled, cancelled])).toBe('cancelled');
    expect(stageOf(order(), [line(), cancelled])).toBe('released');
  });
});
