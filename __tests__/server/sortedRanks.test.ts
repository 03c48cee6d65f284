import { intersect, subtract, unite } from '../../server/catalogue/database/sortedRanks';

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

  it.each([
    [[], [1], [], []],
    [[1, 2], [], [], [1, 2]],
    [[1, 5, 9], [5, 6, 9, 10], [5, 9], [1]],
    [[0, 65_535], [65_535], [65_535], [0]],
  ])('%j and %j have %j in common and leave %j', (own, others, common, left) => {
    expect([...intersect(ranks(...own), ranks(...others))]).toEqual(common);
    expect([...subtract(ranks(...own), ranks(...others))]).toEqual(left);
  });
});
