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

describe('the category of a listing', () => {
  it.each([
    ['SEW', 'Mercerie'],
    ['SEW/THR', 'Fils'],
    ['SEW THR ALL', 'Fil tout usage'],
  ])('has its name in the reader’s language, at any level: %s', (code, name) => {
    expect(categoryName(CATEGORIES, code)).toBe(name);
  });

  it('has no name if its code is unknown', () => {
    expect(categoryName(CATEGORIES, 'XYZ')).toBeUndefined();
  });
});
