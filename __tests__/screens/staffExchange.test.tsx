import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Exchange, StaffJob } from '../../src/api/staffExchange';
import { errorResponse, type MockResponses } from '../support/mockFetch';
import { DESK, renderStaff } from '../support/renderStaff';

const quiet: Exchange = {
  head: 90,
  readers: [],
  unacknowledged: { count: 0, oldest_at: null, late: 0 },
  mails: { waiting: 0, oldest_at: null, retried: 0, failed: 0 },
};
const late: Exchange = {
  head: 90,
  readers: [
    { key: 'erp', feed: 'orders', position: 81, behind: 3, read_at: '2026-11-20T12:00:00.000Z' },
  ],
  unacknowledged: { count: 3, oldest_at: '2026-11-20T12:00:00.000Z', late: 2 },
  mails: { waiting: 5, oldest_at: '2026-11-20T12:00:00.000Z', retried: 4, failed: 1 },
};
const asking: StaffJob = {
  job_id: 'j1',
  kind: 'stock',
  state: 'needs_confirmation',
  sender: 'erp',
  rows: 1234,
  counts: {},
  confirm: { zeroed: 1200 },
  examples: ['LOT-1 CA'],
  finished_at: null,
  created_at: '2026-11-20T12:00:00.000Z',
  dry_run: false,
};
const done: StaffJob = {
  job_id: 'j2',
  kind: 'prices',
  state: 'done',
  sender: 'erp',
  rows: 10,
  dry_run: true,
  counts: { changed: 8, error: 2 },
  created_at: '2026-11-19T12:00:00.000Z',
  finished_at: '2026-11-19T12:01:00.000Z',
};

const STATE = 'GET /api/staff/exchange';
const JOBS = 'GET /api/staff/jobs';

async function open(answers: MockResponses = {}) {
  const page = await renderStaff({
    at: '/staff/integrations',
    answers: {
      'GET /api/staff/desk': { ...DESK, roles: ['admin'], counts: { ...DESK.counts, late: 2 } },
      'GET /api/v1/webhooks': { webhooks: [] },
      'GET /api/v1/keys': { keys: [] },
      [STATE]: late,
      [JOBS]: { jobs: [asking, done] },
      ...answers,
    },
  });
  const posted = () =>
    page.requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  return { ...page, posted, person: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });

describe('the state of the exchange', () => {
  it('shows what is late, which emails wait and who is behind', async () => {
    await open();
    expect(await screen.findByText(/2 orders have waited too long/)).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('link', { name: '3 orders' })).toHaveAttribute(
      'href',
      '/staff/orders?queue=unacknowledged',
    );
    expect(screen.getByText(/^5 waiting/)).toHaveTextContent(/4 being retried.*1 not delivered/);
    expect(screen.getByRole('row', { name: /erp Orders feed 81 3/ })).toBeVisible();
    expect(
      screen.getByRole('link', { name: /Integrations 2 orders waiting too long for your system/ }),
    ).toBeVisible();
  });

  it('shows no alert when nothing waits, and says why it could not be loaded', async () => {
    const { answers, person } = await open({
      [STATE]: errorResponse(403, { message: 'Not you.' }),
      [JOBS]: { jobs: [] },
    });
    expect(await screen.findByText('Not you.')).toBeVisible();
    expect(await screen.findByText(/No import jobs in the last/)).toBeVisible();
    answers[STATE] = quiet;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('None waiting')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a job sent by a program', () => {
  it('shows the outcome of its rows', async () => {
    await open();
    expect(
      await screen.findByRole('row', {
        name: /Price list \(preview\).*10 rows · 8 changed · 2 with errors/,
      }),
    ).toBeVisible();
    expect(button('Download the results of Price list (preview) as CSV')).toBeEnabled();
    expect(screen.queryByRole('button', { name: /Stop Price list/ })).toBeNull();
  });

  it('continues once its exact number is typed', async () => {
    const { person, posted } = await open({ 'POST /api/v1/jobs/j1/confirm': {} });
    await person.click(await screen.findByRole('button', { name: 'Review Stock levels' }));
    expect(screen.getByText('For example: LOT-1 CA')).toBeInTheDocument();
    const box = screen.getByLabelText('1,200 products would go out of stock');
    await person.type(box, '120');
    await person.click(button('Yes, continue'));
    expect(screen.getByText(/That is not the same number/)).toBeInTheDocument();
    expect(posted()).toEqual([]);
    await person.clear(box);
    await person.type(box, '1,200');
    await person.click(button('Yes, continue'));
    expect(await screen.findByText(/The job continues/)).toBeVisible();
    expect(posted()).toEqual([['/api/v1/jobs/j1/confirm', { zeroed: 1200 }]]);
  });

  it('is stopped after confirmation', async () => {
    const { person, posted } = await open({
      'POST /api/v1/jobs/j1/cancel': errorResponse(409, { message: 'It has ended.' }),
    });
    await person.click(await screen.findByRole('button', { name: 'Stop Stock levels' }));
    await person.click(button('Stop'));
    expect(await screen.findByText('It has ended.')).toBeInTheDocument();
    expect(posted()).toEqual([['/api/v1/jobs/j1/cancel', undefined]]);
  });
});
