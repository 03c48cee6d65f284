import { formatPostalCode, formatZipCode, restoreZipCode } from '../../domain/postalCodes';

describe('a postal code of Canada', () => {
  it.each([
    ['H2X 1Y4', 'H2X 1Y4'],
    ['h2x-1y4', 'H2X 1Y4'],
    ['D2X 1Y4', undefined],
    ['H2O 1Y4', undefined],
    ['H2X 1O4', undefined],
    ['H2X 1Y', undefined],
    ['AH2X 1Y4', undefined],
    ['H2X 1Y44', undefined],
  ])('%s is written %s', (text, code) => {
    expect(formatPostalCode(text)).toBe(code);
  });
});

describe('a ZIP code', () => {
  it.each([
    ['05401', '05401'],
    ['05401 1234', '05401-1234'],
    ['5401', undefined],
    ['054011', undefined],
  ])('%s is written %s', (text, code) => {
    expect(formatZipCode(text)).toBe(code);
  });

  it.each([
    ['2134', '02134'],
    ['501', '00501'],
    ['2134-1234', '02134-1234'],
    ['12134', '12134'],
    ['21', '21'],
    ['2134-12', '2134-12'],
    ['x2134', 'x2134'],
    ['H2X 1Y4', 'H2X 1Y4'],
  ])('%s gets back the zeros that a spreadsheet has taken: %s', (text, code) => {
    expect(restoreZipCode(text)).toBe(code);
  });
});
