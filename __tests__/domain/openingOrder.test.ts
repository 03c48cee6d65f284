import { OPENING_ORDER_CENTS } from '../../domain/application/openingOrder';
import { COUNTRIES } from '../../domain/countries';
import terms from '../../src/i18n/messages/en/application.json';

describe('the least opening order', () => {
  const sentences = { CA: 'application.terms.ca.1', US: 'application.terms.usa.1' } as const;

  it.each(COUNTRIES)('is the one that the terms of the application name (%s)', (country) => {
    const amount = OPENING_ORDER_CENTS[country] / 100;

    expect(terms[sentences[country]]).toBe(`The opening order must be at least $${amount}.`);
  });
});
