import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { QueuedOrder } from '../../src/api/staffOrders';
import { errorResponse, type MockResponses } from '../support/mockFetch';
import { DESK, renderStaff } from '../support/renderStaff';

const first: QueuedOrder = {
  order_id: '1001',
  version: 3,
  placed_at: '2026-11-20T12:00:00.000Z',
  released_at: '2026-11-20T12:10:00.000Z',
  stage: 'released',
  customer_code: 'AF1001',
  company_name: 'Atelier Fil d’Érable',
  po_reference: 'PO-7',
  lines: 2,
  units: 84,
  total: 130.5,
  country: 'CA',
  open: 7,
  back_ordered: 0,
  acknowledged_by: '',
  has_comment: true,
  has_address: true,
};
const second: QueuedOrder = { ...first, order_id: '1002', version: 5, company_name: 'Prairie' };
const third: QueuedOrder = { ...first, order_id: '1003', company_name: 'Nopal', back_ordered: 2 };

const LIST = 'GET /api/staff/orders';
const counts = {
  to_pick: 2,
  picking: 0,
  back_ordered: 0,
  part_shipped: 0,
  held: 0,
  received: 1,
  unacknowledged: 2,
  shipped: 0,
  cancelled: 0,
  all: 3,
};
const listed = (...orders: QueuedOrder[]) => ({
  orders,
  total: orders.length,
  counts,
  page: 1,
  pagination: 25,
});

async function openQueue(answers: MockResponses = {}, at = '/staff/orders') {
  const page = await renderStaff({ at, answers: { [LIST]: listed(first, second), ...answers } });
  await screen.findByRole('link', { name: '1001' });
  const rail = screen.getByRole('navigation', { name: 'Staff menu' });
  await within(rail).findByRole('link', { name: /Orders/ });
  return { ...page, person: userEvent.setup() };
}

const numbers = () =>
  screen.getAllByRole('link', { name: /^100\d$/ }).map(({ textContent }) => textContent);
const download = () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  return saved;
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the staff menu', () => {
  it('shows what waits on the screens that the roles allow', async () => {
    await openQueue();
    const rail = await screen.findByRole('navigation', { name: 'Staff menu' });
    expect(await within(rail).findByRole('link', { name: /Orders 7 waiting/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(within(rail).getByRole('link', { name: /Applications 2 waiting/ })).toBeVisible();
    const overview = within(rail).getByRole('link', { name: 'Overview' });
    expect(overview).toHaveAttribute('href', '/staff');
    expect(overview).not.toHaveAttribute('aria-current');
  });

  it('leads from an unknown address to the applications, for staff who only manage accounts', async () => {
    await renderStaff({
      at: '/staff/nothing',
      answers: {
        'GET /api/staff/desk': { ...DESK, roles: ['accounts'] },
        'GET /api/staff/applications': {
          applications: [],
          total: 0,
          counts: {},
          page: 1,
          pagination: 25,
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Trade applications' })).toBeVisible();
    expect(location.pathname).toBe('/staff/applications');
  });

  it('has no applications for staff who may not see them', async () => {
    const { answers } = await openQueue({
      'GET /api/staff/desk': { ...DESK, roles: ['read'] },
    });
    const rail = await screen.findByRole('navigation', { name: 'Staff menu' });
    await within(rail).findByRole('link', { name: /Orders/ });
    expect(within(rail).queryByRole('link', { name: /Applications/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Begin picking/ })).toBeNull();
    expect(answers).toHaveProperty([LIST]);
  });
});

describe('the order queue', () => {
  it('begins with the orders to pick, and counts the others', async () => {
    const { requests } = await openQueue();
    expect(requests[0]?.query.get('queue')).toBe('to_pick');
    expect(screen.getByRole('link', { name: 'To pick 2' })).toHaveAttribute('aria-current', 'true');
    expect(
      screen.getByRole('row', { name: /1001.*Atelier.*PO-7.*84.*\$130\.50.*CA/ }),
    ).toBeVisible();
    expect(screen.getAllByText('Comment')).toHaveLength(2);
  });

  it('marks orders without an address while something is left to send', async () => {
    const homeless = { ...first, has_address: false };
    await openQueue({ [LIST]: listed(homeless, { ...homeless, order_id: '1002', open: 0 }) });
    expect(screen.getByText('No address · Comment')).toBeVisible();
    expect(screen.getByText('Comment')).toBeVisible();
  });

  it('says that nothing waits, and links to all orders', async () => {
    await renderStaff({ at: '/staff/orders', answers: { [LIST]: listed() } });
    expect(await screen.findByText('No orders in this queue.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute(
      'href',
      '/staff/orders?queue=all',
    );
  });

  it('says why it could not be loaded, and tries again on request', async () => {
    const answers: MockResponses = {
      [LIST]: errorResponse(403, { message: 'Your account does not have permission to do this.' }),
    };
    await renderStaff({ at: '/staff/orders', answers });
    expect(
      await screen.findByText('Your account does not have permission to do this.'),
    ).toBeVisible();
    answers[LIST] = listed(first);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: '1001' })).toBeVisible();
  });

  it('is searched with /, and keeps the search in the address', async () => {
    const { person, requests } = await openQueue();
    await person.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await person.keyboard('PO-7{Enter}');
    await waitFor(() => expect(requests.at(-1)?.query.get('search')).toBe('PO-7'));
    expect(location.search).toBe('?search=PO-7');
  });

  it('is navigated with j, k and the arrow keys, and opens orders with Enter', async () => {
    const { person, requests } = await openQueue({
      'GET /api/staff/order': errorResponse(404, { message: 'This order does not exist.' }),
    });
    await person.keyboard('jj');
    expect(screen.getByRole('link', { name: '1002' })).toHaveFocus();
    await person.keyboard('k');
    expect(screen.getByRole('link', { name: '1001' })).toHaveFocus();
    await person.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('This order does not exist.')).toBeVisible();
    expect(requests.at(-1)?.query.get('order_id')).toBe('1002');
    await person.click(screen.getByRole('link', { name: 'All orders' }));
    await waitFor(() => expect(screen.getByRole('link', { name: '1002' })).toHaveFocus());
  });

  it('prints the pick list of the orders selected with x', async () => {
    const saved = download();
    const { person, requests } = await openQueue({
      'GET /api/staff/orders/pick-list': new Response('%PDF'),
    });
    await person.keyboard('jxjxp');
    await waitFor(() => expect(saved).toEqual(['pick-list.pdf']));
    expect(requests.at(-1)?.query.get('order_ids')).toBe('1001,1002');
    expect(screen.getByText('2 selected')).toBeVisible();
  });

  it('starts picking the selected orders, and says what was wrong with each', async () => {
    const { person, requests } = await openQueue({
      'POST /api/v1/orders/1001/picking': {},
      'POST /api/v1/orders/1002/picking': errorResponse(412, {
        message: 'Order 1002 was changed.',
      }),
    });
    await person.keyboard('jxjxb');
    expect(await screen.findByText('Picking started.')).toBeVisible();
    expect(await screen.findByText('Order 1002 was changed.')).toBeVisible();
    const sent = requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
      ['"3"', { begun: true }],
      ['"5"', { begun: true }],
    ]);
  });

  it('says that nothing is selected', async () => {
    const { person } = await openQueue();
    await person.keyboard('p');
    expect(await screen.findByText(/Select orders first/)).toBeVisible();
  });

  it('is exported as filtered, in the chosen format', async () => {
    const saved = download();
    const { person, requests } = await openQueue(
      { 'GET /api/staff/orders/export': new Response('{}') },
      '/staff/orders?queue=held&country=US',
    );
    await person.keyboard('e');
    await person.click(screen.getByRole('button', { name: 'JSON', hidden: true }));
    await waitFor(() => expect(saved).toEqual(['orders.json']));
    expect(Object.fromEntries(requests.at(-1)?.query ?? [])).toMatchObject({
      queue: 'held',
      country: 'US',
      format: 'json',
    });
  });
});

describe('the shortcut keys', () => {
  it('type into a focused field, and do nothing else', async () => {
    const { person } = await openQueue();
    await person.click(screen.getByRole('searchbox'));
    await person.keyboard('xpj');
    expect(screen.getByRole('searchbox')).toHaveValue('xpj');
    expect(screen.queryByText(/chosen/)).toBeNull();
  });

  it('can be turned off, and stay off in this browser', async () => {
    const { person } = await openQueue();
    await person.keyboard('?');
    await person.click(
      screen.getByRole('checkbox', { name: 'Single-key shortcuts', hidden: true }),
    );
    await person.click(screen.getByRole('button', { name: 'Close', hidden: true }));
    await person.keyboard('jx');
    expect(screen.queryByText('1 selected')).toBeNull();
    expect(localStorage.getItem('deskKeys')).toBe('off');
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: '1001' })).toHaveFocus();
  });
});

describe('a queue that changes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('keeps its rows in place under the pointer, and is sorted once the pointer leaves', async () => {
    const answers: MockResponses = { [LIST]: listed(first, second) };
    await renderStaff({ at: '/staff/orders', answers });
    await screen.findByRole('link', { name: '1001' });
    const rows = screen.getByRole('table');
    fireEvent.pointerEnter(rows.parentElement!);
    answers[LIST] = listed(third, { ...second, company_name: 'Prairie Quilts' });
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText('Prairie Quilts')).toBeVisible();
    expect(numbers()).toEqual(['1001', '1002', '1003']);

    fireEvent.pointerLeave(rows.parentElement!);
    expect(numbers()).toEqual(['1003', '1002']);
  });
});
