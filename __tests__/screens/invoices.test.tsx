import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Invoice } from '#contract/invoices';

import { errorResponse } from '../support/mockFetch';
import { orderWithLines } from '../support/orders';
import { renderPage } from '../support/renderPage';

const BALANCE = {
  balance: 75.5,
  overdue: 40,
  credit_limit: 1000,
  available: 924.5,
  as_of: '2026-11-20T12:00:00Z',
};
const invoice = (number: string, more: Partial<Invoice> = {}): Invoice => ({
  number,
  kind: 'invoice',
  issued_on: '2026-10-15',
  due_on: '2026-11-14',
  total: 100,
  open: 0,
  is_overdue: false,
  po_reference: '',
  order_ids: [],
  has_pdf: false,
  ...more,
});
const features = { 'GET /api/features': { features: ['invoices', 'order-stages'] } };

const open = (at: string, answers: object = {}) =>
  renderPage({
    at,
    answers: {
      ...features,
      'GET /api/balance': { balance: BALANCE },
      'GET /api/invoices': { invoices: [], total: 0 },
      ...answers,
    },
  });
const rowOf = (number: string) => within(screen.getByText(number).closest('tr') as HTMLElement);

describe('the invoices of a company', () => {
  it('show state, days, orders and amounts, a credit as a negative one', async () => {
    const invoices = [
      invoice('INV-3', { open: 40, is_overdue: true, po_reference: 'PO-7', order_ids: ['10482'] }),
      invoice('INV-2', { has_pdf: true }),
      invoice('CR-1', { kind: 'credit', total: 24.5, open: 24.5 }),
    ];
    await open('/invoices', { 'GET /api/invoices': { invoices, total: 3 } });
    await screen.findByRole('table', { name: 'Your invoices' });

    expect(rowOf('INV-3').getByText('Overdue')).toBeVisible();
    expect(rowOf('INV-3').getByText('PO-7')).toBeVisible();
    expect(rowOf('INV-3').getByRole('link', { name: 'Open order 10482' })).toHaveAttribute(
      'href',
      '/orderdetails/10482',
    );
    expect(rowOf('INV-2').getByText('Paid')).toBeVisible();
    expect(
      rowOf('INV-2').getByRole('button', { name: 'Download invoice INV-2 as PDF' }),
    ).toBeVisible();
    expect(rowOf('INV-3').queryByRole('button')).toBeNull();
    expect(rowOf('CR-1').getAllByText('-$24.50')).toHaveLength(2);
    expect(await screen.findByText('$924.50')).toBeVisible();
  });

  it('are narrowed by what is unpaid and by words, which the address keeps', async () => {
    const { requests } = await open('/invoices?view=overdue&search=PO-7');
    await screen.findByText('No invoices match. Change the words or the dates.');
    const last = () => requests.filter(({ path }) => path === '/api/invoices').at(-1)!.query;
    expect([last().get('view'), last().get('search')]).toEqual(['overdue', 'PO-7']);

    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Unpaid');
    await waitFor(() => expect(last().get('view')).toBe('open'));
    expect(location.search).toBe('?view=open&search=PO-7');
  });

  it('are refused to a buyer with the reason, and offer nothing', async () => {
    await open('/invoices', {
      'GET /api/balance': {},
      'GET /api/invoices': () =>
        errorResponse(403, { message: 'Invoices are for the owner. Ask one of them.' }),
    });
    expect(await screen.findByText(/Invoices are for the owner/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Statement' })).toBeNull();
    expect(screen.queryByRole('search', { name: 'Search invoices' })).toBeNull();
  });

  it('are told on the profile and lead to the list', async () => {
    await open('/profile');
    expect(await screen.findByRole('link', { name: 'All invoices' })).toHaveAttribute(
      'href',
      '/invoices',
    );
    expect(screen.getByText('$75.50')).toBeVisible();
  });

  it('are named nowhere while there are none', async () => {
    await open('/order', {
      'GET /api/balance': {},
      'GET /api/fetch-order': { orders: [], total: 0 },
    });
    await screen.findByRole('heading', { name: 'Orders' });
    expect(screen.queryByRole('link', { name: 'Invoices' })).toBeNull();
  });

  it('are linked from the order that they are for', async () => {
    const invoices = [invoice('INV-3', { open: 40 })];
    await open('/orderdetails/10003', {
      'GET /api/order-history': { order: { ...orderWithLines('10003'), invoices } },
    });
    const steps = within(await screen.findByRole('list', { name: 'Progress of the order' }));
    expect(await steps.findByRole('link', { name: 'INV-3' })).toHaveAttribute(
      'href',
      '/invoices?search=INV-3',
    );
    expect(steps.getByText('$40.00 unpaid')).toBeVisible();
  });
});
