import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Order } from '#contract/orders';

import { api } from '../../src/api/api';
import { packsSet } from '../../src/slices/cartPreview';
import { linesDeselected } from '../../src/slices/cartSelection';
import { cartLine } from '../support/buyerInBrowser';
import { cartServer } from '../support/cartServer';
import {
  errorResponse,
  unreachable,
  type MockResponses,
  type MockRequest,
} from '../support/mockFetch';
import { renderPage } from '../support/renderPage';
import { testAddress } from '../support/testAddress';

const thread = cartLine('A-1', { name: 'Cotton thread', item: 3 });
const paint = cartLine('B-2', { name: 'Poster paint', item: 2, price: 1.5, selling_price: 1.5 });
const glue = cartLine('C-3', { name: 'Glue stick', available: 0 });

const placed: Order = {
  order_id: '10001',
  date: '2026-11-20T15:30:00.000Z',
  status: 'received',
  units: 36,
  total: 90,
  order_comment: 'Back door',
  po_reference: 'PO-7',
  lines: [
    {
      line: 1,
      product_id: 'A-1',
      name: 'Cotton thread',
      image: '',
      barcodes: [],
      order_qty: 3,
      ship_pack: 12,
      price: 2.5,
      total: 90,
    },
  ],
};

/** A server with a cart that accepts one order and remembers idempotency keys like the real one. */
function orderServer() {
  const server = cartServer(thread, paint, glue);
  const stored = new Map<string, string>();
  const place = ({ headers, body }: MockRequest) => {
    const key = headers.get('Idempotency-Key') ?? '';
    const content = JSON.stringify(body);
    const earlier = stored.get(key);
    if (earlier && earlier !== content) return errorResponse(422, { message: 'Key used.' });
    stored.set(key, content);
    server.cart.clear();
    return { status: true, order_id: '10001' };
  };
  const answers: MockResponses = {
    ...server.answers,
    'POST /api/store/orders': place,
    'GET /api/order-history': { order: placed },
    'GET /api/addresses': { addresses: [] },
  };
  return { ...server, answers, stored, place };
}

async function openReview(server = orderServer(), at = '/order-confirm') {
  const page = await renderPage({ at, answers: server.answers });
  const sent = () => page.requests.filter(({ path }) => path === '/api/store/orders');
  return { ...page, ...server, sent, person: userEvent.setup() };
}

const placeButton = () => screen.findByRole('button', { name: 'Place the order' });
const comment = () => screen.findByLabelText('Order comment (optional)');
const reference = () => screen.findByLabelText('Purchase order number (optional)');

describe('an order with terms', () => {
  const opened = (terms: object) => {
    const server = orderServer();
    const showCart = server.answers['GET /api/cart'] as () => object;
    const answers = { ...server.answers, 'GET /api/cart': () => ({ ...showCart(), ...terms }) };
    return openReview({ ...server, answers });
  };

  it('cannot be placed below the minimum, and says how much is missing', async () => {
    await opened({ min_order: 1000 });
    expect(await screen.findByText(/to the minimum order of \$1,000\.00$/)).toBeVisible();
    expect(screen.getByText('The order is below the minimum. Add something first.')).toBeVisible();
    expect(await placeButton()).toBeDisabled();
  });

  it('waits for the number that its company needs', async () => {
    const { person, sent } = await opened({ po_required: true });
    expect(await placeButton()).toBeDisabled();
    await person.type(screen.getByLabelText('Purchase order number'), 'PO-9');
    await person.click(await placeButton());
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    expect(sent()[0]?.body).toMatchObject({ po_reference: 'PO-9' });
  });
});

describe('an order of a buyer with limits', () => {
  const waiting = {
    requisition_id: 'R101',
    state: 'open',
    version: 1,
    submitted_at: '2026-11-20T15:00:00.000Z',
    buyer: { user_id: 'u2', name: 'Marc Gagnon' },
    is_own: true,
    may_decide: false,
    reason: 'order_limit',
    asked: 'Nadia Benali',
    line_count: 0,
    total: 90,
    po_reference: '',
    order_comment: '',
    ship_to_code: '',
    lines: [],
    ship_to: [],
  };
  const opened = (approval: object, answer: object) => {
    const server = orderServer();
    const showCart = server.answers['GET /api/cart'] as () => object;
    const answers = {
      ...server.answers,
      'GET /api/cart': () => ({ ...showCart(), approval: { asked: 'Nadia Benali', ...approval } }),
      'POST /api/store/orders': () => answer,
      'GET /api/requisition': { requisition: waiting },
    };
    return openReview({ ...server, answers });
  };

  it('above one of them is sent for approval, and says to whom', async () => {
    const { person, sent } = await opened(
      { order_limit: 10 },
      { status: true, requisition_id: 'R101' },
    );
    const why = 'Over your limit of $10.00 an order: Nadia Benali is asked.';
    expect(await screen.findByText(why)).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Send for approval' }));
    expect(sent()[0]?.body).toMatchObject({ may_need_approval: true });
    expect(await screen.findByText(/Asked: Nadia Benali/)).toBeVisible();
    expect(location.pathname).toBe('/approvals/R101');
  });

  it('within them is placed, and says what is left of the month', async () => {
    await opened({ month_limit: 9000, month_left: 8000 }, { status: true, order_id: '10001' });
    expect(
      await screen.findByText('$8,000.00 of your $9,000.00 for this month is left.'),
    ).toBeVisible();
    expect(await placeButton()).toBeEnabled();
  });

  it('says nothing of approval without limits', async () => {
    const { person, sent } = await openReview();
    await person.click(await placeButton());
    expect(sent()[0]?.body).not.toHaveProperty('may_need_approval');
    expect(screen.queryByText(/approv/i)).not.toBeInTheDocument();
  });
});

describe('an order of a list that is due', () => {
  const rhythm = { every_weeks: 520, next_on: '2026-11-02', is_due: true };
  const dueList = (list_id: string, product_ids: string[]) => ({
    list: { list_id, name: `List ${list_id}`, rhythm },
    product_ids,
  });
  /** The cart has A-1 and B-2: all of one list, a third of another, nothing of the last. */
  const lists = [
    dueList('all', ['A-1', 'B-2']),
    dueList('part', ['B-2', 'D-4', 'E-5']),
    dueList('none', ['D-4']),
  ];
  const opened = (changes: MockResponses = {}) => {
    const server = orderServer();
    const showCart = server.answers['GET /api/cart'] as () => object;
    const answers = {
      ...server.answers,
      'GET /api/features': { features: ['order-lists'] },
      'GET /api/cart': () => ({ ...showCart(), due_lists: lists.length }),
      'GET /api/due-lists': { lists },
      ...changes,
    };
    return openReview({ ...server, answers });
  };
  const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) });

  it('answers those of which at least half is ordered, and says until when', async () => {
    const { person, sent } = await opened();
    expect(await box('^Order of the list “List all”: next on .*2036$')).toBeChecked();
    expect(await box('List part')).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /List none/ })).toBeNull();
    await person.click(await placeButton());
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    expect(sent()[0]?.body).toMatchObject({
      answers: [{ list_id: 'all', next_on: '2026-11-02' }],
    });
  });

  it('answers what the buyer ticks, also when it is sent again after a reload', async () => {
    const first = await opened({ 'POST /api/store/orders': unreachable });
    await first.person.click(await box('List all'));
    await first.person.click(await box('List part'));
    await first.person.click(await placeButton());
    await screen.findByRole('button', { name: 'Place it again' });
    first.unmount();

    const second = await opened();
    await second.person.click(await screen.findByRole('button', { name: 'Place it again' }));
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    expect(second.sent()[0]?.body).toMatchObject({
      answers: [{ list_id: 'part', next_on: '2026-11-02' }],
    });
  });

  it('proposes where it goes and its number, unless the buyer decides otherwise', async () => {
    const terms = { ship_to_code: 'BARN', po_reference: 'PO-42' };
    const all = dueList('all', ['A-1', 'B-2']);
    const due = [{ ...all, list: { ...all.list, rhythm: { ...rhythm, ...terms } } }];
    const changes = {
      'GET /api/features': { features: ['order-lists', 'addresses'] },
      'GET /api/addresses': { addresses: [shop, barn] },
      'GET /api/due-lists': { lists: due },
    };
    const first = await opened(changes);
    const shipTo = () => screen.findByRole('combobox', { name: 'Ship to' });
    expect(await shipTo()).toHaveValue('BARN');
    expect(await reference()).toHaveValue('PO-42');
    await first.person.click(await box('List all'));
    expect(await shipTo()).toHaveValue('SHOP');
    expect(await reference()).toHaveValue('');
    await first.person.click(await box('List all'));
    await first.person.type(await comment(), 'Back door');
    await first.person.clear(await reference());
    expect(await reference()).toHaveValue('');
    first.unmount();

    const second = await opened(changes);
    expect(await shipTo()).toHaveValue('BARN');
    expect(await reference()).toHaveValue('');
    await second.person.click(await placeButton());
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    expect(second.sent()[0]?.body).toMatchObject({ ship_to: 'BARN', order_comment: 'Back door' });
    expect(second.sent()[0]?.body).not.toHaveProperty('po_reference');
    second.unmount();

    const third = await opened(changes);
    await third.person.click(await placeButton());
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    expect(third.sent()[0]?.body).toMatchObject({ ship_to: 'BARN', po_reference: 'PO-42' });
  });

  it('that was answered meanwhile is ordered without that answer', async () => {
    let left = lists;
    const message = 'This list was already ordered or skipped for this date.';
    const { person, sent } = await opened({
      'GET /api/due-lists': () => ({ lists: left }),
      'POST /api/store/orders': ({ body }: MockRequest) => {
        if (!('answers' in (body as object))) return { status: true, order_id: '10001' };
        left = [];
        return errorResponse(409, { message, errors: [{ field: 'next_on', message }] });
      },
    });
    await box('List all');
    await person.click(await placeButton());
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /List/ })).toBeNull());
    await person.click(await placeButton());
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    expect(sent()[1]?.body).not.toHaveProperty('answers');
  });
});

const shop = testAddress('SHOP', 'Anna’s Crafts');
const barn = testAddress('BARN', 'The Barn');

describe('the shipping address of an order', () => {
  const opened = (addresses: readonly object[]) => {
    const server = orderServer();
    const answers = { ...server.answers, 'GET /api/addresses': { addresses } };
    return openReview({ ...server, answers });
  };

  it('is shown but not asked for when there is only one', async () => {
    const { person, sent } = await opened([shop]);
    expect(await screen.findByText('Anna’s Crafts, 12 Reel St, Guelph ON N1H 1A1')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Ship to' })).toBeNull();
    await person.click(await placeButton());
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    expect(sent()[0]?.body).not.toHaveProperty('ship_to');
  });

  it('is chosen when there are several, and sent with the order', async () => {
    const { person, sent } = await opened([shop, barn]);
    const choice = await screen.findByRole('combobox', { name: 'Ship to' });
    expect(choice).toHaveValue('SHOP');
    await person.selectOptions(choice, 'BARN');
    const inFull = screen.getByText(/^The Barn, /, { ignore: 'option' });
    expect(inFull).toHaveTextContent('The Barn, 12 Reel St, Guelph ON N1H 1A1');
    await person.click(await placeButton());
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    expect(sent()[0]?.body).toMatchObject({ ship_to: 'BARN' });
  });

  it('is sent as displayed, although another order may have changed the default one', async () => {
    const { person, sent } = await opened([shop, barn]);
    expect(await screen.findByRole('combobox', { name: 'Ship to' })).toHaveValue('SHOP');
    await person.click(await placeButton());
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    expect(sent()[0]?.body).toMatchObject({ ship_to: 'SHOP' });
  });

  it('is the default one again if the chosen one no longer exists', async () => {
    const server = orderServer();
    const addresses = [shop, barn, testAddress('DOCK', 'The Dock')];
    server.answers['GET /api/addresses'] = () => ({ addresses });
    const { place } = server;
    server.answers['POST /api/store/orders'] = (request: MockRequest) => {
      const { ship_to } = request.body as { ship_to?: string };
      if (ship_to !== 'BARN') return place(request);
      addresses.splice(1, 1);
      return errorResponse(400, { message: 'This address is not in your account.' });
    };
    const { person, sent } = await openReview(server);
    const choice = () => screen.findByRole('combobox', { name: 'Ship to' });
    await person.selectOptions(await choice(), 'BARN');
    await person.click(await placeButton());
    expect(await screen.findByText('This address is not in your account.')).toBeVisible();

    await waitFor(async () => expect(await choice()).toHaveValue('SHOP'));
    await person.click(await placeButton());
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    expect(sent()[1]?.body).toMatchObject({ ship_to: 'SHOP' });
  });

  it('is not requested from a server that stores none', async () => {
    const server = orderServer();
    const answers = { ...server.answers, 'GET /api/features': { features: ['idempotency'] } };
    const { requests } = await openReview({ ...server, answers });
    expect(await placeButton()).toBeEnabled();
    expect(requests.map(({ path }) => path)).not.toContain('/api/addresses');
  });
});

describe('the review of an order that needs a second look', () => {
  const tick = (name: string) => screen.findByRole('checkbox', { name });
  const UNUSUAL = 'Yes, these are the quantities I want.';
  const PRICES = 'I accept the new prices.';

  it.each([
    [{ least: 2, most: 4, unusual_from: 20 }, 'Usually 2–4 packs; this time 40.'],
    [{ least: 4, most: 4, unusual_from: 20 }, 'Usually 4 packs; this time 40.'],
    [{ least: 0, most: 0, unusual_from: 40 }, 'Never ordered before; this time 40 packs.'],
  ])('asks once about an unusually large quantity: %j', async (usual, expected) => {
    const server = orderServer();
    server.cart.set(thread.id, { ...thread, item: 40, usual });
    const { person, sent } = await openReview(server);

    expect(await screen.findByText(expected)).toBeVisible();
    expect(await placeButton()).toBeDisabled();
    await person.click(await tick(UNUSUAL));
    await person.click(await placeButton());
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    expect(sent()).toHaveLength(1);
  });

  it('asks again when the quantity grows after the tick', async () => {
    const server = orderServer();
    const usual = { least: 2, most: 4, unusual_from: 20 };
    server.cart.set(thread.id, { ...thread, item: 20, usual });
    const { store, person } = await openReview(server);
    await person.click(await tick(UNUSUAL));
    act(() => void store.dispatch(packsSet({ id: 'A-1', packs: 40 })));

    expect(await tick(UNUSUAL)).not.toBeChecked();
  });

  it('does not ask about what was kept in the cart, until it changes', async () => {
    const server = orderServer();
    const usual = { least: 2, most: 4, unusual_from: 20 };
    server.cart.set(thread.id, { ...thread, item: 40, usual });
    const { store, person } = await openReview(server, '/cart');
    await person.click(await screen.findByRole('button', { name: 'Keep 40 packs' }));
    await person.click(await screen.findByRole('link', { name: 'Review the order' }));
    expect(await placeButton()).toBeEnabled();
    expect(screen.queryByRole('checkbox', { name: UNUSUAL })).not.toBeInTheDocument();

    act(() => void store.dispatch(packsSet({ id: 'A-1', packs: 41 })));
    expect(await tick(UNUSUAL)).not.toBeChecked();
  });

  it('does not ask about a usual quantity', async () => {
    const server = orderServer();
    const usual = { least: 2, most: 4, unusual_from: 20 };
    server.cart.set(thread.id, { ...thread, item: 19, usual });
    await openReview(server);

    expect(await placeButton()).toBeEnabled();
    expect(screen.queryByRole('checkbox', { name: UNUSUAL })).not.toBeInTheDocument();
  });

  it('shows a price that has changed since it was seen, and asks once', async () => {
    const server = orderServer();
    const { store, person, sent } = await openReview(server);
    await placeButton();
    server.cart.set(thread.id, { ...thread, price: 3, selling_price: 3 });
    act(() => void store.dispatch(api.util.invalidateTags(['Cart'])));

    expect(await screen.findByText('pack price $30.00 → $36.00')).toBeVisible();
    expect(await placeButton()).toBeDisabled();
    await person.click(await tick(PRICES));
    await person.click(await placeButton());
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    expect(sent()[0]?.body).toMatchObject({ price: [3, 1.5] });
  });

  it('stops asking about a quantity that has become usual after the tick', async () => {
    const server = orderServer();
    const usual = { least: 2, most: 4, unusual_from: 20 };
    server.cart.set(thread.id, { ...thread, item: 20, usual });
    const { store, person } = await openReview(server);
    await person.click(await tick(UNUSUAL));
    act(() => void store.dispatch(packsSet({ id: 'A-1', packs: 4 })));

    await waitFor(async () => expect(await placeButton()).toBeEnabled());
  });

  it('does not ask about a price that a refusal reports, only when it changes again', async () => {
    const server = orderServer();
    const { store, person, answers, place, sent } = await openReview(server);
    await placeButton();
    const changePrice = (price: number) => {
      server.cart.set(thread.id, { ...thread, price, selling_price: price });
      act(() => void store.dispatch(api.util.invalidateTags(['Cart'])));
    };
    changePrice(3);
    await person.click(await tick(PRICES));
    server.cart.set(thread.id, { ...thread, price: 2.75, selling_price: 2.75 });
    answers['POST /api/store/orders'] = errorResponse(409, {
      message: 'Prices or stock have changed.',
      errors: [{ line: 1, product_id: 'A-1', price: 2.75, available: 40, message: 'Changed.' }],
    });
    await person.click(await placeButton());
    expect(await screen.findByText('Price: before $3.00, now $2.75')).toBeVisible();
    expect(await screen.findByText('$135.00')).toBeVisible();
    expect(await placeButton()).toBeEnabled();

    changePrice(3.5);
    expect(await screen.findByText('pack price $30.00 → $42.00')).toBeVisible();
    expect(await placeButton()).toBeDisabled();
    answers['POST /api/store/orders'] = place;
    await person.click(await tick(PRICES));
    await person.click(await placeButton());
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    expect(sent()[1]?.body).toMatchObject({ price: [3.5, 1.5] });
  });
});

describe('the review of a line just below a lower price', () => {
  it('says that a larger quantity costs less, and takes it', async () => {
    const broken = cartLine('A-1', {
      name: 'Cotton thread',
      item: 9,
      price_breaks: [{ packs: 10, price: 2 }],
    });
    const server = cartServer(broken, paint);
    const answers = { ...orderServer().answers, ...server.answers };
    const { person } = await openReview({ ...orderServer(), ...server, answers });
    await person.click(await screen.findByRole('button', { name: '10 packs cost less than 9.' }));
    await waitFor(() => expect(server.cart.get('line-A-1')?.item).toBe(10));
    expect(screen.queryByRole('button', { name: /cost less/ })).toBeNull();
    expect(await placeButton()).toBeEnabled();
  });
});

describe('the review of an order', () => {
  it('shows the selected lines and their total', async () => {
    const { store } = await openReview();
    const table = within(await screen.findByRole('table', { name: 'Lines of your order' }));
    expect(table.getAllByRole('rowheader')).toHaveLength(2);
    expect(screen.getByText('$126.00')).toBeVisible();
    expect(screen.getByText(/1 line stays in the cart/)).toBeVisible();

    act(() => void store.dispatch(linesDeselected(['B-2'])));
    expect(await screen.findByText(/2 lines stay in the cart/)).toBeVisible();
    expect(screen.queryByText('Poster paint')).not.toBeInTheDocument();
  });

  it('places the order with its reference and comment, and confirms it by number', async () => {
    const { person, sent } = await openReview();
    await person.type(await reference(), 'PO-7');
    await person.type(await comment(), 'Back door');
    await person.click(await placeButton());

    expect(
      await screen.findByRole('heading', { name: 'Order 10001 has been placed' }),
    ).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toEqual({
      product_id: ['A-1', 'B-2'],
      order_qty: [3, 2],
      price: [2.5, 1.5],
      ship_pack: [12, 12],
      date: expect.any(String),
      user_id: 'c-1',
      order_comment: 'Back door',
      po_reference: 'PO-7',
    });
    expect(location.search).toBe('?order_id=10001');
    expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      '/orderdetails/10001',
    );
    expect(screen.getByRole('link', { name: 'Print' })).toHaveAttribute(
      'href',
      '/print-order?order_id=10001',
    );
  });

  it('sends one order on a double click', async () => {
    const { person, sent } = await openReview();
    await person.dblClick(await placeButton());

    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    expect(sent()).toHaveLength(1);
  });

  it('keeps the comment and reference across a reload', async () => {
    const first = await openReview();
    await first.person.type(await reference(), 'PO-7');
    await first.person.type(await comment(), 'Back door');
    first.unmount();

    await openReview();
    expect(await reference()).toHaveValue('PO-7');
    expect(await comment()).toHaveValue('Back door');
  });

  it('does not truncate an overlong comment, says so, and places the order once it is shorter', async () => {
    const { person, sent } = await openReview();
    await person.click(await comment());
    await person.paste('x'.repeat(1001));

    expect(await comment()).toHaveValue('x'.repeat(1001));
    expect(screen.getByText('This is too long. Please shorten it.')).toBeVisible();
    expect(await placeButton()).toBeDisabled();
    expect(screen.getByText(/Shorten the text above first/)).toBeVisible();

    await person.keyboard('{Backspace}');
    expect(screen.getByText('1,000 of 1,000 characters')).toBeVisible();
    await person.click(await placeButton());
    await screen.findByRole('heading', { name: /10001/ });
    expect(sent()[0]?.body).toMatchObject({ order_comment: 'x'.repeat(1000) });
  });

  it('starts the next order with an empty comment', async () => {
    const first = await openReview();
    await first.person.type(await comment(), 'Back door');
    await first.person.click(await placeButton());
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    first.unmount();

    await openReview();
    expect(await comment()).toHaveValue('');
  });

  it('places one order despite a lost answer, a reload and a second click', async () => {
    const server = orderServer();
    const first = await openReview(server);
    server.answers['POST /api/store/orders'] = (request: MockRequest) => {
      server.place(request);
      return unreachable();
    };
    await first.person.type(await comment(), 'Back door');
    await first.person.click(await placeButton());
    expect(await screen.findByText(/we do not know yet whether your order arrived/)).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/^We got no response/);
    first.unmount();

    server.answers['POST /api/store/orders'] = server.place;
    const second = await openReview(server);
    expect(await screen.findByText('Back door')).toBeVisible();
    expect(screen.getByText('$126.00')).toBeVisible();
    await second.person.click(screen.getByRole('button', { name: 'Place it again' }));

    expect(
      await screen.findByRole('heading', { name: 'Order 10001 has been placed' }),
    ).toBeVisible();
    const [before] = first.sent();
    const [after] = second.sent();
    expect(after?.body).toEqual(before?.body);
    expect(after?.headers.get('Idempotency-Key')).toBe(before?.headers.get('Idempotency-Key'));
    expect(server.stored.size).toBe(1);
  });

  it('does not offer to send it again before the server had a chance to answer', async () => {
    const server = orderServer();
    const { person } = await openReview(server);
    server.answers['POST /api/store/orders'] = errorResponse(400, { message: 'Not today.' });
    const shown = new Set<string>();
    const observer = new MutationObserver(() => {
      for (const { textContent } of screen.queryAllByRole('button')) shown.add(textContent ?? '');
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await person.click(await placeButton());
    expect(await screen.findByText('Not today.')).toBeVisible();
    observer.disconnect();

    expect([...shown]).toContain('Placing the order…');
    expect([...shown]).not.toContain('Place it again');
  });

  it('can be sent again while the server is still working on the order', async () => {
    const { person, answers, place, stored } = await openReview();
    answers['POST /api/store/orders'] = errorResponse(409, { message: 'Still being worked on.' });
    await person.click(await placeButton());

    answers['POST /api/store/orders'] = place;
    await person.click(await screen.findByRole('button', { name: 'Place it again' }));
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    expect(stored.size).toBe(1);
  });

  it('returns to the cart’s lines when the buyer gives up the lost order', async () => {
    const { person, answers, place, stored, sent } = await openReview();
    answers['POST /api/store/orders'] = unreachable;
    await person.type(await comment(), 'Back door');
    await person.click(await placeButton());
    await person.click(await screen.findByRole('button', { name: 'Do not place it now' }));
    expect(await comment()).toHaveValue('Back door');

    answers['POST /api/store/orders'] = place;
    await person.type(await comment(), ' please');
    await person.click(await placeButton());
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
    expect(stored.size).toBe(1);
  });

  it('shows changed prices and stock, old and new, and places the order at the new ones', async () => {
    const { person, answers, cart, place, sent } = await openReview();
    await placeButton();
    cart.set('line-A-1', { ...thread, price: 2.75, selling_price: 2.75 });
    cart.set('line-B-2', { ...paint, available: 1 });
    answers['POST /api/store/orders'] = errorResponse(409, {
      message: 'Prices or stock have changed.',
      errors: [
        {
          line: 1,
          product_id: 'A-1',
          price: 2.75,
          available: 40,
          message: 'The price has changed.',
        },
        { line: 2, product_id: 'B-2', price: 1.5, available: 1, message: 'Only 1 available.' },
      ],
    });
    await person.click(await placeButton());

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('Prices or stock have changed.');
    const changes = within(alert).getAllByRole('listitem');
    expect(changes[0]).toHaveTextContent('Cotton thread');
    expect(changes[0]).toHaveTextContent('Price: before $2.50, now $2.75');
    expect(changes[1]).toHaveTextContent('Packs: before 2, now 1');

    answers['POST /api/store/orders'] = place;
    await person.click(await screen.findByRole('button', { name: 'Take 1 pack' }));
    expect(await screen.findByText('$117.00')).toBeVisible();
    await waitFor(async () => expect(await placeButton()).toBeEnabled());
    await person.click(await placeButton());
    await screen.findByRole('heading', { name: 'Order 10001 has been placed' });

    const [before, after] = sent();
    expect(after?.body).toMatchObject({ order_qty: [3, 1], price: [2.75, 1.5] });
    expect(after?.headers.get('Idempotency-Key')).not.toBe(before?.headers.get('Idempotency-Key'));
  });

  it('says which quantities have been changed elsewhere while it was being reviewed', async () => {
    const { person, store, cart } = await openReview();
    await placeButton();
    const [line] = cart.values();
    cart.set(line!.id, { ...line!, item: line!.item + 1 });
    act(() => void store.dispatch(api.util.invalidateTags(['Cart'])));

    const name = 'The cart was changed elsewhere';
    const changes = within(await screen.findByRole('list', { name })).getAllByRole('listitem');
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`${line!.item} → ${line!.item + 1} packs`),
    ]);
    await person.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  it('links to the order that another tab has already placed', async () => {
    const { person, answers, cart } = await openReview();
    await placeButton();
    cart.clear();
    answers['POST /api/store/orders'] = errorResponse(409, {
      message: 'This was already ordered: order 10001.',
      order_id: '10001',
      errors: [{ line: 1, product_id: 'A-1', message: 'This product is not in the cart.' }],
    });
    await person.click(await placeButton());

    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('already ordered: order 10001'),
    );
    expect(screen.getByRole('link', { name: 'Open order 10001' })).toHaveAttribute(
      'href',
      '/orderdetails/10001',
    );
    expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
  });

  it('links to what another tab has already sent for approval', async () => {
    const { person, answers } = await openReview();
    answers['POST /api/store/orders'] = errorResponse(409, {
      message: 'This was already sent for approval: request R101.',
      requisition_id: 'R101',
    });
    await person.click(await placeButton());
    expect(await screen.findByText(/already sent for approval/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request R101' })).toHaveAttribute(
      'href',
      '/approvals/R101',
    );
  });

  it('retries with a new idempotency key when another tab has used this one', async () => {
    const { person, answers, sent } = await openReview();
    answers['POST /api/store/orders'] = () =>
      sent().length === 1
        ? errorResponse(422, { message: 'This Idempotency-Key was already used.' })
        : errorResponse(409, {
            message: 'This was already ordered: order 10001.',
            order_id: '10001',
          });
    await person.click(await placeButton());

    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('already ordered: order 10001'),
    );
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('shows the server’s objection beside the comment', async () => {
    const { person, answers } = await openReview();
    await person.type(await comment(), '4111 1111 1111 1111');
    answers['POST /api/store/orders'] = errorResponse(400, {
      message: 'This looks like a card number.',
      errors: [{ field: 'order_comment', message: 'This looks like a card number; remove it.' }],
    });
    await person.click(await placeButton());

    await screen.findByRole('alert');
    expect(await comment()).toHaveAccessibleDescription(
      'This looks like a card number; remove it.',
    );
    expect(await comment()).toHaveValue('4111 1111 1111 1111');
  });

  it('waits until the cart’s last change is saved', async () => {
    const { answers, store, requests } = await openReview();
    await placeButton();
    let answer: (saved: unknown) => void = () => {};
    answers['POST /api/add/item'] = () => new Promise((resolve) => (answer = resolve));
    act(() => void store.dispatch(packsSet({ id: 'A-1', packs: 4 })));

    expect(await screen.findByText(/last changes are still being saved/)).toBeVisible();
    expect(await placeButton()).toBeDisabled();

    await waitFor(() => expect(requests.at(-1)?.path).toBe('/api/add/item'));
    await act(async () => answer({ status: true, item: 4 }));
    expect(await placeButton()).toBeEnabled();
  });

  it('links to the cart when nothing is selected', async () => {
    const { store } = await openReview();
    await placeButton();
    act(() => void store.dispatch(linesDeselected(['A-1', 'B-2'])));

    expect(await screen.findByText('No lines in your cart are selected.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  });
});

describe('the confirmation of an order', () => {
  it('is still there after a reload', async () => {
    await renderPage({
      at: '/order-confirm?order_id=10001',
      answers: { 'GET /api/order-history': { order: placed } },
      language: 'fr',
    });

    expect(
      await screen.findByRole('heading', { name: 'La commande 10001 a été passée' }),
    ).toBeVisible();
    expect(screen.getByText('Reçue')).toBeVisible();
  });

  it('shows the way of the order, and does not promise the warehouse one that is on hold', async () => {
    const server = orderServer();
    const hold = { rule: 'customer_on_hold' };
    const order = { ...placed, stage: 'received', cancellable_seconds: 300, hold };
    server.answers['GET /api/order-history'] = { order };
    await openReview(server, '/order-confirm?order_id=10001');
    expect(await screen.findByText(/it is waiting for us to release it/)).toBeVisible();
    expect(screen.queryByText(/pass it on to the warehouse/)).toBeNull();
    const steps = within(screen.getByRole('list', { name: 'Progress of the order' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Placed'),
      expect.stringContaining('Can be cancelled until'),
      expect.stringContaining('On hold'),
      expect.stringContaining('With the warehouse'),
      expect.stringContaining('Packed'),
      expect.stringContaining('Shipped'),
    ]);
  });

  it('says so when there is no such order', async () => {
    await renderPage({
      at: '/order-confirm?order_id=9',
      answers: {
        'GET /api/order-history': errorResponse(404, { message: 'This order does not exist.' }),
      },
    });

    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This order does not exist.'),
    );
  });
});
