import { orderSteps, packsToCome, stepText, type SteppedOrder } from '../../domain/orderSteps';

interface Sent {
  shipped_at: string;
  lines: { quantity: number }[];
}

const PLACED = '2026-11-27T15:14:00.000Z';
const lines = [{ order_qty: 3 }, { order_qty: 4 }];
const steps = (change: Partial<SteppedOrder<Sent>>) =>
  orderSteps<Sent>({ date: PLACED, lines, ...change }).map(({ kind, state }) => `${kind} ${state}`);

describe('the steps of an order', () => {
  it('begin with the time in which it can be cancelled', () => {
    expect(steps({ stage: 'received' })).toEqual([
      'placed done',
      'cancellable now',
      'released next',
      'picking next',
      'shipped next',
    ]);
    const [, cancellable] = orderSteps<Sent>({ date: PLACED, lines, stage: 'received' });
    expect(cancellable?.at).toBe('2026-11-27T15:24:00.000Z');
  });

  it('foresee a hold', () => {
    expect(steps({ stage: 'received', hold: {} }).slice(1, 4)).toEqual([
      'cancellable now',
      'held next',
      'released next',
    ]);
  });

  it('wait at a hold, though the warehouse had the order before', () => {
    const held = { date: PLACED, lines, stage: 'held', released_at: PLACED } as const;
    expect(orderSteps<Sent>(held)[2]).toEqual({ kind: 'released', state: 'next', at: undefined });
    expect(steps({ stage: 'held' })).toEqual([
      'placed done',
      'held now',
      'released next',
      'picking next',
      'shipped next',
    ]);
  });

  it('go on to the warehouse and are packed there', () => {
    expect(steps({ stage: 'released' }).slice(1)).toEqual([
      'released now',
      'picking next',
      'shipped next',
    ]);
    expect(steps({ stage: 'picking' }).slice(1)).toEqual([
      'released done',
      'picking now',
      'shipped next',
    ]);
  });

  it('say when the warehouse got the order, and since when it is packed', () => {
    const released_at = '2026-11-27T15:24:00.000Z';
    const picking_at = '2026-11-27T16:00:00.000Z';
    const times = (stage: 'released' | 'picking' | 'part_shipped') =>
      orderSteps<Sent>({ date: PLACED, lines, stage, released_at, picking_at })
        .slice(1, 3)
        .map(({ at }) => at);
    expect(times('released')).toEqual([released_at, undefined]);
    expect(times('picking')).toEqual([released_at, picking_at]);
    expect(times('part_shipped')).toEqual([released_at, undefined]);
  });

  it('foresee no hold of an order that the warehouse has', () => {
    expect(steps({ stage: 'released', hold: {} })).not.toContain('held next');
  });

  it('name each shipment, what is still to ship, and back-orders by their day', () => {
    const order = {
      stage: 'part_shipped' as const,
      shipments: [
        { shipped_at: '2026-11-28T15:00:00.000Z', lines: [{ quantity: 1 }, { quantity: 1 }] },
      ],
      lines: [
        { order_qty: 3, shipped: 1, back_ordered: 2, expected_on: '2026-12-09' },
        { order_qty: 4, shipped: 1, back_ordered: 1 },
        { order_qty: 5, cancelled: 1, back_ordered: 4, expected_on: '2026-12-03' },
      ],
    };
    expect(orderSteps<Sent>({ date: PLACED, ...order }).slice(3)).toEqual([
      {
        kind: 'shipped',
        state: 'done',
        at: '2026-11-28T15:00:00.000Z',
        shipment: order.shipments[0],
        packs: 2,
      },
      { kind: 'shipped', state: 'next', packs: 2 },
      { kind: 'back_ordered', state: 'next', packs: 4, on: '2026-12-03' },
      { kind: 'back_ordered', state: 'next', packs: 2, on: '2026-12-09' },
      { kind: 'back_ordered', state: 'next', packs: 1, on: undefined },
    ]);
  });

  it('end when everything is shipped, or with the cancellation', () => {
    const shipments = [{ shipped_at: PLACED, lines: [{ quantity: 7 }] }];
    const shipped = lines.map(({ order_qty }) => ({ order_qty, shipped: order_qty }));
    expect(steps({ stage: 'shipped', shipments, lines: shipped })).toEqual([
      'placed done',
      'released done',
      'picking done',
      'shipped done',
    ]);
    expect(steps({ stage: 'cancelled' })).toEqual(['placed done', 'cancelled now']);
  });

  it('are unknown without a stage', () => {
    expect(steps({})).toEqual([]);
  });
});

describe('the words for a step', () => {
  it.each([
    ['order.step.placed', { kind: 'placed', state: 'done' }],
    ['order.step.cancellable', { kind: 'cancellable', state: 'now' }],
    ['order.status.held', { kind: 'held', state: 'next' }],
    ['order.status.picking', { kind: 'picking', state: 'now' }],
    ['order.step.packed', { kind: 'picking', state: 'next' }],
    ['order.step.packed', { kind: 'picking', state: 'done' }],
    ['order.status.shipped', { kind: 'shipped', state: 'next', packs: 2 }],
    ['order.backOrdered', { kind: 'back_ordered', state: 'next', packs: 2 }],
  ] as const)('are %s for %j', (text, step) => {
    expect(stepText(step)).toBe(text);
  });
});

describe('the packs of a line still to come', () => {
  it('are those neither shipped, cancelled nor on back-order, and those on back-order', () => {
    expect(packsToCome({ order_qty: 9, shipped: 1, cancelled: 2, back_ordered: 4 })).toEqual({
      now: 2,
      later: 4,
    });
    expect(packsToCome({ order_qty: 2, shipped: 3 })).toEqual({ now: 0, later: 0 });
  });
});
