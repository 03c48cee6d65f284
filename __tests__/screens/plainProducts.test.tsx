import { screen } from '@testing-library/react';

import type { MockResponses } from '../support/mockFetch';
import { renderPage } from '../support/renderPage';
import { menuCategory } from '../support/shell';

/**
 * A product with only the fields that section 7 guarantees, as another server implementation sends
 * it.
 */
const plain = { product_id: ' GT-1 ', name: 'Thread GT-1', ship_pac: '12', country: 'CA' };
const products = [plain];

const around: MockResponses = { 'GET /api/features': () => Response.json({}, { status: 404 }) };

describe('products without barcodes, content types or pictures', () => {
  it.each<[string, string, MockResponses, boolean?]>([
    [
      'a listing',
      '/products/Sewing/Sewing/SEW',
      {
        'GET /api/cadProducts': { products },
        'GET /api/filter-options-by-category': { colors: [], type: [], size: [], brand: [] },
      },
    ],
    ['a search', '/search-page/thread/1', { 'GET /search/': { products } }],
    [
      'a group',
      '/product-groups/7',
      { 'GET /api/product_group/7': { data: { title: 'Sewing', data: products } } },
    ],
    ['the favourites', '/favourite-view', { 'GET /api/favorite': { products } }],
    [
      'a displayed category',
      '/dispay-products/SEW',
      {
        'GET /api/categories': { category: [menuCategory('SEW')] },
        'GET /api/displayProducts': { products },
      },
    ],
    [
      'related products',
      '/description/GT-9/CA',
      { 'GET /api/productDescription': { product: { product_id: 'GT-9' }, related: products } },
    ],
    [
      'a visitor’s home',
      '/',
      {
        'GET /api/displayCategories': { category: [] },
        'GET /api/best/sellers': { products },
        'GET /api/crousalImages': { images: [] },
      },
      false,
    ],
  ])('are shown in %s', async (_what, at, answers, signedIn = true) => {
    const categories = { 'GET /api/categories': { category: [] } };
    await renderPage({ at, signedIn, answers: { ...around, ...categories, ...answers } });

    expect(await screen.findByRole('link', { name: 'Thread GT-1' })).toHaveAttribute(
      'href',
      '/description/GT-1/CA',
    );
    // In rows the box stands before the stock is known, with what a pack holds.
    expect(screen.getAllByText(/^(?:Ship Pack-12|× 12)$/)).not.toHaveLength(0);
  });

  it('have their own page', async () => {
    await renderPage({
      at: '/description/GT-1/CA',
      answers: { ...around, 'GET /api/productDescription': { product: plain } },
    });

    expect(await screen.findByRole('heading', { level: 1, name: 'Thread GT-1' })).toBeVisible();
  });
});
