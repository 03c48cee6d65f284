import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PurchasedItem } from '#contract/purchaseHistory';

import { errorResponse, type MockResponses } from '../support/mockFetch';
import { summary } from '../support/orders';
import { pageOf, productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { menuCategory } from '../support/shell';
import { installFakeTimers } from '../support/signedInStore';

const shelf = [
  productOf('GT-10', { cat_code: 'SEW THR' }),
  productOf('GT-9', { cat_code: 'SEW THR', barcodes: ['4006381333931'] }),
  productOf('AC-1', { cat_code: 'PNT', barcodes: ['123456789011', '036000291452'] }),
];

const bought = shelf.map((product): PurchasedItem => ({
  ...product,
  orders: 1,
  usual_item: 1,
  last_item: 1,
  last_date: '2026-10-20T15:00:00.000Z',
  last_price: 2.5,
  monthly: [1],
  interval: null,
  due: false,
  category: 'Sewing',
}));

const answers: MockResponses = {
  'GET /api/features': { features: ['check', 'what-i-buy'] },
  'GET /api/what-i-buy': { months: [], products: bought, proposals: [] },
  'GET /api/favorite': { products: shelf.slice(0, 1) },
  'GET /api/categories': { category: [] },
  'GET /api/cadProducts': pageOf(shelf, 700),
  'GET /api/fetch-order': { orders: [summary('1042')], total: 1 },
};

/** Longer than all retries of one call. */
const RETRIES_MS = 10_000;

const formRows = async () => {
  const [, body] = within(await screen.findByRole('table')).getAllByRole('rowgroup');
  return within(body!).getAllByRole('row');
};

describe('the printable order form', () => {
  afterEach(() => void jest.useRealTimers());

  it('is in shelf order, each product with a code that scans', async () => {
    await renderPage({ at: '/pform', answers });

    const rows = await formRows();
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'AC-1 Thread AC-1',
      'GT-9 Thread GT-9',
      'GT-10 Thread GT-10',
    ]);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      '036000291452',
      '4006381333931',
      'GT-10',
    ]);
    expect(rows.every((row) => row.querySelector('svg path'))).toBe(true);
  });

  it('names the shelf above its products, and shows how much of each was bought last', async () => {
    const thread = { sub_cate: 'Thread', category: 'Thread', cat_code: 'SEW THR', sub_subCat: [] };
    const sewing = menuCategory('Sewing', { cat_code: 'SEW', sub_cate: [thread] });
    await renderPage({
      at: '/pform?from=category&category=SEW',
      answers: {
        ...answers,
        'GET /api/categories': { category: [menuCategory('Paint', { cat_code: 'PNT' }), sewing] },
        'GET /api/what-i-buy': {
          orders: [],
          products: bought.slice(0, 1).map((item) => ({ ...item, last_item: 7 })),
          proposals: [],
        },
      },
    });

    await screen.findByRole('rowheader', { name: 'Sewing · Thread' });
    expect((await formRows()).map((row) => row.textContent)).toEqual([
      'Paint',
      '036000291452AC-1 Thread AC-1× 12',
      'Sewing · Thread',
      '4006381333931GT-9 Thread GT-9× 12',
      'GT-10GT-10 Thread GT-107× 12',
    ]);
  });

  it('has a strip of quantities, and shows prices only on request', async () => {
    await renderPage({ at: '/pform', answers });

    const strip = await screen.findByRole('list', { name: 'Quantities in packs' });
    expect(within(strip).getAllByRole('listitem').at(-1)).toHaveTextContent('48');
    expect(screen.queryByText('$2.50')).not.toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('With prices'));
    expect(screen.getAllByText('$2.50')).toHaveLength(3);
    expect(location.search).toBe('?prices=1');
  });

  it('can be made from favourites, or from a category once one is chosen', async () => {
    await renderPage({ at: '/pform?from=favourites', answers });
    expect(await formRows()).toHaveLength(1);

    await userEvent.selectOptions(screen.getByLabelText('Based on'), 'A category');
    expect(await screen.findByText('Choose what the form should be based on.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  });

  it('holds the first products of a large category, and says how many', async () => {
    await renderPage({ at: '/pform?from=category&category=SEW', answers });

    expect(await formRows()).toHaveLength(3);
    expect(screen.getByText('The form contains the first 3 of 700 products.')).toBeInTheDocument();
  });

  it('can be made from an earlier order, without products no longer available', async () => {
    const line = { line: 1, item: 1, possible: 1, in_cart: 0, message: '' };
    const report = {
      status: true,
      lines: [
        { ...line, code: 'GT-10', product_id: 'GT-10', outcome: 'added', product: shelf[0] },
        { ...line, code: 'OLD', product_id: 'OLD', outcome: 'unknown', possible: 0 },
      ],
    };
    await renderPage({
      at: '/pform?from=order&order=1042',
      answers: {
        ...answers,
        'GET /api/order-history': { order: { ...summary('1042'), lines: [] } },
        'POST /api/re-orders': report,
      },
    });

    const rows = await formRows();
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'GT-10 Thread GT-10',
    ]);
  });

  it('says why an order could not be compared with today, and tries again on request', async () => {
    installFakeTimers();
    const order = { ...summary('1042'), lines: [] };
    const table: MockResponses = {
      ...answers,
      'GET /api/features': () => errorResponse(500, { message: 'Back in a moment.' }),
      'GET /api/order-history': { order },
      'POST /api/re-orders': { status: true, lines: [] },
    };
    await renderPage({ at: '/pform?from=order&order=1042', answers: table });
    await act(() => jest.advanceTimersByTimeAsync(RETRIES_MS));

    expect(screen.getByText('Back in a moment.')).toBeVisible();
    table['GET /api/features'] = answers['GET /api/features'];
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^There is nothing to print here yet/)).toBeVisible();
  });

  it('says so when there is nothing to print', async () => {
    await renderPage({
      at: '/pform?from=favourites',
      answers: { ...answers, 'GET /api/favorite': { products: [] } },
    });

    expect(await screen.findByText(/^There is nothing to print here yet/)).toBeInTheDocument();
  });

  it('says why the products could not be loaded, and loads them again on request', async () => {
    const table: MockResponses = {
      ...answers,
      'GET /api/what-i-buy': () => errorResponse(400, { message: 'The orders are being counted.' }),
    };
    await renderPage({ at: '/pform', answers: table });

    expect(await screen.findByText('The orders are being counted.')).toBeInTheDocument();
    table['GET /api/what-i-buy'] = answers['GET /api/what-i-buy'];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await formRows()).toHaveLength(3);
  });

  it.each([
    ['fr', 'Formulaire de commande à imprimer', 'Avec les prix'],
    ['es', 'Formulario de pedido para imprimir', 'Con precios'],
  ] as const)('is available in %s', async (language, title, tick) => {
    await renderPage({ at: '/pform', answers, language });

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByLabelText(tick)).toBeInTheDocument();
  });
});
