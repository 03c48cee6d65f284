import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { api } from '../../src/api/api';
import { linesAdded } from '../../src/slices/cartPreview';
import { cartLine, previewLine } from '../support/buyerInBrowser';
import { cartServer } from '../support/cartServer';
import { unreachable } from '../support/mockFetch';
import { renderPage } from '../support/renderPage';

const thread = cartLine('A-1', { name: 'Cotton thread', item: 3 });
const paint = cartLine('B-2', { name: 'Poster paint', item: 2 });

async function openCart() {
  const server = cartServer(thread, paint);
  const page = await renderPage({ at: '/cart', answers: server.answers });
  await screen.findByRole('row', { name: /Cotton thread/ });
  return {
    ...page,
    ...server,
    person: userEvent.setup(),
    readAgain: () => act(() => void page.store.dispatch(api.util.invalidateTags(['Cart']))),
  };
}

describe('a cart that was changed elsewhere', () => {
  it('lists what happened to each line until the buyer acknowledges it', async () => {
    const { cart, readAgain, person } = await openCart();
    cart.set(thread.id, { ...thread, item: 7 });
    cart.set('line-C-3', cartLine('C-3', { name: 'Glue stick', item: 1 }));
    cart.delete(paint.id);
    readAgain();

    const list = within(
      await screen.findByRole('list', { name: 'The cart was changed elsewhere' }),
    );
    const device = 'on another device, or by a colleague';
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `A-1Cotton thread3 → 7 packs${device}`,
      `B-2Poster paintremoved (2 packs)${device}`,
      `C-3Glue stickadded: 1 pack${device}`,
    ]);

    const main = Object.assign(document.createElement('main'), { tabIndex: -1 });
    main.append(...document.body.childNodes);
    document.body.append(main);
    await person.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText('The cart was changed elsewhere')).not.toBeInTheDocument();
    expect(main).toHaveFocus();
  });

  it('names a line as the cart does, also once the language has changed', async () => {
    const { cart, readAgain } = await openCart();
    const glue = cartLine('C-3', { name: 'Glue stick', item: 1 });
    cart.set('line-C-3', glue);
    readAgain();
    const list = await screen.findByRole('list', { name: 'The cart was changed elsewhere' });
    expect(list).toHaveTextContent('Glue stick');

    cart.set('line-C-3', { ...glue, name: 'Bâton de colle' });
    readAgain();
    await waitFor(() => expect(list).toHaveTextContent('C-3Bâton de colleadded: 1 pack'));
  });

  it('says nothing about a line that was added and removed again', async () => {
    const { cart, readAgain } = await openCart();
    cart.set('line-C-3', cartLine('C-3', { name: 'Glue stick', item: 1 }));
    readAgain();
    expect(await screen.findByText('added: 1 pack')).toBeVisible();

    cart.delete('line-C-3');
    readAgain();
    await waitFor(() =>
      expect(screen.queryByText('The cart was changed elsewhere')).not.toBeInTheDocument(),
    );
  });

  it('lists the removed lines even when nothing is left', async () => {
    const { cart, readAgain } = await openCart();
    cart.clear();
    readAgain();

    expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
    expect(screen.getAllByText(/removed \(\d packs\)/)).toHaveLength(2);
  });

  it('shows the old and the new price', async () => {
    const { cart, readAgain } = await openCart();
    cart.set(thread.id, { ...thread, price: 3, selling_price: 3 });
    readAgain();

    const name = 'Prices that have changed since you last saw them';
    expect(
      within(await screen.findByRole('list', { name })).getByRole('listitem'),
    ).toHaveTextContent('pack price $30.00 → $36.00');
  });
});

describe('a cart line', () => {
  it.each([
    [19, false],
    [20, true],
  ])('with %i packs, when 2 to 4 are usual, shows a warning: %s', async (item, isWarned) => {
    const usual = { least: 2, most: 4, unusual_from: 20 };
    const server = cartServer({ ...thread, item, usual });
    await renderPage({ at: '/cart', answers: server.answers });
    await screen.findByRole('row', { name: /Cotton thread/ });

    expect(screen.queryAllByText(`Usually 2–4 packs; this time ${item}.`)).toHaveLength(
      isWarned ? 1 : 0,
    );
  });

  it('that is not saved yet says so on the line and above the lines', async () => {
    const { store, answers } = await openCart();
    answers['GET /api/features'] = { features: ['idempotency'] };
    const lines = [previewLine('A-1', 2), previewLine('Z-9', 1)];
    answers['POST /api/cart/add'] = unreachable;
    act(() => void store.dispatch(linesAdded({ lines, source: 'grid' })));

    const row = within(await screen.findByRole('row', { name: /Cotton thread/ }));
    expect(await row.findByText('Not saved yet')).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Not saved yet' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 ×A-1Thread A-1',
      '1 ×Z-9Thread Z-9',
    ]);
  });
});

describe('the cart without a connection', () => {
  it('shows what the browser knows, cannot be ordered, and loads once the server is back', async () => {
    const server = cartServer(thread, paint);
    const { store, answers } = await renderPage({
      at: '/cart',
      answers: { 'GET /api/cart': unreachable, 'GET /api/features': unreachable },
    });
    act(() => void store.dispatch(linesAdded({ lines: [previewLine('Z-9', 3)], source: 'grid' })));

    const row = within(await screen.findByRole('row', { name: /Thread Z-9/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['3', '$90.00']);
    expect(screen.getByText(/^The server cannot be reached/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review the order' })).toBeDisabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    Object.assign(answers, server.answers, { 'GET /api/features': { features: [] } });
    expect(await screen.findByRole('row', { name: /Cotton thread/ })).toBeVisible();
    expect(screen.queryByText(/^There is no connection/)).not.toBeInTheDocument();
  });
});
