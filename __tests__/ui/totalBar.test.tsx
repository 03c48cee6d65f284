import { render, screen } from '@testing-library/react';

import { TotalBar } from '../../src/ui/TotalBar';

it.each([
  ['2 lines · 29 units', '2 lines · 29 units · Total $63.21'],
  ['Confirm the lines above.', 'Confirm the lines above. Total $63.21'],
  ['Placing the order…', 'Placing the order… Total $63.21'],
])('separates the total from “%s”', (note, expected) => {
  render(
    <TotalBar label="Total" total="$63.21" note={note}>
      <button>Order</button>
    </TotalBar>,
  );

  expect(screen.getByRole('region', { name: 'Total' }).firstChild).toHaveTextContent(expected);
});
