import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ActivityEntry } from '../../src/api/staffActivity';
import { errorResponse, type MockResponses } from '../support/mockFetch';
import { DESK, renderStaff } from '../support/renderStaff';

const shipped: ActivityEntry = {
  id: 'e1',
  at: '2026-11-20T12:00:00.000Z',
  kind: 'order.shipped',
  actor_kind: 'key',
  actor: 'erp',
  actor_name: 'erp',
  sentence: 'Shipment S-1 of order 10482 of La Laine was sent.',
  subject_kind: 'order',
  subject: '10482',
  subject_name: '10482',
  file: null,
  address: '',
};
const refused: ActivityEntry = {
  id: 'l1',
  at: '2026-11-20T11:00:00.000Z',
  kind: 'refused',
  actor_kind: 'staff',
  actor: '',
  actor_name: '',
  sentence: 'A sign-in to the staff desk was refused.',
  file: null,
  subject_kind: '',
  subject: '',
  subject_name: '',
  address: '192.0.2.7',
};
const reported: ActivityEntry = {
  ...refused,
  id: 'e2',
  kind: 'stock.reported',
  actor: 'rita@staff.test',
  actor_name: 'rita@staff.test',
  sentence: 'Stock was updated: 2 changed.',
  address: '',
  file: { name: 'stock.csv', upload: { what: 'products', upload_id: 'u1' } },
};
const placed: ActivityEntry = {
  ...shipped,
  id: 'e3',
  kind: 'order.received',
  actor_kind: 'customer',
  actor: 'LAINE01',
  actor_name: 'La Laine',
  sentence: 'La Laine placed order 10483.',
  subject: '10483',
  subject_name: '10483',
};

const LIST = 'GET /api/staff/activity';

async function open(answers: MockResponses = {}, query = '') {
  const page = await renderStaff({
    at: `/staff/activity${query}`,
    answers: {
      'GET /api/staff/desk': { ...DESK, roles: ['admin'] },
      [LIST]: { entries: [shipped, refused, reported, placed], next: 'older-place' },
      ...answers,
    },
  });
  const requests = () =>
    page.requests
      .filter(({ path }) => path === '/api/staff/activity')
      .map(({ query }) => Object.fromEntries(query));
  return { ...page, listed: requests, person: userEvent.setup() };
}

describe('the activity page', () => {
  it('says what happened, to what, by whom and from where, and links to it', async () => {
    await open();
    const row = await screen.findByRole('row', {
      name: /Shipment S-1 of order 10482 of La Laine was sent/,
    });
    expect(row).toHaveTextContent(/Order 10482.*erp.*API key/);
    expect(within(row).getByRole('link', { name: '10482' })).toHaveAttribute(
      'href',
      '/staff/orders/10482',
    );
    expect(
      screen.getByRole('row', { name: /sign-in to the staff desk was refused/ }),
    ).toHaveTextContent(/Unknown.*192\.0\.2\.7/);
  });

  it('links to the file behind a change, and to the customer who acted', async () => {
    await open();
    const file = await screen.findByRole('link', { name: 'File stock.csv' });
    expect(file).toHaveAttribute('href', '/staff/products/upload/u1');
    const customer = screen.getByRole('link', { name: 'La Laine' });
    expect(customer).toHaveAttribute('href', '/staff/customers/LAINE01');
  });

  it('moves from row to row, however many links a row has', async () => {
    const { person } = await open();
    await screen.findByRole('link', { name: 'La Laine' });
    await person.keyboard('jjj');
    expect(screen.getByRole('link', { name: '10483' })).toHaveFocus();
  });

  it('is filtered by what is chosen and typed, and then starts from the newest', async () => {
    const { person, listed } = await open({}, '?after=place');
    await screen.findByRole('row', { name: /10482/ });
    expect(listed().at(-1)).toMatchObject({ after: 'place' });
    await person.selectOptions(screen.getByLabelText('Event'), 'Order placed');
    await person.type(screen.getByLabelText('About'), '10482{Enter}');
    await waitFor(() =>
      expect(listed().at(-1)).toEqual({ kind: 'order.received', subject: '10482', lang: '' }),
    );
    await person.click(screen.getByRole('button', { name: 'Clear' }));
    expect(location.search).toBe('');
  });

  it('goes on to older entries, and back to the newest', async () => {
    const { person, listed } = await open();
    await person.click(await screen.findByRole('link', { name: 'Older' }));
    await waitFor(() => expect(listed().at(-1)).toMatchObject({ after: 'older-place' }));
    await person.click(screen.getByRole('link', { name: 'Newest' }));
    expect(location.search).toBe('');
  });

  it('says that nothing matches, or why it could not be loaded', async () => {
    const { answers, person } = await open({ [LIST]: errorResponse(403, { message: 'Not you.' }) });
    expect(await screen.findByText('Not you.')).toBeVisible();
    answers[LIST] = { entries: [], next: null };
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No activity yet.')).toBeVisible();
    await person.type(screen.getByLabelText('Who'), 'anna{Enter}');
    expect(await screen.findByText('No activity matches these filters.')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Show all activity' }));
    expect(location.search).toBe('');
  });
});
