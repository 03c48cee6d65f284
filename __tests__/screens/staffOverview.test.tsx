import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Overview } from '../../src/api/staffOrders';
import type { MockResponses } from '../support/mockFetch';
import { renderStaff } from '../support/renderStaff';

const overview: Overview = {
  days: ['2026-11-27', '2026-11-28'],
  countries: [
    { country: 'CA', orders: [3, 4], totals: [310.5, 1200] },
    { country: 'US', orders: [0, 2], totals: [0, 99.99] },
  ],
  ages: [
    { from: '2026-11-28', to: '2026-11-28' },
    { from: null, to: '2026-11-27' },
  ],
  queues: [
    { queue: 'received', orders: [1, 0] },
    { queue: 'to_pick', orders: [2, 5] },
  ],
  late: 5,
  back_orders: [
    { product_id: 'MUG-1', name: 'Mug', packs: 7, orders: 2, expected_on: '2026-12-04' },
  ],
  webhooks: [{ id: 'w-1', url: 'https://erp.test/in', failed: 12 }],
  new_customers: 3,
};

const open = (changes: Partial<Overview> = {}, language: '' | 'fr' | 'es' = '') => {
  const answers: MockResponses = { 'GET /api/staff/overview': { ...overview, ...changes } };
  return renderStaff({ at: '/staff', answers, language });
};

const hrefIn = (part: HTMLElement, name: string) =>
  within(part).getByRole('link', { name }).getAttribute('href');

describe('the start of the desk', () => {
  it('says what needs attention, with the way to each list', async () => {
    await open();
    const attention = await screen.findByRole('region', { name: 'Needs attention' });

    expect(hrefIn(attention, '5')).toBe('/staff/orders?queue=all&late=1');
    expect(hrefIn(attention, '3')).toBe('/staff/customers?view=new');
    expect(hrefIn(attention, 'https://erp.test/in: 12')).toBe('/staff/integrations/webhooks/w-1');
  });

  it('has no deliveries for staff who may not see them, and no late orders without hours', async () => {
    await open({ webhooks: null, late: null });
    const attention = await screen.findByRole('region', { name: 'Needs attention' });

    expect(attention).toHaveTextContent('no shipping hours are set');
    expect(attention).not.toHaveTextContent('webhook');
  });

  it('shows the orders of a day by country, each with its list', async () => {
    await open();
    const placed = await screen.findByRole('figure', { name: /^Orders placed per day/ });
    expect(placed).toHaveTextContent('Nov 28, 2026: 6Canada 4United States 2');
    expect(hrefIn(placed, '2')).toBe(
      '/staff/orders?queue=all&from=2026-11-28&to=2026-11-28&country=US',
    );

    fireEvent.change(within(placed).getByRole('slider'), { target: { value: 0 } });
    expect(placed).toHaveTextContent('Nov 27, 2026: 3');
  });

  it('shows the value of the orders in the currency of each country', async () => {
    await open();
    const canadian = await screen.findByRole('figure', { name: /^Value of orders per day, CAD/ });
    const american = screen.getByRole('figure', { name: /^Value of orders per day, USD/ });

    expect(canadian).toHaveTextContent('$1,200.00');
    expect(american).toHaveTextContent('$99.99');
  });

  it('shows the age of the queue, whose numbers lead to their lists in its table too', async () => {
    await open();
    const ages = await screen.findByRole('figure', { name: 'By status and day placed' });
    expect(ages).toHaveTextContent('To pick: 7Today 2Until Nov 27, 2026 5');
    expect(hrefIn(ages, '5')).toBe('/staff/orders?queue=to_pick&to=2026-11-27');

    await userEvent.click(within(ages).getByRole('button', { name: 'Show as table' }));
    const table = within(ages).getByRole('table');
    expect(hrefIn(table, '1')).toBe('/staff/orders?queue=received&from=2026-11-28&to=2026-11-28');
  });

  it('lists what most orders wait for', async () => {
    await open();
    const waiting = await screen.findByRole('region', { name: 'Back-orders by product' });

    expect(hrefIn(waiting, 'MUG-1 Mug')).toBe('/staff/products/MUG-1');
    expect(hrefIn(waiting, '2')).toBe('/staff/orders?queue=back_ordered&search=MUG-1');
  });

  it('says so where there is nothing', async () => {
    await open({ countries: [], queues: [], back_orders: [], webhooks: [] });

    expect(await screen.findByText('Nothing is on back-order.')).toBeVisible();
    expect(screen.getAllByText('No orders in these days.')).toHaveLength(2);
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Vue d’ensemble', 'À surveiller'],
    ['es', 'Resumen', 'Requiere atención'],
  ] as const)('is available in %s', async (language, title, part) => {
    await open({}, language);

    expect(await screen.findByRole('region', { name: part })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
