import { quantityCode, parseQuantityCode } from '../../domain/quantityCodes';
import { readScanText } from '../../domain/scanner/readScanText';

const read = (...codes: string[]) => {
  const file = readScanText(codes.map((code) => `${code}\r\n`).join(''));
  if (file.refusal) throw new Error(file.refusal);
  const items: Record<string, number> = {};
  for (const { code, quantity } of file.scans) items[code] = (items[code] ?? 0) + quantity;
  const unread = file.unread.map(({ line, reason }) => [line, reason]);
  const { scans, blankLines, headerLines, quantityLines = 0 } = file;
  const known = scans.length + file.unread.length + blankLines + headerLines + quantityLines;
  return { items, unread, isWhole: known === file.lines };
};

describe('a quantity barcode', () => {
  it('contains the printed quantity', () => {
    expect(quantityCode(12)).toBe('QTY-12');
    expect(parseQuantityCode('qty-12')).toBe(12);
  });

  it.each(['QTY-0', 'QTY-', 'QTY-123456', 'QTY-1,5', 'QTY-12A', '12', ''])('is not %j', (code) => {
    expect(parseQuantityCode(code)).toBeUndefined();
  });

  it('sets the number of packs of the product right before it', () => {
    expect(read('AC1000', 'QTY-12', '036000291452', 'RB1006', 'QTY-3')).toEqual({
      items: { AC1000: 12, '036000291452': 1, RB1006: 3 },
      unread: [],
      isWhole: true,
    });
  });

  it('adds up if the product is scanned again', () => {
    expect(read('AC1000', 'QTY-12', 'AC1000', 'QTY-5').items).toEqual({ AC1000: 17 });
  });

  it('is reported and changes nothing if it comes first or twice', () => {
    expect(read('QTY-2', 'AC1000', 'QTY-12', 'QTY-3', 'RB1006')).toEqual({
      items: { AC1000: 12, RB1006: 1 },
      unread: [
        [1, 'quantityAlone'],
        [4, 'quantityAlone'],
      ],
      isWhole: true,
    });
  });

  it('does not apply to a product before an unreadable line', () => {
    const { items, unread } = read('AC1000', '1.23E+11', 'QTY-4', 'RB1006', 'QTY-2');

    expect(items).toEqual({ AC1000: 1, RB1006: 2 });
    expect(unread).toEqual([
      [2, 'damagedCode'],
      [3, 'quantityAlone'],
    ]);
  });
});
