import { render, screen } from '@testing-library/react';

import { Button, IconButton, SmallButton } from '../../src/ui/Button';

describe('a button', () => {
  it.each([
    ['of text', Button],
    ['that is small', SmallButton],
    ['with an icon', IconButton],
  ])('%s submits no form unless it says so', (_kind, Kind) => {
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Kind>Open</Kind>
        <Kind type="submit">Send</Kind>
      </form>,
    );

    screen.getByRole('button', { name: 'Open' }).click();
    expect(submit).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Send' }).click();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('gives a link that looks like one no type of its own', () => {
    render(
      <SmallButton as="a" href="/cart">
        Cart
      </SmallButton>,
    );

    expect(screen.getByRole('link', { name: 'Cart' })).not.toHaveAttribute('type');
  });
});
