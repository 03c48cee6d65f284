import { translateFacetValue } from '../../domain/facetNames';

describe('a filter value', () => {
  it.each([
    ['color', 'Red', 'Rouge', 'Rojo'],
    ['type', 'Scissors', 'Ciseaux', 'Tijeras'],
    ['size', 'Pack of 12', 'Paquet de 12', 'Paquete de 12'],
    ['size', '8.5 × 11 in', '8,5 × 11 po', '8.5 × 11 pulg.'],
    ['size', 'No. 10', 'n° 10', 'núm. 10'],
    ['size', '0.5 mm', '0,5 mm', '0.5 mm'],
    ['size', 'One Size', 'Taille unique', 'Unitalla'],
  ] as const)('of %s %s is translated into each language', (facet, value, french, spanish) => {
    expect(translateFacetValue(facet, value, '')).toBe(value);
    expect(translateFacetValue(facet, value, 'fr')).toBe(french);
    expect(translateFacetValue(facet, value, 'es')).toBe(spanish);
  });

  it.each([
    ['brand', 'Red'],
    ['color', 'Octarine'],
    ['type', 'Abacus'],
    ['size', '80/12'],
    ['color', 'constructor'],
    ['type', ''],
  ] as const)('that is a name or unknown stays unchanged: %s %s', (facet, value) => {
    expect(translateFacetValue(facet, value, 'fr')).toBe(value);
  });
});
