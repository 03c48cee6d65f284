import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { cartLine } from '../support/buyerInBrowser';
import { cartServer } from '../support/cartServer';
import { renderPage } from '../support/renderPage';
import { shellAnswers, type Within } from '../support/shell';

const thread = cartLine('A-1', { name: 'Cotton <b>thread</b>', item: 3 });
const paint = cartLine('B-2', {
  name: 'Paint',
  item: 2,
  price: 1.25,
  selling_price: 2,
  ship_pack: 1,
});
const soldOut = cartLine('C-3', { name: 'Glue', available: 0 });

type Open = (person: ReturnType<typeof userEvent.setup>, link: HTMLElement) => unknown;
const hovered: Open = (person, link) => person.hover(link);

/** Opens a buyer's screen and the cart preview, by hovering over the icon or with the arrow key. */
async function openPreview(open: Open = hovered, lines = [thread, paint]) {
  const { answers } = cartServer(...lines);
  const page = await renderPage({
    at: '/profile',
    isWhole: true,
    answers: { ...shellAnswers, ...answers },
  });
  const person = userEvent.setup();
  const link = await screen.findByRole('link', { name: /^Cart, \d lines?$/ });
  await act(async () => open(person, link));
  const panel = within(await screen.findByRole('group', { name: 'Cart' }));
  return { ...page, person, link, panel };
}

const line = async (panel: Within, name: string) =>
  within((await panel.findByText(name, { exact: false })).closest('li') as HTMLElement);

/** Simulates a tap; jsdom's pointer events lack the pointer type. */
function tap(link: HTMLElement) {
  const press = createEvent.pointerDown(link);
  Object.defineProperty(press, 'pointerType', { value: 'touch' });
  fireEvent(link, press);
  fireEvent.click(link);
}

describe('2.2 Cart preview panel', () => {
  it('opens on the first tap, and leads to the cart on the second', async () => {
    const { link } = await openPreview((_person, icon) => tap(icon));
    expect(location.pathname).toBe('/profile');

    await act(async () => tap(link));
    expect(location.pathname).toBe('/cart');
  });

  it.each<[string, Open]>([
    ['hover over the cart icon', hovered],
    ['a tap on it', (_person, link) => tap(link)],
    [
      'the arrow key on it',
      (_person, link) => {
        link.focus();
        fireEvent.keyDown(link, { key: 'ArrowDown' });
      },
    ],
  ])('opens on %s, and closes with Escape', async (_what, open) => {
    const { panel, link, person } = await openPreview(open);
    expect(await panel.findByText('Paint')).toBeVisible();
    expect(link).toHaveAttribute('aria-expanded', 'true');

    await person.keyboard('{Escape}');
    expect(link).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('group', { name: 'Cart' })).not.toBeInTheDocument();
  });

  it('shows each line with thumbnail, name, line price, minus, quantity, plus and delete', async () => {
    const { panel } = await openPreview();
    const row = await line(panel, 'Cotton');

    expect(row.getByText('thread').tagName).toBe('B');
    expect(row.getByText('$90.00')).toBeVisible();
    expect(row.getByText('3')).toBeVisible();
    const [thumbnail] = row.getAllByRole('presentation');
    expect(thumbnail).toHaveAttribute('src', expect.stringContaining('/thumbnails/A-1.jpg'));
    expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'One fewer pack of Cotton thread',
      'One more pack of Cotton thread',
      'Remove Cotton thread',
    ]);
  });

  it('changes and removes lines', async () => {
    const { panel, person } = await openPreview();
    const row = await line(panel, 'Paint');
    await person.click(row.getByRole('button', { name: 'One more pack of Paint' }));
    expect(row.getByText('3')).toBeVisible();
    expect(row.getByText('$3.75')).toBeVisible();

    await person.click(row.getByRole('button', { name: 'One fewer pack of Paint' }));
    expect(row.getByText('2')).toBeVisible();
    await person.click(row.getByRole('button', { name: 'Remove Paint' }));
    expect(panel.queryByText('Paint')).not.toBeInTheDocument();
  });

  it('keeps the focus in the panel when the pressed line is gone, down to the last', async () => {
    const { panel, person } = await openPreview(hovered, [{ ...thread, item: 1 }, paint]);
    const focused = () =>
      screen.getByRole('group', { name: 'Cart' }).contains(document.activeElement);
    const first = await line(panel, 'Cotton');
    await person.click(first.getByRole('button', { name: 'One fewer pack of Cotton thread' }));
    expect(panel.queryByText('Cotton')).not.toBeInTheDocument();
    expect(focused()).toBe(true);

    const last = await line(panel, 'Paint');
    await person.click(last.getByRole('button', { name: 'Remove Paint' }));
    expect(panel.getByText('Your cart is empty.')).toBeVisible();
    expect(focused()).toBe(true);
  });

  it('links View Cart to /cart and Checkout to /order-confirm (decisions 5)', async () => {
    const { panel } = await openPreview();

    expect(await panel.findByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
    expect(panel.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/order-confirm');
  });

  it('says so when the cart is empty', async () => {
    const { panel } = await openPreview(hovered, []);

    expect(await panel.findByText('Your cart is empty.')).toBeVisible();
  });
});

describe('9 Preview panel', () => {
  it('shows the regular price × quantity as the line price, with two decimals', async () => {
    const { panel } = await openPreview();

    expect((await line(panel, 'Paint')).getByText('$2.50')).toBeVisible();
    expect((await line(panel, 'Cotton')).getByText('$90.00')).toBeVisible();
  });

  it('shows a total of its lines with two decimals, without lines that cannot be ordered', async () => {
    const { panel } = await openPreview(hovered, [thread, paint, soldOut]);

    const total = (await panel.findByText('Total')).closest('p');
    expect(total).toHaveTextContent('$92.50');
  });
});
