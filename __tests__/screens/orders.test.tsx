import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { OrderSummary } from '#contract/orders';

import { refusal, unreachable, type Asked } from '../support/answers';
import { summary } from '../support/orders';
import { renderPage } from '../support/renderPage';

const history = [
  summary('10003', { status: 'received', po_reference: 'PO-77', order_comment: 'Back door' }),
  summary('10002'),
  summary('10001', { status: 'cancelled', units: 1234, total: 4321.5 }),
];

async function openHistory(at = '/order', orders: OrderSummary[] = history, total = orders.length) {
  const answers = { 'GET /api/fetch-order': { orders, total } };
  const page = await renderPage({ at, answers });
  const last = () => Object.fromEntries(page.asked.at(-1)?.query ?? []);
  return { ...page, last, person: userEvent.setup() };
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

const rowOf = (number: string) =>
  within(screen.getByRole('link', { name: `Open order ${number}` }).closest('tr') as HTMLElement);

describe('the order history', () => {
  it('shows number, date, state, reference, size and total of each order', async () => {
    await openHistory();
    await screen.findByRole('table', { name: 'Your orders, newest first' });

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

  it('leads to an order, to ordering it again and to its print', async () => {
    await openHistory();
    const link = (name: string) => screen.findByRole('link', { name });

    expect(await link('Open order 10002')).toHaveAttribute('href', '/orderdetails/10002');
    expect(await link('Re-order order 10002')).toHaveAttribute(
      'href',
      '/orderdetails/10002?reorder',
    );
    expect(await link('Print order 10002')).toHaveAttribute('href', '/print-order?order_id=10002');
  });

  it('searches as the words are typed, and keeps them in the address', async () => {
    const { person, last } = await openHistory();
    await person.type(await screen.findByRole('searchbox'), 'PO-77');

    await waitFor(() => expect(last()).toMatchObject({ search: 'PO-77', page: '1' }));
    expect(location.search).toBe('?search=PO-77');
  });

  it('filters by first and last day', async () => {
    const { person, last } = await openHistory();
    await person.type(await screen.findByLabelText('From'), '2026-01-01');
    await person.type(screen.getByLabelText('To'), '2026-06-30');

    await waitFor(() => expect(last()).toMatchObject({ from: '2026-01-01', to: '2026-06-30' }));
    await person.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.getByLabelText('From')).toHaveValue('');
  });

  it('opens at the page and the words of its address', async () => {
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
    const state = await screen.findByText(/No order matches/);
    expect(state).toBeVisible();

    await person.click(screen.getAllByRole('button', { name: 'Clear' }).at(-1) as HTMLElement);
    await waitFor(() => expect(last()).not.toHaveProperty('search'));
  });

  it('leads to the products before the first order', async () => {
    await openHistory('/order', []);

    expect(await screen.findByText(/have not ordered anything yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible();
  });

  it('says why it cannot be shown, and tries again', async () => {
    const { answers, person } = await renderPage({
      at: '/order',
      answers: { 'GET /api/fetch-order': refusal(400, { message: 'Not now.' }) },
    }).then((page) => ({ ...page, person: userEvent.setup() }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');

    answers['GET /api/fetch-order'] = { orders: history, total: 3 };
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('downloads every order that fits, not only those of the page', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { person, answers } = await openHistory('/order?search=thread');
    answers['GET /api/fetch-order'] = ({ query }: Asked) =>
      query.has('page') ? unreachable() : { orders: history, total: 3 };
    await person.click(await screen.findByRole('button', { name: 'Download as CSV' }));

    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await textOf(saved[0]!);
    expect(text.split('\r\n')).toEqual([
      'Order,Date,State,PO,Comment,Lines,Units,Total',
      '10003,2026-11-05,Received,PO-77,Back door,2,60,126',
      '10002,2026-11-05,Released,,,2,60,126',
      '10001,2026-11-05,Cancelled,,,2,1234,4321.5',
      '',
    ]);
  });

  it('speaks French', async () => {
    await renderPage({
      at: '/order',
      answers: { 'GET /api/fetch-order': { orders: history, total: 3 } },
      language: 'fr',
    });

    expect(await screen.findByRole('heading', { name: 'Commandes' })).toBeVisible();
    expect(await screen.findByText('Annulée')).toBeVisible();
  });
});
