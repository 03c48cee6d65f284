import { currencyOf, parseCountry } from '../../domain/countries';

describe('9 Default country: a country', () => {
  it.each(['US', 'us', 'usa', 'USA', ' us '])('flagged %p is the United States', (flag) => {
    expect(parseCountry(flag)).toBe('US');
  });

  it.each(['CA', 'ca', '', 'mx', 'usage', null, undefined])('flagged %p is Canada', (flag) => {
    expect(parseCountry(flag)).toBe('CA');
  });

  it('pays in its own dollars', () => {
    expect([currencyOf('CA'), currencyOf('US')]).toEqual(['CAD', 'USD']);
  });
});
