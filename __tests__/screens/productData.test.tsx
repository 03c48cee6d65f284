import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Category } from '#contract/catalogue';

import { refusal, type Answers } from '../support/answers';
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

const answers: Answers = {
  'GET /api/categories': { category: [sewing] },
  'GET /api/cadProducts': pageOf(
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

/** What the screen hands to the browser as a file. */
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

  it('shows price and stock of a category, a product in each row', async () => {
    const { asked } = await renderPage({ at: '/pdata?category=SEW%20THR&page=2', answers });

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
    const call = asked.find(({ path }) => path === '/api/cadProducts');
    expect(call?.query.get('category')).toBe('SEW THR');
    expect(call?.query.get('page')).toBe('2');
  });

  it('starts another category at its first page', async () => {
    await renderPage({ at: '/pdata?page=2&pagination=50', answers });

    const thread = await screen.findByRole('option', { name: 'Thread' });
    await userEvent.selectOptions(screen.getByLabelText('Category'), thread);

    expect(location.search).toBe('?category=SEW+THR&pagination=50');
    expect(await screen.findByRole('rowheader', { name: 'GT-1' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Clearance' })).not.toBeInTheDocument();
  });

  it('hands over the shown page as a file in which nothing is calculated', async () => {
    const saved = catchDownload();
    await renderPage({ at: '/pdata', answers });

    await userEvent.click(await screen.findByRole('button', { name: 'Download this page as CSV' }));

    expect(saved[0]?.name).toBe('products-1.csv');
    const [head, first, second] = (await textOf(saved[0]?.file)).split('\r\n');
    expect(head).toMatch(/^\ufeffProduct number,Name,Brand,Barcode,List/);
    expect(first).toBe("GT-1,'=SUM(A1),Gütermann,036000291452,2.5,2.25,4.99,12,40");
    expect(second).toBe('GT-2,Thread GT-2,Gütermann,,2.5,,4.99,12,NA');
  });

  it.each([
    ['fr', 'Données sur les produits', 'Télécharger cette page en CSV', 'produits-1.csv', ';'],
    ['es', 'Datos de productos', 'Descargar esta página en CSV', 'productos-1.csv', ','],
  ] as const)('speaks %s, in the file too', async (language, title, button, name, separator) => {
    const saved = catchDownload();
    await renderPage({ at: '/pdata', answers, language });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(saved[0]?.name).toBe(name);
    expect(await textOf(saved[0]?.file)).toContain(`GT-2${separator}Thread GT-2`);
  });

  it('says so where a category is empty, and leads to all products', async () => {
    await renderPage({
      at: '/pdata?category=EMP',
      answers: { ...answers, 'GET /api/cadProducts': pageOf([]) },
    });

    expect(await screen.findByText(/^There is no product in this category/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/pdata');
  });

  it('waits for the products', async () => {
    await renderPage({
      at: '/pdata',
      answers: { ...answers, 'GET /api/cadProducts': () => new Promise(() => {}) },
    });

    expect(await screen.findByText('Loading…')).toBeInTheDocument();
  });

  it('says why the products cannot be read, and reads them again on request', async () => {
    const table: Answers = {
      ...answers,
      'GET /api/cadProducts': () => refusal(400, { message: 'Stock is being counted.' }),
    };
    await renderPage({ at: '/pdata', answers: table });

    expect(await screen.findByText('Stock is being counted.')).toBeInTheDocument();
    table['GET /api/cadProducts'] = answers['GET /api/cadProducts'];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('rowheader', { name: 'GT-1' })).toBeInTheDocument();
  });
});
