import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Category } from '#contract/catalogue';

import { errorResponse, type MockResponses } from '../support/mockFetch';
import { pageOf, productOf } from '../support/product';
import { renderPage } from '../support/renderPage';

const sewing: Category = {
  name: 'Sewing',
  category: 'Sewing',
  cat_code: 'SEW',
  New: 0,
  Clear: 0,
  Sale: 0,
  Soon: 0,
  sub_cate: [
    { sub_cate: 'Thread', category: 'Thread', cat_code: 'SEW/THR', sub_subCat: [] },
    { sub_cate: 'Clearance', category: 'Clearance', cat_code: 'SEW/CLR', sub_subCat: [] },
  ],
};

const options = {
  brand: [{ name: 'Gütermann', value: 'Gütermann', count: 2 }],
  colors: [],
  type: [],
  size: [],
};

const answers: MockResponses = {
  'GET /api/features': { features: ['product-data'] },
  'GET /api/categories': { category: [sewing] },
  'GET /api/filter-options-by-category': options,
  'GET /api/product-data': pageOf(
    [
      productOf('GT-1', {
        name: '=SUM(<b>A1</b>)',
        selling_price_2: 2.25,
        barcodes: ['036000291452'],
      }),
      productOf('GT-2', { available: -3 }),
    ],
    60,
  ),
};

/** Captures the file that the screen passes to the browser. */
function catchDownload() {
  const saved: { name: string; file: Blob }[] = [];
  let last: Blob | undefined;
  URL.createObjectURL = (file) => {
    last = file as Blob;
    return 'blob:download';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (last) saved.push({ name: this.download, file: last });
  });
  return saved;
}

const textOf = async (file: Blob | undefined) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.arrayBuffer());

describe('the product data', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows the prices and stock of a category, one product per row', async () => {
    const { requests } = await renderPage({ at: '/pdata?category=SEW%20THR&page=2', answers });

    const row = (await screen.findByRole('rowheader', { name: 'GT-1' })).closest('tr')!;
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '=SUM(A1)',
      '$2.50',
      '$2.25',
      '$4.99',
      '12',
      '40',
    ]);
    expect(screen.getByRole('row', { name: /GT-2/ })).toHaveTextContent('NA');
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('Thread');
    const call = requests.find(({ path }) => path === '/api/product-data');
    expect(call?.query.get('category')).toBe('SEW THR');
    expect(call?.query.get('page')).toBe('2');
  });

  it('starts another category at its first page', async () => {
    await renderPage({ at: '/pdata?page=2&pagination=50', answers });

    const thread = await screen.findByRole('option', { name: 'Thread' });
    await userEvent.selectOptions(screen.getByLabelText('Category'), thread);

    expect(location.search).toBe('?pagination=50&category=SEW+THR');
    expect(await screen.findByRole('rowheader', { name: 'GT-1' })).toBeInTheDocument();
    const choice = within(screen.getByLabelText('Category'));
    expect(choice.queryByRole('option', { name: 'Clearance' })).not.toBeInTheDocument();
  });

  it('leads from a page past the last to the last, with the filters kept', async () => {
    await renderPage({ at: '/pdata?page=9&flag=Y', answers });

    expect(await screen.findByRole('rowheader', { name: 'GT-1' })).toBeVisible();
    expect(location.search).toBe('?page=3&flag=Y');
  });

  it('is filtered by words, brand, class and stock, which are kept in the address', async () => {
    const { requests } = await renderPage({ at: '/pdata?page=2', answers });

    await userEvent.type(await screen.findByLabelText('Search'), 'thread{Enter}');
    expect(screen.getByLabelText('Search')).toHaveFocus();
    await userEvent.selectOptions(
      screen.getByLabelText('Brand'),
      await screen.findByRole('option', { name: 'Gütermann' }),
    );
    await userEvent.selectOptions(screen.getByLabelText('Class'), 'On Sale');
    await userEvent.click(screen.getByLabelText('In stock only'));

    expect(location.search).toBe('?search=thread&brand=G%C3%BCtermann&flag=Y&stock=1');
    await waitFor(() => {
      const last = requests.filter(({ path }) => path === '/api/product-data').at(-1);
      expect(Object.fromEntries(last?.query ?? [])).toEqual({
        lang: '',
        country: 'CA',
        page: '1',
        pagination: '25',
        search: 'thread',
        brand: 'Gütermann',
        class_codes: 'Y',
        in_stock: 'true',
      });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(location.search).toBe('');
  });

  it('can be downloaded in full as a file that the server writes', async () => {
    const saved = catchDownload();
    const { requests } = await renderPage({
      at: '/pdata?brand=G%C3%BCtermann&page=2',
      answers: {
        ...answers,
        'GET /api/product-data/file': () => new Response('\ufeffProduct number\r\n'),
      },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download for Excel' }));

    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['products.csv', 'products.xlsx']),
    );
    expect(await textOf(saved[0]?.file)).toBe('\ufeffProduct number\r\n');
    const [call] = requests.filter(({ path }) => path === '/api/product-data/file');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      lang: '',
      country: 'CA',
      brand: 'Gütermann',
      format: 'csv',
    });
    expect(call?.headers.get('authorization')).toMatch(/^Bearer /);
  });

  it('says why a file could not be downloaded', async () => {
    await renderPage({
      at: '/pdata',
      answers: {
        ...answers,
        'GET /api/product-data/file': () =>
          errorResponse(429, { message: 'Too many requests. Try again in 12 seconds.' }),
      },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));

    expect(await screen.findByText(/^Too many requests/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeEnabled();
  });

  it.each([
    ['fr', 'Données sur les produits', 'Télécharger pour Excel', 'En stock seulement'],
    ['es', 'Datos de productos', 'Descargar para Excel', 'Solo con existencias'],
  ] as const)('is available in %s', async (language, title, button, tick) => {
    await renderPage({ at: '/pdata', answers, language });

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('button', { name: button })).toBeInTheDocument();
    expect(screen.getByLabelText(tick)).toBeInTheDocument();
  });

  it('offers only categories and pages when the server implements only the specification', async () => {
    const { requests } = await renderPage({
      at: '/pdata?category=SEW',
      answers: {
        'GET /api/features': () =>
          errorResponse(404, { message: 'There is nothing at this address.' }),
        'GET /api/categories': { category: [sewing] },
        'GET /api/cadProducts': answers['GET /api/product-data'],
      },
    });

    expect(await screen.findByRole('rowheader', { name: 'GT-1' })).toBeInTheDocument();
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('All of Sewing');
    expect(screen.queryByLabelText('Search')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
    expect(requests.at(-1)?.query.get('category')).toBe('SEW');
  });

  it('says so when nothing matches, and links to all products', async () => {
    await renderPage({
      at: '/pdata?category=EMP',
      answers: { ...answers, 'GET /api/product-data': pageOf([]) },
    });

    expect(await screen.findByText('No products match these filters.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/pdata');
  });

  it('says that the products are loading', async () => {
    await renderPage({
      at: '/pdata',
      answers: { ...answers, 'GET /api/product-data': () => new Promise(() => {}) },
    });

    expect(await screen.findByText('Loading…')).toBeInTheDocument();
  });

  it('does not leave the products of the last filter below a filter that failed', async () => {
    const failing: MockResponses = { ...answers };
    await renderPage({ at: '/pdata', answers: failing });
    await screen.findByRole('rowheader', { name: 'GT-1' });
    failing['GET /api/product-data'] = errorResponse(400, { message: 'Too many filters.' });
    await userEvent.click(screen.getByLabelText('In stock only'));

    expect(await screen.findByText('Too many filters.')).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: 'GT-1' })).not.toBeInTheDocument();
  });

  it('says why the products could not be loaded, and loads them again on request', async () => {
    const table: MockResponses = {
      ...answers,
      'GET /api/product-data': () => errorResponse(400, { message: 'Stock is being counted.' }),
    };
    await renderPage({ at: '/pdata', answers: table });

    expect(await screen.findByText('Stock is being counted.')).toBeInTheDocument();
    table['GET /api/product-data'] = answers['GET /api/product-data'];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('rowheader', { name: 'GT-1' })).toBeInTheDocument();
  });
});
