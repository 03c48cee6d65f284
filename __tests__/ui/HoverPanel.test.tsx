import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { HoverPanel } from '../../src/ui/HoverPanel';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a panel that the pointer has just left', () => {
  it('stays open when a key opens it at that moment', async () => {
    render(
      <HoverPanel label="Cart" trigger={(tie) => <button {...tie}>Cart</button>}>
        {() => 'Two lines'}
      </HoverPanel>,
    );
    const trigger = screen.getByRole('button');
    const user = userEvent.setup({ delay: null });
    await user.hover(trigger);
    await user.keyboard('{Escape}');
    await user.unhover(trigger);
    act(() => trigger.focus());
    await user.keyboard('{ArrowDown}');
    act(() => jest.runAllTimers());

    expect(screen.getByRole('group', { name: 'Cart' })).toBeVisible();
  });
});
