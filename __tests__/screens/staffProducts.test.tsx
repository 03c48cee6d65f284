import { File as NodeFile } from 'node:buffer';

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Language } from '../../domain/languages';
import type { DeskOffer, DeskProduct, DeskListedProduct } from '../../src/api/staffProducts';
import { errorResponse, type MockResponses, type MockRequest } from '../support/mockFetch';
import { DESK, renderStaff } from '../support/renderStaff';

const row: DeskListedProduct = {
  product_id: 'YR1043',
  name: 'Merino <b>DK</b>, red',
  category: 'Yarn',
  class: '',
  image: 'YR1043.jpg',
  bin: 'A-12',
  withdrawn: false,
  offers: [
    { country: 'CA', price: 8.6, selling_price: 9, available: 32 },
    { country: 'US', price: 6.4, selling_price: 6.4, available: -2 },
  ],
};
const other: DeskListedProduct = { ...row, product_id: 'YR2000', withdrawn: true, offers: [] };

const offer: DeskOffer = {
  country: 'CA',
  class: '',
  selling_price: 8.6,
  selling_price_2: null,
  retail_price: 17.2,
  available: 32,
  expected_on: null,
  to_ship: 18,
  price_source: null,
  stock_source: { kind: 'key', id: 'ERP', at: '2026-11-21T06:10:00.000Z' },
};
const product: DeskProduct = {
  product_id: 'YR1043',
  version: 4,
  withdrawn: false,
  name: 'Merino DK &amp; more',
  name_fr: 'Mérinos',
  name_es: 'Merino',
  description: '',
  description_fr: '',
  description_es: '',
  brand: 'Laine',
  color: 'Red',
  type: '',
  size: '',
  types: '',
  ship_pack: 12,
  cat_code: 'YRN',
  category: 'Yarn',
  barcodes: ['4006381333931'],
  bin: 'A-12',
  image: 'YR1043.jpg',
  picture: { uploaded: null, has_earlier: false },
  source: null,
  offers: [offer],
  history: [],
};

const LIST = 'GET /api/staff/products';
const ONE = 'GET /api/staff/product';
const CHANGE = 'PATCH /api/v1/products/YR1043';
const PRICES = 'PATCH /api/v1/products/YR1043/prices/CA';
const STOCK = 'PATCH /api/v1/products/YR1043/stock/CA';
const PICTURE = 'PUT /api/staff/product/picture';
const CATEGORIES = 'GET /api/staff/product/categories';
const DESK_CALL = 'GET /api/staff/desk';
const KEEPER = { ...DESK, roles: ['catalogue' as const] };

const listed = (...products: DeskListedProduct[]) => ({
  products,
  total: products.length,
  page: 1,
  pagination: 25,
});
const now = (changed: Partial<DeskProduct>) => ({
  status: true,
  product: { ...product, version: 5, ...changed },
});

async function openList(answers: MockResponses = {}, at = '/staff/products') {
  const page = await renderStaff({
    at,
    answers: { [LIST]: listed(row, other), [DESK_CALL]: KEEPER, ...answers },
  });
  return { ...page, person: userEvent.setup() };
}

async function openOne(answers: MockResponses = {}, language: Language = '') {
  const page = await renderStaff({
    at: '/staff/products/YR1043',
    answers: {
      [ONE]: { product },
      [DESK_CALL]: KEEPER,
      [CATEGORIES]: { categories: [{ cat_code: 'YRN', name: 'Yarn' }] },
      ...answers,
    },
    language,
  });
  await screen.findByRole('heading', {
    level: 1,
    name: language === 'fr' ? 'Mérinos' : 'Merino DK & more',
  });
  return { ...page, person: userEvent.setup() };
}

const changed = (version = 5) => ({ row: 1, key: 'YR1043', outcome: 'changed', version });
/** The changes of the product, each with the version that it says was seen. */
const changes = (requests: readonly MockRequest[]) =>
  requests
    .filter(({ method }) => method === 'PATCH')
    .map(({ headers, body }) => [headers.get('if-match'), body]);
const bodies = (requests: readonly MockRequest[]) => requests.flatMap(({ body }) => body ?? []);
/** A file that Node can send; its content is parsed as JSON here. */
const picture = (name: string, type = 'image/jpeg') =>
  new NodeFile(['{}'], name, { type }) as unknown as File;
const form = (name: string) => within(screen.getByRole('form', { name }));

describe('the charts of a product', () => {
  const weeks = {
    weeks: [
      { from: '2026-11-15', to: '2026-11-21' },
      { from: '2026-11-22', to: '2026-11-28' },
    ],
    countries: [
      { country: 'CA', orders: [2, 5], prices: [7.5, 8.6], stock: [40, 32] },
      { country: 'US', orders: [0, 1], prices: null, stock: null },
    ],
  };
  const figure = (name: string) => screen.findByRole('figure', { name });

  it('show the orders of each week, with the way to their list', async () => {
    await openOne({ 'GET /api/staff/product/weeks': weeks });
    const orders = await figure('Orders per week');

    expect(orders).toHaveTextContent('Nov 22, 2026 to Nov 28, 2026: 6Canada 5United States 1');
    expect(within(orders).getByRole('link', { name: '5' })).toHaveAttribute(
      'href',
      '/staff/orders?queue=all&search=YR1043&from=2026-11-22&to=2026-11-28&country=CA',
    );
  });

  it('show price and stock of the countries where they were changed', async () => {
    await openOne({ 'GET /api/staff/product/weeks': weeks });
    const price = await figure('List price, Canada');
    const stock = screen.getByRole('figure', { name: 'Packs that can be sold, Canada' });

    expect(price).toHaveTextContent('Canada $8.60');
    expect(stock).toHaveTextContent('Canada 32');
    expect(screen.queryByRole('figure', { name: /United States/ })).not.toBeInTheDocument();
    await userEvent.click(within(price).getByRole('button', { name: 'Show as table' }));
    expect(within(price).getByRole('row', { name: /^Nov 15.*\$7\.50/ })).toBeVisible();
  });
});

describe('the list of products', () => {
  it('shows the prices and stock of both countries, and links to each product', async () => {
    await openList();
    const link = await screen.findByRole('link', { name: 'YR1043' });
    expect(link).toHaveAttribute('href', '/staff/products/YR1043');
    const cells = within(screen.getByRole('row', { name: /YR1043/ }));
    expect(cells.getByText('$8.60')).toBeVisible();
    expect(cells.getByText('-2')).toBeVisible();
    const withdrawn = screen.getByRole('row', { name: /YR2000/ });
    expect(within(withdrawn).getByText('Withdrawn')).toBeVisible();
    expect(document.title).toMatch(/^Products/);
  });

  it('is navigated with j and k, searched with /, filtered, opened with Enter and left with Esc', async () => {
    const { person, requests } = await openList({ [ONE]: { product } });
    await screen.findByRole('link', { name: 'YR1043' });
    await person.keyboard('j');
    expect(screen.getByRole('link', { name: 'YR1043' })).toHaveFocus();
    await person.keyboard('/merino{Enter}');
    await waitFor(() => expect(location.search).toBe('?search=merino'));
    await person.selectOptions(screen.getByLabelText('Show'), 'No picture');
    await person.selectOptions(screen.getByLabelText('Class'), 'Clearance');
    await waitFor(() =>
      expect(requests.at(-1)?.query.toString()).toMatch(/view=no_picture.*class=R.*search=merino/),
    );
    screen.getByRole('link', { name: 'YR1043' }).focus();
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: /Merino/ })).toBeVisible();
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: 'YR1043' })).toHaveFocus();
    expect(location.search).toContain('search=merino');
  });

  /** Opens the list where uploads are accepted; `texts` gets what is in the files. */
  async function openForUpload() {
    const list = await openList({
      'PUT /api/staff/upload': { status: true, upload_id: 'U1' },
      'GET /api/staff/upload': errorResponse(404, { message: 'There is no such file.' }),
    });
    const texts: string[] = [];
    jest.spyOn(window, 'File').mockImplementation((parts) => {
      texts.push(String(parts));
      return new NodeFile([], 'changes.csv') as unknown as File;
    });
    return { ...list, texts };
  }

  it('changes a price of the selected products in the same way as a file: checked first', async () => {
    const { person, requests, texts } = await openForUpload();
    await person.click(await screen.findByLabelText('Select product YR1043'));
    expect(screen.getByText('1 selected')).toBeVisible();
    await person.keyboard('a');
    expect(screen.getByText('2 selected')).toBeVisible();
    await person.keyboard('c');
    const panel = within(screen.getByRole('form', { name: 'Change 2 products' }));
    await person.selectOptions(panel.getByLabelText('What to change'), 'List price, by percent');
    await person.click(panel.getByRole('button', { name: /^Check the changes/ }));
    expect(panel.getByText(/^Enter a percentage from -90 to 900/)).toBeVisible();
    await person.type(panel.getByLabelText('Percent'), '-10{Enter}');

    await waitFor(() => expect(location.pathname).toBe('/staff/products/upload/U1'));
    expect(texts).toEqual(['product_id,country,selling_price\r\nYR1043,CA,8.1\r\n']);
    const sent = requests.find(({ method }) => method === 'PUT')!.query;
    expect([sent.get('kind'), sent.get('name')]).toEqual(['prices', 'Change 1 product.csv']);
  });

  it.each([
    ['Class', 'Class', 'Clearance', 'product_id,country,class\r\nYR1043,CA,R\r\n', 'prices'],
    ['Status', 'Status', 'Withdrawn', 'product_id,withdrawn\r\nYR1043,true\r\n', 'products'],
  ])('changes the %s of selected products', async (what, label, value, text, kind) => {
    const { person, requests, texts } = await openForUpload();
    await person.click(await screen.findByLabelText('Select product YR1043'));
    await person.click(screen.getByRole('button', { name: /^Change selected/ }));
    const panel = within(screen.getByRole('form', { name: 'Change 1 product' }));
    await person.selectOptions(panel.getByLabelText('What to change'), what);
    await person.selectOptions(panel.getByLabelText(label), value);
    await person.click(panel.getByRole('button', { name: /^Check the changes/ }));

    await waitFor(() => expect(location.pathname).toBe('/staff/products/upload/U1'));
    expect(texts).toEqual([text]);
    expect(requests.find(({ method }) => method === 'PUT')!.query.get('kind')).toBe(kind);
  });

  it('says that none match, and offers to show all', async () => {
    await openList({ [LIST]: listed() }, '/staff/products?view=no_barcode');
    expect(await screen.findByText('No products match.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute(
      'href',
      '/staff/products',
    );
  });

  it('takes several pictures by their file names, and reports the outcome of each', async () => {
    const { person, requests } = await openList({
      [PICTURE]: ({ query }: MockRequest) =>
        query.get('product_id') === 'yr1043'
          ? { status: true, product_id: 'YR1043' }
          : errorResponse(404, { message: 'This product is not in the catalogue.' }),
    });
    await screen.findByRole('link', { name: 'YR1043' });
    await person.keyboard('u');
    const panel = within(screen.getByRole('region', { name: 'Upload pictures' }));
    const files = [picture('yr1043.jpg'), picture('A%2FB.png', 'image/png'), picture('c.pdf', '')];
    await person.upload(panel.getByLabelText('Choose pictures'), files);
    expect(await panel.findByText('1 of 3 saved, 2 rejected.')).toBeVisible();
    expect(panel.getByRole('link', { name: 'YR1043' })).toBeVisible();
    expect(panel.getByText('This product is not in the catalogue.')).toBeVisible();
    expect(panel.getByText('This is not a JPEG, PNG or WebP picture.')).toBeVisible();
    const sent = requests.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ query }) => query.get('product_id'))).toEqual(['yr1043', 'A/B']);
  });

  it('is read-only for staff who may not change it', async () => {
    await openList({ [DESK_CALL]: { ...DESK, roles: ['orders'] } });
    await screen.findByRole('link', { name: 'YR1043' });
    expect(screen.queryByRole('button', { name: /Upload pictures/ })).toBeNull();
  });
});

describe('a product', () => {
  it('shows its stock and who reported it', async () => {
    await openOne();
    const canada = within(screen.getByRole('region', { name: 'Canada (CAD)' }));
    expect(canada.getByText('32')).toBeVisible();
    expect(canada.getByText('18')).toBeVisible();
    expect(canada.getByText(/^ERP,/)).toBeVisible();
    expect(screen.getByText('Not sold here yet. Set a price first.')).toBeVisible();
  });

  it('sends only changed fields, with the version that was seen', async () => {
    const { person, requests, answers } = await openOne({ [CHANGE]: changed() });
    await person.keyboard('e');
    expect(screen.getByLabelText('Name in English')).toHaveValue('Merino DK & more');
    await person.clear(screen.getByLabelText('Bin'));
    answers[ONE] = { product: { ...product, version: 5, bin: 'B-1' } };
    await person.type(screen.getByLabelText('Bin'), 'B-1{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('Bin')).toBeNull());
    expect(changes(requests)).toEqual([['"4"', { bin: 'B-1' }]]);
    expect(await screen.findByText('B-1')).toBeVisible();
  });

  it('keeps what was typed when someone else was faster, and says who changed what', async () => {
    const { person, requests, answers } = await openOne({
      [CHANGE]: errorResponse(412, { message: 'Changed.' }),
    });
    await person.keyboard('e');
    await person.type(screen.getByLabelText('Bin'), '9');
    const source = { kind: 'key', id: 'ERP', at: '2026-11-21T06:10:00.000Z' };
    answers[ONE] = { product: { ...product, version: 5, brand: 'Other', source } };
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      await screen.findByText(/^ERP has changed this product in the meantime: Brand\./),
    ).toBeVisible();
    expect(screen.getByLabelText('Bin')).toHaveValue('A-129');

    answers[CHANGE] = changed(6);
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(changes(requests)).toContainEqual(['"5"', { bin: 'A-129' }]));
  });

  it('shows the server’s objection beside the field', async () => {
    const message = 'One of the barcodes is invalid.';
    const wrong = errorResponse(400, { message, errors: [{ field: 'barcodes', message }] });
    const { person } = await openOne({ [CHANGE]: wrong });
    await person.keyboard('e');
    await person.type(screen.getByLabelText('Barcodes'), '1');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Barcodes')).toHaveAttribute('aria-invalid', 'true');
  });

  it('gets the day on which more is expected without a number of packs', async () => {
    const { person, requests } = await openOne({ [STOCK]: {} });
    await person.keyboard('s');
    const stock = form('Stock of YR1043');
    await person.type(stock.getByLabelText('Expected date, if known'), '2099-12-14');
    await person.click(stock.getByRole('button', { name: 'Save stock' }));
    await waitFor(() =>
      expect(bodies(requests)).toEqual([{ expected_on: '2099-12-14', reason: 'counted' }]),
    );
  });

  it('gets its stock from a shelf count, and shows the result before saving', async () => {
    const { person, requests } = await openOne({ [STOCK]: {} });
    await person.keyboard('s');
    const stock = form('Stock of YR1043');
    await person.selectOptions(stock.getByLabelText('Type of change'), 'Counted on the shelf');
    await person.type(stock.getByLabelText('Number of packs'), '50');
    expect(stock.getByText(/After saving: 32 packs can be sold\./)).toBeVisible();
    await person.click(stock.getByRole('button', { name: 'Save stock' }));
    await waitFor(() => expect(bodies(requests)).toEqual([{ counted: 50, reason: 'counted' }]));
  });

  it('reports a change made in between, and keeps what was typed', async () => {
    const message = 'Meanwhile 30 packs can be sold, not 32. Nothing was changed.';
    const { person, requests, answers } = await openOne({
      [STOCK]: errorResponse(409, { message }),
    });
    await person.keyboard('s');
    const stock = form('Stock of YR1043');
    await person.type(stock.getByLabelText('Number of packs'), '20');
    answers[ONE] = { product: { ...product, offers: [{ ...offer, available: 30 }] } };
    await person.keyboard('{Enter}');
    expect(await stock.findByText(message)).toBeVisible();
    expect(stock.getByLabelText('Number of packs')).toHaveValue('20');
    expect(await stock.findByText(/^Now: 30 packs can be sold/)).toBeVisible();
    answers[STOCK] = {};
    await person.keyboard('{Enter}');
    await waitFor(() =>
      expect(bodies(requests).at(-1)).toMatchObject({ available: 20, if_available: 30 }),
    );
  });

  it('refuses an invalid number of packs', async () => {
    const { person, requests } = await openOne();
    await person.keyboard('s');
    const stock = form('Stock of YR1043');
    await person.type(stock.getByLabelText('Number of packs'), '1.5{Enter}');
    expect(stock.getByText('Enter a whole number of packs, 0 or more')).toBeVisible();
    await person.selectOptions(stock.getByLabelText('Type of change'), 'Adjust by (±)');
    await person.clear(stock.getByLabelText('Number of packs'));
    await person.type(stock.getByLabelText('Number of packs'), '−3');
    expect(stock.getByText(/After saving: 29 packs can be sold\./)).toBeVisible();
    expect(bodies(requests)).toEqual([]);
  });

  it('shows the reader’s words for what is stored in English, and edits what is stored', async () => {
    const paint = { ...product, color: 'White', type: 'Acrylic paint', size: 'Large' };
    const { person } = await openOne({ [ONE]: { product: paint } }, 'fr');
    const facts = screen.getByRole('region', { name: 'Détails du produit' });

    for (const word of ['Blanc', 'Peinture acrylique', 'Grand']) {
      expect(within(facts).getByText(word)).toBeVisible();
    }
    await person.click(screen.getByRole('button', { name: /^Modifier/ }));
    expect(screen.getByRole('textbox', { name: 'Couleur' })).toHaveValue('White');
    expect(screen.getByRole('textbox', { name: 'Type' })).toHaveValue('Acrylic paint');
  });

  it('accepts a price as written in any language, and a large jump only when confirmed', async () => {
    const message = 'The new price is more than ten times the old one.';
    const { person, requests, answers } = await openOne({
      [PRICES]: errorResponse(400, { message, errors: [{ field: 'selling_price', message }] }),
    });
    await person.keyboard('p');
    const prices = form('Prices of YR1043');
    await person.clear(prices.getByLabelText('List price'));
    await person.type(prices.getByLabelText('List price'), '860,5');
    await person.click(prices.getByRole('button', { name: 'Save changes' }));
    expect(await prices.findByText(message)).toBeVisible();
    await person.click(prices.getByLabelText(/The new price is correct/));
    answers[PRICES] = changed();
    await person.click(prices.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(bodies(requests).at(-1)).toEqual({ selling_price: 860.5, is_confirmed: true }),
    );
    expect(requests.find(({ body }) => body)?.headers.get('if-match')).toBe('"4"');
  });

  it('accepts a sale price only below its list price', async () => {
    const { person, requests } = await openOne();
    await person.keyboard('p');
    const prices = form('Prices of YR1043');
    await person.type(prices.getByLabelText('Sale price'), '9{Enter}');
    expect(
      prices.getByText('Enter a price below the list price, or leave this empty'),
    ).toBeVisible();
    expect(bodies(requests)).toEqual([]);
  });

  it('is withdrawn after confirmation, and brought back by Undo', async () => {
    const { person, requests, answers } = await openOne({ [CHANGE]: changed() });
    await person.keyboard('w');
    const question = screen.getByRole('dialog', { name: 'Withdraw product YR1043?' });
    answers[ONE] = { product: { ...product, version: 5, withdrawn: true } };
    await person.click(within(question).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Product YR1043 was withdrawn.')).toBeVisible();

    answers[CHANGE] = changed(6);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(changes(requests)).toEqual([
        ['"4"', { withdrawn: true }],
        ['"5"', { withdrawn: false }],
      ]),
    );
  });

  it('is brought back though it was read before it was withdrawn', async () => {
    const { person, requests, answers } = await openOne({ [CHANGE]: changed() });
    const readings: ((reading: object) => void)[] = [];
    answers[ONE] = () => new Promise<object>((resolve) => void readings.push(resolve));
    await person.keyboard('e');
    await person.type(screen.getByLabelText('Bin'), '9{Enter}');
    await waitFor(() => expect(readings).toHaveLength(1));

    answers[CHANGE] = changed(6);
    await person.keyboard('w');
    const question = screen.getByRole('dialog', { name: 'Withdraw product YR1043?' });
    await person.click(within(question).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Product YR1043 was withdrawn.')).toBeVisible();
    readings[0]!({ product: { ...product, version: 5, bin: 'B-9' } });
    expect(await screen.findByText('B-9')).toBeVisible();

    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(changes(requests).at(-1)).toEqual(['"6"', { withdrawn: false }]));
  });

  it('gets a picture, which can be removed and restored', async () => {
    const uploaded = { uploaded: 'v1', has_earlier: false };
    const { person, answers } = await openOne({
      [PICTURE]: { status: true, product_id: 'YR1043' },
      'POST /api/staff/product/picture/remove': now({
        picture: { uploaded: null, has_earlier: true },
      }),
    });
    const box = within(screen.getByRole('region', { name: 'Picture' }));
    answers[ONE] = { product: { ...product, picture: uploaded } };
    await person.upload(box.getByLabelText('Upload a picture'), picture('any.jpg'));
    await person.click(await box.findByRole('button', { name: 'Remove' }));
    expect(await box.findByRole('button', { name: 'Restore previous picture' })).toBeVisible();
  });

  it('says why a picture was refused', async () => {
    const message = 'The picture is damaged or incomplete.';
    const { person } = await openOne({ [PICTURE]: errorResponse(400, { message }) });
    const box = within(screen.getByRole('region', { name: 'Picture' }));
    await person.upload(box.getByLabelText('Upload a picture'), picture('any.jpg'));
    expect(await box.findByText(message)).toBeVisible();
  });

  it('is read-only for staff who may not change it', async () => {
    await openOne({ [DESK_CALL]: { ...DESK, roles: ['read'] } });
    expect(screen.queryByRole('button', { name: /Stock|Price|Change|Withdraw/ })).toBeNull();
    expect(screen.queryByLabelText('Upload a picture')).toBeNull();
  });

  it('that does not exist is reported as such', async () => {
    const message = 'This product is not in the catalogue.';
    await renderStaff({
      at: '/staff/products/NO-SUCH',
      answers: { [ONE]: errorResponse(404, { message }) },
    });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All products' })).toBeVisible();
  });
});
