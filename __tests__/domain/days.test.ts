import { dayAfter, startOfDay, dayIn, isExistingDay, isTimeZone } from '../../domain/days';

describe('a day', () => {
  it.each([
    ['2026-01-15', 'America/Toronto', '2026-01-15T05:00:00.000Z'],
    ['2026-07-15', 'America/Toronto', '2026-07-15T04:00:00.000Z'],
    ['2026-07-15', 'Asia/Kolkata', '2026-07-14T18:30:00.000Z'],
    ['2026-07-15', 'UTC', '2026-07-15T00:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    ['2026-04-05', 'Pacific/Auckland', '2026-04-04T11:00:00.000Z'],
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    ['2026-03-29', 'Atlantic/Azores', '2026-03-29T01:00:00.000Z'],
  ])('%s in %s begins at %s', (day, zone, moment) => {
    expect(startOfDay(day, zone).toISOString()).toBe(moment);
    expect(dayIn(new Date(moment), zone)).toBe(day);
    expect(dayIn(new Date(Date.parse(moment) - 1), zone)).not.toBe(day);
  });

  it.each([
    ['2026-02-28', '2026-03-01'],
    ['2028-02-28', '2028-02-29'],
    ['2026-12-31', '2027-01-01'],
  ])('%s is followed by %s', (day, next) => {
    expect(dayAfter(day)).toBe(next);
  });

  it('exists or does not', () => {
    expect(['2024-02-29', '2026-11-30'].map(isExistingDay)).toEqual([true, true]);
    const others = ['2023-02-29', '2026-11-31', '2026-13-01', '2024-2-9', '2026-01-01T00:00', ''];
    expect(others.filter(isExistingDay)).toEqual([]);
  });

  it('accepts known time zones only', () => {
    expect([isTimeZone('America/Montreal'), isTimeZone('Mars/Olympus')]).toEqual([true, false]);
  });
});
