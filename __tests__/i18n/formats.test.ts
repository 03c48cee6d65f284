import { formatsOf } from '../../src/i18n/formats';

afterEach(() => jest.restoreAllMocks());

describe('the formats of a locale', () => {
  it('write money, numbers and dates as is usual there', () => {
    const format = formatsOf('fr-CA', 'CA');

    expect(format.price(1234.5)).toMatch(/^1\s234,50\s\$$/);
    expect(format.cents(99)).toMatch(/^0,99\s\$$/);
    expect(format.number(1234)).toMatch(/^1\s234$/);
    expect(format.day('2026-11-24')).toBe('24 nov. 2026');
  });

  it.each([
    ['en-CA', /^Nov \d+, 2026, \d+:\d\d\u00a0[ap].m.$/],
    ['fr-CA', /^\d+ nov. 2026, \d+\u00a0h\u00a0\d\d$/],
    ['es-MX', /^\d+ nov 2026, \d+:\d\d\u00a0[ap].m.$/],
  ])('let a line end between a day and its time, not within the time, in %s', (locale, text) => {
    expect(formatsOf(locale, 'CA').dateTime('2026-11-24T15:04:00Z')).toMatch(text);
  });

  it('are created on first use, and only once', () => {
    const dates = jest.spyOn(Intl, 'DateTimeFormat');
    const numbers = jest.spyOn(Intl, 'NumberFormat');
    const format = formatsOf('es-US', 'US');
    format.number(12);
    format.price(12.5);
    expect(numbers).not.toHaveBeenCalled();
    format.number(1234);
    format.number(5678);

    expect(dates).not.toHaveBeenCalled();
    expect(numbers).toHaveBeenCalledTimes(1);
  });
});
