import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Category } from '#contract/catalogue';
import type { LineReport } from '#contract/lines';
import type { DueList, OrderList } from '#contract/orderLists';
import type { OrderSummary } from '#contract/orders';
import type { UsualItem } from '#contract/usualItems';

import { selectShownCart } from '../../src/store/cart';
import { DESKTOP, PHONE } from '../../src/ui/theme';
import { cartLine } from '../support/buyerInBrowser';
import { cartServer } from '../support/cartServer';
import { errorResponse } from '../support/mockFetch';
import { pageOf, productOf, visitorProductOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { emulateMedia } from '../support/shell';

const order: OrderSummary = {
  order_id: '1042',
  date: '2026-11-03T15:00:00.000Z',
  status: 'released',
  units: 120,
  total: 245.5,
  order_comment: '',
  po_reference: 'PO-77',
  lines: 8,
  first: [
    { product_id: 'GT-1', name: 'Glitter Thread, Gold, 50 m', image: 'GT-1.jpg' },
    { product_id: 'RB-1', name: 'Ribbon, Red', image: 'RB-1.jpg' },
  ],
};

const sewing: Category = {
  name: 'Sewing',
  category: 'Sewing',
  cat_code: 'SEW',
  New: 3,
  Clear: 1,
  Sale: 0,
  Soon: 0,
  sub_cate: [],
};

const usual: UsualItem = {
  ...productOf('GT-1'),
  orders: 9,
  usual_item: 3,
  last_item: 4,
  last_date: '2026-10-20T15:00:00.000Z',
  due: true,
};

const line = (changes: Partial<LineReport>): LineReport => ({
  line: 1,
  code: 'GT-1',
  item: 1,
  product_id: 'GT-1',
  outcome: 'added',
  message: 'Added.',
  possible: 1,
  in_cart: 0,
  ...changes,
});

const slides = [
  { image: '/images/content/carousel/thread.jpg', link: '/products', title: 'A hundred reds' },
  { image: 'https://pictures.test/fair.jpg', link: 'https://fair.test/', title: 'Meet us' },
  { image: '/images/content/carousel/school.jpg', link: '', title: 'Back to school' },
];

const buyerAnswers = {
  'GET /api/crousalImages': { images: slides },
  'GET /api/fetch-order': { orders: [order], total: 40 },
  'GET /api/cart': { products: [] },
  'GET /api/usual-items': { products: [usual] },
  'GET /api/categories': { category: [sewing] },
};

const visitorAnswers = {
  'GET /api/crousalImages': { images: slides },
  'GET /api/displayCategories': {
    category: [
      { name: 'Sewing', category: 'Sewing', cat_code: 'SEW', image: 'GT-1.jpg', products: 312 },
    ],
  },
  'GET /api/best/sellers': pageOf([visitorProductOf('GT-1')]),
};

describe('a signed-in buyer’s home page', () => {
  it('shows each recent order with its contents, its total and a link to re-order it', async () => {
    await renderPage({ at: '/', answers: buyerAnswers });

    expect(await screen.findByRole('heading', { level: 1, name: 'Re-order' })).toBeVisible();
    const row = (await screen.findByRole('link', { name: 'Open order 1042' })).closest('tr')!;
    expect(screen.getByRole('row', { name: /GT-1/ })).toHaveTextContent('Due now');
    expect(row).toHaveTextContent('PO-77 · Glitter Thread, Ribbon');
    expect(row).toHaveTextContent('+6');
    expect(row).not.toHaveTextContent('Processed');
    expect(row).toHaveTextContent('$245.50');
    expect(within(row).getByRole('link', { name: /^Re-order/ })).toHaveAttribute(
      'href',
      '/orderdetails/1042?reorder',
    );
  });

  it.each([
    ['on a desktop, beside the number box on the right', DESKTOP, ['usual', 'order', 'number']],
    ['on a phone, below the number box', PHONE, ['number', 'usual', 'order']],
  ])('is in the order in which it is seen: %s', async (_where, media, expected) => {
    emulateMedia(media);
    await renderPage({ at: '/', answers: buyerAnswers });
    const parts = {
      usual: await screen.findByRole('link', { name: 'Thread GT-1' }),
      order: await screen.findByRole('link', { name: 'Open order 1042' }),
      number: await screen.findByRole('textbox', { name: 'Product number or barcode' }),
    };
    const inOrder = Object.entries(parts).toSorted(([, one], [, other]) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );

    expect(inOrder.map(([name]) => name)).toEqual(expected);
  });

  it('shows an order’s line count if the server does not list the lines, and its status if that is news', async () => {
    const bare = { ...order, status: 'cancelled', first: undefined };
    await renderPage({
      at: '/',
      answers: { ...buyerAnswers, 'GET /api/fetch-order': { orders: [bare], total: 1 } },
    });

    const row = (await screen.findByRole('link', { name: 'Open order 1042' })).closest('tr')!;
    expect(row).toHaveTextContent('Cancelled');
    expect(row).toHaveTextContent('8 lines');
  });

  describe('with lists that are due', () => {
    const list: OrderList = {
      list_id: 'L1',
      name: 'Monthly',
      is_shared: false,
      is_open: false,
      is_own: true,
      owner_name: 'Ada Quilter',
      line_count: 3,
      changed_at: '2026-11-20T15:00:00.000Z',
      version: 3,
      rhythm: {
        every_weeks: 520,
        next_on: '2026-11-02',
        paused_from: null,
        paused_until: null,
        ship_to_code: '',
        po_reference: '',
        is_due: true,
      },
    };
    const due: DueList = {
      list,
      lines: 3,
      total: 43,
      unavailable: 1,
      repriced: 2,
      product_ids: ['GT-1', 'GT-2'],
    };
    /** Answers of a server with that list, until it is answered. */
    const serve = () => {
      const { answers } = cartServer();
      const showCart = answers['GET /api/cart'] as () => object;
      let lists = [due];
      return {
        ...buyerAnswers,
        ...answers,
        'GET /api/features': { features: ['order-lists', 'usual-items'] },
        'GET /api/cart': () => ({ ...showCart(), due_lists: 1 }),
        'GET /api/due-lists': () => ({ lists }),
        'GET /api/order-list': {
          list,
          can_share: false,
          products: [
            { ...productOf('GT-1'), packs: 6, note: '' },
            { ...productOf('GT-2'), packs: 1, note: '' },
            { ...productOf('GT-3'), packs: 0, note: '' },
          ],
        },
        'POST /api/skip-order-list': () => {
          lists = [];
          return { status: true };
        },
      };
    };
    const open = async () => {
      const page = await renderPage({ at: '/', answers: serve() });
      return { ...page, card: await screen.findByRole('region', { name: 'Lists to order' }) };
    };

    it('tells since when, and what it would come to', async () => {
      const { card } = await open();
      expect(within(card).getByRole('link', { name: 'Monthly' })).toHaveAttribute(
        'href',
        '/lists/L1',
      );
      expect(card).toHaveTextContent(
        'Due since Nov 2, 2026: 3 lines, $43.00. 1 of them is not available. 2 of them have another price',
      );
    });

    it('orders one by adding what it says to the cart, once', async () => {
      const { card, requests } = await open();
      await userEvent.click(within(card).getByRole('button', { name: 'Order this list: Monthly' }));
      await waitFor(() => expect(location.pathname).toBe('/cart'));
      await waitFor(() =>
        expect(requests.filter(({ path }) => path === '/api/cart/add')).toMatchObject([
          { body: { 'GT-1': 6, 'GT-2': 1 } },
        ]),
      );
      act(() => history.back());
      expect(await screen.findByRole('link', { name: 'In your cart' })).toHaveAttribute(
        'href',
        '/cart',
      );
    });

    it('moves one on, and says to when', async () => {
      const { card, requests } = await open();
      await userEvent.click(within(card).getByRole('button', { name: /^Not this time: Monthly/ }));
      expect(await screen.findByText(/^“Monthly”: next on .*2036\.$/)).toBeVisible();
      await waitFor(() => expect(card).not.toBeInTheDocument());
      expect(requests.find(({ path }) => path === '/api/skip-order-list')?.body).toMatchObject({
        list_id: 'L1',
        next_on: '2026-11-02',
      });
    });
  });

  it('adds the usual quantities of due products not yet in the cart with one click, and removes them again', async () => {
    const products = ['GT-1', 'GT-2', 'GT-3', 'GT-4'].map((id, at) => ({
      ...usual,
      ...productOf(id),
      due: id !== 'GT-4',
      usual_item: at + 2,
    }));
    const { store } = await renderPage({
      at: '/',
      answers: {
        ...buyerAnswers,
        'GET /api/usual-items': { products },
        ...cartServer(cartLine('GT-2')).answers,
      },
    });
    const packs = () => selectShownCart(store.getState()).packs;

    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 usual quantities' }));
    expect(packs()).toEqual({ 'GT-1': 2, 'GT-2': 1, 'GT-3': 4 });
    const undo = screen.getByRole('button', { name: 'Undo: remove 2 products' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(packs()).toEqual({ 'GT-2': 1 });
    expect(screen.getByRole('button', { name: 'Add 2 usual quantities' })).toHaveFocus();
  });

  it('offers the usual quantities again if they could not be added', async () => {
    await renderPage({
      at: '/',
      answers: {
        ...buyerAnswers,
        'GET /api/usual-items': { products: [{ ...usual, ...productOf('GT-1'), due: true }] },
        'POST /api/cart/add': errorResponse(409, { message: 'Not today.' }),
      },
    });

    await userEvent.click(await screen.findByRole('button', { name: /^Add 1 usual/ }));
    expect(await screen.findByText('Not today.')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Add 1 usual/ })).toBeVisible();
  });

  it('takes back only the usual packs that went into the cart', async () => {
    const { cart, answers } = cartServer();
    const { store } = await renderPage({
      at: '/',
      answers: {
        ...buyerAnswers,
        'GET /api/usual-items': { products: [{ ...usual, ...productOf('GT-1'), due: true }] },
        ...answers,
        'POST /api/cart/add': () => {
          // One of three was left; a colleague adds two that have just come in.
          cart.set('a', { ...cartLine('GT-1'), id: 'a', item: 3 });
          return { status: true, lines: [line({ item: 3, possible: 1, outcome: 'clamped' })] };
        },
      },
    });
    const packs = () => selectShownCart(store.getState()).packs;

    await userEvent.click(await screen.findByRole('button', { name: /^Add 1 usual/ }));
    await waitFor(() => expect(packs()).toEqual({ 'GT-1': 3 }));
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(cart.get('a')?.item).toBe(2));
  });

  it('ends with links to the categories that have something new', async () => {
    await renderPage({ at: '/', answers: buyerAnswers });

    expect(await screen.findByRole('link', { name: 'Sewing 3' })).toHaveAttribute(
      'href',
      '/products/Sewing/Sewing/SEW/F',
    );
  });

  it('links from the quick box to the quick order, and shows the highlights last', async () => {
    await renderPage({ at: '/', answers: buyerAnswers });

    expect(await screen.findByRole('link', { name: 'Quick order' })).toHaveAttribute(
      'href',
      '/quick-order',
    );
    const news = screen.getByRole('region', { name: 'News from Haberdash' });
    expect(await within(news).findByRole('region', { name: 'Highlights' })).toBeInTheDocument();
  });

  it('adds the usual quantity of a usual item with one click', async () => {
    const { requests } = await renderPage({
      at: '/',
      answers: {
        ...buyerAnswers,
        'POST /api/cart/add': { status: true, lines: [line({ item: 3, possible: 3 })] },
      },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Add Thread GT-1 to cart' }));

    expect(await screen.findByText('Added item to the cart')).toBeInTheDocument();
    const [added] = requests.filter(({ path }) => path === '/api/cart/add');
    expect(added?.body).toEqual({ 'GT-1': 3 });
  });

  it('keeps a usual item’s quantity that was not added, and retries with the same idempotency key', async () => {
    const answers: Record<string, unknown> = {
      ...buyerAnswers,
      'POST /api/cart/add': () => errorResponse(503, { message: 'Closed for a moment.' }),
    };
    const { requests } = await renderPage({ at: '/', answers });

    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Packs of Thread GT-1' }),
      '5{Enter}',
    );
    expect(await screen.findByText('Closed for a moment.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Packs of Thread GT-1' })).toHaveValue('5');

    answers['POST /api/cart/add'] = { status: true, lines: [line({ item: 5, possible: 5 })] };
    await userEvent.click(screen.getByRole('button', { name: 'Add Thread GT-1 to cart' }));
    expect(await screen.findByText('Added item to the cart')).toBeInTheDocument();

    const keys = requests
      .filter(({ path }) => path === '/api/cart/add')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(screen.getByRole('textbox', { name: 'Packs of Thread GT-1' })).toHaveValue('');
  });

  it('asks anew about a usual item’s quantity that the server answered with nothing', async () => {
    const nothing = line({ item: 5, possible: 0, outcome: 'unavailable', message: 'Sold out.' });
    const answers: Record<string, unknown> = {
      ...buyerAnswers,
      'POST /api/cart/add': { status: false, lines: [nothing] },
    };
    const { requests } = await renderPage({ at: '/', answers });

    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Packs of Thread GT-1' }),
      '5{Enter}',
    );
    expect(await screen.findByText('Sold out.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add Thread GT-1 to cart' }));

    const sent = () => requests.filter(({ path }) => path === '/api/cart/add');
    await waitFor(() => expect(sent()).toHaveLength(2));
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('adds a typed code to the cart and puts the cursor back for the next one', async () => {
    const { requests } = await renderPage({
      at: '/',
      answers: {
        ...buyerAnswers,
        'POST /api/opticon': {
          status: true,
          lines: [line({ item: 2, possible: 2, product: productOf('GT-1') })],
        },
      },
    });

    const code = await screen.findByLabelText('Product number or barcode');
    await userEvent.type(screen.getByLabelText('Packs'), '2');
    await userEvent.type(code, 'GT-1{Enter}');

    expect(await screen.findByText('Thread GT-1: 2 packs added (24 units).')).toBeInTheDocument();
    expect(code).toHaveValue('');
    expect(code).toHaveFocus();
    const [upload] = requests.filter(({ path }) => path === '/api/opticon');
    expect(upload?.body).toMatchObject({ products: [{ code: 'GT-1', item: 2 }] });
  });

  it('says what is wrong with a code and keeps it', async () => {
    await renderPage({
      at: '/',
      answers: {
        ...buyerAnswers,
        'POST /api/opticon': {
          status: false,
          lines: [
            line({
              code: 'XX',
              product_id: null,
              outcome: 'unknown',
              message: 'Unknown.',
              possible: 0,
            }),
          ],
        },
      },
    });

    const code = await screen.findByLabelText('Product number or barcode');
    await userEvent.type(code, 'XX{Enter}');

    expect(await screen.findByText('XX: Unknown.')).toBeInTheDocument();
    expect(code).toHaveValue('XX');
  });

  it('takes the next code while the last is being sent, and reports the outcome of each', async () => {
    const waiting: (() => void)[] = [];
    const { requests } = await renderPage({
      at: '/',
      answers: {
        ...buyerAnswers,
        'POST /api/opticon': async ({ body }: { body: { products: { code: string }[] } }) => {
          await new Promise<void>((resolve) => waiting.push(resolve));
          const [{ code }] = body.products as [{ code: string }];
          const isKnown = code === 'GT-2';
          return {
            status: isKnown,
            lines: [
              isKnown
                ? line({ code, product: productOf(code) })
                : line({
                    code,
                    product_id: null,
                    outcome: 'unknown',
                    message: 'Unknown.',
                    possible: 0,
                  }),
            ],
          };
        },
      },
    });

    const code = await screen.findByLabelText('Product number or barcode');
    await userEvent.type(code, 'XX{Enter}GT-2{Enter}GT');
    const calls = () => requests.filter(({ path }) => path === '/api/opticon');
    for (const count of [1, 2]) {
      await waitFor(() => expect(calls()).toHaveLength(count));
      await waitFor(() => expect(waiting).toHaveLength(count));
      waiting[count - 1]?.();
    }

    expect(await screen.findByText('Thread GT-2: 1 pack added (12 units).')).toBeInTheDocument();
    expect(screen.getByText('XX: Unknown.')).toBeInTheDocument();
    expect(code).toHaveValue('GT');
  });

  it('lets the buyer choose when a code means several products', async () => {
    const answers: Record<string, unknown> = {
      ...buyerAnswers,
      'POST /api/opticon': {
        status: false,
        lines: [
          line({
            code: '123',
            product_id: null,
            outcome: 'ambiguous',
            message: 'Choose.',
            possible: 0,
            candidates: [productOf('A-1'), productOf('A-2')],
          }),
        ],
      },
    };
    await renderPage({ at: '/', answers });

    await userEvent.type(await screen.findByLabelText('Product number or barcode'), '123{Enter}');
    const choice = await screen.findByRole('button', { name: 'A-2 Thread A-2' });
    answers['POST /api/opticon'] = {
      status: true,
      lines: [line({ code: 'A-2', product: productOf('A-2') })],
    };
    await userEvent.click(choice);

    expect(await screen.findByText('Thread A-2: 1 pack added (12 units).')).toBeInTheDocument();
  });

  it('leads a buyer without orders to the upload', async () => {
    await renderPage({
      at: '/',
      answers: {
        ...buyerAnswers,
        'GET /api/fetch-order': { orders: [], total: 0 },
        'GET /api/usual-items': { products: [] },
      },
    });

    expect(await screen.findByText(/You have not ordered yet/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Upload a file' })[0]).toHaveAttribute(
      'href',
      '/opticon',
    );
  });

  it('says why the orders could not be loaded, and loads them again on request', async () => {
    const answers: Record<string, unknown> = {
      ...buyerAnswers,
      'GET /api/fetch-order': () =>
        errorResponse(400, { message: 'The orders are being counted.' }),
    };
    await renderPage({ at: '/', answers });

    expect(await screen.findByText('The orders are being counted.')).toBeInTheDocument();
    answers['GET /api/fetch-order'] = buyerAnswers['GET /api/fetch-order'];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Open order 1042' })).toBeInTheDocument();
  });
});

describe('a visitor’s home page', () => {
  it('shows what is sold, and links to the sign-in and the registration', async () => {
    await renderPage({ at: '/', signedIn: false, answers: visitorAnswers });

    expect(await screen.findByRole('link', { name: 'Sewing' })).toHaveAttribute(
      'href',
      '/category-page/Sewing',
    );
    expect(screen.getByRole('link', { name: 'Open a trade account' })).toHaveAttribute(
      'href',
      '/register',
    );
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(await screen.findByRole('link', { name: 'Thread GT-1' })).toBeInTheDocument();
  });

  it('shows the highlights beside the text', async () => {
    await renderPage({ at: '/', signedIn: false, answers: visitorAnswers });

    const highlights = await screen.findByRole('region', { name: 'Highlights' });
    expect(within(highlights).getByRole('link', { name: 'A hundred reds' })).toHaveAttribute(
      'href',
      '/products',
    );
  });

  it('leaves out the highlights when there are none or they are still loading', async () => {
    const answers: Record<string, unknown> = {
      ...visitorAnswers,
      'GET /api/crousalImages': { images: [] },
    };
    const { unmount } = await renderPage({ at: '/', signedIn: false, answers });
    expect(await screen.findByRole('link', { name: 'Sewing' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Highlights' })).not.toBeInTheDocument();
    unmount();

    answers['GET /api/crousalImages'] = () => new Promise(() => {});
    await renderPage({ at: '/', signedIn: false, answers });
    expect(await screen.findByRole('link', { name: 'Sewing' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Highlights' })).not.toBeInTheDocument();
  });

  it('says why the highlights could not be loaded, and loads them again on request', async () => {
    const answers: Record<string, unknown> = {
      ...visitorAnswers,
      'GET /api/crousalImages': () =>
        errorResponse(400, { message: 'The pictures are being hung.' }),
    };
    await renderPage({ at: '/', signedIn: false, answers });

    expect(await screen.findByText('The pictures are being hung.')).toBeInTheDocument();
    answers['GET /api/crousalImages'] = visitorAnswers['GET /api/crousalImages'];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('region', { name: 'Highlights' })).toBeInTheDocument();
  });

  it('shows no prices', async () => {
    const { container } = await renderPage({ at: '/', signedIn: false, answers: visitorAnswers });

    await screen.findByRole('link', { name: 'Thread GT-1' });
    screen.getByText('Opening order from $500.00').remove();
    expect(container).not.toHaveTextContent('$');
  });

  it('leads to the trade account first, and says why before it shows the range', async () => {
    await renderPage({ at: '/', signedIn: false, answers: visitorAnswers });

    const hero = screen.getByRole('region', { name: /^Wholesale art/ });
    const ways = within(hero)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(ways.slice(0, 2)).toEqual(['Open a trade account', 'Sign in']);
    const parts = screen.getAllByRole('heading', { level: 2 });
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Why open a trade account',
      'What we carry',
      'Best sellers',
    ]);
  });

  it('is in Spanish for visitors who chose it', async () => {
    await renderPage({ at: '/', signedIn: false, answers: visitorAnswers, language: 'es' });

    expect(await screen.findByRole('heading', { name: 'Los más vendidos' })).toBeInTheDocument();
  });
});
