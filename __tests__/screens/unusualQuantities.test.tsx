import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { RequestedLine } from '#contract/opticon';

import { lineServer } from '../support/lineServer';
import { orderWithLines } from '../support/orders';
import { productOf } from '../support/product';
import { renderPage } from '../support/renderPage';

const products = [
  productOf('THREAD-1', { name: 'Cotton thread', available: 2000 }),
  productOf('RIBBON-1', { name: 'Satin ribbon', available: 2000 }),
];
const usual = { 'THREAD-1': { least: 2, most: 6, unusual_from: 30 } };

const open = (at: string, cart?: Record<string, number>) => {
  const orders = [orderWithLines('10001')];
  const server = lineServer({ products, usual, orders, ...(cart && { cart }) });
  return renderPage({ at, answers: server.answers });
};

const row = (name: RegExp) => screen.findByRole('row', { name });
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const paste = async (text: string) => {
  await screen.findByRole('combobox', { name: /of a new line$/ });
  fireEvent.paste(document.body, { clipboardData: { getData: () => text } });
};
const sent = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests
    .map(({ body }) => body as { products?: RequestedLine[]; check?: boolean } | undefined)
    .filter((body) => body?.products && !body.check)
    .map((body) => body?.products?.map(({ code, item }) => [code, item]));

describe('an unusually large quantity in a list', () => {
  it('prompts a question on its line, and is not counted before the answer', async () => {
    await open('/quick-order');
    await paste('THREAD-1\t600\nRIBBON-1\t3\n');

    const line = await row(
      /Cotton thread.*Unusual quantity: 600 packs\..*Usually 2–6 packs; this time 600\./,
    );
    expect(within(line).getByRole('checkbox')).not.toBeChecked();
    expect(await button('Add 1 line to cart')).toBeEnabled();
    await userEvent.click(await button(/^1 to fix$/));
    expect(await button(/^Unusual quantity 1$/)).toBeVisible();
  });

  it('goes into the cart once it is confirmed with a click', async () => {
    const page = await open('/quick-order');
    await paste('THREAD-1\t600\nRIBBON-1\t3\n');
    await userEvent.click(await button('Keep 600 packs'));

    await row(/Cotton thread.*Can be added/);
    await userEvent.click(await button('Add 2 lines to cart'));
    await screen.findByText(/^2 lines are in the cart/);
    expect(sent(page)).toEqual([
      [
        ['THREAD-1', 600],
        ['RIBBON-1', 3],
      ],
    ]);
  });

  it('can be confirmed by keyboard alone', async () => {
    await open('/quick-order');
    await paste('THREAD-1\t600\nRIBBON-1\t3\n');
    within(await row(/Cotton thread/))
      .getByRole('checkbox')
      .focus();
    await userEvent.keyboard(' ');

    expect(await button('Add 2 lines to cart')).toBeEnabled();
  });

  it('stays behind, even with all lines ticked and the list added by keyboard', async () => {
    const page = await open('/quick-order');
    await paste('THREAD-1\t600\nRIBBON-1\t3\n');
    await row(/Cotton thread.*Unusual quantity/);
    await button('Add 1 line to cart');
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    await userEvent.click(all);
    await userEvent.click(all);
    await button('Add 1 line to cart');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');

    await screen.findByText(/^1 line is in the cart/);
    expect(sent(page)).toEqual([[['RIBBON-1', 3]]]);
    expect(await row(/Cotton thread.*Unusual quantity/)).toBeVisible();
  });

  it('can be changed in place, and is questioned again when it grows', async () => {
    await open('/quick-order');
    await paste('THREAD-1\t600\n');
    await userEvent.click(await button('Change'));
    const box = within(await row(/Cotton thread/)).getByRole('textbox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.clear(box);
    await userEvent.type(box, '6');
    expect(await button('Add 1 line to cart')).toBeEnabled();
    expect(screen.queryByRole('row', { name: /Unusual quantity/ })).not.toBeInTheDocument();

    await userEvent.type(box, '0');
    await row(/Cotton thread.*Unusual quantity: 60 packs\./);
    expect(await button('No line selected')).toBeDisabled();
  });

  it('is reported for a scanner’s file, also when it comes about together with the cart', async () => {
    await open('/opticon', { 'THREAD-1': 20 });
    const lines = 'RIBBON-1,1\r\nTHREAD-1,5\r\n';
    const chooser = await screen.findByLabelText(/Choose a file/);
    await userEvent.upload(chooser, new File([lines], 'list.csv'));
    expect(await button('Add 2 lines to cart')).toBeEnabled();

    const more = new File(['THREAD-1,5\r\nTHREAD-1,5\r\n'], 'more.csv');
    await userEvent.upload(screen.getByLabelText('Upload another file'), more);
    await screen.findByRole('heading', { name: 'more.csv' });
    expect(await row(/Unusual quantity.*this time 30/)).toBeVisible();
  });

  it('prevents an earlier order from being added as a whole', async () => {
    const [line] = orderWithLines('10001').lines;
    const other = { ...line!, line: 2, product_id: 'RIBBON-1' };
    const server = lineServer({
      products: [...products, productOf('A-1', { name: 'Linen thread', available: 2000 })],
      orders: [orderWithLines('10001', { lines: [line!, other] })],
      usual: { 'A-1': { least: 1, most: 3, unusual_from: 20 } },
      cart: { 'A-1': 40 },
    });
    const { requests } = await renderPage({
      at: '/orderdetails/10001?reorder',
      answers: server.answers,
    });
    await row(/Linen thread.*Unusual quantity.*this time 43/);
    await userEvent.click(await button('Add 1 line to cart'));
    await screen.findByText(/^1 line is in the cart/);

    const added = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(added).toContainEqual({ 'RIBBON-1': 3 });
    expect(added).not.toContainEqual({ user_id: 'c-1', order_id: '10001', lang: '' });
  });
});

describe('a quantity typed at a product', () => {
  afterEach(() => jest.restoreAllMocks());

  const box = (name: string) => screen.findByRole('textbox', { name: `Packs of ${name}` });
  const openProduct = async () => {
    const server = lineServer({
      products,
      usual,
      codes: { '5012345678900': ['RIBBON-1'] },
    });
    return renderPage({
      at: '/description/THREAD-1/CA',
      answers: {
        ...server.answers,
        'GET /api/productDescription': {
          product: { ...products[0], description: '', images: [] },
          related: [],
        },
        'GET /api/cart': { products: [] },
      },
    });
  };
  const added = ({ requests }: Awaited<ReturnType<typeof openProduct>>) =>
    requests.filter(({ path }) => path === '/api/cart/add').map(({ body }) => body);

  it('is questioned at its box if it is unusual', async () => {
    await openProduct();
    await userEvent.type(await box('Cotton thread'), '600');
    await screen.findByText('Usually 2–6 packs; this time 600.');
    await userEvent.click(await button('Keep 600 packs'));
    expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
    expect(await box('Cotton thread')).toHaveFocus();
  });

  it('is not added as the whole stock before the answer', async () => {
    const page = await openProduct();
    await userEvent.type(await box('Cotton thread'), '9999{Enter}');
    expect(screen.getByText('Only 2,000 packs available')).toBeVisible();
    expect(await button('Keep 2,000 packs')).toHaveFocus();
    expect(added(page)).toEqual([]);

    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(added(page)).toEqual([{ 'THREAD-1': 2000 }]));
  });

  describe('in a list', () => {
    const openList = async () => {
      const server = lineServer({ products, usual });
      return renderPage({
        at: '/favourite-view',
        answers: {
          ...server.answers,
          'GET /api/favorite': { products },
          'GET /search/': { products: [products[1]], total: 1, page: 1, page_size: 20 },
          'GET /api/filter-options-by-category': { colors: [], type: [], size: [], brand: [] },
          'GET /api/productDescription': {
            product: { ...products[0], description: '', images: [] },
            related: [],
          },
          'GET /api/cart': { products: [] },
        },
      });
    };
    const update = async () => userEvent.click(await button(/^Update cart/));

    it('holds back the whole list until the question is answered', async () => {
      const page = await openList();
      await userEvent.type(await box('Satin ribbon'), '3');
      await userEvent.type(await box('Cotton thread'), '600');
      await screen.findByText('Usually 2–6 packs; this time 600.');
      await update();
      expect(await button('Keep 600 packs')).toHaveFocus();
      expect(added(page)).toEqual([]);

      await userEvent.keyboard('{Enter}');
      await update();
      await waitFor(() => expect(added(page)).toEqual([{ 'THREAD-1': 600, 'RIBBON-1': 3 }]));
    });

    it('is asked about again where it is, from a list that it is not in', async () => {
      const page = await openList();
      await userEvent.type(await box('Cotton thread'), '9999');
      await button('Keep 2,000 packs');
      act(() => {
        history.pushState(null, '', '/search-page/ribbon/1');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await userEvent.type(await box('Satin ribbon'), '3');
      await update();
      await userEvent.click(await button('Keep 2,000 packs'));
      expect(location.pathname).toBe('/description/THREAD-1/CA');
      expect(added(page)).toEqual([]);
    });
  });

  it('is not a scanned code, which adds a pack of its own product', async () => {
    const page = await openProduct();
    await userEvent.type(await box('Cotton thread'), '20');
    // A scanner types at its own speed, however busy the page is.
    jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(Number.MAX_SAFE_INTEGER);
    await userEvent.type(await box('Cotton thread'), '5012345678900{Enter}', {
      initialSelectionStart: 0,
      initialSelectionEnd: 2,
    });
    await screen.findByText('Added item to the cart: Satin ribbon');
    expect(await box('Cotton thread')).toHaveValue('20');
    expect(sent(page)).toEqual([[['5012345678900', 1]]]);
    expect(added(page)).toEqual([]);
  });

  it('is not a scanned code that names nothing, which is said', async () => {
    await openProduct();
    jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(Number.MAX_SAFE_INTEGER);
    await userEvent.type(await box('Cotton thread'), '4006381333931{Enter}');
    await screen.findByText(/^4006381333931: /);
    expect(await box('Cotton thread')).toHaveValue('');
  });
});
