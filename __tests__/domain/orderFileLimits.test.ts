import { widthOf } from '../../domain/delimited/row';
import { readPastedText } from '../../domain/order-file/readOrderText';
import { formatPasted, skippedIn } from '../support/orderReading';
import { read, reasonsIn } from '../support/scannerFiles';

describe('a list without headings', () => {
  it.each([
    [
      'five digits, which could be ordered',
      'AB-100,12345\nAB-200,3',
      '!ambiguousLine(AB-100) AB-200=3',
    ],
    ['three digits, the first of them zero', '012;AB-100\n013;AB-200', 'AB-100=12 AB-200=13'],
  ])('may have quantities of %s', (_what, text, lines) => {
    expect(formatPasted(text)).toBe(lines);
  });

  it('is as wide as most of its rows, or as the wider ones if there are as many', () => {
    const rowsOf = (...widths: number[]) =>
      widths.map((width, at) => ({
        place: at + 1,
        text: '',
        cells: Array.from({ length: width }, () => 'x'),
      }));

    expect(widthOf(rowsOf(2, 2, 3))).toBe(2);
    expect(widthOf(rowsOf(2, 3, 2, 3))).toBe(3);
  });

  it('ends where a letter goes on, whatever number is beside its words', () => {
    const text = 'A-1;Red;3\nA-2;Red;4\n;Tel. 514-555-0123;9';

    expect(formatPasted(text)).toBe('A-1=3 A-2=4');
    expect(skippedIn(text)).toEqual(['3 note']);
  });
});

describe('serial numbers beside codes', () => {
  const listWith = (serialOf: (at: number) => number) => {
    const rows = [0, 1, 2, 3, 4, 5].map((at) => `2257${at},00327${serialOf(at)}`);
    return readPastedText(['Barcode,Serial', ...rows].join('\n'));
  };

  it('are those of a scanner if there are few of them', () => {
    expect(listWith((at) => at % 2)).toMatchObject({ source: 'scans' });
  });

  it('are those of the goods if each code has its own', () => {
    expect(listWith((at) => at)).toMatchObject({ source: 'table' });
  });
});

describe('a shorter row of a scanner', () => {
  it('that ends before the column of the codes is read as a code without a quantity', () => {
    const file = read('2,22577,10:00:01\n3,22698,10:01:01\n22577\n');

    expect(reasonsIn(file)).toEqual({ 3: 'noQuantity' });
  });
});
