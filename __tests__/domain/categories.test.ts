import { normaliseCategoryCode } from '../../domain/categories';

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
