import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { ignoreStrayClicks } from '../../src/app/ignoreStrayClicks';

function Removable() {
  const [isThere, setIsThere] = useState(true);
  const [count, setCount] = useState(0);
  return (
    <>
      {isThere ? (
        <button key="remove" onClick={() => setIsThere(false)}>
          Remove
        </button>
      ) : (
        <button key="undo" onClick={() => setIsThere(true)}>
          Undo
        </button>
      )}
      <button onClick={() => setCount(count + 1)}>Count {count}</button>
    </>
  );
}
const button = (name: string) => screen.getByRole('button', { name });

/** The second click of a double click, at the place of the first. */
const again = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));

describe('a double click', () => {
  beforeAll(ignoreStrayClicks);

  it('does not press what takes the place of the button', async () => {
    render(<Removable />);
    await userEvent.click(button('Remove'));
    again(button('Undo'));
    expect(button('Undo')).toBeVisible();

    await userEvent.click(button('Undo'));
    expect(button('Remove')).toBeVisible();
  });

  it('presses a button that stays twice', async () => {
    render(<Removable />);
    await userEvent.dblClick(button('Count 0'));
    expect(button('Count 2')).toBeVisible();
  });
});
