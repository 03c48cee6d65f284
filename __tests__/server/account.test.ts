import { createHash } from 'node:crypto';

import type { SignedIn } from '#contract/account';
import type { Problem } from '#contract/replies';
import type { MachineCustomer } from '#contract/v1/customers';

import { eventsOfSubject } from '../../server/db/events';
import { newMachine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { PASSWORD, createCustomer, createOwner, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

interface CustomerPage {
  customers: MachineCustomer[];
  next: string;
}

let server: TestServer;
let anna: TestCustomer;
let clock = new Date('2026-03-01T09:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
  anna = await createCustomer(server.db, 'anna');
});
afterAll(() => server.close());
beforeEach(() => {
  clock = new Date();
});

const signIn = (email: string, password = PASSWORD, lang?: string) =>
  server.ask<Omit<SignedIn, 'status'> & Omit<Problem, 'status'>>('POST', '/api/login', {
    body: { email, password, ...(lang && { lang }) },
  });
const statusFor = (token: string) =>
  server.ask('GET', '/api/features', { as: { token } }).then(({ status }) => status);

describe('signing in', () => {
  it('returns a token and the customer it belongs to', async () => {
    const { status, body } = await signIn(' ANNA@shop.test ');

    expect(status).toBe(200);
    expect(body.user).toEqual({
      user_value: 'anna',
      owner_name: 'Buyer anna',
      email: 'anna@shop.test',
      customer_code: 'C-anna',
      flag: 'active',
      cflag: 'CA',
      lang: '',
    });
    expect(Buffer.from(body.token, 'base64url')).toHaveLength(32);
    expect(await statusFor(body.token)).toBe(200);
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

  it('reports a wrong password in the language of the request', async () => {
    const { body } = await signIn(anna.email, 'not it at all', 'sp');

    expect(body).toEqual({
      status: false,
      message: 'El correo electrónico o la contraseña no son correctos.',
    });
  });

  it('reveals that an account is under review only after the correct password', async () => {
    const waiting = await createCustomer(server.db, 'waiting', { status: 'under review' });

    expect((await signIn(waiting.email, 'wrong password')).status).toBe(401);
    const { status, body } = await signIn(waiting.email);
    expect(status).toBe(403);
    expect(body.message).toContain('under review');
    expect(await statusFor(waiting.token)).toBe(401);
  });
});

describe('a session that was left without a connection', () => {
  const end = (token_hash: string) =>
    server.ask('POST', '/api/end-session', { body: { token_hash } });

  it('is ended by the hash of its token, which grants nothing else', async () => {
    const left = await createCustomer(server.db, 'left');
    const stays = await createCustomer(server.db, 'stays');
    const hash = createHash('sha256').update(left.token).digest('hex');
    expect([await statusFor(hash), await statusFor(left.token)]).toEqual([401, 200]);

    expect((await end(hash)).body).toEqual({ status: true });
    expect([await statusFor(left.token), await statusFor(stays.token)]).toEqual([401, 200]);
  });

  it('is not told apart from one that does not exist', async () => {
    expect((await end('0'.repeat(64))).body).toEqual({ status: true });
    expect((await end('x')).status).toBe(400);
  });
});

describe('guessing a password', () => {
  const guess = (email: string, remoteAddress = '10.0.0.1', headers = {}) =>
    server.app
      .inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress,
        headers,
        payload: { email, password: 'a wrong guess' },
      })
      .then(({ statusCode }) => statusCode);

  it('is blocked after ten wrong attempts, even from changing IP addresses', async () => {
    const victim = await createCustomer(server.db, 'victim');
    const statuses = await Promise.all(
      Array.from({ length: 15 }, (_none, at) =>
        guess(victim.email, `10.0.1.${at}`, { 'x-forwarded-for': `10.9.9.${at}` }),
      ),
    );

    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('blocks the owner’s sign-in for 15 minutes, but not an existing session', async () => {
    const owner = await createCustomer(server.db, 'owner');
    for (let at = 0; at < 10; at += 1) await guess(owner.email, `10.0.2.${at}`);
    const refused = await signIn(owner.email, PASSWORD, 'fr');

    expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.any(String)]);
    expect(refused.body.message).toContain('minutes');
    expect(await statusFor(owner.token)).toBe(200);
    clock = new Date(clock.getTime() + 15 * 60_000);
    expect((await signIn(owner.email)).status).toBe(200);
  });

  it('does not block the owner in a browser that has signed in before', async () => {
    const known = await createCustomer(server.db, 'known');
    const first = await signIn(known.email);
    const [cookie = ''] = String(first.headers['set-cookie']).split(';');
    for (let at = 0; at < 10; at += 1) await guess(known.email, `10.0.4.${at}`);
    const signInWith = (cookie: string) =>
      server.ask('POST', '/api/login', {
        headers: { cookie },
        body: { email: known.email, password: PASSWORD },
      });

    expect((await signIn(known.email)).status).toBe(429);
    expect((await signInWith(cookie)).status).toBe(200);
    expect((await signInWith(`${cookie}x`)).status).toBe(429);
    const statuses = [];
    for (let at = 0; at < 11; at += 1) {
      statuses.push(await guess(known.email, '10.0.4.99', { cookie }));
    }
    expect(statuses.slice(9)).toEqual([401, 429]);
  });

  it('gains nothing from a browser known for another account', async () => {
    const [mine, theirs] = [
      await createCustomer(server.db, 'mine'),
      await createCustomer(server.db, 'theirs'),
    ];
    const [cookie = ''] = String((await signIn(mine.email)).headers['set-cookie']).split(';');
    const statuses = [];
    for (let at = 0; at < 11; at += 1) {
      statuses.push(await guess(theirs.email, `10.0.5.${at}`));
    }

    expect(statuses.at(-1)).toBe(429);
    expect(await guess(theirs.email, '10.0.5.99', { cookie })).toBe(429);
  });

  it('is blocked after fifty wrong attempts from one IP address, for any account', async () => {
    const statuses = [];
    for (let at = 0; at < 52; at += 1) statuses.push(await guess(`n${at}@shop.test`, '10.0.3.1'));

    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.slice(50)).toEqual([429, 429]);
  });

  it('does not count correct passwords', async () => {
    const regular = await createCustomer(server.db, 'regular');
    const statuses = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await signIn(regular.email)).status);

    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('the language of an account', () => {
  it('is the last one chosen, in every later session', async () => {
    const maya = await createCustomer(server.db, 'maya');
    const choose = (lang: string, user_id = maya.id) =>
      server.ask('PUT', '/api/language', { as: maya, body: { user_id, lang } });

    expect((await choose('sp')).body).toEqual({ status: true });
    expect((await signIn(maya.email)).body.user.lang).toBe('es');
    expect((await choose('en')).body).toEqual({ status: true });
    expect((await signIn(maya.email)).body.user.lang).toBe('');
    expect((await choose('fr', anna.id)).status).toBe(403);
    expect((await choose('de')).status).toBe(400);
    expect((await signIn(maya.email)).body.user.lang).toBe('');
  });

  it('is reported to systems that follow customers, once per change', async () => {
    const nils = await createOwner(server.db, 'nils');
    const erp = await newMachine(server, 'erp');
    const { next } = (await erp.read<CustomerPage>('/customers', { after: 'now' })).body;
    const choose = (lang: string) =>
      server.ask('PUT', '/api/language', { as: nils, body: { user_id: nils.id, lang } });
    await choose('fr');
    await choose('fr');

    const { customers } = (await erp.read<CustomerPage>('/customers', { after: next })).body;
    expect(customers).toMatchObject([{ customer_code: 'C-nils', lang: 'fr', version: 2 }]);
    const events = await eventsOfSubject(server.db, 'customer C-nils');
    expect(events).toMatchObject([
      { kind: 'customer.changed', actor_kind: 'customer', actor_id: 'C-nils', version: 2 },
    ]);
  });
});

describe('changing the password', () => {
  const change = (customer: TestCustomer, new_password: string, more = {}) =>
    server.ask('PUT', '/api/updateProfile', {
      as: customer,
      body: { id: customer.id, old_password: PASSWORD, new_password, ...more },
    });

  it('sets the new one and ends the other sessions', async () => {
    const carl = await createCustomer(server.db, 'carl');
    const elsewhere = await signIn(carl.email);
    const { status, body } = await change(carl, 'seven blue herons');

    expect([status, body.status]).toEqual([200, true]);
    expect(await statusFor(carl.token)).toBe(200);
    expect(await statusFor(elsewhere.body.token)).toBe(401);
    expect((await signIn(carl.email)).status).toBe(401);
    expect((await signIn(carl.email, 'seven blue herons')).status).toBe(200);
  });

  it.each([
    ['the old one is not right', 'seven blue herons', { old_password: 'not it' }, 'old_password'],
    ['it is short', 'seven77', {}, 'new_password'],
    ['it is very long', 'x'.repeat(129), {}, 'new_password'],
    ['it is the old one', PASSWORD, {}, 'new_password'],
    ['it is a common one', 'Password1!', {}, 'new_password'],
    ['it is a keyboard sequence', 'asdfghjkl', {}, 'new_password'],
    ['it repeats itself', 'abababab', {}, 'new_password'],
    ['it is the customer’s own address', 'DORA@shop.test', {}, 'new_password'],
    ['it is the customer’s own code', 'c-dora 2026', {}, 'new_password'],
  ])('is refused when %s', async (_why, new_password, more, field) => {
    dora ??= await createCustomer(server.db, 'dora');
    const { status, body } = await change(dora, new_password, more);

    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    expect((await signIn(dora.email)).status).toBe(200);
  });
  let dora: TestCustomer | undefined;

  it("is refused for another customer's account", async () => {
    expect((await change(anna, 'seven blue herons', { id: 'dora' })).status).toBe(403);
  });

  it('accepts any characters and compares them exactly', async () => {
    const emil = await createCustomer(server.db, 'emil');
    const password = '  Ünïcødé 🧵 – ok  ';
    await change(emil, password);

    expect((await signIn(emil.email, password)).status).toBe(200);
    expect((await signIn(emil.email, password.trim())).status).toBe(401);
  });
});
