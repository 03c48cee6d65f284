import {
  overdueBefore,
  parseShippingHours,
  shippingDay,
  type ShippingHours,
} from '../../domain/shippingDays';

const toronto: ShippingHours = {
  zone: 'America/Toronto',
  cutOff: '14:00',
  weekdays: [1, 2, 3, 4, 5],
  holidays: ['2026-12-25', '2026-12-28'],
};
const leaves = (at: string, hours = toronto) => {
  const leaving = shippingDay(new Date(at), hours);
  return leaving && [leaving.day, leaving.isToday, leaving.until.toISOString()];
};

describe('an order leaves the warehouse', () => {
  it.each([
    ['on the day it is placed, before the cut-off', '2026-11-27T18:59:59.000Z', '2026-11-27', true],
    [
      'on the next working day, from the cut-off on',
      '2026-11-27T19:00:00.000Z',
      '2026-11-30',
      false,
    ],
    ['on Monday, if placed on Sunday', '2026-11-29T15:00:00.000Z', '2026-11-30', false],
    [
      'on its own day, though the day is over in UTC',
      '2026-12-01T02:00:00.000Z',
      '2026-12-01',
      false,
    ],
    [
      'after the holidays and the weekend between them',
      '2026-12-24T19:00:00.000Z',
      '2026-12-29',
      false,
    ],
    ['early on the same day', '2026-11-30T05:00:00.000Z', '2026-11-30', true],
  ])('%s', (_when, at, day, isToday) => {
    expect(leaves(at)?.slice(0, 2)).toEqual([day, isToday]);
  });

  it('by the clocks of the warehouse, on either side of a change of time', () => {
    // Clocks go forward on 8 March 2026, back on 1 November.
    const daily = { ...toronto, weekdays: [1, 2, 3, 4, 5, 6, 7] };
    expect(leaves('2026-03-07T18:00:00.000Z', daily)?.[2]).toBe('2026-03-07T19:00:00.000Z');
    expect(leaves('2026-03-08T12:00:00.000Z', daily)?.[2]).toBe('2026-03-08T18:00:00.000Z');
    expect(leaves('2026-10-31T17:00:00.000Z', daily)?.[2]).toBe('2026-10-31T18:00:00.000Z');
    expect(leaves('2026-11-01T18:30:00.000Z', daily)?.[2]).toBe('2026-11-01T19:00:00.000Z');
    expect(leaves('2026-03-06T20:00:00.000Z')).toEqual([
      '2026-03-09',
      false,
      '2026-03-09T18:00:00.000Z',
    ]);
  });

  it('never, if the warehouse is closed for months', () => {
    const holidays = Array.from({ length: 90 }, (_, after) =>
      new Date(Date.UTC(2026, 11, 1 + after)).toISOString().slice(0, 10),
    );
    expect(leaves('2026-12-01T12:00:00.000Z', { ...toronto, holidays })).toBeUndefined();
  });
});

describe('the hours of a warehouse', () => {
  it('are read from a line, with holidays as a list', () => {
    expect(
      parseShippingHours(' America/Toronto  14:00 Mon-Fri ', '2026-12-25, 2026-12-28'),
    ).toEqual(toronto);
    expect(parseShippingHours('America/Vancouver 09:30 Mon,Wed-Thu', '')).toEqual({
      zone: 'America/Vancouver',
      cutOff: '09:30',
      weekdays: [1, 3, 4],
      holidays: [],
    });
  });

  it.each([
    ['Mars/Olympus 14:00 Mon-Fri', ''],
    ['America/Toronto 24:00 Mon-Fri', ''],
    ['America/Toronto 2pm Mon-Fri', ''],
    ['America/Toronto 114:00 Mon-Fri', ''],
    ['America/Toronto 14:000 Mon-Fri', ''],
    ['America/Toronto 14:00', ''],
    ['America/Toronto 14:00 Mon,', ''],
    ['America/Toronto 14:00 Mon,Dom', ''],
    ['America/Toronto 14:00 Fri-Mon', ''],
    ['America/Toronto 14:00 Tue,Fri-Mon', ''],
    ['America/Toronto 14:00 Mon-Wed-Fri', ''],
    ['America/Toronto 14:00 Mon-Fri daily', ''],
    ['America/Toronto 14:00 Mon-Fri', '2026-02-30'],
  ])('are not read from %s with %s', (hours, holidays) => {
    expect(parseShippingHours(hours, holidays)).toBeUndefined();
  });
});

describe('an order is overdue', () => {
  it.each([
    ['from the cut-off of yesterday', '2026-11-27T15:00:00.000Z', '2026-11-26T19:00:00.000Z'],
    ['from that of Friday on Monday', '2026-11-30T23:00:00.000Z', '2026-11-27T19:00:00.000Z'],
    ['from the last day before holidays', '2026-12-29T15:00:00.000Z', '2026-12-24T19:00:00.000Z'],
    ['by the day of its warehouse', '2026-12-01T02:00:00.000Z', '2026-11-27T19:00:00.000Z'],
  ])('%s', (_when, now, before) => {
    expect(overdueBefore(new Date(now), toronto)?.toISOString()).toBe(before);
  });

  it('never, if the warehouse has been closed for long', () => {
    const closed = { ...toronto, weekdays: [] };
    expect(overdueBefore(new Date('2026-11-27T15:00:00.000Z'), closed)).toBeUndefined();
  });
});
