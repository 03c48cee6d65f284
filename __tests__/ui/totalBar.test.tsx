import { render, screen } from '@testing-library/react';

import { TotalBar } from '../../src/ui/TotalBar';

it('separates the total from the note', () => {
  render(
    <TotalBar label="Total" total="$63.21" note="Confirm the lines above.">
      <button>Order</button>
    </TotalBar>,
  );

  const text = screen.getByRole('region', { name: 'Total' }).firstChild;
  expect(text).toHaveTextContent('Confirm the lines above. Total $63.21');
});
