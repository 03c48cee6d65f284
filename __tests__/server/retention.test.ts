import type { Submitted } from '#contract/applications';
import type { ReviewedApplication } from '#contract/review';

import { cleanUp } from '../../server/cleanUp';
import { hashPassword } from '../../server/crypto/passwords';
import { eventsOfApplication } from '../../server/db/applications';
import { upsertStaff } from '../../server/db/staff';
import { staffLog } from '../../server/db/staffLog';
import {
  CONFIDENTIAL_DAYS,
  DECLINED_DAYS,
} from '../../server/services/application/forgetApplications';
import { completeApplication } from '../support/applications';
import { startTestServer } from '../support/serverApp';
import { PASSWORD } from '../support/shop';
import type { TestServer } from '../support/startOn';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 24 * 60 * 60_000;

let server: TestServer;
let staff: { token: string };

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
  const email = 'rita@staff.test';
  const password_hash = await hashPassword(PASSWORD);
  await upsertStaff(server.db, { id: 'rita', email, password_hash, created_at: NOW.toISOString() });
});
afterAll(() => server.close());
beforeEach(async () => {
  staff = await signInAgain();
});

const after = (days: number) => cleanUp(server.db, new Date(NOW.getTime() + days * DAY));

async function apply(name: string) {
  const { body } = await server.ask<Submitted>('POST', '/api/store/user', {
    body: completeApplication('ca', { email: `${name}@newshop.test` }),
  });
  return body.reference;
}

const work = (verb: string, body: object) =>
  server.ask('POST', `/api/staff/application/${verb}`, { as: staff, body });

/** Reads the tables directly, because the staff session has expired by then. */
const stored = (reference: string) =>
  server.db
    .selectFrom('applications')
    .where('id', '=', reference)
    .select(['sealed', 'details'])
    .executeTakeFirst();

it('keeps decided applications only as long as they may be needed', async () => {
  const [open, approved, declined] = [await apply('open'), await apply('yes'), await apply('no')];
  await work('approve', { reference: approved, customer_code: 'NS1' });
  await work('decline', { reference: declined, reason: 'No references.' });

  await after(CONFIDENTIAL_DAYS - 1);
  expect((await stored(approved))?.sealed).not.toBe('{}');

  await after(CONFIDENTIAL_DAYS + 1);
  expect((await stored(approved))?.sealed).toBe('{}');
  expect((await stored(declined))?.sealed).toBe('{}');
  expect((await stored(open))?.sealed).not.toBe('{}');
  const { body } = await server.ask<{ application: ReviewedApplication }>(
    'GET',
    '/api/staff/application',
    { as: await signInAgain(), query: { reference: approved } },
  );
  expect(body.application.masked).toEqual({});
  expect(body.application.events.at(-1)).toMatchObject({ kind: 'erased', staff: null });

  await after(DECLINED_DAYS - 1);
  expect(await stored(declined)).toBeDefined();
  await after(DECLINED_DAYS + 1);
  expect(await stored(declined)).toBeUndefined();
  expect((await stored(approved))?.details).toContain('Some company_name');
  expect(await stored(open)).toBeDefined();

  expect(await staffLog(server.db, declined, 9)).toHaveLength(1);
  await after(731);
  expect(await staffLog(server.db, declined, 9)).toEqual([]);
});

it('erases an applicant’s answers together with the confidential fields', async () => {
  const sent = await server.ask<Submitted>('POST', '/api/store/user', {
    body: completeApplication('ca', { email: 'asked@newshop.test' }),
  });
  const { reference } = sent.body;
  const cookie = sent.headers['set-cookie']?.toString().split(';')[0] ?? '';
  await work('ask', { reference, question: 'Which branch?' });
  await server.ask('POST', '/api/application-status/answer', {
    body: { answer: 'That of Laval.' },
    headers: { cookie },
  });
  await work('approve', { reference, customer_code: 'NS2' });
  const detailOf = async (kind: string) =>
    (await eventsOfApplication(server.db, reference)).find((event) => event.kind === kind)?.detail;

  await after(CONFIDENTIAL_DAYS - 1);
  expect(await detailOf('answered')).toMatch(/./);

  await after(CONFIDENTIAL_DAYS + 1);
  expect(await detailOf('answered')).toBe('');
  expect(await detailOf('asked')).toBe('Which branch?');
});

async function signInAgain() {
  const body = { email: 'rita@staff.test', password: PASSWORD };
  return (await server.ask<{ token: string }>('POST', '/api/staff/login', { body })).body;
}
