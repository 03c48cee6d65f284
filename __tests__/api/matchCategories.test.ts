import { matchCategories } from '../../src/api/matchCategories';
import { menuCategory } from '../support/shell';

const TREE = [
  menuCategory('Matériel d’artiste', {
    sub_cate: [
      {
        sub_cate: 'Pinceaux et outils',
        category: 'Brushes & Tools',
        cat_code: 'ART BRU',
        sub_subCat: [{ sub_subCat: 'Pinceaux', category: 'Brushes', cat_code: 'ART BRU BRU' }],
      },
      {
        sub_cate: 'Soldes de pinceaux',
        category: 'Clearance',
        cat_code: 'ART CLR',
        sub_subCat: [],
      },
    ],
  }),
  menuCategory('Fermetures', { category: 'Zippers' }),
];

const names = (text: string) => matchCategories(TREE, text).map(({ name }) => name);

describe('a category search', () => {
  it.each([
    ['the beginning of a label', 'pinc', ['Pinceaux', 'Pinceaux et outils']],
    ['beginnings of two words in any order', 'out pin', ['Pinceaux et outils']],
    ['a word without its accent', 'materiel', ['Matériel d’artiste']],
    ['a word after an apostrophe', 'artiste', ['Matériel d’artiste']],
    ['a word and one that is missing', 'pinceaux rouges', []],
    ['the end of a word', 'ceaux', []],
    ['marks alone', '?!', []],
    ['a category that the menu hides', 'fermetures', []],
  ])('finds the right menu categories for %s', (_by, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('shows the parent categories of each match', () => {
    expect(matchCategories(TREE, 'pinceaux')[0]?.within).toEqual([
      'Matériel d’artiste',
      'Pinceaux et outils',
    ]);
  });
});
