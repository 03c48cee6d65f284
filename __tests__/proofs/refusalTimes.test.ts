import { NO_PASSWORD } from '../../server/db/noPassword';
import { completeApplication } from '../support/applications';
import { areDistinguishable, cpuTime, timeAlternately } from '../support/areDistinguishable';
import { startTestServer } from '../support/serverApp';
import { createCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { trials } from '../support/trials';

const UNKNOWN = 'nobody@shop.test';
const APPLICANT = 'applicant@shop.test';
/** Slowdown factor that the comparison must detect. */
const LONGER = 1.1;

let server: TestServer;
let clock = new Date('2026-11-21T12:00:00Z');
let requests = 0;

/** Each request comes a day later and from another address, so that no rate limit applies. */
const from = () => {
  clock = new Date(clock.getTime() + 24 * 3_600_000);
  requests += 1;
  return { 'x-forwarded-for': `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}` };
};

const refused = async (email: string) => {
  const body = { email, password: 'not it at all' };
  const { status } = await server.ask('POST', '/api/login', { body, headers: from() });
  expect(status).toBe(401);
};

const asksForMail = async (call: string, email: string) => {
  const { status } = await server.ask('POST', call, { body: { email }, headers: from() });
  expect(status).toBe(200);
};

beforeAll(async () => {
  const environment = { TRUSTED_PROXIES: '1' };
  server = await startTestServer({ now: () => clock, environment });
  await createCustomer(server.db, 'anna');
  await createCustomer(server.db, 'waiting', { status: 'under review' });
  const { id } = await createCustomer(server.db, 'fresh');
  await server.db
    .updateTable('customer_users')
    .where('id', '=', id)
    .set({ password_hash: NO_PASSWORD })
    .execute();
  const body = completeApplication('ca', { email: APPLICANT });
  await server.ask('POST', '/api/store/user', { body });
  await server.mails.sendAll();
  for (let at = 0; at < 20; at += 1) await refused(UNKNOWN);
});
afterAll(() => server.close());

/** Extends the work to `LONGER` times its own CPU time, whatever the load of the machine. */
async function lengthened(work: () => Promise<unknown>): Promise<void> {
  const start = cpuTime();
  await work();
  const until = start + (cpuTime() - start) * LONGER;
  while (cpuTime() < until);
}

const unknown = { work: () => refused(UNKNOWN) };

describe('a refused sign-in', () => {
  it.each([
    ['an account', 'anna@shop.test'],
    ['an account under review', 'waiting@shop.test'],
    ['an account without a password', 'fresh@shop.test'],
  ])('takes as long for %s as for an unknown address', async (_what, email) => {
    const known = { work: () => refused(email) };
    const times = await timeAlternately(trials(300), known, unknown);

    expect(areDistinguishable(times)).toBe(false);
  });

  it('would be distinguishable if it took a tenth longer', async () => {
    const slow = { work: () => lengthened(unknown.work) };
    const times = await timeAlternately(trials(300), slow, unknown);

    expect(areDistinguishable(times)).toBe(true);
  });
});

describe('a link by email', () => {
  it.each([
    ['for a new password', '/api/forgot-password', 'anna@shop.test'],
    ['to an application', '/api/application-status/mail', APPLICANT],
  ])('%s is answered equally fast if there is none to send', async (_what, call, email) => {
    const after = () => server.mails.sendAll();
    const known = { work: () => asksForMail(call, email), after };
    const nobody = { work: () => asksForMail(call, UNKNOWN), after };
    const times = await timeAlternately(trials(300), known, nobody);

    expect(areDistinguishable(times)).toBe(false);
  });
});
