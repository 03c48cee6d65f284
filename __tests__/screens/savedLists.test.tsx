import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ListedProduct, OrderList } from '#contract/orderLists';

import { errorResponse, type MockRequest, type MockResponses } from '../support/mockFetch';
import { productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { testAddress } from '../support/testAddress';

const listOf = (changes: Partial<OrderList> = {}): OrderList => ({
  list_id: 'L1',
  name: 'Monthly',
  is_shared: false,
  is_open: false,
  is_own: true,
  owner_name: 'Ada Quilter',
  line_count: 2,
  changed_at: '2026-11-20T15:00:00.000Z',
  version: 3,
  ...changes,
});
const lineOf = (
  id: string,
  packs: number,
  changes: Partial<ListedProduct> = {},
): ListedProduct => ({
  ...productOf(id, { available: 40 }),
  packs,
  note: '',
  ...changes,
});
const gone = lineOf('GT-3', 2, { available: 0 });
delete gone.selling_price;

/** Answers as a server with one list, and records what is sent. */
function serve(changes: MockResponses = {}) {
  const sent: MockRequest[] = [];
  const keep = (answer: object) => (request: MockRequest) => {
    sent.push(request);
    return answer;
  };
  const answers: MockResponses = {
    'GET /api/features': { features: ['order-lists'] },
    'GET /api/order-lists': { lists: [listOf()], deleted: [] },
    'GET /api/order-list': {
      list: listOf(),
      can_share: false,
      products: [lineOf('GT-1', 6), lineOf('GT-2', 0, { note: 'blue ones' }), gone],
    },
    'POST /api/order-lists': keep({ status: true, list: listOf({ list_id: 'L2', name: 'Saved' }) }),
    'PATCH /api/order-lists': keep({ status: true, list: listOf({ version: 4 }) }),
    'PATCH /api/order-list-lines': keep({ status: true }),
    ...changes,
  };
  return { sent, answers };
}

/** Only rows near the viewport are rendered; the test's viewport has room for all of these. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  window.innerHeight = 900;
});
afterEach(() => jest.restoreAllMocks());

describe('the saved lists', () => {
  it('lead to each, and can be deleted and restored', async () => {
    let deleted: OrderList[] = [];
    const { sent, answers } = serve({
      'GET /api/order-lists': () => ({ lists: deleted.length ? [] : [listOf()], deleted }),
    });
    answers['PATCH /api/order-lists'] = (request: MockRequest) => {
      sent.push(request);
      deleted = deleted.length ? [] : [listOf({ version: 4 })];
      return { status: true, list: listOf({ version: 4 }) };
    };
    await renderPage({ at: '/lists', answers });
    expect(await screen.findByRole('link', { name: 'Monthly' })).toHaveAttribute(
      'href',
      '/lists/L1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete the list “Monthly”' }));
    expect(await screen.findByText(/“Monthly” was deleted.*30 days/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore the list' }));
    expect(await screen.findByRole('link', { name: 'Monthly' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toMatchObject([
      { list_id: 'L1', version: 3, is_deleted: true },
      { list_id: 'L1', version: 4, is_deleted: false },
    ]);
  });

  it('say how to begin while there is none', async () => {
    const { answers } = serve({ 'GET /api/order-lists': { lists: [], deleted: [] } });
    await renderPage({ at: '/lists', answers });
    expect(await screen.findByText(/You have no lists yet/)).toBeVisible();
  });
});

describe('a saved list', () => {
  it('shows its products with packs, notes and what is no longer sold', async () => {
    const { answers } = serve();
    await renderPage({ at: '/lists/L1', answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Monthly' })).toBeVisible();
    expect(screen.getByLabelText(/Packs on the list of .*GT-1/)).toHaveValue('6');
    expect(screen.getByLabelText(/Note for .*GT-2/)).toHaveValue('blue ones');
    const row = screen.getByRole('rowheader', { name: /GT-3/ }).closest<HTMLElement>('tr')!;
    expect(row).toHaveTextContent('No longer sold');
    expect(within(row).queryByLabelText(/Quantity/)).toBeNull();
  });

  it('adds all lines that have a quantity to the cart with one click, and stays as it is', async () => {
    const counts: unknown[] = [];
    const { sent, answers } = serve({
      'POST /api/cart/add': ({ body }: MockRequest) => {
        counts.push(body);
        return { status: true, lines: [] };
      },
    });
    await renderPage({ at: '/lists/L1', answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 lines to the cart' }));
    await screen.findByRole('button', { name: 'Add 2 lines to the cart' });
    expect(counts).toEqual([{ 'GT-1': 6, 'GT-3': 2 }]);
    expect(sent).toEqual([]);
  });

  it('is given a rhythm, which can be paused and ended', async () => {
    const rhythm = {
      every_weeks: 4,
      next_on: '2099-12-14',
      paused_from: null,
      paused_until: null,
      ship_to_code: 'STUDIO',
      po_reference: '',
      is_due: false,
    };
    let list = listOf();
    const { sent, answers } = serve({
      'GET /api/order-list': () => ({ list, can_share: false, products: [lineOf('GT-1', 6)] }),
    });
    answers['PATCH /api/order-lists'] = (request: MockRequest) => {
      sent.push(request);
      return { status: true, list };
    };
    await renderPage({ at: '/lists/L1', answers });
    const weeks = await screen.findByLabelText('Remind me');
    expect(screen.queryByLabelText(/^Next on/)).not.toBeInTheDocument();
    list = listOf({ rhythm });
    await userEvent.selectOptions(weeks, 'Every 4 weeks');
    await userEvent.click(await screen.findByLabelText('Paused'));
    await userEvent.selectOptions(weeks, 'Never');
    expect(sent.map(({ body }) => body)).toMatchObject([
      { rhythm: { every_weeks: 4, next_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } },
      { rhythm: { next_on: '2099-12-14', paused_until: null, ship_to_code: 'STUDIO' } },
      { rhythm: null },
    ]);
    expect(sent[1]?.body).not.toHaveProperty('rhythm.is_due');
    expect(sent[1]?.body).not.toHaveProperty('rhythm.paused_from', null);
  });

  it('keeps where its order goes, and with which number, in changes that follow at once', async () => {
    const rhythm = {
      every_weeks: 4,
      next_on: '2099-12-14',
      paused_from: null,
      paused_until: null,
      ship_to_code: 'GONE',
      po_reference: 'PO-1',
      is_due: false,
    };
    let list = listOf({ rhythm });
    const { sent, answers } = serve({
      'GET /api/features': { features: ['order-lists', 'addresses'] },
      'GET /api/addresses': {
        addresses: [testAddress('SHOP', 'Shop'), testAddress('BARN', 'Barn')],
      },
      'GET /api/order-list': () => ({ list, can_share: false, products: [lineOf('GT-1', 6)] }),
    });
    answers['PATCH /api/order-lists'] = (request: MockRequest) => {
      sent.push(request);
      const changed = request.body as { version: number; rhythm: typeof rhythm };
      const message = 'This list was changed meanwhile.';
      if (changed.version !== list.version)
        return errorResponse(409, { status: false, message, errors: [] });
      const { version } = list;
      list = listOf({ version: version + 1, rhythm: { ...rhythm, ...changed.rhythm } });
      return { status: true, list };
    };
    await renderPage({ at: '/lists/L1', answers });
    const shipTo = await screen.findByLabelText('Ship to');
    expect(shipTo).toHaveDisplayValue('Usual address');
    expect(screen.getByLabelText('PO number')).toHaveValue('PO-1');
    await userEvent.type(screen.getByLabelText('PO number'), '2 ');
    await userEvent.selectOptions(shipTo, 'BARN');
    await userEvent.clear(screen.getByLabelText('PO number'));
    await userEvent.click(screen.getByLabelText('Paused'));
    await waitFor(() => expect(screen.getByLabelText('Paused')).toBeChecked());
    expect(sent.map(({ body }) => body)).toMatchObject([
      { version: 3, rhythm: { po_reference: 'PO-12', ship_to_code: 'GONE' } },
      { version: 4, rhythm: { po_reference: 'PO-12', ship_to_code: 'BARN' } },
      { version: 5, rhythm: { po_reference: '', ship_to_code: 'BARN' } },
      { version: 6, rhythm: { po_reference: '', paused_until: null, ship_to_code: 'BARN' } },
    ]);
    expect(screen.getByLabelText('PO number')).toHaveValue('');
  });

  it('says since when it is due, and is moved on to its next day', async () => {
    const list = listOf({
      rhythm: {
        every_weeks: 1,
        next_on: '2026-11-02',
        paused_from: null,
        paused_until: null,
        ship_to_code: '',
        po_reference: '',
        is_due: true,
      },
    });
    const moved: unknown[] = [];
    const { answers } = serve({
      'GET /api/order-list': { list, can_share: false, products: [lineOf('GT-1', 6)] },
      'POST /api/skip-order-list': ({ body }: MockRequest) => {
        moved.push(body);
        return { status: true };
      },
    });
    await renderPage({ at: '/lists/L1', answers });
    expect(await screen.findByText(/^This list has been due since Nov 2, 2026\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Ordered, or not this time/ }));
    expect(moved).toMatchObject([{ list_id: 'L1', next_on: '2026-11-02' }]);
  });

  it('stores packs, a note and its name when their box is left', async () => {
    const { sent, answers } = serve();
    await renderPage({ at: '/lists/L1', answers });
    await userEvent.click(await screen.findByLabelText(/Packs on the list of .*GT-1/));
    await userEvent.keyboard('9{Enter}');
    await userEvent.type(screen.getByLabelText(/Note for .*GT-2/), ', big{Enter}');
    const name = screen.getByLabelText('Name of the list');
    await userEvent.clear(name);
    await userEvent.type(name, 'Weekly{Enter}');
    expect(sent.map(({ body }) => body)).toMatchObject([
      { list_id: 'L1', lines: [{ product_id: 'GT-1', packs: 9 }] },
      { list_id: 'L1', lines: [{ product_id: 'GT-2', note: 'blue ones, big' }] },
      { list_id: 'L1', version: 3, name: 'Weekly' },
    ]);
  });

  it('takes a product off, and puts it back with its packs', async () => {
    const { sent, answers } = serve();
    await renderPage({ at: '/lists/L1', answers });
    await userEvent.click(await screen.findByRole('button', { name: /^Take .*GT-1.* off/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Put it back' }));
    expect(sent.map(({ body }) => body)).toMatchObject([
      { lines: [{ product_id: 'GT-1', is_removed: true }] },
      { lines: [{ product_id: 'GT-1', packs: 6, note: '' }] },
    ]);
  });

  it('adds a product by any of its codes, and tells why it cannot', async () => {
    const message = 'NOTHING is not in the catalogue. Nothing was saved.';
    const { answers } = serve({
      'PATCH /api/order-list-lines': errorResponse(404, { status: false, message }),
    });
    await renderPage({ at: '/lists/L1', answers });
    const box = await screen.findByLabelText('Product number or barcode');
    await userEvent.type(box, 'NOTHING{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(box).toHaveValue('NOTHING');
  });

  it('is shared with colleagues, if there are any', async () => {
    const { sent, answers } = serve({
      'GET /api/order-list': { list: listOf(), can_share: true, products: [] },
    });
    await renderPage({ at: '/lists/L1', answers });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Shared with colleagues' }));
    expect(sent.map(({ body }) => body)).toMatchObject([{ version: 3, is_shared: true }]);
  });

  it('of somebody without colleagues says nothing of sharing', async () => {
    const { answers } = serve();
    await renderPage({ at: '/lists/L1', answers });
    await screen.findByLabelText('Name of the list');
    expect(screen.queryByRole('checkbox', { name: /olleagues/ })).toBeNull();
  });

  it('of somebody else is read, not edited', async () => {
    const list = listOf({ is_own: false, owner_name: 'Ben' });
    const { answers } = serve({
      'GET /api/order-list': { list, can_share: true, products: [lineOf('GT-1', 6)] },
    });
    await renderPage({ at: '/lists/L1', answers });
    await screen.findByRole('heading', { level: 1, name: 'Monthly' });
    expect(screen.getByText('Shared by Ben')).toBeVisible();
    expect(screen.queryByLabelText('Name of the list')).toBeNull();
    expect(screen.queryByLabelText(/Packs on the list/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Add 1 line to the cart' })).toBeVisible();
  });
});

describe('“Save as a list”', () => {
  it('saves the favourites with open quantities, and leads to the list', async () => {
    const { sent, answers } = serve({
      'GET /api/favorite': { products: [productOf('GT-1'), productOf('GT-2')] },
    });
    await renderPage({ at: '/favourite-view', answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a list' }));
    expect(await screen.findByRole('link', { name: 'Open the list “Saved”' })).toHaveAttribute(
      'href',
      '/lists/L2',
    );
    expect(sent[0]?.body).toMatchObject({
      lines: [
        { product_id: 'GT-1', packs: 0 },
        { product_id: 'GT-2', packs: 0 },
      ],
    });
  });
});
