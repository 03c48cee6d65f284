import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { BrowserRouter, useLocation } from 'react-router';

import { FollowLinks, Link } from '../../src/ui/Link';

const Here = () => {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
};

/** Renders a link on a screen at /cart, and counts the renders of its content. */
function openLink(props: ComponentProps<typeof Link>) {
  history.replaceState(null, '', '/cart');
  let drawings = 0;
  const Words = () => {
    drawings += 1;
    return 'Next';
  };
  render(
    <BrowserRouter useTransitions={false}>
      <FollowLinks>
        <Link {...props}>
          <Words />
        </Link>
      </FollowLinks>
      <Here />
    </BrowserRouter>,
  );
  return { link: screen.getByRole('link', { name: 'Next' }), drawings: () => drawings };
}

/** Clicks the link; returns whether the click is left to the browser. */
function press(link: HTMLElement, how: MouseEventInit = {}): boolean {
  let isLeft = false;
  const look = (click: Event) => {
    isLeft = !click.defaultPrevented;
    // jsdom cannot navigate.
    click.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(link, how);
  return isLeft;
}

describe('a link within the storefront', () => {
  it('leads to its address and passes its state to the next screen', () => {
    const { link } = openLink({ to: '/order?page=2', state: { from: '/cart' } });
    press(link);

    expect(screen.getByRole('status')).toHaveTextContent('/order?page=2 {"from":"/cart"}');
  });

  it('leads to another query of the same screen', () => {
    const { link } = openLink({ to: '?list=7' });
    press(link);

    expect(screen.getByRole('status')).toHaveTextContent('/cart?list=7 null');
  });

  it('does not re-render when it leads to another address', () => {
    const { link, drawings } = openLink({ to: '/order' });
    press(link);

    expect(location.pathname).toBe('/order');
    expect(drawings()).toBe(1);
  });

  it('adds no history entry when it leads to the current address', () => {
    const { link } = openLink({ to: '/cart' });
    const { length } = history;
    press(link);

    expect(history).toHaveLength(length);
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with the middle button', { button: 1 }],
  ])('is left to the browser %s', (_how, how) => {
    const { link } = openLink({ to: '/order' });

    expect(press(link, how)).toBe(true);
    expect(location.pathname).toBe('/cart');
  });

  it('is left to the browser when it opens a new tab', () => {
    const { link } = openLink({ to: '/order', target: '_blank' });

    expect(press(link)).toBe(true);
    expect(location.pathname).toBe('/cart');
  });

  it('leads nowhere when its click is handled otherwise', () => {
    const { link } = openLink({ to: '/order', onClick: (event) => event.preventDefault() });
    press(link);

    expect(location.pathname).toBe('/cart');
  });
});
