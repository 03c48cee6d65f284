import { categoryLevels, normaliseCategoryCode } from '../../domain/categories';

describe('a category code', () => {
  it.each(['ART/PAINT/OIL', 'ART PAINT OIL', ' ART / PAINT / OIL ', 'ART  PAINT\tOIL'])(
    'is the same when written %p',
    (code) => {
      expect(normaliseCategoryCode(code)).toBe('ART PAINT OIL');
    },
  );

  it('keeps its letters and digits', () => {
    expect(normaliseCategoryCode('A-10.2é')).toBe('A-10.2é');
  });
});

describe('the levels of a category', () => {
  it.each(['Paint > Acrylic', 'Paint | Acrylic', ' Paint / Acrylic ', 'Paint> >Acrylic'])(
    'are read from %p',
    (path) => {
      expect(categoryLevels(path)).toEqual(['Paint', 'Acrylic']);
    },
  );

  it('are none of no text, and one of a name with a slash', () => {
    expect(categoryLevels(null)).toEqual([]);
    expect(categoryLevels('Yarn/Wool')).toEqual(['Yarn/Wool']);
  });
});
