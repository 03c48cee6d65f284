import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { pageOf, productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { shellAnswers } from '../support/shell';

const ORDER = {
  order_id: '10422',
  date: '2026-11-20T12:00:00.000Z',
  status: 'released',
  lines: 1,
  units: 12,
  total: 30,
  order_comment: '',
  po_reference: 'PO-7',
};

const open = async (signedIn = true) => {
  const page = await renderPage({
    at: '/about-us',
    signedIn,
    isWhole: true,
    answers: {
      ...shellAnswers,
      'GET /api/pages/about-us': { title: 'About', body: '' },
      'GET /search/': pageOf([productOf('GT-100')]),
      'GET /api/fetch-order': { orders: [ORDER], total: 1 },
      'GET /api/features': { features: ['order-search', 'pages'] },
      'GET /api/productDescription': { product: productOf('GT-100'), related: [] },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...page, person: userEvent.setup() };
};

const box = () => screen.findByRole('combobox', { name: 'Screen, product or order' });
/** Presses a key, and waits for what is loaded by it. */
const press = (init: object) => act(async () => void fireEvent.keyDown(document.body, init));
const pressMark = () => press({ key: '?', shiftKey: true });

describe('the shop', () => {
  it('leads to any of its screens by Ctrl+K', async () => {
    const { person } = await open();
    await press({ key: 'k', ctrlKey: true });
    expect(await box()).toHaveFocus();
    await person.type(await box(), 'quick{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/quick-order'));
    expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull();
  });

  it('leads to products and orders by what is typed, and does what is chosen', async () => {
    const { person, requests } = await open();
    await pressMark();
    await person.type(await box(), '1042');
    expect(await screen.findByRole('option', { name: /^10422 .* PO-7 Orders$/ })).toBeVisible();
    expect(await screen.findByRole('option', { name: /^GT-100 .* Products$/ })).toBeVisible();
    const asked = requests.find(({ path }) => path === '/api/fetch-order');
    expect(asked?.query.get('search')).toBe('1042');

    await person.clear(await box());
    await person.type(await box(), 'français{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'fr'));
  });

  it('offers a visitor neither orders nor a cart', async () => {
    const { person } = await open(false);
    await pressMark();
    expect(await screen.findByRole('option', { name: 'Login' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Cart' })).toBeNull();
    await person.type(await box(), '1042');
    expect(await screen.findByRole('option', { name: /^GT-100/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^10422/ })).toBeNull();
  });

  it('leaves ? and / to fields, and to everything once they are turned off', async () => {
    const { person } = await open();
    const search = screen.getByRole('combobox', { name: 'Search products' });
    fireEvent.keyDown(search, { key: '?', shiftKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();

    await pressMark();
    await person.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }));
    expect(localStorage.getItem('shopKeys')).toBe('off');
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pressMark();
    await press({ key: '/' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(search).not.toHaveFocus();
    await press({ key: 'k', metaKey: true });
    expect(await box()).toBeVisible();
  });
});
