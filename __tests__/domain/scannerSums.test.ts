import fc from 'fast-check';

import { sumScans } from '../../domain/scanner/sumScans';

const scan = (line: number, code: string, quantity = 1) => ({ line, code, quantity });

describe('the sum of all scans', () => {
  it('has a line for each code, in the order of the first scan', () => {
    expect(sumScans([scan(1, '22698'), scan(2, '22577', 3), scan(4, '22698', 2)])).toEqual([
      { code: '22698', item: 3, lines: [1, 4] },
      { code: '22577', item: 3, lines: [2] },
    ]);
  });

  it('keeps codes apart that differ by their zeros', () => {
    expect(sumScans([scan(1, '0123'), scan(2, '123')]).map(({ code }) => code)).toEqual([
      '0123',
      '123',
    ]);
  });

  it('keeps what was taken back and says so', () => {
    expect(sumScans([scan(1, '22577', 2), scan(2, '22577', -2), scan(3, '22698', -1)])).toEqual([
      { code: '22577', item: 0, lines: [1, 2], problem: 'cancelled' },
      { code: '22698', item: -1, lines: [3], problem: 'cancelled' },
    ]);
  });

  it('says where a sum is more than one line may order', () => {
    expect(sumScans([scan(1, '22577', 60_000), scan(2, '22577', 60_000)])).toEqual([
      { code: '22577', item: 120_000, lines: [1, 2], problem: 'tooMany' },
    ]);
  });

  it('adds up to what was scanned', () => {
    const anyScan = fc.record({
      line: fc.nat(),
      code: fc.constantFrom('a', 'b', 'c', '__proto__'),
      quantity: fc.integer({ min: -9, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(anyScan), (scans) => {
        const items = sumScans(scans);
        const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
        expect(total(items.map(({ item }) => item))).toBe(
          total(scans.map(({ quantity }) => quantity)),
        );
        expect(items.flatMap(({ lines }) => lines)).toHaveLength(scans.length);
      }),
    );
  });
});
