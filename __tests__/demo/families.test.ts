import { FAMILIES } from '../../demo/catalogue/families';
import { COLOR_TERMS } from '../../domain/facetTerms';
import { TYPE_TERMS } from '../../domain/typeTerms';

describe('the demo catalogue', () => {
  it('has no type and no colour that the filters cannot say in French and Spanish', () => {
    const types = FAMILIES.map(({ type }) => type);
    const colors = FAMILIES.flatMap(({ colors = [] }) => colors.map(({ basic }) => basic));
    expect(types.filter((type) => !(type in TYPE_TERMS))).toEqual([]);
    expect(colors.filter((color) => !(color in COLOR_TERMS))).toEqual([]);
  });
});
