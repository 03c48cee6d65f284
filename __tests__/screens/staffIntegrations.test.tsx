import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Webhook, WebhookDelivery } from '../../src/api/staffWebhooks';
import { errorResponse, type MockResponses } from '../support/mockFetch';
import { DESK, QUIET_EXCHANGE, renderStaff } from '../support/renderStaff';

const erp: Webhook = {
  id: 'w1',
  url: 'https://erp.test/told',
  kinds: [],
  is_on: true,
  off_reason: '',
  failing_since: null,
  last_success_at: '2026-11-20T12:00:00.000Z',
  position: 9,
  behind: 0,
  waiting: 0,
  failed: 0,
  created_at: '2026-11-01T12:00:00.000Z',
  version: 4,
};
const tired: Webhook = {
  ...erp,
  id: 'w2',
  url: 'https://parcels.test/in',
  kinds: ['order.shipped'],
  failing_since: '2026-11-20T10:00:00.000Z',
  last_success_at: null,
  waiting: 3,
  failed: 2,
};
const sent: WebhookDelivery = {
  id: 'd1',
  event_id: 'e1',
  seq: 41,
  kind: 'order.shipped',
  subject: 'order 1001',
  state: 'failed',
  attempts: 10,
  due_at: '2026-11-20T12:00:00.000Z',
  tried_at: '2026-11-20T12:00:00.000Z',
  http_status: 500,
  fault: '',
  milliseconds: 87,
  answer: 'out of order',
};

const ROOT = '/api/v1/webhooks';
const LIST = `GET ${ROOT}`;

async function open(at: string, answers: MockResponses = {}) {
  const page = await renderStaff({
    at,
    answers: {
      'GET /api/staff/desk': { ...DESK, roles: ['admin'] },
      [LIST]: { webhooks: [erp, tired] },
      [`GET ${ROOT}/w1/deliveries`]: { deliveries: [sent] },
      [`GET ${ROOT}/w2/deliveries`]: { deliveries: [sent] },
      'GET /api/v1/keys': { keys: [] },
      ...QUIET_EXCHANGE,
      ...answers,
    },
  });
  return { ...page, person: userEvent.setup() };
}

const openList = async (answers?: MockResponses) => {
  const page = await open('/staff/integrations', answers);
  await screen.findByRole('link', { name: erp.url });
  return page;
};
const openWebhook = async ({ id }: Webhook, answers?: MockResponses) => {
  const page = await open(`/staff/integrations/webhooks/${id}`, answers);
  await screen.findByRole('row', { name: /41/ });
  return page;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true });
const changes = (requests: Awaited<ReturnType<typeof open>>['requests']) =>
  requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path.slice(ROOT.length)}`, body]);

describe('the integrations', () => {
  it('show how each webhook is doing', async () => {
    await open('/staff/integrations');
    expect(await screen.findByRole('row', { name: /erp\.test.*All.*On.*Nov.*0.*0/ })).toBeVisible();
    expect(
      screen.getByRole('row', { name: /parcels\.test.*order\.shipped.*Failing.*Never.*3.*2/ }),
    ).toBeVisible();
    expect(document.title).toContain('Integrations');
  });

  it('are not in the staff menu for other roles', async () => {
    await open('/staff/applications', {
      'GET /api/staff/desk': DESK,
      'GET /api/staff/applications': errorResponse(403, { message: 'No.' }),
    });
    const rail = await screen.findByRole('navigation', { name: 'Staff menu' });
    await within(rail).findByRole('link', { name: /Orders/ });
    expect(within(rail).queryByRole('link', { name: 'Integrations' })).toBeNull();
  });

  it('say that there are no webhooks, or why they could not be loaded', async () => {
    const { answers } = await open('/staff/integrations', {
      [LIST]: errorResponse(403, { message: 'Your account does not have permission to do this.' }),
    });
    expect(
      await screen.findByText('Your account does not have permission to do this.'),
    ).toBeVisible();
    answers[LIST] = { webhooks: [] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No webhooks yet.')).toBeVisible();
  });

  it('are sorted by a column that is pressed: up, down, and as they came', async () => {
    const { person } = await openList();
    const urls = () =>
      screen.getAllByRole('link', { name: /^https:/ }).map(({ textContent }) => textContent);
    const press = () => person.click(screen.getByRole('button', { name: 'Waiting' }));
    const head = screen.getByRole('columnheader', { name: 'Waiting' });
    await press();
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect(urls()).toEqual([erp.url, tired.url]);
    await press();
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(urls()).toEqual([tired.url, erp.url]);
    await press();
    expect(head).not.toHaveAttribute('aria-sort');
    expect(urls()).toEqual([erp.url, tired.url]);
  });

  it('are sorted with those that have no value last, either way', async () => {
    const { person } = await openList();
    const urls = () =>
      screen.getAllByRole('link', { name: /^https:/ }).map(({ textContent }) => textContent);
    const press = () => person.click(screen.getByRole('button', { name: 'Last success' }));
    await press();
    expect(urls()).toEqual([erp.url, tired.url]);
    await press();
    expect(urls()).toEqual([erp.url, tired.url]);
  });

  it('open a webhook by keyboard', async () => {
    const { person } = await openList();
    await person.keyboard('jj{Enter}');
    expect(await screen.findByRole('heading', { name: 'Webhook to parcels.test' })).toBeVisible();
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: erp.url })).toBeVisible();
  });

  it('add a webhook, whose secret is shown once and can be copied', async () => {
    const { person, requests } = await openList({
      [`POST ${ROOT}`]: { id: 'w3', secret: 'whsec_abc' },
    });
    await person.keyboard('w');
    await person.click(button('Create webhook'));
    expect(screen.getByText('Enter the URL to notify.')).toBeInTheDocument();
    await person.type(screen.getByLabelText('URL'), 'https://new.test/');
    await person.click(screen.getByLabelText('order.held'));
    await person.click(button('Create webhook'));
    const secret = await screen.findByDisplayValue('whsec_abc');
    await person.click(button('Copy'));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('whsec_abc');
    expect(changes(requests)).toEqual([
      ['POST ', { url: 'https://new.test/', kinds: ['order.held'] }],
    ]);
    await person.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(secret).not.toBeInTheDocument());
  });

  it('keep what was typed when a URL is refused', async () => {
    const { person } = await openList({
      [`POST ${ROOT}`]: errorResponse(422, {
        message: 'No server with this name was found.',
      }),
    });
    await person.keyboard('w');
    await person.type(screen.getByLabelText('URL'), 'https://nowhere.test/');
    await person.click(button('Create webhook'));
    expect(await screen.findByText('No server with this name was found.')).toBeInTheDocument();
    expect(screen.getByLabelText('URL')).toHaveValue('https://nowhere.test/');
  });
});

describe('a webhook', () => {
  it('shows since when it has been failing, and its last deliveries with the answers', async () => {
    await openWebhook(tired);
    expect(screen.getByText(/Every delivery has failed/)).toBeVisible();
    expect(
      screen.getByRole('row', {
        name: /41.*order\.shipped.*1001.*Failed.*10.*500.*87.*out of order/,
      }),
    ).toBeVisible();
  });

  it('is reported as gone when its address is no longer known', async () => {
    await open('/staff/integrations/webhooks/gone');
    expect(await screen.findByText('This webhook no longer exists.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All integrations' })).toBeVisible();
  });

  it('can be tested, and shows the result', async () => {
    const answers: MockResponses = {
      [`POST ${ROOT}/w1/test`]: { ...sent, state: 'delivered', http_status: 204 },
    };
    const { person, answers: table } = await openWebhook(erp, answers);
    await person.keyboard('t');
    expect(await screen.findByText('erp.test answered 204 in 87 ms.')).toBeVisible();
    table[`POST ${ROOT}/w1/test`] = { ...sent, http_status: null, fault: 'timeout' };
    await person.keyboard('t');
    expect(await screen.findByText('The test failed: no answer within 15 seconds.')).toBeVisible();
  });

  it('is changed, and gets a new secret after confirmation', async () => {
    const { person, requests } = await openWebhook(tired, {
      [`PATCH ${ROOT}/w2`]: tired,
      [`POST ${ROOT}/w2/rotate`]: { id: 'w2', secret: 'whsec_new' },
    });
    await person.keyboard('c');
    await person.click(screen.getByLabelText('order.shipped'));
    await person.click(button('Save'));
    expect(await screen.findByText('The webhook was updated.')).toBeVisible();
    await person.keyboard('r');
    await person.click(button('Create secret'));
    expect(await screen.findByDisplayValue('whsec_new')).toBeInTheDocument();
    expect(changes(requests)).toEqual([
      ['PATCH /w2', { kinds: [] }],
      ['POST /w2/rotate', undefined],
    ]);
  });

  it('is switched off at once', async () => {
    const { person, requests } = await openWebhook(erp, {
      [`POST ${ROOT}/w1/disable`]: erp,
    });
    await person.keyboard('o');
    expect(await screen.findByText(/The webhook is off/)).toBeVisible();
    expect(changes(requests)).toEqual([['POST /w1/disable', undefined]]);
  });

  it('is switched on from where it stopped, from now or from an event', async () => {
    const off: Webhook = { ...erp, is_on: false, off_reason: 'gone' };
    const { person, requests } = await openWebhook(off, {
      [LIST]: { webhooks: [off] },
      [`POST ${ROOT}/w1/enable`]: off,
    });
    expect(screen.getByText(/no longer accepts deliveries \(410\)/)).toBeVisible();
    const enable = () => button(/^Switch on$/);
    const send = () =>
      within(screen.getByRole('dialog', { hidden: true })).getByRole('button', {
        name: 'Switch on',
        hidden: true,
      });
    for (const choice of ['Where it stopped', 'Now', 'A specific event']) {
      await person.click(enable());
      await person.click(screen.getByLabelText(choice));
      if (choice === 'A specific event') {
        await person.click(send());
        expect(screen.getByText(/Enter an event number/)).toBeInTheDocument();
        await person.type(screen.getByLabelText('Event number'), '12');
      }
      await person.click(send());
      await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    }
    expect(changes(requests)).toEqual(
      ['stopped', 'now', 12].map((from) => ['POST /w1/enable', { from }]),
    );
  });

  it('can resend one delivery, or all that failed', async () => {
    const { person, requests } = await openWebhook(tired, {
      [`POST ${ROOT}/w2/replay`]: tired,
    });
    await person.click(screen.getByRole('button', { name: 'Resend event 41' }));
    expect(await screen.findByText('Event 41 will be sent again.')).toBeVisible();
    await person.keyboard('f');
    expect(await screen.findByText('All failed deliveries will be sent again.')).toBeVisible();
    expect(changes(requests)).toEqual([
      ['POST /w2/replay', { delivery: 'd1' }],
      ['POST /w2/replay', { failed: true }],
    ]);
  });
});

describe('a webhook that somebody else changes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is not overwritten unseen: what was typed is kept, and saved on top of that once it is said', async () => {
    const { requests, answers } = await openWebhook(tired, {
      [`PATCH ${ROOT}/w2`]: errorResponse(412, { message: 'Changed.' }),
    });
    fireEvent.keyDown(document.body, { key: 'c' });
    fireEvent.click(screen.getByLabelText('order.shipped'));
    const moved: Webhook = { ...tired, url: 'https://parcels.test/new', version: 5 };
    answers[LIST] = { webhooks: [erp, moved] };
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText(moved.url)).toBeInTheDocument();
    fireEvent.click(button('Save'));
    const said = /^Someone else has changed this webhook.*save again to keep your changes/;
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.getByLabelText('order.shipped')).not.toBeChecked();

    answers[`PATCH ${ROOT}/w2`] = moved;
    fireEvent.click(button('Save'));
    expect(await screen.findByText('The webhook was updated.')).toBeVisible();
    const sent = requests.filter(({ method }) => method === 'PATCH');
    expect(sent.map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
      ['"4"', { kinds: [] }],
      ['"5"', { kinds: [] }],
    ]);
  });
});
