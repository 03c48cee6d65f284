import * as fc from 'fast-check';

import { editDistance } from '../../server/catalogue/search/editDistance';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });

/** Reference implementation from the definition, without a limit. */
function defined(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const least = Math.min(
    defined(a.slice(1), b) + 1,
    defined(a, b.slice(1)) + 1,
    defined(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  );
  const isSwapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return isSwapped ? Math.min(least, defined(a.slice(2), b.slice(2)) + 1) : least;
}

describe('the edit distance', () => {
  it.each([
    ['brush', 'brush', 0],
    ['bursh', 'brush', 1],
    ['brsh', 'brush', 1],
    ['brussh', 'brush', 1],
    ['brash', 'brush', 1],
    ['watrecolur', 'watercolour', 2],
  ])('between %s and %s is %i', (typed, meant, slips) => {
    expect(editDistance(typed, meant, 2)).toBe(slips);
  });

  it('matches its definition up to the limit, and is one more beyond it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 }),
        word,
        (a, b) => {
          const short = b.slice(0, 5);
          for (const limit of [1, 2]) {
            expect(editDistance(a, short, limit)).toBe(Math.min(defined(a, short), limit + 1));
          }
        },
      ),
    );
  });

  it('does not overflow for words too long to compare', () => {
    expect(editDistance('a'.repeat(300), 'a'.repeat(300), 2)).toBe(3);
  });
});
