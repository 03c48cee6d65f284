import type { Category } from '#contract/catalogue';

import { menuOf } from '../../src/app/menu';
import { menuCategory as category } from '../support/shell';

const labels = (categories: Category[], language: '' | 'es' = '') =>
  menuOf(categories, language).map(({ label }) => label);

describe('2.2 The category menu', () => {
  it('hides Zippers and puts Promotions last', () => {
    const shown = labels(['Promotions', 'Zippers', 'Yarn', 'Paper'].map((name) => category(name)));
    expect(shown).toEqual(['Yarn', 'Paper', 'Promotions']);
  });

  it('goes by the English name, whatever the language', () => {
    const zippers = category('Cremalleras', { category: 'Zippers' });
    expect(labels([zippers, category('Papel', { category: 'Paper' })], 'es')).toEqual(['Papel']);
  });

  it('gives Art Supplies an empty label in Spanish alone', () => {
    const art = category('Artículos de arte', { category: 'Art Supplies' });
    expect([labels([art], 'es'), labels([art])]).toEqual([[''], ['Artículos de arte']]);
  });

  it('hides sub-categories named Clearance', () => {
    const sub = (name: string) => ({
      sub_cate: name,
      category: name,
      cat_code: name,
      sub_subCat: [],
    });
    const [menu] = menuOf([category('Yarn', { sub_cate: [sub('Clearance'), sub('Wool')] })], '');
    expect(menu?.sub_cate.map(({ sub_cate }) => sub_cate)).toEqual(['Wool']);
  });

  it('sets the three reference categories in grey', () => {
    const grey = menuOf(
      ['Educational Material', 'Books & Patterns', 'Cabinets & Fixtures', 'Yarn'].map((name) =>
        category(name),
      ),
      '',
    ).map(({ isGrey }) => isGrey);
    expect(grey).toEqual([true, true, true, false]);
  });

  it('offers a flag only where there are products of it', () => {
    const [menu] = menuOf([category('Yarn', { New: 3, Soon: 1 })], '');
    expect(menu?.flags).toEqual(['F', 'N']);
  });
});
