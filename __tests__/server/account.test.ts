import type { SignedIn } from '#contract/account';
import type { Problem } from '#contract/common';

import { startTestServer, type TestServer } from '../support/serverApp';
import { PASSWORD, welcomeCustomer, type TestCustomer } from '../support/shop';

let server: TestServer;
let anna: TestCustomer;
let clock = new Date('2026-03-01T09:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
  anna = await welcomeCustomer(server.db, 'anna');
});
afterAll(() => server.close());
beforeEach(() => {
  clock = new Date();
});

const signIn = (email: string, password = PASSWORD, lang?: string) =>
  server.ask<Omit<SignedIn, 'status'> & Omit<Problem, 'status'>>('POST', '/api/login', {
    body: { email, password, ...(lang && { lang }) },
  });
const favouritesOf = (token: string) =>
  server.ask('GET', '/api/features', { as: { token } }).then(({ status }) => status);

describe('signing in', () => {
  it('answers a token and who it belongs to', async () => {
    const { status, body } = await signIn(' ANNA@shop.test ');

    expect(status).toBe(200);
    expect(body.user).toEqual({
      user_value: 'anna',
      owner_name: 'Owner anna',
      email: 'anna@shop.test',
      customer_code: 'C-anna',
      flag: 'active',
      cflag: 'CA',
      lang: '',
    });
    expect(Buffer.from(body.token, 'base64url')).toHaveLength(32);
    expect(await favouritesOf(body.token)).toBe(200);
  });

  it('keeps only a hash of the token', async () => {
    const { body } = await signIn(anna.email);
    const stored = await server.db.selectFrom('sessions').selectAll().execute();

    expect(JSON.stringify(stored)).not.toContain(body.token);
  });

  it('tells a wrong password and an unknown address alike', async () => {
    const wrong = await signIn(anna.email, 'not it at all');
    const unknown = await signIn('nobody@shop.test', 'not it at all');

    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  it('says so in the language of the call', async () => {
    const { body } = await signIn(anna.email, 'not it at all', 'sp');

    expect(body).toEqual({
      status: false,
      message: 'El correo electrónico o la contraseña no son correctos.',
    });
  });

  it('tells an account under review only after the right password', async () => {
    const waiting = await welcomeCustomer(server.db, 'waiting', { standing: 'under review' });

    expect((await signIn(waiting.email, 'wrong password')).status).toBe(401);
    const { status, body } = await signIn(waiting.email);
    expect(status).toBe(403);
    expect(body.message).toContain('under review');
    expect(await favouritesOf(waiting.token)).toBe(401);
  });
});
