import {
  lastPage,
  pageWindow,
  parsePageNumber,
  parsePageSize,
  clampPage,
} from '../../domain/pages';

describe('2.5 Numbered control', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 4]],
    [5, 10, [1, 'ellipsis', 4, 5, 6, 'ellipsis', 10]],
    [4, 10, [1, 3, 4, 5, 'ellipsis', 10]],
    [10, 10, [1, 'ellipsis', 9, 10]],
  ] as const)('on page %i of %i shows %j', (current, last, shown) => {
    expect(pageWindow(current, last)).toEqual(shown);
  });

  it('4 Client pagination: keeps a page number within 1..total pages', () => {
    expect([clampPage(0, 5), clampPage(9, 5), clampPage(Number.NaN, 5)]).toEqual([1, 5, 1]);
  });
});

describe('9 Records per page', () => {
  it.each([
    [0, 25, 1],
    [50, 25, 2],
    [51, 25, 3],
  ])('%i records at %i a page fill %i pages', (total, pageSize, pages) => {
    expect(lastPage(total, pageSize)).toBe(pages);
  });

  it.each([
    ['3', 3],
    [null, 1],
    ['zero', 1],
    ['-2', 1],
    ['2.7', 2],
    ['99999999999', 1_000_000],
  ])('with page %s opens page %i', (text, page) => {
    expect(parsePageNumber(text)).toBe(page);
  });

  it.each([
    ['50', 50],
    ['300', 300],
    [null, 25],
    ['51', 25],
    ['-50', 25],
  ])('with page size %s shows %i records', (text, size) => {
    expect(parsePageSize(text)).toBe(size);
  });
});
