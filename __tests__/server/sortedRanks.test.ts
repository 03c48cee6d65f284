import * as fc from 'fast-check';

import {
  forEachCommon,
  intersect,
  subtract,
  unite,
} from '../../server/database-catalogue/sortedRanks';

const ranks = (...values: number[]) => Uint16Array.from(values);

describe('ascending ranks', () => {
  it.each([
    [[], []],
    [[[3, 9]], [3, 9]],
    [
      [[3, 9], []],
      [3, 9],
    ],
    [
      [
        [3, 9],
        [0, 3, 65_535],
      ],
      [0, 3, 9, 65_535],
    ],
  ])('%j unite to %j', (lists, expected) => {
    expect([...unite(lists.map((list) => ranks(...list)))]).toEqual(expected);
  });

  it.each([100, 10_000])('unite if each list has %i', (length) => {
    const [twos, threes] = [2, 3].map((step) =>
      ranks(...Array.from({ length }, (_, i) => i * step)),
    );
    const expected = [...new Set([...twos!, ...threes!])].sort((one, other) => one - other);
    expect([...unite([twos!, threes!])]).toEqual(expected);
  });

  it.each([
    [[], [1], [], []],
    [[1, 2], [], [], [1, 2]],
    [[1, 5, 9], [5, 6, 9, 10], [5, 9], [1]],
    [[0, 65_535], [65_535], [65_535], [0]],
  ])('%j and %j have %j in common and leave %j', (own, others, common, left) => {
    expect([...intersect(ranks(...own), ranks(...others))]).toEqual(common);
    expect([...subtract(ranks(...own), ranks(...others))]).toEqual(left);
  });

  it('are found in long lists as in short ones', () => {
    const sorted = fc
      .uniqueArray(fc.nat({ max: 2_000 }), { maxLength: 400 })
      .map((values) => ranks(...values.toSorted((a, b) => a - b)));
    fc.assert(
      fc.property(sorted, sorted, (one, other) => {
        const common = [...one].filter((rank) => other.includes(rank));
        expect([...intersect(one, other)]).toEqual(common);
        expect([...subtract(one, other)]).toEqual(
          [...one].filter((rank) => !common.includes(rank)),
        );
        const found: number[][] = [];
        forEachCommon(one, other, (index, position) => {
          found.push([one[index]!, other[position]!]);
        });
        expect(found).toEqual(common.map((rank) => [rank, rank]));
      }),
    );
  });

  it('are subtracted from up to a limit', () => {
    expect([...subtract(ranks(1, 2, 3, 4), ranks(2), 2)]).toEqual([1, 3]);
    expect([...subtract(ranks(1, 2), ranks(), 5)]).toEqual([1, 2]);
  });
});
