import { barsOf } from '../../src/ui/barcodeBars';

/** Returns the alternating widths of bars and spaces in modules, from the first bar to the last. */
function widthsOf(code: string): string {
  const { bars } = barsOf(code)!;
  return bars
    .flatMap(({ at, width }, place) => {
      const next = bars[place + 1];
      return next ? [width, next.at - at - width] : [width];
    })
    .join('');
}

describe('the bars of a code', () => {
  it('follow the standard for text (ISO/IEC 15417)', () => {
    const symbol = '211232 212222 112232 131123 331121 241112 214121 113321 2331112';
    expect(widthsOf('001234567890')).toBe(symbol.replaceAll(' ', ''));
  });

  it('begin and end with the guards of a trade item number (ISO/IEC 15420)', () => {
    expect(widthsOf('4006381333931')).toMatch(/^111\d+111$/);
    expect(widthsOf('4006381333931')).toHaveLength(59);
    expect(widthsOf('036000291452')).toHaveLength(59);
  });

  it.each([
    ['a wrong check digit', '4006381333932'],
    ['letters', 'AC1000'],
  ])('use the text encoding for %s', (_why, code) => {
    expect(widthsOf(code)).toMatch(/^2112(14|32)/);
  });

  it('are omitted when a character cannot be encoded', () => {
    expect(barsOf('Nº 7')).toBeUndefined();
  });
});
