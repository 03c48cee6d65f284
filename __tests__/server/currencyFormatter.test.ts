import { LANGUAGES, localeOf } from '../../domain/languages';
import { currencyFormatter } from '../../server/messages/currencyFormatter';
import { formatsOf } from '../../src/i18n/formats';

const AMOUNTS = [0, 1, 99_999, 100_000, 1_033_399, -5, -1_033_399];

describe.each(['CA', 'US'] as const)('an amount of a customer in %s', (country) => {
  it.each(LANGUAGES)("is written in documents and mails as on the screens, in '%s'", (language) => {
    const written = currencyFormatter(language, country);
    const shown = formatsOf(localeOf(language, country), country);
    expect(AMOUNTS.map((cents) => written.cents(cents))).toEqual(AMOUNTS.map(shown.cents));
    expect(AMOUNTS.map((cents) => written.price(cents / 100))).toEqual(AMOUNTS.map(shown.cents));
  });
});

it('has the currency’s symbol alone', () => {
  expect(currencyFormatter('es', 'CA').cents(1_033_399)).toBe('$10,333.99');
  expect(currencyFormatter('', 'US').cents(1_033_399)).toBe('$10,333.99');
  expect(currencyFormatter('fr', 'US').cents(1_033_399)).toBe('10\u00a0333,99\u00a0$');
});
