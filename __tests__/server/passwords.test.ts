/** @engines both */

import { hashPassword } from '../../server/crypto/passwords';
import { newToken } from '../../server/crypto/tokens';
import { closeStaff, upsertStaff } from '../../server/db/staff';
import { changePassword } from '../../server/services/accounts/changePassword';
import type { PasswordAttempts } from '../../server/services/accounts/passwordAttempts';
import { findSession } from '../../server/services/accounts/sessions';
import { signIn as openCustomerSession } from '../../server/services/accounts/signIn';
import { signInStaff } from '../../server/services/accounts/staffSessions';
import { queueMail } from '../../server/services/actions/queueMail';
import { openMailQueue } from '../../server/services/mail/sendMails';
import { mailsOf, tokenIn } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { PASSWORD, createCustomer, createOwner, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { trials } from '../support/trials';
import { untilWaiting } from '../support/untilWaiting';

const NEW = 'seven blue herons';

let server: TestServer;
let clock = new Date('2026-11-21T12:00:00Z');

/** The clock advances whenever it is read, so that no two events have the same time. */
const tick = () => (clock = new Date(clock.getTime() + 1));

beforeAll(async () => {
  server = await startTestServer({ now: tick, environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => server.close());
beforeEach(() => {
  clock = new Date(clock.getTime() + 24 * 3_600_000);
});

let requests = 0;

/** Each request comes from another address, so that the rate limit per address does not apply. */
const from = () => {
  requests += 1;
  return { 'x-forwarded-for': `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}` };
};

const forget = (email: string, lang = '', headers = {}) =>
  server.ask('POST', '/api/forgot-password', {
    body: { email, lang },
    headers: { ...from(), ...headers },
  });

const reset = (email: string, token: string | undefined, change = {}) =>
  server.ask('POST', '/api/reset-password', {
    headers: { ...from(), ...(token !== undefined && { 'x-reset-token': token }) },
    body: { email, new_password: NEW, confirm_password: NEW, ...change },
  });

const signInAs = async (email: string, password: string) =>
  (await server.ask<{ token: string }>('POST', '/api/login', { body: { email, password } })).body;

const signIn = async (email: string, password: string) =>
  (await server.ask('POST', '/api/login', { body: { email, password } })).status;

const isSignedIn = async (as: { token: string }) =>
  (await server.ask('GET', '/api/features', { as })).status === 200;

const mailsTo = async (email: string) => (await mailsOf(server)).filter(({ to }) => to === email);

const linkFor = async (customer: TestCustomer): Promise<string> => {
  await forget(customer.email);
  const mail = (await mailsTo(customer.email)).at(-1);
  return mail ? tokenIn(mail) : '';
};

describe('a forgotten password', () => {
  it('is answered alike for every address, and only the right one is written to', async () => {
    const anna = await createCustomer(server.db, 'anna');
    const known = await forget(' ANNA@shop.test ');
    const unknown = await forget('nobody@shop.test');

    expect([known.status, known.text]).toEqual([200, unknown.text]);
    expect(known.headers['cache-control']).toBe('no-store');
    expect(await mailsTo(anna.email)).toHaveLength(1);
    expect(await mailsTo('nobody@shop.test')).toEqual([]);
  });

  it("lets the owner in on a new device while a stranger's guesses lock the account", async () => {
    const olga = await createCustomer(server.db, 'olga');
    for (let at = 0; at < 10; at += 1) await signIn(olga.email, `guess ${at}`);
    const refused = await server.ask<{ message: string }>('POST', '/api/login', {
      body: { email: olga.email, password: PASSWORD },
    });
    expect([refused.status, refused.body.message]).toEqual([
      429,
      expect.stringContaining('Forgot password'),
    ]);

    const { headers } = await reset(olga.email, await linkFor(olga));
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    const { status } = await server.ask('POST', '/api/login', {
      headers: { cookie },
      body: { email: olga.email, password: NEW },
    });
    expect(status).toBe(200);
  });

  it('is told in the language of the call, by the address of the settings whatever the request names', async () => {
    const remy = await createCustomer(server.db, 'remy');
    await forget(remy.email, 'fr', { host: 'evil.test', 'x-forwarded-host': 'evil.test' });
    const [mail] = await mailsTo(remy.email);

    expect(mail?.subject).toBe('Un nouveau mot de passe pour Haberdash');
    expect(mail?.text).toContain('http://localhost:3000/reset-password#');
    expect(mail?.raw).not.toContain('evil.test');
    expect(mail?.html).toContain('<html lang="fr">');
  });

  it('sends three links an hour to an address at most', async () => {
    const busy = await createCustomer(server.db, 'busy');
    const answers = [];
    for (let at = 0; at < 6; at += 1) answers.push((await forget(busy.email)).status);

    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await mailsTo(busy.email)).toHaveLength(3);
    clock = new Date(clock.getTime() + 61 * 60_000);
    await forget(busy.email);
    expect(await mailsTo(busy.email)).toHaveLength(4);
  });

  it('does not add recipients or headers to the e-mail', async () => {
    const before = (await mailsOf(server)).length;
    const { status } = await forget('anna@shop.test\r\nBcc: thief@evil.test');

    expect(status).toBe(200);
    expect(await mailsOf(server)).toHaveLength(before);
  });
});

describe('a link for a new password', () => {
  it('sets it, ends every session, and is confirmed by e-mail', async () => {
    const carl = await createCustomer(server.db, 'carl');
    const session = await signInAs(carl.email, PASSWORD);
    expect(await isSignedIn(session)).toBe(true);
    const token = await linkFor(carl);
    const { status, body } = await reset(carl.email, token);

    expect([status, body]).toEqual([200, { status: true, message: 'Password reset successfully' }]);
    expect(await isSignedIn(session)).toBe(false);
    expect([await signIn(carl.email, PASSWORD), await signIn(carl.email, NEW)]).toEqual([401, 200]);
    expect((await mailsTo(carl.email)).at(-1)?.subject).toBe('Your password was changed');
  });

  it('names its account as often as asked, but only to those who have the link', async () => {
    const eve = await createCustomer(server.db, 'eve-named');
    const token = await linkFor(eve);
    const nameOf = (headers: Record<string, string>) =>
      server.ask<{ email?: string }>('GET', '/api/password-link', { headers });
    const named = [
      await nameOf({ 'x-reset-token': token }),
      await nameOf({ 'x-reset-token': token }),
    ];

    expect(named.map(({ status, body }) => [status, body.email])).toEqual([
      [200, eve.email],
      [200, eve.email],
    ]);
    expect(named[0]?.headers['cache-control']).toBe('no-store');
    expect((await nameOf({ 'x-reset-token': 'guessed' })).status).toBe(403);
    expect((await nameOf({})).status).toBe(403);
    expect((await reset(eve.email, token)).status).toBe(200);
    expect((await nameOf({ 'x-reset-token': token })).status).toBe(403);
  });

  it('works only once, even if it is used twenty times at once', async () => {
    for (let trial = 0; trial < trials(1); trial += 1) {
      const dora = await createCustomer(server.db, `dora-${trial}`);
      const token = await linkFor(dora);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => reset(dora.email, token).then(({ status }) => status)),
      );

      expect(answers.filter((status) => status === 200)).toHaveLength(1);
      expect(answers.filter((status) => status === 403)).toHaveLength(19);
      expect((await reset(dora.email, token)).status).toBe(403);
    }
  });

  it('cannot be guessed', async () => {
    const lea = await createCustomer(server.db, 'lea');
    const token = await linkFor(lea);
    for (let guess = 0; guess < trials(1) * 50; guess += 1) {
      const changed = guess % token.length;
      const near = `${token.slice(0, changed)}${token[changed] === 'A' ? 'B' : 'A'}${token.slice(changed + 1)}`;
      const made = guess % 2 === 0 ? near : newToken();
      expect((await reset(lea.email, made)).status).toBe(403);
    }

    expect((await reset(lea.email, token)).status).toBe(200);
  });

  it('is stored only as a hash', async () => {
    const emil = await createCustomer(server.db, 'emil');
    const token = await linkFor(emil);
    const { db } = server;
    const rows = [
      await db.selectFrom('password_tokens').selectAll().execute(),
      await db.selectFrom('mails').selectAll().execute(),
    ];

    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is not sent to an address that is being replaced at that moment', async () => {
    const ivo = await createOwner(server.db, 'ivo');
    const { answered } = await server.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('customers')
        .set({ email: 'new.ivo@shop.test' })
        .where('id', '=', ivo.customerId)
        .execute();
      await tx.deleteFrom('password_tokens').where('customer_id', '=', ivo.id).execute();
      const answer = linkFor(ivo);
      await untilWaiting(server.db);
      return { answered: answer };
    });

    expect(await answered).toBe('');
    clock = new Date(clock.getTime() + 3_600_000);
    expect(await linkFor(ivo)).toBe('');
    const links = server.db.selectFrom('password_tokens').where('customer_id', '=', ivo.id);
    expect(await links.selectAll().execute()).toEqual([]);
  });

  it('expires after a quarter of an hour', async () => {
    const fay = await createCustomer(server.db, 'fay');
    const token = await linkFor(fay);
    clock = new Date(clock.getTime() + 15 * 60_000);

    expect((await reset(fay.email, token)).status).toBe(403);
    expect(await signIn(fay.email, PASSWORD)).toBe(200);
  });

  it('is invalid after a newer one, for another account, and after a password change', async () => {
    const [gus, hal] = [
      await createCustomer(server.db, 'gus'),
      await createCustomer(server.db, 'hal'),
    ];
    const older = await linkFor(gus);
    const newer = await linkFor(gus);

    expect((await reset(gus.email, older)).status).toBe(403);
    expect((await reset(hal.email, newer)).status).toBe(403);
    await server.ask('PUT', '/api/updateProfile', {
      as: await signInAs(gus.email, PASSWORD),
      body: { id: gus.id, old_password: PASSWORD, new_password: NEW },
    });
    expect((await mailsTo(gus.email)).at(-1)?.subject).toBe('Your password was changed');
    expect((await reset(gus.email, newer)).status).toBe(403);
  });

  it.each([
    ['no token', undefined, {}, 403, undefined],
    ['a made-up token', 'made-up', {}, 403, undefined],
    ['two passwords', 'x', { confirm_password: 'other herons' }, 400, 'confirm_password'],
    ['a short password', 'x', { new_password: 'short' }, 400, 'new_password'],
  ])('is refused with %s', async (_what, token, change, status, field) => {
    const answer = await reset('anna@shop.test', token, change);

    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field]);
  });

  it('survives a password that is easy to guess', async () => {
    const ida = await createCustomer(server.db, 'ida');
    const token = await linkFor(ida);
    const easy = { new_password: 'Password1!', confirm_password: 'Password1!' };

    expect((await reset(ida.email, token, easy)).body.errors?.[0]?.field).toBe('new_password');
    expect((await reset(ida.email, token)).status).toBe(200);
  });
});

describe('a password that is replaced while another request compares the old one', () => {
  /** Compares the password, and replaces it before the result is returned. */
  const replacing =
    (replace: () => Promise<unknown>): PasswordAttempts =>
    async (_attempt, compare) => {
      const isRight = await compare();
      await replace();
      return isRight;
    };
  const refusal = (status: number) => expect.objectContaining({ status });

  it('opens no session for the old one', async () => {
    const nora = await createCustomer(server.db, 'nora');
    const token = await linkFor(nora);
    const attempts = replacing(() => reset(nora.email, token));
    const credentials = { email: nora.email, password: PASSWORD, address: '' };

    await expect(openCustomerSession(server.db, attempts, credentials, tick())).rejects.toEqual(
      refusal(401),
    );
    expect(await signIn(nora.email, NEW)).toBe(200);
  });

  it.each([
    ['locked', { status: 'locked' }],
    ['given another e-mail address', { email: 'someone.else@shop.test' }],
  ] as const)('opens no session for an account that is %s meanwhile', async (how, change) => {
    const { customerId, email } = await createOwner(server.db, `olga ${how}`);
    const attempts = replacing(() =>
      server.db.updateTable('customers').set(change).where('id', '=', customerId).execute(),
    );
    const credentials = { email, password: PASSWORD, address: '' };

    await expect(openCustomerSession(server.db, attempts, credentials, tick())).rejects.toEqual(
      refusal(401),
    );
  });

  it('is not replaced by whoever knows the old one', async () => {
    const paul = await createCustomer(server.db, 'paul');
    const token = await linkFor(paul);
    const attempts = replacing(() => reset(paul.email, token));
    const signedIn = (await findSession(server.db, paul.token, new Date()))!;
    const change = { oldPassword: PASSWORD, newPassword: 'nine red foxes', language: '' } as const;

    await expect(changePassword(server.db, attempts, signedIn, change, tick())).rejects.toEqual(
      refusal(400),
    );
    expect(await signIn(paul.email, NEW)).toBe(200);
  });

  it('opens no session for a member of the staff who was removed', async () => {
    const email = 'vera@desk.test';
    const member = { id: 'vera', email, password_hash: await hashPassword(PASSWORD) };
    await upsertStaff(server.db, { ...member, created_at: tick().toISOString() });
    const attempts = replacing(() => closeStaff(server.db, member.id));
    const credentials = { email, password: PASSWORD, address: '' };

    await expect(signInStaff(server.db, attempts, credentials, tick())).rejects.toEqual(
      refusal(401),
    );
    expect(await server.db.selectFrom('staff_sessions').selectAll().execute()).toEqual([]);
  });
});

type QueueParts = Parameters<typeof openMailQueue>[0];

const openQueue = (parts: Pick<QueueParts, 'transport' | 'onError'>) =>
  openMailQueue({
    db: server.db,
    publicUrl: 'https://shop.test',
    ordersMail: [],
    rules: { shipping: {} },
    houseLang: '',
    now: tick,
    ...parts,
  });

describe('a queued e-mail', () => {
  it('is sent later, and only once, if the mail server was unavailable', async () => {
    const jo = await createCustomer(server.db, 'jo');
    const { db } = server;
    await mailsOf(server);
    let isAway = true;
    const sent: string[] = [];
    const complaints: string[] = [];
    const post = openQueue({
      transport: async ({ to, text }) => {
        if (isAway) throw new Error('the mail server is away');
        sent.push(`${to.join()} ${/https:\S+#/.exec(text)?.[0]}`);
      },
      onError: (message) => complaints.push(message),
    });
    await queueMail(db, { kind: 'reset', address: jo.email, lang: '' }, clock);
    await post.sendAll();
    await post.sendAll();
    expect([sent, complaints.length]).toEqual([[], 1]);

    isAway = false;
    clock = new Date(clock.getTime() + 60_000);
    await post.sendAll();
    await post.sendAll();
    expect(sent).toEqual([`${jo.email} https://shop.test/reset-password#`]);
  });

  it('does not stop the server if it can be neither sent nor postponed', async () => {
    const { db } = server;
    await mailsOf(server);
    const complaints: string[] = [];
    const post = openQueue({
      transport: async () => {
        await db.schema.alterTable('mails').renameTo('gone').execute();
        throw new Error('the mail server is away');
      },
      onError: (message) => complaints.push(message),
    });
    const lou = await createCustomer(db, 'lou');
    await queueMail(db, { kind: 'reset', address: lou.email, lang: '' }, clock);
    await post.sendAll().catch(() => undefined);
    await db.schema.alterTable('gone').renameTo('mails').execute();

    expect(complaints).toEqual([
      expect.stringContaining('could not be sent'),
      expect.stringContaining('could not be postponed'),
    ]);
  });

  it('is sent only once if two servers share the queue', async () => {
    const kim = await createCustomer(server.db, 'kim');
    const { db } = server;
    await mailsOf(server);
    const sent: string[] = [];
    const parts = {
      transport: async ({ to }: { to: readonly string[] }) => void sent.push(...to),
      onError: () => undefined,
    };
    for (let at = 0; at < 3; at += 1) {
      await queueMail(
        db,
        { kind: 'passwordChanged', address: kim.email, lang: '', about: kim.id },
        clock,
      );
    }
    await Promise.all([openQueue(parts).sendAll(), openQueue(parts).sendAll()]);

    expect(sent).toEqual([kim.email, kim.email, kim.email]);
  });
});

describe('a slow mail server', () => {
  it('holds up the end of the server only for what is in transit, and for a limited time', async () => {
    const { db } = server;
    await mailsOf(server);
    const sent: string[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let arrive = () => {};
    const inTransit = new Promise<void>((resolve) => (arrive = resolve));
    const post = openQueue({
      transport: async ({ to }) => {
        if (sent.push(...to) === 5) arrive();
        await answered;
      },
      onError: () => undefined,
    });
    const { id, email: address } = await createCustomer(db, 'rosa');
    for (let at = 0; at < 7; at += 1) {
      await queueMail(db, { kind: 'passwordChanged', address, lang: '', about: id }, clock);
    }
    const sending = post.sendAll();
    await inTransit;
    await post.close(1);
    answer();
    await post.close(600_000);
    await sending;

    expect(sent).toHaveLength(5);
    expect(await mailsTo(address)).toHaveLength(2);
  });

  it('delays no other e-mail', async () => {
    const { db } = server;
    await mailsOf(server);
    const sent: string[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const post = openQueue({
      transport: async ({ to }) => {
        sent.push(...to);
        // The first is not through before the second is on its way.
        if (sent.length === 1) await answered;
        else answer();
      },
      onError: () => undefined,
    });
    const pia = await createCustomer(db, 'pia');
    const quinn = await createCustomer(db, 'quinn');
    for (const { id, email } of [pia, quinn]) {
      await queueMail(db, { kind: 'passwordChanged', address: email, lang: '', about: id }, clock);
    }
    await post.sendAll();

    expect(sent.toSorted()).toEqual([pia.email, quinn.email]);
  });
});
