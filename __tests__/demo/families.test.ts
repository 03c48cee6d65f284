import { FAMILIES } from '../../demo/catalogue/families';
import { COLOR_TERMS } from '../../domain/facetTerms';
import { TYPE_TERMS } from '../../domain/typeTerms';

describe('the demo catalogue', () => {
  it('has no type or colour without a French and a Spanish filter name', () => {
    const types = FAMILIES.map(({ type }) => type);
    const colors = FAMILIES.flatMap(({ colors = [] }) => colors.map(({ basic }) => basic));
    expect(types.filter((type) => !(type in TYPE_TERMS))).toEqual([]);
    expect(colors.filter((color) => !(color in COLOR_TERMS))).toEqual([]);
  });
});
