import { totalOf } from '../../server/db/page';

describe('the total of a list', () => {
  const countOf = (page: { offset: number; limit: number }, shown: number) => {
    const count = jest.fn().mockResolvedValue(30);
    return totalOf(page, shown, count).then((total) => [total, count.mock.calls.length]);
  };

  it.each([
    ['a page that is not full', { offset: 25, limit: 25 }, 5, 30],
    ['an empty list', { offset: 0, limit: 25 }, 0, 0],
  ])('follows from %s', async (_what, page, shown, total) => {
    expect(await countOf(page, shown)).toEqual([total, 0]);
  });

  it.each([
    ['a full page', { offset: 0, limit: 25 }, 25],
    ['a page after the last', { offset: 50, limit: 25 }, 0],
  ])('is counted for %s', async (_what, page, shown) => {
    expect(await countOf(page, shown)).toEqual([30, 1]);
  });
});
