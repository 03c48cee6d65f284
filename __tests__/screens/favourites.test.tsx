import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { productOf } from '../support/product';
import { renderPage } from '../support/renderPage';

describe('the favourites', () => {
  it.each(['/favourite-view', '/favorite'])('are shown at %s', async (at) => {
    await renderPage({ at, answers: { 'GET /api/favorite': { products: [productOf('GT-1')] } } });

    expect(await screen.findByRole('link', { name: 'Thread GT-1' })).toBeInTheDocument();
    expect(screen.getByText('1 of 1')).toBeInTheDocument();
  });

  it('disappear when their heart is clicked again', async () => {
    let products = [productOf('GT-1'), productOf('GT-2')];
    await renderPage({
      at: '/favourite-view',
      answers: {
        'GET /api/favorite': () => ({ products }),
        'DELETE /api/fav/delete': () => {
          products = products.slice(1);
          return { status: true };
        },
      },
    });

    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove Thread GT-1 from favourites' }),
    );

    expect(await screen.findByText('1 of 1')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Thread GT-1' })).not.toBeInTheDocument();
    expect(await screen.findByText('Product is removed from favourites')).toBeInTheDocument();
  });

  it('send every typed quantity to the cart with one click', async () => {
    const { requests } = await renderPage({
      at: '/favourite-view',
      answers: {
        'GET /api/favorite': { products: [productOf('GT-1'), productOf('GT-2')] },
        'POST /api/cart/add': { status: true, lines: [] },
      },
    });

    await userEvent.type(await screen.findByRole('textbox', { name: 'Packs of Thread GT-1' }), '2');
    await userEvent.type(screen.getByRole('textbox', { name: 'Packs of Thread GT-2' }), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Update cart (2 lines)' }));

    await screen.findByText('Added item to the cart');
    expect(requests.find(({ path }) => path === '/api/cart/add')?.body).toEqual({
      'GT-1': 2,
      'GT-2': 5,
    });
  });

  it('say how to add one when there are none', async () => {
    await renderPage({
      at: '/favourite-view',
      answers: { 'GET /api/favorite': { products: [] } },
    });

    expect(await screen.findByText(/^No favourites yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse the catalogue' })).toBeInTheDocument();
  });

  it('ask a visitor to sign in', async () => {
    await renderPage({ at: '/favourite-view', signedIn: false });

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  });
});
