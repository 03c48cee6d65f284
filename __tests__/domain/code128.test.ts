import { code128 } from '#domain/code128';

/** The widths of each sign of a symbol, its closing sign without the last bar. */
const signsOf = (text: string): string[] => code128(text)?.join('').match(/.{6}/g) ?? [];

/** Every pair of digits as it stands in a symbol, so that the whole table is looked at. */
const everyPair = Array.from(
  { length: 100 },
  (_, pair) => signsOf(`00${String(pair).padStart(2, '0')}`)[2] ?? '',
);

const sum = (widths: string) => [...widths].reduce((total, width) => total + Number(width), 0);

describe('a printed barcode', () => {
  it('is the symbol that the standard draws for six pairs of digits', () => {
    expect(code128('001234567890')?.join('')).toBe(
      [
        '211232',
        '212222',
        '112232',
        '131123',
        '331121',
        '241112',
        '214121',
        '113321',
        '2331112',
      ].join(''),
    );
  });

  it('has signs of eleven modules, no two alike, with an even number of dark ones', () => {
    expect(new Set(everyPair).size).toBe(100);
    for (const sign of everyPair) {
      expect(sum(sign)).toBe(11);
      expect(sum(sign.replace(/(.)./g, '$1')) % 2).toBe(0);
    }
  });

  it('begins and ends with a bar', () => {
    expect((code128('AC1000') ?? []).length % 2).toBe(1);
  });

  it.each([
    ['digits of an odd number', '4012345678901', '211214'],
    ['letters', 'AC1000', '211214'],
    ['digits of an even number', '400100013014', '211232'],
  ])('tells the scanner at its start how to read %s', (_what, text, start) => {
    expect(signsOf(text)[0]).toBe(start);
  });

  it.each(['', 'é', '\n'])('is not drawn for %j, which it has no sign for', (text) => {
    expect(code128(text)).toBeUndefined();
  });
});
