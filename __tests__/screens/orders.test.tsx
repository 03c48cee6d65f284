import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { OrderSummary } from '#contract/orders';
import type { RequisitionSummary } from '#contract/requisitions';

import { errorResponse } from '../support/mockFetch';
import { summary } from '../support/orders';
import { renderPage } from '../support/renderPage';

const history = [
  summary('10003', { status: 'received', po_reference: 'PO-77', order_comment: 'Back door' }),
  summary('10002'),
  summary('10001', { status: 'cancelled', units: 1234, total: 4321.5 }),
];

const features = { 'GET /api/features': { features: ['order-search', 'order-export'] } };

async function openHistory(at = '/order', orders: OrderSummary[] = history, total = orders.length) {
  const answers = { ...features, 'GET /api/fetch-order': { orders, total } };
  const page = await renderPage({ at, answers });
  const last = () => {
    const listed = page.requests.filter(({ path }) => path === '/api/fetch-order');
    return Object.fromEntries(listed.at(-1)?.query ?? []);
  };
  return { ...page, last, person: userEvent.setup() };
}

const rowOf = (number: string) =>
  within(screen.getByRole('link', { name: `Open order ${number}` }).closest('tr') as HTMLElement);

describe('the order history', () => {
  it('shows number, date, status, reference, size and total of each order', async () => {
    await openHistory();
    await screen.findByRole('table', { name: 'Your orders' });

    expect(screen.getByText('3 orders')).toBeVisible();
    expect(rowOf('10003').getByText('Received')).toBeVisible();
    expect(rowOf('10003').getByText('PO-77')).toBeVisible();
    expect(rowOf('10003').getByText('Back door')).toBeVisible();
    expect(
      rowOf('10003').getByText(
        new Date(history[0]!.date).toLocaleDateString('en-CA', { dateStyle: 'medium' }),
      ),
    ).toBeVisible();
    expect(rowOf('10001').getByText('Cancelled')).toBeVisible();
    expect(rowOf('10001').getByText('1,234')).toBeVisible();
    expect(rowOf('10001').getByText('$4,321.50')).toBeVisible();
  });

  it('tells who ordered, and narrows to one of several people', async () => {
    const people = [
      { user_id: 'c-1', name: 'Ada Quilter' },
      { user_id: 'c-2', name: 'Ben Thread' },
    ];
    const orders = [summary('10003', { ordered_by: people[1]! })];
    const answers = { ...features, 'GET /api/fetch-order': { orders, total: 1, people } };
    const { requests } = await renderPage({ at: '/order', answers });
    await screen.findByRole('table', { name: 'Your orders' });
    expect(rowOf('10003').getByText('Ben Thread')).toBeVisible();

    await userEvent.selectOptions(screen.getByLabelText('Ordered by'), 'Ben Thread');
    await waitFor(() => expect(requests.at(-1)?.query.get('ordered_by')).toBe('c-2'));
  });

  it('shows with the orders what waits for approval, and asks for nothing more', async () => {
    const requisitions: RequisitionSummary[] = [
      {
        requisition_id: 'R101',
        state: 'open',
        version: 1,
        submitted_at: '2026-11-20T15:00:00.000Z',
        buyer: { user_id: 'c-1', name: 'Ada Quilter' },
        is_own: true,
        may_decide: false,
        reason: 'order_limit',
        asked: 'Nadia Benali',
        line_count: 2,
        total: 45,
        po_reference: 'PO-7',
        order_comment: '',
        ship_to_code: '',
      },
    ];
    const answers = {
      'GET /api/features': { features: ['order-search', 'approvals'] },
      'GET /api/fetch-order': { orders: history, total: 3, requisitions },
    };
    const { requests } = await renderPage({ at: '/order', answers });
    const waiting = await screen.findByRole('table', { name: 'Sent for approval' });
    expect(within(waiting).getByRole('link', { name: 'R101' })).toHaveAttribute(
      'href',
      '/approvals/R101',
    );
    expect(waiting).toHaveTextContent('Nadia Benali is asked');
    const filters = screen.getByRole('search', { name: 'Search orders' });
    expect(filters.compareDocumentPosition(waiting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(requests.filter(({ path }) => path === '/api/requisitions')).toEqual([]);
  });

  it('shows nothing of approvals to somebody without any', async () => {
    await openHistory();
    await screen.findByRole('table', { name: 'Your orders' });
    expect(screen.queryByText('Sent for approval')).toBeNull();
  });

  it('says nothing of people while one orders', async () => {
    await openHistory();
    await screen.findByRole('table', { name: 'Your orders' });

    expect(screen.queryByText('Ordered by')).toBeNull();
  });

  it('shows the lines that match the search, and opens the order at them', async () => {
    const found = [
      {
        line: 2,
        product_id: 'B-2',
        name: 'Poster <b>paint</b>',
        order_qty: 4,
        ship_pack: 6,
        price: 1.5,
      },
    ];
    await openHistory('/order?search=paint', [summary('10003', { found })]);
    const link = await screen.findByRole('link', { name: 'Open order 10003' });

    expect(rowOf('10003').getByText('4 × 6 B-2 Poster paint at $1.50')).toBeVisible();
    expect(link).toHaveAttribute('href', '/orderdetails/10003?line=2');
  });

  it('links to each order, to re-ordering it and to its print view', async () => {
    await openHistory();
    const link = (name: string) => screen.findByRole('link', { name });

    expect(await link('Open order 10002')).toHaveAttribute('href', '/orderdetails/10002');
    expect(await link('Re-order order 10002')).toHaveAttribute(
      'href',
      '/orderdetails/10002?reorder',
    );
    expect(await link('Print order 10002')).toHaveAttribute('href', '/print-order?order_id=10002');
  });

  it('searches while the buyer types, and keeps the search in the address', async () => {
    const { person, last } = await openHistory();
    await person.type(await screen.findByRole('searchbox'), 'PO-77');

    await waitFor(() => expect(last()).toMatchObject({ search: 'PO-77', page: '1' }));
    expect(location.search).toBe('?search=PO-77');
  });

  it('filters by the first and last day', async () => {
    const { person, last } = await openHistory();
    await person.type(await screen.findByLabelText('From'), '2026-01-01');
    await person.type(screen.getByLabelText('To'), '2026-06-30');

    await waitFor(() => expect(last()).toMatchObject({ from: '2026-01-01', to: '2026-06-30' }));
    await person.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.getByLabelText('From')).toHaveValue('');
  });

  it('accepts a day as people write it, and leaves that end open when the text is no date', async () => {
    const { person } = await openHistory();
    const first = await screen.findByLabelText('From');
    await person.type(first, 'Jan 5 2026');
    await waitFor(() => expect(location.search).toBe('?from=2026-01-05'));
    expect(first).toHaveValue('Jan 5 2026');

    await person.type(first, 'x');
    await waitFor(() => expect(location.search).toBe(''));
    expect(first).toHaveValue('Jan 5 2026x');
    expect(first).toBeValid();
    await person.tab();
    expect(first).toBeInvalid();
    expect(first).toHaveAccessibleDescription(/does not limit the list/);

    await person.clear(first);
    expect(first).toBeValid();
    await person.type(first, 'Feb 30 2026');
    await person.tab();
    expect(first).toHaveAccessibleDescription(/no such day in the calendar/);
  });

  it('opens at the page and search that its address names', async () => {
    const { last } = await openHistory('/order?search=thread&from=2026-01-01&page=3', history, 80);
    await screen.findByRole('table');

    expect(last()).toMatchObject({
      user_id: 'c-1',
      page: '3',
      pagination: '25',
      search: 'thread',
      from: '2026-01-01',
    });
    expect(screen.getByRole('searchbox')).toHaveValue('thread');
    expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  });

  it('turns pages', async () => {
    const { person, last } = await openHistory('/order', history, 80);
    await person.click(await screen.findByRole('button', { name: 'Next page' }));

    await waitFor(() => expect(last()).toMatchObject({ page: '2' }));
    expect(location.search).toBe('?page=2');
  });

  it('offers to clear the search when nothing matches', async () => {
    const { person, last } = await openHistory('/order?search=zebra', []);
    const state = await screen.findByText(/No orders match/);
    expect(state).toBeVisible();

    await person.click(screen.getAllByRole('button', { name: 'Clear' }).at(-1) as HTMLElement);
    await waitFor(() => expect(last()).not.toHaveProperty('search'));
  });

  it('links to the products before the first order', async () => {
    await openHistory('/order', []);

    expect(await screen.findByText(/have not ordered anything yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible();
  });

  it('says why it could not be loaded, and tries again', async () => {
    const { answers, person } = await renderPage({
      at: '/order',
      answers: { ...features, 'GET /api/fetch-order': errorResponse(400, { message: 'Not now.' }) },
    }).then((page) => ({ ...page, person: userEvent.setup() }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not now.'));

    answers['GET /api/fetch-order'] = { orders: history, total: 3 };
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('filters by status and sorts, and keeps both in the address', async () => {
    const { person, last } = await openHistory();
    await person.selectOptions(await screen.findByLabelText('Status'), 'Cancelled');
    await person.selectOptions(screen.getByLabelText('Sort by'), 'Highest total first');

    await waitFor(() => expect(last()).toMatchObject({ status: 'cancelled', sort: 'highest' }));
    expect(location.search).toBe('?status=cancelled&sort=highest');
  });

  it('sends the device’s time zone along with the days', async () => {
    const { last } = await openHistory('/order?from=2026-01-01');
    await screen.findByRole('table');

    expect(last().zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('downloads all matching orders, with a row for each line if chosen', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { person, answers, requests } = await openHistory('/order?search=thread&sort=lowest');
    answers['GET /api/export-orders'] = new Response('Order,Date');
    await person.selectOptions(await screen.findByLabelText('What the file contains'), 'By line');
    await person.click(screen.getByRole('button', { name: 'Download for Excel' }));

    await waitFor(() => expect(saved).toEqual(['orders.xlsx']));
    const [file] = requests.filter(({ path }) => path === '/api/export-orders');
    expect(Object.fromEntries(file?.query ?? [])).toMatchObject({
      user_id: 'c-1',
      search: 'thread',
      sort: 'lowest',
      rows: 'lines',
      format: 'xlsx',
    });
    expect(file?.query.has('page')).toBe(false);
  });

  it('offers neither search nor downloads when the server implements only section 7', async () => {
    await renderPage({
      at: '/order',
      answers: {
        'GET /api/features': errorResponse(404, { message: 'No.' }),
        'GET /api/fetch-order': { orders: history },
      },
    });

    expect(await screen.findByRole('table', { name: 'Your orders' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
  });

  it('is available in French', async () => {
    await renderPage({
      at: '/order',
      answers: { ...features, 'GET /api/fetch-order': { orders: history, total: 3 } },
      language: 'fr',
    });

    expect(await screen.findByRole('heading', { name: 'Commandes' })).toBeVisible();
    expect(await screen.findByText('Annulée', { selector: 'td span' })).toBeVisible();
  });
});
