import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { productOf, visitorProductOf } from '../support/product';
import { renderPage } from '../support/renderPage';

const group = (products = [productOf('GT-1')]) => ({
  'GET /api/product_group/7': { data: { title: 'A', data: products } },
});

async function openGroup(answers: object = {}) {
  await renderPage({ at: '/product-groups/7', answers: { ...group(), ...answers } });
  const box = await screen.findByRole('textbox', { name: 'Packs of Thread GT-1' });
  return { box, person: userEvent.setup() };
}

const button = (name = 'Update cart') => screen.findByRole('button', { name });

/** Scrolls a page of 2000 pixels in a viewport of 1000 to a percentage of the scrollable height. */
function scrollTo(percent: number) {
  const root = document.documentElement;
  Object.defineProperty(root, 'scrollHeight', { configurable: true, value: 2000 });
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 1000 });
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 10 * percent });
  act(() => void fireEvent.scroll(window));
}

describe('4 Update-cart button: while loading', () => {
  it("shows 'Updating...' and is disabled", async () => {
    let answer: (report: object) => void = () => {};
    const { box, person } = await openGroup({
      'POST /api/cart/add': () => new Promise((resolve) => (answer = resolve)),
    });
    await person.type(box, '2');
    await person.click(await button('Update cart (1 line)'));
    expect(await button('Updating...')).toBeDisabled();

    await act(async () =>
      answer({ status: true, lines: [{ code: 'GT-1', item: 2, possible: 2, outcome: 'added' }] }),
    );
    expect(await screen.findByText('Added item to the cart')).toBeVisible();
    expect(screen.getByText('1 line')).toBeVisible();
    expect(await button('Update cart')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
  });
});

describe('4 Update-cart button: floating', () => {
  beforeEach(() => scrollTo(0));

  it.each([
    [30, false],
    [31, true],
  ])('at %i percent of the scroll: %s', async (percent, isFloating) => {
    const { box, person } = await openGroup();
    await person.type(box, '2');
    scrollTo(percent);

    expect((await button('Update cart (1 line)')).dataset.isFloating).toBe(String(isFloating));
  });

  it('returns to its place when the page is scrolled up again', async () => {
    await openGroup();
    scrollTo(80);
    expect(await button()).toHaveAttribute('data-is-floating', 'true');
    scrollTo(0);

    expect(await button()).toHaveAttribute('data-is-floating', 'false');
  });
});

describe('4 Update-cart button: round variant', () => {
  it('is visible when signed in', async () => {
    await openGroup();
    scrollTo(80);

    expect(await button()).toHaveAttribute('data-is-round', 'true');
  });

  it('is not visible to a visitor', async () => {
    await renderPage({
      at: '/product-groups/7',
      signedIn: false,
      answers: group([visitorProductOf('GT-1')]),
    });
    scrollTo(80);

    expect(await screen.findByRole('link', { name: 'Thread GT-1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Update cart/ })).not.toBeInTheDocument();
  });
});

describe('9 Floating update-cart button threshold', () => {
  it('is more than 30 percent of the scroll', async () => {
    await openGroup();
    scrollTo(30);
    expect(await button()).toHaveAttribute('data-is-floating', 'false');
    scrollTo(30.1);

    expect(await button()).toHaveAttribute('data-is-floating', 'true');
  });
});
