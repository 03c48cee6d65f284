import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { CartLine } from '#contract/cart';

import { parseShippingHours } from '../../domain/shippingDays';
import { settings } from '../../src/api/settings';
import { selectShownCart } from '../../src/store/cart';
import { cartLine } from '../support/buyerInBrowser';
import { cartServer } from '../support/cartServer';
import {
  errorResponse,
  unreachable,
  type MockResponses,
  type MockRequest,
} from '../support/mockFetch';
import { renderPage } from '../support/renderPage';

const thread = cartLine('A-1', { name: 'Cotton thread', item: 3 });
const paint = cartLine('B-2', {
  name: 'Poster paint',
  item: 2,
  price: 1.5,
  selling_price: 2,
  selling_price_2: 1.5,
  ship_pack: 6,
});
const soldOut = cartLine('C-3', { name: 'Glue stick', available: -2 });
const soon = cartLine('D-4', { name: 'Felt sheet', class: 'N', available: 0, ship_pack: 1 });

/** Only the date is faked. */
const REAL_TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

async function openCart(lines: CartLine[], language: '' | 'fr' | 'es' = '') {
  const server = cartServer(...lines);
  const page = await renderPage({ at: '/cart', answers: server.answers, language });
  return { ...page, ...server, person: userEvent.setup() };
}

/** Holds back the server's response to this request until it is released. */
function hold(answers: MockResponses, name: string) {
  const answer = answers[name] as (request: MockRequest) => unknown;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  answers[name] = async (request: MockRequest) => {
    await gate;
    return answer(request);
  };
  return release;
}

const lineOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const total = () => within(screen.getByRole('region', { name: 'Total' }));

describe('the cart', () => {
  it('shows each line with packs, units, prices and its total', async () => {
    await openCart([thread, paint]);

    const threadLine = within(await lineOf('Cotton thread'));
    expect(threadLine.getByRole('textbox', { name: 'Packs of Cotton thread' })).toHaveValue('3');
    expect(threadLine.getByText('× 12 = 36 units')).toBeVisible();
    expect(threadLine.getByRole('cell', { name: '$90.00' })).toBeVisible();

    const paintLine = within(await lineOf('Poster paint'));
    expect(paintLine.getByRole('cell', { name: '$2.00 Sale price $1.50' })).toHaveTextContent(
      '$2.00 Sale price $1.50',
    );
    expect(paintLine.getByRole('cell', { name: '$18.00' })).toBeVisible();
  });

  it('prices a line at its quantity, and says when more packs cost less', async () => {
    const felt = cartLine('F-6', {
      name: 'Felt red',
      item: 9,
      ship_pack: 1,
      price: 3.7,
      selling_price: 3.7,
      list_price: 4,
      price_breaks: [{ packs: 10, price: 3.2 }],
    });
    const { store, person } = await openCart([felt]);
    const line = within(await lineOf('Felt red'));
    await waitFor(() =>
      expect(line.getByText('Your price')).toHaveTextContent('Your price List $4.00'),
    );
    expect(line.getByText('10+ packs: $3.20')).not.toHaveAttribute('aria-current');
    expect(line.getByRole('cell', { name: '$33.30' })).toBeVisible();

    await person.click(await line.findByRole('button', { name: '10 packs cost less than 9.' }));
    expect(line.getByText('10+ packs: $3.20')).toHaveAttribute('aria-current', 'true');
    expect(line.getByRole('cell', { name: '$32.00' })).toBeVisible();
    expect(line.queryByRole('button', { name: /cost less/ })).not.toBeInTheDocument();
    expect(selectShownCart(store.getState()).cents).toBe(3_200);
    expect(screen.queryByText(/new price/i)).not.toBeInTheDocument();
  });

  it('9 Cart total: totals the selected lines as the preview does, and leaves out what cannot be ordered', async () => {
    const { store, person } = await openCart([thread, paint, soldOut, soon]);
    await lineOf('Cotton thread');
    expect(total().getByText('$110.50')).toBeVisible();
    expect(total().getByText(/3 lines · 49 units/)).toBeVisible();
    expect(selectShownCart(store.getState()).cents).toBe(11_050);

    await person.click(screen.getByRole('checkbox', { name: 'Order Cotton thread' }));
    expect(total().getByText('$20.50')).toBeVisible();
    expect(selectShownCart(store.getState()).cents).toBe(2050);
  });

  it('says how much is missing to the minimum order', async () => {
    const server = cartServer(thread);
    const showCart = server.answers['GET /api/cart'] as () => object;
    server.answers['GET /api/cart'] = () => ({ ...showCart(), min_order: 250 });
    await renderPage({ at: '/cart', answers: server.answers });
    expect(await screen.findByText('$160.00 to the minimum order of $250.00')).toBeVisible();
  });

  it('says that a new order will be on hold, and whom to call', async () => {
    const server = cartServer(thread);
    const showCart = server.answers['GET /api/cart'] as () => object;
    server.answers['GET /api/cart'] = () => ({ ...showCart(), hold: 'customer_on_hold' });
    await renderPage({ at: '/cart', answers: server.answers });
    expect(
      await screen.findByText(/^New orders wait for our accounts department.+1-800-555-0142/),
    ).toBeVisible();
  });

  it.each([
    ['2026-11-27T17:40:30.000Z', 'Leaves today if ordered within 1 h 20 min'],
    ['2026-11-27T18:30:00.000Z', 'Leaves today if ordered within 30 min'],
    ['2026-11-27T19:00:00.000Z', 'Leaves Monday, November 30'],
  ])('says at %s: %s', async (at, sentence) => {
    jest.useFakeTimers({ now: new Date(at), doNotFake: [...REAL_TIMERS] });
    jest.replaceProperty(settings, 'rules', {
      ...settings.rules,
      shipping: { CA: parseShippingHours('America/Toronto 14:00 Mon-Fri', '')! },
    });
    await openCart([thread]);
    expect(await screen.findByText(sentence)).toBeVisible();
    jest.useRealTimers();
  });

  it('says why a line cannot be selected', async () => {
    await openCart([
      soldOut,
      cartLine('E-5', { name: 'Old stock', available: 0, selling_price: 0 }),
    ]);

    const box = within(await lineOf('Glue stick')).getByRole('checkbox');
    expect(box).toBeDisabled();
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription('Out of stock: not in the order');
    expect(await lineOf('Old stock.*No longer offered: not in the order')).toBeVisible();
  });

  it('selects all lines or none', async () => {
    const { person } = await openCart([thread, paint, soldOut]);
    await lineOf('Cotton thread');
    const all = screen.getByRole('checkbox', { name: 'Select all lines' });
    expect(all).toBeChecked();

    await person.click(all);
    expect(screen.getByRole('checkbox', { name: 'Order Poster paint' })).not.toBeChecked();
    expect(total().getByText(/Select at least one line/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review the order' })).toBeDisabled();

    await person.click(all);
    expect(screen.getByText('2 of 3 lines selected')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Review the order' })).toHaveAttribute(
      'href',
      '/order-confirm',
    );
  });

  it('saves a typed quantity, and marks it as not saved until then', async () => {
    const { person, cart, answers } = await openCart([thread]);
    const release = hold(answers, 'POST /api/add/item');
    const box = within(await lineOf('Cotton thread')).getByRole('textbox');
    await person.click(box);
    await person.keyboard('12');

    expect(await lineOf('Cotton thread.*Not saved yet')).toBeVisible();
    expect(total().getByText('$360.00')).toBeVisible();
    release();
    await waitFor(() => expect(cart.get('line-A-1')?.item).toBe(12));
    await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
  });

  it('limits a typed quantity to the available stock, and says so', async () => {
    const { person, cart } = await openCart([thread]);
    const box = within(await lineOf('Cotton thread')).getByRole('textbox');
    await person.click(box);
    await person.keyboard('99');

    expect(box).toHaveValue('40');
    expect(within(await lineOf('Cotton thread')).getByRole('status')).toHaveTextContent(
      'Only 40 packs available',
    );
    await waitFor(() => expect(cart.get('line-A-1')?.item).toBe(40));
  });

  it('keeps the quantity when the box is left empty', async () => {
    const { person, cart } = await openCart([thread]);
    const box = within(await lineOf('Cotton thread')).getByRole('textbox');
    await person.clear(box);
    await person.tab();

    expect(box).toHaveValue('3');
    expect(cart.get('line-A-1')?.item).toBe(3);
  });

  it('is fetched again when Back restores the page from the browser’s memory', async () => {
    const { cart } = await openCart([thread]);
    const box = within(await lineOf('Cotton thread')).getByRole('textbox');
    cart.set('line-A-1', { ...thread, item: 9 });
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));

    await waitFor(() => expect(box).toHaveValue('9'));
  });

  it('offers the available quantity when a line asks for more', async () => {
    const { person, cart } = await openCart([{ ...thread, item: 60 }]);
    await person.click(await screen.findByRole('button', { name: 'Take 40 packs' }));

    expect(total().getByText('$1,200.00')).toBeVisible();
    await waitFor(() => expect(cart.get('line-A-1')?.item).toBe(40));
  });

  it('puts a removed line back in its place', async () => {
    const { person, cart } = await openCart([thread, paint]);
    await lineOf('Cotton thread');
    await person.click(screen.getByRole('button', { name: 'Remove Cotton thread' }));
    await waitFor(() => expect([...cart.keys()]).toEqual(['line-B-2']));
    expect(
      screen.getByText('Removed: Cotton thread', { selector: '[role=status]' }),
    ).toBeInTheDocument();

    await person.click(screen.getByRole('button', { name: 'Undo: put Cotton thread back' }));
    await waitFor(() => expect(cart.size).toBe(2));
    const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(names).toEqual([
      expect.stringContaining('Cotton thread'),
      expect.stringContaining('Poster paint'),
    ]);
    expect(within(await lineOf('Cotton thread')).getByRole('textbox')).toHaveValue('3');
  });

  it('puts a removed line back with the quantity it had, even if that had not been saved', async () => {
    const { person, cart } = await openCart([thread, paint]);
    const box = within(await lineOf('Cotton thread')).getByRole('textbox');
    await person.click(box);
    await person.keyboard('12');
    await person.click(screen.getByRole('button', { name: 'Remove Cotton thread' }));
    await person.click(screen.getByRole('button', { name: 'Undo: put Cotton thread back' }));

    expect(within(await lineOf('Cotton thread')).getByRole('textbox')).toHaveValue('12');
    const inCart = () => [...cart.values()].find(({ product_id }) => product_id === 'A-1')?.item;
    await waitFor(() => expect(inCart()).toBe(12));
  });

  it('leaves a line that was put back out of the order as before', async () => {
    const { person, cart } = await openCart([thread, paint]);
    await lineOf('Cotton thread');
    const choice = () => screen.getByRole('checkbox', { name: 'Order Cotton thread' });
    await person.click(choice());
    await person.click(screen.getByRole('button', { name: 'Remove Cotton thread' }));
    await waitFor(() => expect([...cart.keys()]).toEqual(['line-B-2']));
    await person.click(await screen.findByRole('button', { name: 'Undo: put Cotton thread back' }));
    await waitFor(() => expect(cart.size).toBe(2));
    expect(choice()).not.toBeChecked();

    await person.click(screen.getByRole('button', { name: 'Empty the cart' }));
    await person.click(await screen.findByRole('button', { name: 'Put 2 lines back' }));
    await lineOf('Cotton thread');
    expect(choice()).not.toBeChecked();
  });

  it('is emptied, and refilled with one click', async () => {
    const { person, cart } = await openCart([thread, paint]);
    await lineOf('Cotton thread');
    await person.click(screen.getByRole('button', { name: 'Empty the cart' }));
    expect(await screen.findByText('2 lines were removed from the cart.')).toBeVisible();
    expect(cart.size).toBe(0);
    expect(screen.getByRole('button', { name: 'Put 2 lines back' })).toHaveFocus();

    await person.click(screen.getByRole('button', { name: 'Put 2 lines back' }));
    expect(await lineOf('Poster paint')).toBeVisible();
    expect([...cart.values()].map(({ item }) => item)).toEqual([3, 2]);
  });

  it('says that it could not be emptied when the server does not answer', async () => {
    const { person, answers } = await openCart([thread]);
    answers['DELETE /api/cart-delete-all'] = unreachable;
    await lineOf('Cotton thread');
    await person.click(screen.getByRole('button', { name: 'Empty the cart' }));

    expect(await screen.findByText(/could not be emptied/)).toBeVisible();
    expect(await lineOf('Cotton thread')).toBeVisible();
  });

  it('links to re-ordering when it is empty', async () => {
    await openCart([], 'es');

    expect(await screen.findByText(/Su carrito está vacío/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver a pedir' })).toHaveAttribute('href', '/order');
  });

  it('shows the server’s message when it cannot be loaded, and tries again', async () => {
    const { answers } = await renderPage({
      at: '/cart',
      answers: { 'GET /api/cart': errorResponse(400, { message: 'Not now.' }) },
    });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not now.'));

    answers['GET /api/cart'] = { products: [thread] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await lineOf('Cotton thread')).toBeVisible();
  });

  it('sends a visitor to the sign-in', async () => {
    await renderPage({ at: '/cart', signedIn: false });
    expect(location.pathname).toBe('/login');
  });
});
