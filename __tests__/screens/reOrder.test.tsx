import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { lineServer } from '../support/lineServer';
import { errorResponse, unreachable, type MockResponses } from '../support/mockFetch';
import { orderWithLines } from '../support/orders';
import { productOf } from '../support/product';
import { renderPage } from '../support/renderPage';

const order = orderWithLines('10001');
const thread = productOf('A-1', { name: 'Cotton thread', ship_pac: 12, selling_price: 2.5 });
const paint = productOf('B-2', { name: 'Poster paint', ship_pac: 6, selling_price: 1.5 });

const open = (server: ReturnType<typeof lineServer>, more: MockResponses = {}) =>
  renderPage({ at: '/orderdetails/10001?reorder', answers: { ...server.answers, ...more } });

const panel = () => screen.findByRole('region', { name: 'Re-order' });
const row = async (name: RegExp) => within(await panel()).findByRole('row', { name });
const add = async (name: RegExp) => within(await panel()).findByRole('button', { name });

describe('an earlier order', () => {
  it('is added to the cart with one click, on top of what was there', async () => {
    const server = lineServer({ products: [thread, paint], orders: [order], cart: { 'A-1': 2 } });
    const { requests } = await open(server);
    await userEvent.click(await add(/^Add 2 lines to cart$/));

    expect(await screen.findByText('2 lines are in the cart: 7 packs.')).toBeVisible();
    expect(within(await panel()).getByRole('link', { name: 'Go to cart' })).toBeVisible();
    expect(Object.fromEntries(server.cart)).toEqual({ 'A-1': 5, 'B-2': 4 });
    const sent = requests.filter(({ headers }) => headers.has('Idempotency-Key'));
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/re-orders', { user_id: 'c-1', order_id: '10001', lang: '' }],
    ]);
  });

  it('shows every line with its last quantity, and its price and pack then and now', async () => {
    const server = lineServer({
      products: [
        { ...thread, selling_price: 3 },
        { ...paint, ship_pac: 10, selling_price: 1 },
      ],
      orders: [order],
    });
    await open(server);

    const first = await row(/Cotton thread.*More than last time/);
    expect(first).toHaveTextContent('3 packs');
    expect(first).toHaveTextContent('More than last time $3.00');
    expect(first).toHaveTextContent('was $2.50');
    expect(first).toHaveTextContent('$108.00');
    const second = await row(/Poster paint.*Less than last time/);
    expect(second).toHaveTextContent('Less than last time $1.00');
    expect(second).toHaveTextContent('Pack of 10, was 6');
    expect(second).toHaveTextContent('× 10 = 40 units');
    const ticked = { checked: true };
    expect(await screen.findByRole('checkbox', { name: 'Select all', ...ticked })).toBeVisible();
    const again = within(await panel());
    await waitFor(() => expect(again.getAllByRole('checkbox', ticked)).toHaveLength(3));
  });

  it('can show only what has changed since then', async () => {
    const server = lineServer({
      products: [{ ...thread, selling_price: 3 }, paint],
      orders: [order],
    });
    await open(server);
    await row(/Poster paint/);
    await userEvent.click(await add(/^Changed only \(1\)$/));
    const lines = within(await panel());
    expect(lines.queryByRole('row', { name: /Poster paint/ })).not.toBeInTheDocument();
    expect(await row(/Cotton thread.*More than last time/)).toBeVisible();

    await userEvent.click(await add(/^Show the other line$/));
    expect(await row(/Poster paint/)).toBeVisible();
  });

  it('says what is unavailable, and adds the rest', async () => {
    const server = lineServer({ products: [{ ...paint, available: 1 }], orders: [order] });
    await open(server);

    expect(await row(/Cotton thread.*No product has this number/)).toBeVisible();
    expect(await row(/Poster paint.*Only 1 available in all: 1 of 4/)).toBeVisible();
    await userEvent.click(await add(/^Add 1 line to cart$/));
    await screen.findByText('1 line is in the cart: 1 pack.');
    expect(Object.fromEntries(server.cart)).toEqual({ 'B-2': 1 });
  });

  it('is added with the chosen quantities and lines', async () => {
    const server = lineServer({ products: [thread, paint], orders: [order] });
    const { requests } = await open(server);
    await userEvent.click(within(await row(/Poster paint/)).getByRole('checkbox'));
    const box = within(await row(/Cotton thread/)).getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, '9');
    await userEvent.click(await add(/^Add 1 line to cart$/));

    await screen.findByText('1 line is in the cart: 9 packs.');
    expect(Object.fromEntries(server.cart)).toEqual({ 'A-1': 9 });
    const [sent] = requests.filter(({ path }) => path === '/api/cart/add');
    expect(sent?.body).toEqual({ 'A-1': 9 });
  });

  it('can have an unavailable product replaced by a similar one', async () => {
    const other = productOf('A-2', { name: 'Cotton thread, strong' });
    const server = lineServer({
      products: [{ ...thread, available: 0 }, other, paint],
      orders: [order],
    });
    await open(server);
    await userEvent.click(
      within(await row(/Cotton thread/)).getByRole('button', { name: 'Find another product' }),
    );
    await userEvent.click(
      await screen.findByRole('button', { name: 'Use this one: A-2 Cotton thread, strong' }),
    );
    await userEvent.click(await add(/^Add 2 lines to cart$/));

    await screen.findByText('2 lines are in the cart: 7 packs.');
    expect(Object.fromEntries(server.cart)).toEqual({ 'A-2': 3, 'B-2': 4 });
  });

  it('can be undone, even when the server fails half-way', async () => {
    const server = lineServer({
      products: [thread, paint],
      orders: [order],
      cart: { 'A-1': 2, 'B-2': 1 },
    });
    const setItem = server.answers['POST /api/add/item'] as (request: unknown) => unknown;
    let isDown = true;
    await open(server, {
      'POST /api/add/item': (call: { body: { id: string } }) => {
        const answered = setItem(call);
        return isDown && call.body.id === 'line-A-1' ? unreachable() : answered;
      },
    });
    await userEvent.click(await add(/^Add 2 lines to cart$/));
    await screen.findByText('2 lines are in the cart: 7 packs.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/Not everything has been removed/)).toBeInTheDocument();

    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await add(/^Add 2 lines to cart$/)).toBeEnabled();
    expect(Object.fromEntries(server.cart)).toEqual({ 'A-1': 2, 'B-2': 1 });
  });

  it('keeps everything when the server refuses, and shows the reason', async () => {
    const server = lineServer({ products: [thread, paint], orders: [order] });
    const compare = server.answers['POST /api/re-orders'] as (request: unknown) => unknown;
    await open(server, {
      'POST /api/re-orders': (call: { body: { check?: boolean } }) =>
        call.body.check ? compare(call) : errorResponse(429, { message: 'Too many requests.' }),
    });
    await userEvent.click(await add(/^Add 2 lines to cart$/));

    expect(await screen.findByText('Nothing was added: Too many requests.')).toBeVisible();
    expect(await add(/^Add 2 lines to cart$/)).toBeEnabled();
    expect(server.cart.size).toBe(0);
  });

  it('says that the replacement could not be looked up, and tries again', async () => {
    const other = productOf('A-2', { name: 'Cotton thread, strong' });
    const products = [{ ...thread, available: 0 }, other, paint];
    const server = lineServer({ products, orders: [order] });
    const answers: MockResponses = {
      ...server.answers,
      'POST /api/opticon': errorResponse(503, { message: 'Back soon.' }),
    };
    await renderPage({ at: '/orderdetails/10001?reorder', answers });
    const lines = within(await row(/Cotton thread/));
    await userEvent.click(lines.getByRole('button', { name: 'Find another product' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Use this one: A-2/ }));
    const alert = await within(await panel()).findByRole('alert');
    expect(alert).toHaveTextContent('Back soon.');

    answers['POST /api/opticon'] = server.answers['POST /api/opticon'];
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await row(/Cotton thread, strong/)).toBeVisible();
    expect(alert).not.toBeInTheDocument();
  });

  it('is shown as it was, and sent once, when the server cannot check it in advance', async () => {
    const server = lineServer({ products: [thread, paint], orders: [order] });
    const { requests } = await open(server, {
      'GET /api/features': errorResponse(404, { message: '' }),
    });

    expect(await row(/Poster paint.*4 packs/)).toBeVisible();
    await userEvent.click(await add(/^Add 2 lines to cart$/));
    await screen.findByText('2 lines are in the cart: 7 packs.');
    const sent = requests.filter(({ path }) => path === '/api/re-orders');
    expect(sent.map(({ body }) => body)).toEqual([{ user_id: 'c-1', order_id: '10001', lang: '' }]);
  });
});
