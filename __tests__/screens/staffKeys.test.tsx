import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ApiKey } from '../../src/api/staffKeys';
import { errorResponse, type MockResponses } from '../support/mockFetch';
import { DESK, QUIET_EXCHANGE, renderStaff } from '../support/renderStaff';

const erp: ApiKey = {
  id: 'k2',
  name: 'erp',
  scopes: ['orders:read', 'stock:write'],
  networks: [],
  created_at: '2026-11-20T12:00:00.000Z',
  expires_at: null,
  last_used_at: '2026-11-20T12:00:00.000Z',
  calls: 1234,
  errors: 5,
};
const before: ApiKey = { ...erp, id: 'k1', expires_at: '2026-11-27T12:00:00.000Z', calls: 7 };

const LIST = 'GET /api/v1/keys';

async function open(answers: MockResponses = {}) {
  const page = await renderStaff({
    at: '/staff/integrations',
    answers: {
      'GET /api/staff/desk': { ...DESK, roles: ['admin'] },
      'GET /api/v1/webhooks': { webhooks: [] },
      ...QUIET_EXCHANGE,
      [LIST]: { keys: [erp, before] },
      ...answers,
    },
  });
  const posted = () =>
    page.requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  return { ...page, posted, person: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });

describe('the API keys', () => {
  it('show what each may do and was used for, and can be rotated once per name', async () => {
    await open();
    expect(
      await screen.findByRole('row', { name: /erp orders:read, stock:write.*1,234 5/ }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /erp.*7 5.*Nov/ })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Rotate key erp' })).toHaveLength(1);
  });

  it('say that there are none, or why they could not be loaded', async () => {
    const { answers, person } = await open({ [LIST]: errorResponse(403, { message: 'Not you.' }) });
    expect(await screen.findByText('Not you.')).toBeVisible();
    answers[LIST] = { keys: [] };
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No API keys yet.')).toBeVisible();
  });

  it('are added for a program, and shown once', async () => {
    const { person, posted } = await open({
      'POST /api/v1/keys': { key: 'hbk_1_new' },
    });
    await person.keyboard('n');
    await person.click(button('Create API key'));
    expect(screen.getByText(/Enter a name and select/)).toBeInTheDocument();
    await person.type(screen.getByLabelText('Key name'), 'parcels');
    await person.click(screen.getByLabelText('fulfilment:write'));
    await person.click(button('Create API key'));
    expect(await screen.findByDisplayValue('hbk_1_new')).toBeInTheDocument();
    expect(posted()).toEqual([['/api/v1/keys', { name: 'parcels', scopes: ['fulfilment:write'] }]]);
  });

  it('get a successor, and stay valid beside it for as long as chosen', async () => {
    const { person, posted } = await open({
      'POST /api/v1/keys/erp/rotate': { key: 'hbk_2_next' },
    });
    await person.click(await screen.findByRole('button', { name: 'Rotate key erp' }));
    expect(screen.getByLabelText('after 7 days')).toBeChecked();
    await person.click(screen.getByLabelText('after 1 day'));
    await person.click(button('Create API key'));
    expect(await screen.findByDisplayValue('hbk_2_next')).toBeInTheDocument();
    expect(posted()).toEqual([['/api/v1/keys/erp/rotate', { overlap_days: 1 }]]);
  });

  it('are revoked after confirmation', async () => {
    const { person, posted } = await open({ 'POST /api/v1/keys/erp/revoke': { name: 'erp' } });
    await person.click(await screen.findByRole('button', { name: 'Revoke key erp' }));
    expect(posted()).toEqual([]);
    await person.click(button('Revoke'));
    expect(await screen.findByText('The key erp was revoked.')).toBeVisible();
    expect(posted()).toEqual([['/api/v1/keys/erp/revoke', undefined]]);
  });
});
