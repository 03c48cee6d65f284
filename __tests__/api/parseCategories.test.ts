import { parseCategories, parseDisplayCategories } from '../../src/api/parseCategories';
import { menuCategory } from '../support/shell';

describe('the category tree', () => {
  it('is read unchanged from our own server', () => {
    const leaf = { sub_subCat: 'Steel hooks', category: 'Steel', cat_code: 'YRN/NDL/STL' };
    const sub = { sub_cate: 'Hooks', category: 'Hooks', cat_code: 'YRN NDL', sub_subCat: [leaf] };
    const yarn = menuCategory('Yarn', { New: 3, sub_cate: [sub] });

    expect(parseCategories([yarn])).toEqual([yarn]);
  });

  it('has no subcategories where the server leaves out the lists', () => {
    const [yarn] = parseCategories([{ name: 'Yarn', category: 'Yarn', cat_code: 'YRN' }]);
    expect(yarn).toEqual({ ...menuCategory('Yarn'), cat_code: 'YRN' });

    const [paper] = parseCategories([{ name: 'Paper', sub_cate: [{ sub_cate: 'Card' }] }]);
    expect(paper?.sub_cate).toEqual([
      { sub_cate: 'Card', category: 'Card', cat_code: 'Card', sub_subCat: [] },
    ]);
  });

  it('accepts counts written as text', () => {
    const [yarn] = parseCategories([
      { name: 'Yarn', New: '3', Clear: null, Sale: 'many', Soon: 2 },
    ]);
    expect(yarn).toMatchObject({ New: 3, Clear: 0, Sale: 0, Soon: 2 });
  });

  it('names a category by its English name or its code if it has no other name', () => {
    const named = parseCategories([{ category: 'Yarn' }, { cat_code: 'PAP' }]);
    expect(named.map(({ name, cat_code }) => [name, cat_code])).toEqual([
      ['Yarn', 'Yarn'],
      ['PAP', 'PAP'],
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['no list', { name: 'Yarn' }],
    ['no categories', [null, 'Yarn', 3]],
  ])('is empty if the response contains %s', (_what, list) => {
    expect(parseCategories(list)).toEqual([]);
    expect(parseDisplayCategories(list)).toEqual([]);
  });
});
