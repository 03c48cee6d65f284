import { leavingDay } from '../../domain/leavingDay';

const HOURS = { zone: 'America/Toronto', cutOff: '14:00', weekdays: [1, 2, 3, 4, 5], holidays: [] };
/** Friday, 10:14 in Toronto. */
const PLACED = '2026-11-27T15:14:00.000Z';
const ORDER = { date: PLACED, stage: 'received', lines: [{ order_qty: 3 }] } as const;
const shipments = [{ shipped_at: PLACED, lines: [{ quantity: 1 }] }];
const leaves = (change: Partial<Parameters<typeof leavingDay>[0]>, now = PLACED) =>
  leavingDay({ ...ORDER, ...change }, HOURS, new Date(now));

describe('the day on which an order leaves the warehouse', () => {
  it('is known until it is over', () => {
    expect(leaves({})).toBe('2026-11-27');
    expect(leaves({ stage: 'picking' }, '2026-11-28T04:59:00.000Z')).toBe('2026-11-27');
    expect(leaves({ stage: 'picking' }, '2026-11-28T05:00:00.000Z')).toBeUndefined();
  });

  it('is not known without the hours of the warehouse', () => {
    expect(leavingDay(ORDER, undefined, new Date(PLACED))).toBeUndefined();
  });

  it('is not foretold of an order that waits, is cancelled, or has left, if only in part', () => {
    expect(leaves({ hold: {} })).toBeUndefined();
    expect(leaves({ stage: 'cancelled' })).toBeUndefined();
    expect(leaves({ stage: 'shipped', lines: [{ order_qty: 3, shipped: 3 }] })).toBeUndefined();
    expect(leaves({ stage: 'part_shipped', shipments })).toBeUndefined();
    expect(leaves({ lines: [{ order_qty: 3, back_ordered: 3 }] })).toBeUndefined();
  });
});
