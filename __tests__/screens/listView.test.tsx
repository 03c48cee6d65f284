import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { BuyerGrid } from '../../src/features/product-card/ProductGrid';
import { pageOf, productOf, visitorProductOf } from '../support/product';
import { renderPage } from '../support/renderPage';

const around = {
  'GET /api/categories': { category: [] },
  'GET /api/class_codes': { class_codes: [{ class: 'Y', image: '/badges/Y.svg' }] },
  'GET /api/filter-options-by-category': { colors: [], type: [], size: [], brand: [] },
};

const openListing = (signedIn = true) =>
  renderPage({
    at: '/products/Sewing/Sewing/SEW',
    signedIn,
    answers: {
      ...around,
      'GET /api/cadProducts': pageOf([
        signedIn
          ? { ...productOf('GT-1'), class: 'Y', selling_price: 4.79, selling_price_2: 3.29 }
          : visitorProductOf('GT-1'),
      ]),
    },
  });

describe('a list of products', () => {
  it('shows customers rows to order from: stock, prices, badge, heart and a box for packs', async () => {
    await openListing();
    const [row] = (await screen.findAllByRole('row')).slice(1);
    const shown = within(row!);

    expect(shown.getByRole('link', { name: 'Thread GT-1' })).toHaveAttribute(
      'href',
      '/description/GT-1/CA',
    );
    expect(shown.getByText('On Sale')).toBeVisible();
    expect(shown.getByText('$4.79')).toBeVisible();
    expect(shown.getByText('$3.29')).toBeVisible();
    expect(shown.getByRole('button', { name: /favourites$/ })).toBeVisible();
    await userEvent.type(shown.getByRole('textbox'), '2');
    expect(screen.getByRole('button', { name: /^Update cart \(1/ })).toBeEnabled();
  });

  it('says in a row when more of a product is expected, until that day has passed', async () => {
    const soldOut = (id: string, expected_on?: string) => ({
      ...productOf(id),
      available: 0,
      ...(expected_on && { expected_on }),
    });
    await renderPage({
      at: '/products/Sewing/Sewing/SEW',
      signedIn: true,
      answers: {
        ...around,
        'GET /api/cadProducts': pageOf([
          soldOut('GT-1', '2099-12-14'),
          soldOut('GT-2', '2020-12-14'),
          soldOut('GT-3'),
          { ...productOf('GT-4'), expected_on: '2099-12-14' },
        ]),
      },
    });
    const rows = (await screen.findAllByRole('row')).slice(1);

    expect(rows[0]).toHaveTextContent('Expected Dec 14');
    expect(rows[0]).not.toHaveTextContent('Out of stock');
    expect(rows[1]).toHaveTextContent('Out of stock');
    expect(rows[2]).toHaveTextContent('Out of stock');
    expect(rows[3]).not.toHaveTextContent('Expected');
  });

  it('shows cards when the customer has chosen them, also on the next visit', async () => {
    const { unmount } = await openListing();
    await BuyerGrid.preload();
    await userEvent.click(await screen.findByRole('button', { name: 'Cards' }));

    expect(screen.queryByRole('table')).toBeNull();
    expect(await screen.findByText('Ship Pack-12')).toBeVisible();
    expect(document.cookie).toContain('reader=en-CA-customer-cards');
    expect(localStorage.getItem('listView')).toBe('cards');
    unmount();

    await openListing();
    expect(await screen.findByText('Ship Pack-12')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows visitors cards, without a choice', async () => {
    await openListing(false);

    expect(await screen.findByText('Ship Pack-12')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rows' })).toBeNull();
  });
});
