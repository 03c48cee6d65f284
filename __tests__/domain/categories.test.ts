import { normaliseCategoryCode } from '../../domain/categories';

describe('a category code', () => {
  it.each(['ART/PAINT/OIL', 'ART PAINT OIL', ' ART / PAINT / OIL ', 'ART  PAINT\tOIL'])(
    'written %p is the same one',
    (code) => {
      expect(normaliseCategoryCode(code)).toBe('ART PAINT OIL');
    },
  );

  it('keeps its letters and figures', () => {
    expect(normaliseCategoryCode('A-10.2é')).toBe('A-10.2é');
  });
});
