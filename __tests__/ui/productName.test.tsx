import { render } from '@testing-library/react';

import { ProductName } from '../../src/ui/ProductName';

it.each([
  ['Poster paint, 60 ml', 'Poster paint, 60_ml'],
  ['Felt sheet, 12 × 18 in', 'Felt sheet, 12_×_18_in'],
  ['Ribbon, 3 mm × 20 m', 'Ribbon, 3_mm ×_20_m'],
  ['Peinture, 2,5 kg, rouge', 'Peinture, 2,5_kg, rouge'],
  ['Set of 6 markers', 'Set of 6 markers'],
  ['Floss, 108 Golden', 'Floss, 108 Golden'],
])('keeps measures on one line: %s', (name, expected) => {
  const { container } = render(<ProductName name={name} />);

  expect(container.textContent).toBe(expected.replaceAll('_', '\u00a0'));
});
