import fc from 'fast-check';

import { fromCents, parsePrice, toCents } from '../../domain/money';
import { trials } from '../support/trials';

fc.configureGlobal({ numRuns: trials(100) });
afterAll(() => fc.resetConfigureGlobal());

describe('an amount', () => {
  it.each([
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [1.1, 110],
    [0.57, 57],
    [8.95, 895],
    [0, 0],
  ])('of %p in JSON is %i whole cents', (decimal, cents) => {
    expect(toCents(decimal)).toBe(cents);
  });

  it('survives a round trip through JSON unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (cents) => {
        expect(toCents(JSON.parse(JSON.stringify(fromCents(cents))))).toBe(cents);
      }),
    );
  });
});

describe('a price in a file', () => {
  it.each([
    ['12.5', 1250],
    ['12,5', 1250],
    ['3', 300],
    ['$3', 300],
    ['3 €', 300],
    ['5.', 500],
    ['0', 0],
    ['0.00', 0],
    ['1234.5', 123450],
    ['1,234', 123400],
    ['1,234.50', 123450],
    ['1.234,50', 123450],
    ['1 234,50', 123450],
    ['1\u202f234,50 $', 123450],
    ['1,234,567.89', 123456789],
    ['1.234.567', 123456700],
    ['4.2500', 425],
    ['1,234.5000', 123450],
  ])('written %s is %i cents', (text, cents) => {
    expect(parsePrice(text)).toBe(cents);
  });

  it.each([
    ['nothing', ''],
    ['words', 'call us'],
    ['a negative amount', '-3.00'],
    ['a fraction of a cent', '0.125'],
    ['a fraction of a cent, longer', '12.3456'],
    ['a number that may be one or a thousand', '1.234'],
    ['thousands in groups of two', '1,23,456'],
    ['two decimal points', '1.2.3'],
    ['more than can be counted in cents', '9'.repeat(17)],
  ])('is not guessed from %s', (_why, text) => {
    expect(parsePrice(text)).toBeUndefined();
  });

  it('is read correctly in English, French and Spanish formats', () => {
    const anyLocale = fc.constantFrom('en-CA', 'en-US', 'fr-CA', 'es-MX');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), anyLocale, (cents, locale) => {
        const written = fromCents(cents).toLocaleString(locale, { minimumFractionDigits: 2 });
        expect(parsePrice(written)).toBe(cents);
      }),
    );
  });
});
