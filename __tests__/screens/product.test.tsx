import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ProductDescription } from '#contract/product';

import { errorResponse, unreachable, type MockRequest } from '../support/mockFetch';
import { productOf, visitorProductOf } from '../support/product';
import { renderPage } from '../support/renderPage';

const described = (changes: Partial<ProductDescription> = {}) => ({
  product: {
    ...productOf('GT-1', { name: 'Thread <b>red</b>', barcodes: ['4008015020507'], class: 'F' }),
    description: '<p>Strong <strong>polyester</strong>.</p><script>alert(1)</script>',
    images: ['GT-1.jpg'],
    categories: [
      { name: 'Sewing', cat_code: 'SEW' },
      { name: 'Thread', cat_code: 'SEW/THR' },
    ],
    ...changes,
  },
  related: [productOf('GT-9')],
});

const answers = {
  'GET /api/productDescription': described(),
  'GET /api/product-variants': { products: [] },
  'GET /api/class_codes': { class_codes: [{ id: '1', class: 'F', image: '/badges/F.svg' }] },
};
const at = '/description/GT-1/CA';

describe('a product page', () => {
  it('shows the large picture, number, barcode, prices, pack and stock', async () => {
    await renderPage({ at, answers });

    expect(await screen.findByRole('heading', { level: 1, name: 'Thread red' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Picture of Thread red' })).toHaveAttribute(
      'src',
      '/images/full/GT-1.jpg',
    );
    expect(screen.getByText('4008015020507')).toBeInTheDocument();
    expect(screen.getByText('$30.00 per ship pack')).toBeInTheDocument();
    expect(screen.getAllByText('Ship Pack-12')[0]).toBeInTheDocument();
    expect(screen.getAllByText('40 available')[0]).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'New' })).toBeInTheDocument();
  });

  it('says when more of it is expected, until that day has passed', async () => {
    const open = (changes: Partial<ProductDescription>) =>
      renderPage({
        at,
        answers: { ...answers, 'GET /api/productDescription': described(changes) },
      });
    const first = await open({ available: 0, expected_on: '2099-12-14' });
    expect(await screen.findByText('· Expected Dec 14, 2099')).toBeVisible();
    first.unmount();
    await open({ available: 0, expected_on: '2020-12-14' });
    expect(await screen.findByText(/^Out of stock/)).toBeVisible();
    expect(screen.queryByText(/Expected/)).not.toBeInTheDocument();
  });

  it('shows the customer’s own price, and a table of its breaks with the one marked that is reached', async () => {
    const own = { selling_price: 3.7, list_price: 4, price_breaks: [{ packs: 10, price: 3.6 }] };
    await renderPage({
      at,
      answers: { ...answers, 'GET /api/productDescription': described(own) },
    });
    const person = userEvent.setup();

    expect(await screen.findByText('Your price')).toBeVisible();
    expect(screen.getByText('List price $4.00')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Prices by quantity' }));
    expect(table.getByRole('row', { name: '1+ $3.70 $44.40' })).not.toHaveAttribute('aria-current');
    const box = screen.getByRole('textbox', { name: 'Packs of Thread red' });
    await person.type(box, '9');
    expect(table.getByRole('row', { name: '1+ $3.70 $44.40' })).toHaveAttribute('aria-current');
    await person.clear(box);
    await person.type(box, '10');
    expect(table.getByRole('row', { name: '10+ $3.60 $43.20' })).toHaveAttribute('aria-current');
  });

  it('offers what is in stock in place of what is not, other sizes first, and to tell when it is back', async () => {
    const missing = {
      ...described({ available: 0, color: 'Red', size: '50 m' }),
      related: [productOf('GT-8', { available: 0 }), productOf('GT-9')],
    };
    let awaited: object[] = [];
    const { requests } = await renderPage({
      at,
      answers: {
        ...answers,
        'GET /api/productDescription': missing,
        'GET /api/product-variants': {
          products: [
            { ...missing.product, color: 'Red' },
            productOf('GT-2', { color: 'Blue', size: '10 m' }),
            productOf('GT-3', { color: 'Red', size: '10 m' }),
          ],
        },
        'GET /api/restock': () => ({ products: awaited }),
        'PUT /api/restock': () => {
          awaited = [missing.product];
          return { status: true };
        },
      },
    });
    const table = await screen.findByRole('table', { name: 'In stock instead' });
    const links = within(table).getAllByRole('link');
    expect([...new Set(links.map((link) => link.getAttribute('href')))]).toEqual([
      '/description/GT-3/CA',
      '/description/GT-2/CA',
      '/description/GT-9/CA',
    ]);
    expect(screen.queryByRole('table', { name: 'Other sizes and colours' })).toBeNull();

    await userEvent.click(
      await screen.findByRole('button', { name: 'Tell me when Thread red is back' }),
    );
    expect(await screen.findByText('We will email you once it is back in stock.')).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Do not tell me when Thread red is back' }),
    ).toBeVisible();
    const sent = requests
      .filter(({ path }) => path === '/api/restock')
      .flatMap(({ body }) => body ?? []);
    expect(sent).toEqual([{ product_id: 'GT-1', user_id: 'c-1', lang: '' }]);
  });

  it('offers neither while a product is in stock', async () => {
    await renderPage({ at, answers });
    expect(await screen.findByText('$30.00 per ship pack')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Tell me when/ })).toBeNull();
    expect(screen.queryByRole('table', { name: 'In stock instead' })).toBeNull();
  });

  it('removes unsafe content from the description', async () => {
    const { container } = await renderPage({ at, answers });

    expect(await screen.findByText('polyester')).toBeInTheDocument();
    expect(container).not.toHaveTextContent('alert');
  });

  it('links back to its categories', async () => {
    await renderPage({ at, answers });

    expect(await screen.findByRole('link', { name: 'Thread' })).toHaveAttribute(
      'href',
      '/products/Thread/Thread/SEW%20THR',
    );
  });

  it('adds the typed packs on Enter and says how many are in the cart', async () => {
    const { requests } = await renderPage({
      at,
      answers: {
        ...answers,
        'POST /api/cart/add': {
          status: true,
          lines: [
            {
              line: 1,
              code: 'GT-1',
              item: 3,
              product_id: 'GT-1',
              outcome: 'added',
              message: 'Added.',
              possible: 3,
              in_cart: 0,
            },
          ],
        },
      },
    });

    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Packs of Thread red' }),
      '3{Enter}',
    );

    expect(await screen.findByText('In cart: 3 packs')).toBeInTheDocument();
    expect(await screen.findByText('Added item to the cart')).toBeInTheDocument();
    expect(requests.find(({ path }) => path === '/api/cart/add')?.body).toEqual({ 'GT-1': 3 });
  });

  it('limits a typed quantity to the available stock, and says so', async () => {
    const usual = { status: true, lines: [] };
    await renderPage({ at, answers: { ...answers, 'POST /api/opticon': usual } });

    const box = await screen.findByRole('textbox', { name: 'Packs of Thread red' });
    await userEvent.type(box, '99');

    expect(box).toHaveValue('40');
    expect(screen.getByText('Only 40 packs available')).toBeInTheDocument();
  });

  it('does not exist in a country that the shop does not sell to', async () => {
    await renderPage({ at: '/description/GT-1/ZZ', answers });

    expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible();
    expect(screen.queryByText('Thread red')).toBeNull();
  });

  it('says within two seconds that there is no connection', async () => {
    await renderPage({
      at,
      answers: {
        ...answers,
        'GET /api/productDescription': unreachable,
        'GET /api/features': unreachable,
      },
    });

    const sentence = 'This could not be loaded because the server is not responding.';
    expect(await screen.findByText(sentence, {}, { timeout: 2000 })).toBeVisible();
  });

  it('shows a visitor a sign-in link instead of price and stock', async () => {
    const visitor = visitorProductOf('GT-1', { name: 'Thread red' });
    const { container } = await renderPage({
      at,
      signedIn: false,
      answers: {
        ...answers,
        'GET /api/productDescription': {
          product: { ...visitor, description: '', images: [], categories: [] },
          related: [visitorProductOf('GT-9')],
        },
      },
    });

    expect(await screen.findByRole('link', { name: 'Sign in for prices' })).toBeInTheDocument();
    expect(container).not.toHaveTextContent('$');
    expect(container).not.toHaveTextContent('available');
  });

  it('shows customers no link to sign in while the prices are loading', async () => {
    const product = visitorProductOf('GT-1', { name: 'Thread red' });
    await renderPage({
      at,
      answers: {
        ...answers,
        'GET /api/productDescription': {
          product: { ...product, description: '', images: [], categories: [] },
          related: [],
        },
      },
    });

    expect(await screen.findByText(/^Ship Pack-\d+$/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign in for prices' })).toBeNull();
  });

  it('shows related products', async () => {
    await renderPage({ at, answers });

    expect(await screen.findByRole('heading', { name: 'Related products' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Thread GT-9' })).toBeInTheDocument();
  });

  it('lists the other sizes and colours in one table with quantity boxes and the last purchase of each', async () => {
    const bought = { last_item: 3, last_date: '2026-11-07T12:00:00.000Z' };
    await renderPage({
      at,
      answers: {
        ...answers,
        'GET /api/product-variants': {
          products: [
            { ...productOf('GT-1'), ...bought },
            { ...productOf('GT-2'), ...bought, last_item: 1 },
            productOf('GT-9'),
          ],
        },
      },
    });
    const table = within(await screen.findByRole('table', { name: 'Other sizes and colours' }));

    expect(screen.getByText('You last bought 3 packs on Nov 7, 2026')).toBeVisible();
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'GT-2Thread GT-2',
      'GT-9Thread GT-9',
    ]);
    expect(table.getByText('1 pack, Nov 7, 2026')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Related products' })).toBeNull();

    await userEvent.type(table.getByRole('textbox', { name: 'Packs of Thread GT-2' }), '2');
    await userEvent.type(table.getByRole('textbox', { name: 'Packs of Thread GT-9' }), '4');
    expect(await screen.findByRole('button', { name: 'Update cart (2 lines)' })).toBeEnabled();
  });

  it('has no column of last purchases where none of the other sizes and colours was bought', async () => {
    const products = [productOf('GT-1'), productOf('GT-2')];
    await renderPage({ at, answers: { ...answers, 'GET /api/product-variants': { products } } });
    const table = within(await screen.findByRole('table', { name: 'Other sizes and colours' }));

    expect(table.getByRole('columnheader', { name: 'In stock' })).toBeVisible();
    expect(table.queryByRole('columnheader', { name: 'Last bought' })).toBeNull();
  });

  it('says so when the catalogue has no such product, and offers to search for it', async () => {
    await renderPage({
      at: '/description/NOPE/CA',
      answers: {
        ...answers,
        'GET /api/productDescription': () => errorResponse(404, { message: 'No.' }),
      },
    });

    expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search for NOPE' })).toHaveAttribute(
      'href',
      '/search-page/NOPE/1',
    );
  });
});

describe('a product that a list has already shown', () => {
  const card = productOf('GT-1', { name: 'Thread <b>red</b>' });
  const listAnswers = { 'GET /api/product_group/7': { data: { title: 'Threads', data: [card] } } };

  /** Opens the product's page from the list, with a description response controlled by the test. */
  async function openFromList(description: (request: MockRequest) => unknown) {
    const page = await renderPage({
      at: '/product-groups/7',
      answers: { ...answers, ...listAnswers, 'GET /api/productDescription': description },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Thread red' }));
    return page;
  }

  it('appears on its page at once, and is complete when its description arrives', async () => {
    let describeIt = (_answer: unknown) => {};
    const description = new Promise((resolve) => {
      describeIt = resolve;
    });
    await openFromList(() => description);

    expect(await screen.findByRole('heading', { level: 1, name: 'Thread red' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Picture of Thread red' })).toHaveAttribute(
      'src',
      '/images/full/GT-1.jpg',
    );
    expect(screen.getByText('$30.00 per ship pack')).toBeInTheDocument();
    expect(screen.getByText('Ship Pack-12')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
    expect(screen.queryByRole('heading', { name: 'Description' })).not.toBeInTheDocument();

    describeIt(described());
    expect(await screen.findByText('polyester')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Related products' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sewing' })).toBeInTheDocument();
  });

  it('can be ordered when its description cannot be loaded, and the description can be requested again', async () => {
    let isDown = true;
    await openFromList(() => (isDown ? errorResponse(400, { message: 'Not now.' }) : described()));

    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled();

    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('polyester')).toBeInTheDocument();
    expect(screen.queryByText('Not now.')).not.toBeInTheDocument();
  });

  it('is not found when the catalogue no longer has it', async () => {
    await openFromList(() => errorResponse(404, { message: 'No.' }));

    expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeInTheDocument();
  });
});
