import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { DeskLine, DeskOrder } from '../../src/api/staffOrders';
import { errorResponse, type MockResponses } from '../support/mockFetch';
import { DESK, renderStaff } from '../support/renderStaff';

const line: DeskLine = {
  line: 1,
  product_id: 'TH-1',
  name: 'Thread, red',
  image: '',
  barcodes: ['4006381333931'],
  bin: 'A-12',
  ship_pack: 12,
  price: 1.5,
  total: 72,
  ordered: 4,
  shipped: 0,
  cancelled: 0,
  back_ordered: 0,
  open: 4,
  available: 90,
  expected_on: null,
  state: 'open',
};
const other: DeskLine = {
  ...line,
  line: 2,
  product_id: 'TH-2',
  name: 'Thread, blue',
  barcodes: ['036000291452'],
  ordered: 3,
  open: 3,
};

const order: DeskOrder = {
  order_id: '1001',
  version: 3,
  placed_at: '2026-11-20T12:00:00.000Z',
  released_at: '2026-11-20T12:10:00.000Z',
  stage: 'released',
  customer_code: 'AF1001',
  company_name: 'Atelier Fil d’Érable',
  po_reference: 'PO-7',
  units: 84,
  total: 130.5,
  country: 'CA',
  open: 7,
  back_ordered: 0,
  acknowledged_by: '',
  order_comment: 'Ring the bell twice',
  lang: 'fr',
  origin: 'shop',
  external_id: null,
  acknowledged_at: null,
  hold: null,
  ship_to: {
    code: '',
    name: 'Atelier',
    street: '1 rue des Forges',
    city: 'Trois-Rivières',
    region: 'QC',
    postal_code: 'G9A 1A1',
    country: 'CA',
    phone: '',
  },
  bill_to: null,
  customer: { email: 'oceane@fil.test', ordered_by: null, phone: '', terms: 'Net 30', hold: null },
  lines: [line, other],
  shipments: [],
  history: [
    {
      seq: 1,
      at: '2026-11-20T12:00:00.000Z',
      kind: 'order.received',
      actor_kind: 'customer',
      actor: '',
      text: '',
    },
  ],
};
const shipment: DeskOrder['shipments'][number] = {
  shipment_id: 's-1',
  external_id: '',
  source: 'desk',
  shipped_at: '2026-11-21T09:00:00.000Z',
  carrier: 'UPS',
  service: '',
  tracking: [{ number: '1Z9', url: 'https://ups.test/1Z9' }],
  parcels: 2,
  invoice_number: '',
  note: '',
  actor: 'rita@staff.test',
  voided_at: null,
  lines: [{ line: 1, quantity: 1 }],
};

const ONE = 'GET /api/staff/order';
const CHANGE = 'POST /api/v1/orders/1001';
const changed = { order_id: '1001', outcome: 'changed', stage: 'released', version: 4 };
async function openOrder(answers: MockResponses = {}, change: Partial<DeskOrder> = {}) {
  const page = await renderStaff({
    at: '/staff/orders/1001',
    answers: { [ONE]: { order: { ...order, ...change } }, ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Order 1001' });
  await screen.findByRole('button', { name: /^Add note/ });
  const sent = () =>
    page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  /** What the changes say of the version that was seen. */
  const versions = () =>
    page.requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('if-match'));
  return { ...page, sent, versions, person: userEvent.setup() };
}

/** jsdom does not open dialogs: their content exists, but is hidden to it. */
const inDialog = (name: string) => screen.findByRole('button', { name, hidden: true });
const packs = (id: string) => screen.getByRole('textbox', { name: `Packs of ${id}` });

describe('an order at the staff desk', () => {
  it('shows whose it is, where it goes, what to know, and what happened', async () => {
    await openOrder();
    expect(screen.getByText('PO-7')).toBeVisible();
    expect(screen.getByText('Ring the bell twice', { exact: false })).toBeVisible();
    expect(screen.getByText('Trois-Rivières QC G9A 1A1')).toBeVisible();
    expect(screen.getByText('Terms: Net 30')).toBeVisible();
    expect(screen.getByText('Order placed')).toBeVisible();
    expect(
      screen.getByRole('row', { name: /TH-1 Thread, red A-12 4 × 12 – – – 4 90/ }),
    ).toBeVisible();
  });

  it('says that it does not exist, and links back to the queue', async () => {
    await renderStaff({
      at: '/staff/orders/9',
      answers: { [ONE]: errorResponse(404, { message: 'This order does not exist.' }) },
    });
    expect(await screen.findByText('This order does not exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute(
      'href',
      '/staff/orders',
    );
  });

  it('offers read-only staff no changes', async () => {
    await renderStaff({
      at: '/staff/orders/1001',
      answers: { [ONE]: { order }, 'GET /api/staff/desk': { ...DESK, roles: ['read'] } },
    });
    await screen.findByRole('link', { name: /Orders 7/ });
    await userEvent.keyboard('s');
    expect(screen.queryByRole('form', { name: 'Ship packs of this order' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Ship\b/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Pick list/ })).toBeVisible();
  });

  it('starts to be picked with b', async () => {
    const { person, sent, versions } = await openOrder({
      [`${CHANGE}/picking`]: changed,
    });
    await person.keyboard('b');
    expect(await screen.findByText('Picking started.')).toBeVisible();
    expect(sent()).toEqual([{ begun: true }]);
    expect(versions()).toEqual(['"3"']);
  });

  it('is put on hold only with a written reason', async () => {
    const { person, sent, versions, answers } = await openOrder({ [`${CHANGE}/hold`]: changed });
    await person.keyboard('h');
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByText('Please write a sentence')).toBeInTheDocument();
    await person.type(screen.getByLabelText('Reason for the hold'), 'Please call us.');
    answers[ONE] = {
      order: {
        ...order,
        version: 4,
        hold: { text: 'Please call us.', since: '2026-11-20T15:00:00.000Z', by: 'rita@shop.test' },
      },
    };
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Order 1001 is on hold.')).toBeVisible();
    expect(sent()).toEqual([{ reason: 'Please call us.' }]);
    expect(versions()).toEqual(['"3"']);
    expect(await screen.findByRole('button', { name: /^Lift hold/ })).toBeVisible();
    expect(screen.getByText(/rita@shop\.test · Nov 20, 2026/)).toBeVisible();
  });

  it('takes a note, which goes to the customer if that is ticked', async () => {
    const { person, sent } = await openOrder({ [`${CHANGE}/notes`]: changed });
    await person.keyboard('n');
    await person.type(screen.getByLabelText('Note text'), 'Comes on Monday');
    await person.click(
      screen.getByRole('checkbox', { name: 'Send to the customer', hidden: true }),
    );
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('The note was added to the order’s history.')).toBeVisible();
    expect(sent()).toEqual([{ text: 'Comes on Monday', to_customer: true }]);
  });

  it('puts packs on back-order, expected on a future date', async () => {
    const { person, sent } = await openOrder({ [`${CHANGE}/back-orders`]: changed });
    await person.keyboard('o');
    await person.clear(packs('TH-1'));
    await person.type(packs('TH-1'), '2');
    await person.type(screen.getByLabelText('Expected date, if known'), '3 Dec 2001');
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findAllByText('Choose a future date.')).not.toHaveLength(0);
    expect(sent()).toEqual([]);
    await person.clear(screen.getByLabelText('Expected date, if known'));
    await person.type(screen.getByLabelText('Expected date, if known'), '3 Dec 49');
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('5 packs of order 1001 are on back-order.')).toBeVisible();
    expect(sent()).toMatchObject([
      {
        lines: [
          { line: 1, quantity: 2 },
          { line: 2, quantity: 3 },
        ],
        expected_on: '2049-12-03',
      },
    ]);
  });

  it('keeps the expected dates of the lines that it does not change', async () => {
    const waiting = (one: DeskLine, expected_on: string) => ({
      ...one,
      back_ordered: 2,
      expected_on,
    });
    const lines = [waiting(line, '2001-12-03'), waiting(other, '2099-12-24')];
    const { person, sent, versions } = await openOrder(
      { [`${CHANGE}/back-orders`]: changed },
      { lines },
    );
    await person.keyboard('o');
    expect(screen.getByLabelText('Expected date, if known')).toHaveValue('');
    expect(screen.getByText(/These lines have different dates/)).toBeVisible();
    await person.clear(packs('TH-1'));
    await person.type(packs('TH-1'), '1');
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('3 packs of order 1001 are on back-order.')).toBeVisible();
    expect(sent()).toEqual([{ lines: [{ line: 1, quantity: 1 }] }]);
    expect(versions()).toEqual(['"3"']);
  });

  it('cancels packs with a reason, which decides whether they return to stock', async () => {
    const { person, sent } = await openOrder({ [`${CHANGE}/cancellations`]: changed });
    await person.keyboard('c');
    await person.click(screen.getByRole('checkbox', { name: 'Include TH-2' }));
    await person.click(screen.getByRole('button', { name: /^Cancel 3 packs/ }));
    expect(screen.getByText(/Choose a reason\. The customer/)).toBeVisible();
    await person.selectOptions(screen.getByLabelText('Reason'), 'customer_request');
    expect(screen.getByRole('checkbox', { name: 'Return these packs to stock' })).toBeChecked();
    await person.click(screen.getByRole('button', { name: /^Cancel 3 packs/ }));
    expect(await screen.findByText('3 packs of order 1001 were cancelled.')).toBeVisible();
    expect(sent()).toMatchObject([
      { lines: [{ line: 2, quantity: 3 }], reason: 'customer_request', restock: true },
    ]);
  });

  it('voids a shipment only after confirmation', async () => {
    const { person, sent, versions } = await openOrder(
      { 'POST /api/v1/shipments/s-1/void': changed },
      { stage: 'part_shipped', shipments: [shipment] },
    );
    expect(screen.getByRole('link', { name: '1Z9' })).toHaveAttribute(
      'href',
      'https://ups.test/1Z9',
    );
    await person.click(screen.getByRole('button', { name: 'Void shipment…' }));
    expect(sent()).toEqual([]);
    await person.click(await inDialog('Void shipment'));
    expect(await screen.findByText(/Its packs are open again\.$/)).toBeVisible();
    expect(sent()).toEqual([undefined]);
    expect(versions()).toEqual(['"3"']);
  });
});

describe('an order within its ten minutes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('counts them down, can be cancelled, and is reloaded when they end', async () => {
    const received: Partial<DeskOrder> = { stage: 'received', cancellable_seconds: 65 };
    const answers: MockResponses = { [ONE]: { order: { ...order, ...received } } };
    const { requests } = await renderStaff({ at: '/staff/orders/1001', answers });
    expect(await screen.findByText('Can be cancelled for 1:05')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Cancel order/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ship\b/ })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('Can be cancelled for 1:00')).toBeVisible();

    answers[ONE] = { order };
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(await screen.findByText('With the warehouse')).toBeVisible();
    expect(screen.queryByText(/Can be cancelled/)).toBeNull();
    expect(requests.filter(({ path }) => path === '/api/staff/order')).toHaveLength(2);
  });
});

describe('shipping', () => {
  const empty = { orders: [], total: 0, counts: {}, page: 1, pagination: 25 };
  const queue = { 'GET /api/staff/orders': empty };

  async function openShip(answers: MockResponses = {}, change: Partial<DeskOrder> = {}) {
    const page = await openOrder(answers, change);
    await page.person.keyboard('s');
    await screen.findByRole('form', { name: 'Ship packs of this order' });
    return page;
  }

  it('starts with all open packs, and Tab moves from quantity to quantity', async () => {
    const { person } = await openShip();
    expect(packs('TH-1')).toHaveFocus();
    expect(packs('TH-1')).toHaveValue('4');
    await person.tab();
    expect(packs('TH-2')).toHaveFocus();
    expect(packs('TH-2')).toHaveValue('3');
    expect(screen.getByRole('button', { name: /^Ship 7 packs/ })).toBeVisible();
  });

  it('sends carrier, tracking numbers and parcels, and back-orders the rest', async () => {
    const { person, sent, versions } = await openShip(
      { ...queue, [`${CHANGE}/shipments`]: changed },
      { lines: [line, { ...other, available: 1 }] },
    );
    await person.tab();
    await person.keyboard('1');
    expect(screen.getByLabelText('Back-order the 2 remaining packs')).toBeChecked();
    await person.tab();
    await person.keyboard('UPS');
    await person.tab();
    await person.keyboard('1Z1{Enter}1Z2');
    await person.tab();
    await person.keyboard('2{Control>}{Enter}{/Control}');
    expect(await screen.findByText('5 packs of order 1001 were shipped.')).toBeVisible();
    expect(sent()).toEqual([
      {
        carrier: 'UPS',
        tracking: [{ number: '1Z1' }, { number: '1Z2' }],
        parcels: 2,
        lines: [
          { line: 1, quantity: 4 },
          { line: 2, quantity: 1 },
        ],
        rest: {},
      },
    ]);
    expect(versions()).toEqual(['"3"']);
    await waitFor(() => expect(location.pathname).toBe('/staff/orders'));
  });

  it('leaves open what is not shipped and is in stock, unless it is to wait', async () => {
    const { person, sent } = await openShip({ ...queue, [`${CHANGE}/shipments`]: changed });
    await person.keyboard('1');
    const rest = screen.getByLabelText('Back-order the 3 remaining packs');
    expect(rest).not.toBeChecked();
    await person.click(rest);
    expect(rest).toBeChecked();
    await person.click(rest);
    await person.click(screen.getByRole('button', { name: 'Ship 4 packs' }));
    await screen.findByText('4 packs of order 1001 were shipped.');
    expect(sent()).toEqual([
      {
        carrier: '',
        tracking: [],
        lines: [
          { line: 1, quantity: 1 },
          { line: 2, quantity: 3 },
        ],
      },
    ]);
  });

  it('sets all lines to none and back to all', async () => {
    const { person } = await openShip();
    await person.click(screen.getByRole('button', { name: 'Set all to none' }));
    expect(packs('TH-1')).toHaveValue('0');
    expect(packs('TH-2')).toHaveValue('0');
    await person.type(packs('TH-2'), '2');
    expect(screen.getByRole('button', { name: /^Ship 2 packs/ })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'All open packs' }));
    expect(packs('TH-1')).toHaveValue('4');
    expect(packs('TH-2')).toHaveValue('3');
  });

  it('refuses more packs than are open, and none at all', async () => {
    const { person, sent } = await openShip();
    await person.keyboard('9{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/A line cannot have more packs than are open/)).toBeVisible();
    expect(packs('TH-1')).toBeInvalid();
    await person.clear(packs('TH-1'));
    await person.type(packs('TH-1'), '0');
    await person.clear(packs('TH-2'));
    await person.type(packs('TH-2'), '0{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Enter at least one pack.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('counts scanned packs, a case as one pack, and ignores codes that are not in the order', async () => {
    const { person } = await openShip();
    const box = screen.getByLabelText('Scan a pack or type its barcode');
    await person.type(box, '4006381333931{Enter}');
    expect(screen.getByText('TH-1: 1 of 4')).toBeVisible();
    expect(packs('TH-1')).toHaveValue('1');
    expect(packs('TH-2')).toHaveValue('0');
    await person.type(box, '14006381333938{Enter}');
    expect(packs('TH-1')).toHaveValue('2');
    await person.type(box, '9780201379624{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(
      '9780201379624 is not in this order. It was not counted.',
    );
    expect(packs('TH-1')).toHaveValue('2');
    await person.type(box, 'th-2{Enter}');
    await person.type(box, '36000291452{Enter}');
    await person.type(box, '36000291452{Enter}');
    await person.type(box, '36000291452{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('all 3 already counted');
    expect(packs('TH-2')).toHaveValue('3');
    await person.click(screen.getByRole('button', { name: 'All open packs' }));
    expect(packs('TH-1')).toHaveValue('4');
  });

  it('treats a code scanned into a quantity box as a scan, not as a quantity', async () => {
    const { person } = await openShip();
    await person.keyboard('036000291452{Enter}');
    expect(packs('TH-1')).toHaveValue('0');
    expect(packs('TH-2')).toHaveValue('1');
    expect(screen.getByLabelText('Scan a pack or type its barcode')).toHaveFocus();
  });

  it('keeps what was typed when someone else was faster, over the current order', async () => {
    const answers: MockResponses = {
      [`${CHANGE}/shipments`]: errorResponse(412, { message: 'Changed.' }),
    };
    const { person, answers: table } = await openShip(answers);
    await person.keyboard('2');
    await person.type(screen.getByLabelText('Carrier'), 'Purolator');
    const shipped = {
      ...order.history[0],
      seq: 9,
      kind: 'order.shipped',
      actor_kind: 'staff',
      actor: 'ben@haberdash.test',
    };
    table[ONE] = {
      order: {
        ...order,
        version: 4,
        lines: [line, { ...other, open: 1 }],
        history: [...order.history, shipped],
      },
    };
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/This order has changed in the meantime/)).toBeVisible();
    expect(
      await screen.findByText(/The latest change: Packs shipped · ben@haberdash/),
    ).toBeVisible();
    await waitFor(() => expect(packs('TH-2')).toHaveValue('1'));
    expect(packs('TH-1')).toHaveValue('2');
    expect(screen.getByLabelText('Carrier')).toHaveValue('Purolator');
  });

  it('asks for confirmation when another system has taken over the order', async () => {
    const refused = errorResponse(409, { message: 'Acknowledged.' });
    const { person, requests, versions } = await openShip(
      {
        [`${CHANGE}/shipments`]: ({ query }: { query: URLSearchParams }) =>
          query.has('is_ours') ? Response.json(changed) : refused,
        ...queue,
      },
      { acknowledged_by: 'ERP' },
    );
    await person.keyboard('{Control>}{Enter}{/Control}');
    await person.click(await inDialog('Do it here'));
    expect(await screen.findByText('7 packs of order 1001 were shipped.')).toBeVisible();
    const posts = requests.filter(({ method }) => method === 'POST');
    expect(posts.map(({ query }) => query.get('is_ours'))).toEqual([null, 'true']);
    expect(versions()).toEqual(['"3"', '"3"']);
  });

  it('is closed with Esc, and a second Esc leads back to the queue', async () => {
    const { person } = await openShip({
      ...queue,
    });
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name: 'Ship packs of this order' })).toBeNull();
    expect(within(screen.getByRole('main')).getByRole('table')).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(location.pathname).toBe('/staff/orders'));
  });
});
