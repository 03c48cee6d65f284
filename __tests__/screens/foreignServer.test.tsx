import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { errorResponse, type MockResponses } from '../support/mockFetch';
import { pageOf, productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { shellAnswers } from '../support/shell';

/** A server that implements nothing beyond the specification. */
const foreign: MockResponses = { ...shellAnswers, 'GET /api/features': errorResponse(404, {}) };

describe('with a server that implements only the specification', () => {
  it('a buyer’s home page requests no usual items, and works without them', async () => {
    const { requests } = await renderPage({
      at: '/',
      answers: {
        ...foreign,
        'GET /api/fetch-order': { orders: [] },
        'GET /api/crousalImages': { images: [] },
      },
    });

    expect(await screen.findByRole('heading', { name: 'Re-order' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Usual items' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(requests.map(({ path }) => path)).not.toContain('/api/usual-items');
  });

  it('an order without a number is confirmed, with a link to the history', async () => {
    await renderPage({ at: '/order-confirm?order_id=', answers: foreign });

    expect(
      await screen.findByRole('heading', { name: 'Your order has been placed' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/order');
  });

  it('the history is paged in the browser when the server sends all of it', async () => {
    const orders = Array.from({ length: 30 }, (_, at) => ({
      order_id: String(900 - at),
      date: '2026-03-02T12:00:00Z',
    }));
    await renderPage({
      at: '/order?page=2',
      answers: { ...foreign, 'GET /api/fetch-order': { orders } },
    });

    expect(await screen.findByRole('link', { name: 'Open order 871' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open order 900' })).toBeNull();
  });

  it('the brands of a category are requested separately', async () => {
    await renderPage({
      at: '/products/Thread/Thread/THR',
      signedIn: false,
      answers: {
        ...foreign,
        'GET /api/cadProducts': pageOf([productOf('A-1')]),
        'GET /api/filter-options-by-category': { colors: ['Red'] },
        'GET /api/brands-by-category': { brands: ['Acme'] },
      },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Show filters' }));
    expect(await screen.findByRole('checkbox', { name: 'Acme' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Red' })).toBeVisible();
  });
});
