import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { errorResponse } from '../support/mockFetch';
import { DESK, renderStaff } from '../support/renderStaff';
import { emulatePhone } from '../support/shell';

const none = { total: 0, page: 1, pagination: 25 };
const desk = {
  'GET /api/staff/customers': { customers: [], ...none },
  'GET /api/staff/products': { products: [], ...none },
  'GET /api/staff/orders': { orders: [], ...none, counts: {} },
  'GET /api/staff/desk': { ...DESK, roles: ['admin' as const] },
};

describe('the desk', () => {
  it('leads to any of its screens by Ctrl+K', async () => {
    await renderStaff({ at: '/staff/customers', answers: desk });
    await screen.findByRole('heading', { level: 1, name: 'Customers' });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const box = await screen.findByRole('combobox', { name: 'Screen, product or order' });
    expect(box).toHaveFocus();
    await userEvent.type(box, 'produ{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  });

  it('leads by Ctrl+K to the order that is typed, with the arrow keys', async () => {
    const order = { order_id: '1042', company_name: 'Atelier Fil' };
    await renderStaff({
      at: '/staff/customers',
      answers: {
        ...desk,
        'GET /api/staff/orders': { orders: [order], ...none, counts: {} },
        'GET /api/staff/order': errorResponse(404, { message: 'There is no such order.' }),
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Customers' });
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
    await userEvent.type(await screen.findByLabelText('Screen, product or order'), '1042');
    expect(await screen.findByRole('option', { name: /1042 Atelier Fil/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(location.pathname).toBe('/staff/orders/1042');
  });

  it('has five entries in the bar of a phone, the last of which opens the others', async () => {
    emulatePhone();
    await renderStaff({ at: '/staff/customers', answers: desk });
    const bar = within(await screen.findByRole('navigation', { name: 'Staff menu' }));
    expect(bar.getAllByRole('link')).toHaveLength(4);
    await userEvent.click(bar.getByRole('button', { name: /^More/ }));
    const more = within(screen.getByRole('dialog', { name: 'More' }));
    expect(more.getByRole('link', { name: 'Activity' })).toBeVisible();
    expect(more.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/staff');
  });
});
