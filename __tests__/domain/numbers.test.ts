import { currencyOf } from '../../domain/countries';
import { LANGUAGES, localeOf } from '../../domain/languages';
import {
  formatAmount,
  formatNumber,
  formatSmallAmount,
  pluralCategory,
} from '../../domain/numbers';

const LOCALES = [
  ...new Set(LANGUAGES.flatMap((one) => [localeOf(one, 'CA'), localeOf(one, 'US')])),
];
const NUMBERS = [...Array(1100).keys(), -1, -5, 0.5, 1.5, 12_345, 1_000_000, 2_500_000];

describe.each(LOCALES)('a number in %s', (locale) => {
  it('is formatted as by Intl.NumberFormat', () => {
    const format = new Intl.NumberFormat(locale);
    expect(NUMBERS.map((one) => formatNumber(one, locale))).toEqual(
      NUMBERS.map((one) => format.format(one)),
    );
  });

  it.each(['CAD', 'USD'])('is an amount in %s as written by Intl.NumberFormat', (currency) => {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    const amounts = [...Array(100_000).keys()];
    expect(amounts.map((cents) => formatSmallAmount(cents, locale))).toEqual(
      amounts.map((cents) => format.format(cents / 100)),
    );
  });

  it.each(['CA', 'US'] as const)(
    'is any amount of %s as written by Intl.NumberFormat',
    (country) => {
      const format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: currencyOf(country),
        currencyDisplay: 'narrowSymbol',
      });
      const amounts = [0, 5, 99_999, 100_000, 1_033_399, -1, -1_033_399];
      expect(amounts.map((cents) => formatAmount(cents, locale, country))).toEqual(
        amounts.map((cents) => format.format(cents / 100)),
      );
    },
  );

  it.each([100_000, -1, 0.5, NaN])('is not a small amount of %d cents', (cents) => {
    expect(formatSmallAmount(cents, locale)).toBeUndefined();
  });

  it('takes the plural form given by Intl.PluralRules', () => {
    const rules = new Intl.PluralRules(locale);
    expect(NUMBERS.map((one) => pluralCategory(one, locale))).toEqual(
      NUMBERS.map((one) => rules.select(one)),
    );
  });
});
