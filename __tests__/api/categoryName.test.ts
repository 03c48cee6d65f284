import type { Category } from '#contract/catalogue';

import { categoryName } from '../../src/api/categoryName';

const CATEGORIES: Category[] = [
  {
    name: 'Mercerie',
    category: 'Sewing Notions',
    cat_code: 'SEW',
    New: 0,
    Clear: 0,
    Sale: 0,
    Soon: 0,
    sub_cate: [
      {
        sub_cate: 'Fils',
        category: 'Thread',
        cat_code: 'SEW THR',
        sub_subCat: [
          { sub_subCat: 'Fil tout usage', category: 'All-Purpose Thread', cat_code: 'SEW/THR/ALL' },
        ],
      },
    ],
  },
];

describe("a listing's category", () => {
  it.each([
    ['SEW', 'Mercerie'],
    ['SEW/THR', 'Fils'],
    ['SEW THR ALL', 'Fil tout usage'],
  ])('is called as the reader calls it, at any level: %s', (code, name) => {
    expect(categoryName(CATEGORIES, code)).toBe(name);
  });

  it('has no name where the code is not known', () => {
    expect(categoryName(CATEGORIES, 'XYZ')).toBeUndefined();
  });
});
