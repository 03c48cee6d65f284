import { screen, within } from '@testing-library/react';

import type { Category } from '#contract/catalogue';

import type { MockRequest } from '../support/mockFetch';
import { pageOf, productOf } from '../support/product';
import { renderPage } from '../support/renderPage';

const sewing: Category = {
  name: 'Couture',
  category: 'Sewing',
  cat_code: 'SEW',
  New: 0,
  Clear: 0,
  Sale: 0,
  Soon: 0,
  sub_cate: [
    { sub_cate: 'Fils', category: 'Thread', cat_code: 'SEW/THR', sub_subCat: [] },
    { sub_cate: 'Liquidation', category: 'Clearance', cat_code: 'SEW/CLR', sub_subCat: [] },
  ],
};

const answers = {
  'GET /api/categories': { category: [sewing] },
  'GET /api/cadProducts': ({ query }: MockRequest) =>
    pageOf([productOf('GT-1', { name: `First of ${query.get('category')}` })], 30),
};

describe('a category page', () => {
  it.each(['Sewing', 'Couture', 'SEW'])('is found by %s', async (title) => {
    await renderPage({ at: `/category-page/${title}`, answers });

    expect(await screen.findByRole('heading', { level: 1, name: 'Couture' })).toBeVisible();
  });

  it('shows each sub-category with its first products and a link to all of them', async () => {
    await renderPage({ at: '/category-page/Sewing', answers });

    const tile = (await screen.findByRole('heading', { name: 'Fils' })).closest('li')!;
    expect(await within(tile).findByRole('link', { name: 'First of SEW/THR' })).toBeInTheDocument();
    expect(within(tile).getByRole('link', { name: 'See all 30 products in Fils' })).toHaveAttribute(
      'href',
      '/products/Fils/Thread/SEW%20THR',
    );
  });

  it('leaves out what the menu leaves out', async () => {
    await renderPage({ at: '/category-page/Sewing', answers });

    await screen.findByRole('heading', { name: 'Fils' });
    expect(screen.queryByRole('heading', { name: 'Liquidation' })).not.toBeInTheDocument();
  });

  it('redirects to the products of a category without sub-categories', async () => {
    await renderPage({
      at: '/category-page/Thread',
      answers: { ...answers, 'GET /api/filter-options-by-category': noFilters },
    });

    expect(await screen.findByRole('heading', { level: 1, name: 'Fils' })).toBeVisible();
    expect(location.pathname).toBe('/products/Fils/Thread/SEW%20THR');
  });

  it('says so when there is no such category', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await renderPage({ at: '/category-page/Boats', answers });

    expect(await screen.findByText('There is no category “Boats”.')).toBeInTheDocument();
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });
});

describe('a display category', () => {
  it('is one flat list under its name', async () => {
    const { requests } = await renderPage({
      at: '/dispay-products/SEW?page=2',
      answers: { ...answers, 'GET /api/displayProducts': pageOf([productOf('GT-1')], 30) },
    });

    expect(await screen.findByRole('heading', { level: 1, name: 'Couture' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Thread GT-1' })).toBeInTheDocument();
    const call = requests.find(({ path }) => path === '/api/displayProducts');
    expect(call?.query.get('category')).toBe('SEW');
    expect(call?.query.get('page')).toBe('2');
  });

  it('shows its last page when the address names a later one', async () => {
    const { requests } = await renderPage({
      at: '/dispay-products/SEW?page=9999',
      answers: { ...answers, 'GET /api/displayProducts': pageOf([productOf('GT-1')], 30) },
    });

    expect(await screen.findByRole('link', { name: 'Thread GT-1' })).toBeInTheDocument();
    expect(location.search).toBe('?page=2');
    expect(requests.filter(({ path }) => path === '/api/displayProducts')).toHaveLength(2);
  });

  it.each([
    ['/dispay-products/Boats', 'GET /api/displayProducts', 'Boats'],
    ['/products/x/y/BOA', 'GET /api/cadProducts', 'BOA'],
    ['/products/Boats', 'GET /api/cadProducts', 'Boats'],
  ])('says so when there is no such category: %s', async (at, call, name) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const unknown = { ...pageOf([]), is_category_unknown: true };
    await renderPage({
      at,
      answers: { ...answers, 'GET /api/filter-options-by-category': noFilters, [call]: unknown },
    });

    expect(await screen.findByRole('heading', { name: 'Unknown category' })).toBeVisible();
    expect(screen.getByText(`There is no category “${name}”.`)).toBeVisible();
    expect(document.title).toBe('Unknown category · Haberdash');
    warned.mockRestore();
  });

  it('says so when it has no products', async () => {
    await renderPage({
      at: '/dispay-products/SEW',
      answers: { ...answers, 'GET /api/displayProducts': pageOf([]) },
    });

    expect(await screen.findByText(/^There are no products in this category/)).toBeInTheDocument();
  });
});

const noFilters = { colors: [], type: [], size: [], brand: [] };
