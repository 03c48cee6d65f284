import fastify, {
  type FastifyContextConfig,
  type FastifyInstance,
  type FastifyRequest,
  type InjectOptions,
} from 'fastify';

import type { Problem } from '#contract/replies';

import { hashPassword } from '../../server/crypto/passwords';
import { hashToken } from '../../server/crypto/tokens';
import { deleteSession } from '../../server/db/sessions';
import { upsertStaff } from '../../server/db/staff';
import { staffLog } from '../../server/db/staffLog';
import { declareAccess, installAccess } from '../../server/plugins/access';
import { installLimits } from '../../server/plugins/limits';
import { installRefusals } from '../../server/plugins/refusals';
import { customerOf, installSession, staffOf } from '../../server/plugins/session';
import {
  makePasswordAttempts,
  type PasswordAttempts,
} from '../../server/services/accounts/passwordAttempts';
import { endSession, openSession } from '../../server/services/accounts/sessions';
import { signInStaff, signOutStaff } from '../../server/services/accounts/staffSessions';
import { Refusal } from '../../server/services/actions/refusal';
import { openEmbeddedDatabase } from '../support/embeddedDatabase';
import { PASSWORD, createCustomer, type TestCustomer } from '../support/shop';
import type { TestDatabase } from '../support/testDatabase';

let data: TestDatabase;
/** An app with a route for each kind of access; each responds with its caller. */
let app: FastifyInstance;
let attempts: PasswordAttempts;
let clock = new Date();
let anna: TestCustomer;
let rita: string;

const OFFICE = '192.0.2.7';

const signIn = (name: string, { password = PASSWORD, device }: Record<string, string> = {}) =>
  signInStaff(
    data.db,
    attempts,
    { email: `${name}@staff.test`, password, address: OFFICE, device },
    clock,
  );

beforeAll(async () => {
  data = await openEmbeddedDatabase();
  attempts = makePasswordAttempts(data.db, 'staff');
  const password_hash = await hashPassword(PASSWORD);
  for (const id of ['rita', 'ben']) {
    const member = { id, email: `${id}@staff.test`, created_at: clock.toISOString() };
    await upsertStaff(data.db, { ...member, password_hash });
  }
  rita = (await signIn('rita')).token;

  app = fastify();
  installRefusals(app);
  installSession(app, data.db, () => clock);
  installAccess(app);
  await installLimits(app);
  const handlers = {
    public: async ({ customer, staff }: FastifyRequest) => ({ customer, staff }),
    customer: async (request: FastifyRequest) => ({
      customer: customerOf(request),
      staff: request.staff,
    }),
    staff: async (request: FastifyRequest) => ({
      customer: request.customer,
      staff: staffOf(request),
    }),
  };
  for (const access of ['public', 'customer', 'staff'] as const) {
    const limit = access === 'public' ? ('file' as const) : ('change' as const);
    const config = { access, role: undefined, limit };
    const handler = handlers[access];
    app.route({ method: ['GET', 'POST'], url: `/${access}`, config, handler });
  }
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await data.close();
});

let customers = 0;
beforeEach(async () => {
  clock = new Date();
  anna = await createCustomer(data.db, `anna${(customers += 1)}`, { country: 'US' });
});

interface Asked extends InjectOptions {
  token?: string;
  authorization?: string;
}

async function ask(url: string, { token, authorization, ...options }: Asked = {}) {
  const bearer = token === undefined ? authorization : `Bearer ${token}`;
  const headers = { ...options.headers, ...(bearer !== undefined && { authorization: bearer }) };
  const answer = await app.inject({ url, ...options, headers });
  return {
    status: answer.statusCode,
    body: answer.json<Problem & { customer: unknown; staff: unknown }>(),
    headers: answer.headers,
  };
}

describe('a call', () => {
  it('by a visitor reaches public routes', async () => {
    expect((await ask('/public?user_id=anybody')).body).toEqual({ customer: null, staff: null });
  });

  it('by a customer is identified by its token', async () => {
    await data.db
      .updateTable('customer_users')
      .set({ lang: 'fr' })
      .where('id', '=', anna.id)
      .execute();
    const { body } = await ask('/customer', { token: anna.token });

    expect(body).toEqual({
      customer: {
        id: anna.customerId,
        userId: anna.id,
        role: 'buyer',
        ownerName: `Buyer ${anna.id}`,
        accountName: `Owner ${anna.id}`,
        email: anna.email,
        customerCode: `C-${anna.id}`,
        country: 'US',
        lang: 'fr',
        priceLists: [],
        seesOwnOrders: false,
        tokenHash: hashToken(anna.token),
      },
      staff: null,
    });
    expect((await ask('/public', { token: anna.token })).body).toEqual(body);
  });

  it('by a customer with an unsupported language is treated as English', async () => {
    await data.db
      .updateTable('customer_users')
      .set({ lang: 'de' })
      .where('id', '=', anna.id)
      .execute();
    const { body } = await ask('/customer', { token: anna.token });

    expect(body.customer).toMatchObject({ lang: '' });
  });

  it('by staff is identified by its token', async () => {
    const { body } = await ask('/staff', { token: rita });

    expect(body).toEqual({
      customer: null,
      staff: {
        id: 'rita',
        email: 'rita@staff.test',
        roles: ['accounts'],
        tokenHash: hashToken(rita),
      },
    });
  });

  it('is identified however the header is spaced and capitalised', async () => {
    const { status } = await ask('/customer', { authorization: `bearer \t ${anna.token} ` });

    expect(status).toBe(200);
  });

  const SIGN_IN = 'Sign in to do this.';
  const ENDED = 'Your session has ended. Sign in again to continue.';
  it.each([
    ['/customer', undefined, SIGN_IN],
    ['/customer', 'Basic YW5uYTpzZWNyZXQ=', SIGN_IN],
    ['/customer', 'Bearers', SIGN_IN],
    ['/customer', 'My Bearer', SIGN_IN],
    ['/customer', 'Bearer', ENDED],
    ['/public', 'Bearer', ENDED],
    ['/public', 'Bearer ', ENDED],
    ['/public', 'Bearer made-up', ENDED],
    ['/staff', undefined, 'Sign in as a member of staff.'],
    ['/staff', 'Bearer made-up', ENDED],
  ])('to %s with %p is refused, and says what to do', async (url, authorization, message) => {
    const { status, body } = await ask(url, authorization === undefined ? {} : { authorization });

    expect([status, body.message]).toEqual([401, message]);
  });

  it('to a staff route is refused with a customer token, and the other way round', async () => {
    expect((await ask('/staff', { token: anna.token })).status).toBe(401);
    expect((await ask('/customer', { token: rita })).status).toBe(401);
    expect((await ask('/public', { token: rita })).status).toBe(401);
  });
});

describe('a call that names its customer', () => {
  const named = (options: Asked) =>
    ask('/customer', { method: 'POST', token: anna.token, ...options });

  it('is answered for that customer', async () => {
    const user_id = anna.id;

    expect((await named({ query: { user_id } })).status).toBe(200);
    expect((await named({ payload: { user_id } })).status).toBe(200);
  });

  it('is refused for another customer, named alone or among others', async () => {
    const foreign = [
      { query: { user_id: 'bea' } },
      { query: { user_id: [anna.id, 'bea'] } },
      { payload: { user_id: 'bea' } },
      { payload: { user_id: null } },
      { query: { user_id: anna.id }, payload: { user_id: 'bea' } },
    ];
    for (const options of foreign) {
      const { status, body } = await named(options);
      expect([status, body.errors]).toEqual([
        403,
        [{ field: 'user_id', message: 'This belongs to another account.' }],
      ]);
    }
  });

  it('can also leave the customer out', async () => {
    const headers = { 'content-type': 'application/json' };

    expect((await named({ headers, payload: 'null' })).status).toBe(200);
    expect((await named({})).status).toBe(200);
  });
});

describe('a route', () => {
  it.each([
    ['customer', customerOf, 'session.needed'],
    ['member of the staff', staffOf, 'staff.needed'],
  ])('that is public has no %s to act for', async (_who, actorOf, code) => {
    const open = fastify();
    installSession(open, data.db, () => clock);
    open.get('/', (request) => actorOf(request));

    expect((await open.inject('/')).json()).toMatchObject({ statusCode: 401, code });
  });

  it.each<FastifyContextConfig>([
    {},
    { access: 'public' },
    { limit: 'browse' },
    { access: 'staff', limit: 'browse' },
  ])('that declares only %o prevents the server from starting', async (config) => {
    const forgetful = fastify();
    installAccess(forgetful);
    forgetful.get('/api/forgotten', { config }, async () => ({}));
    forgetful.get('/api/declared', { config: { access: 'public', limit: 'file' } }, async () => 1);
    forgetful.get('/api/another', { config }, async () => ({}));

    await expect(forgetful.ready()).rejects.toThrow(
      /^These routes do not declare their access, role or scope, and limit: GET \/api\/forgotten, [^d]+$/,
    );
  });

  it('of a library can be declared on its behalf', async () => {
    const hosting = fastify();
    installAccess(hosting);
    await hosting.register(async (library) => {
      declareAccess(library, 'customer', 'browse');
      library.get('/', async () => ({}));
    });

    await expect(hosting.ready()).resolves.toBeDefined();
    expect((await hosting.inject('/')).statusCode).toBe(401);
  });

  it('has the rate limit that it declares', async () => {
    const limitOf = async (url: string, token?: string) =>
      (await ask(url, token === undefined ? {} : { token })).headers['x-ratelimit-limit'];

    expect(await limitOf('/customer', anna.token)).toBe('6000');
    expect(await limitOf('/public')).toBeUndefined();
  });
});

describe('a staff member', () => {
  const lastLogged = async () => (await staffLog(data.db, undefined, 1))[0];

  it('is logged when signing in and out', async () => {
    clock = new Date(clock.getTime() + 1);
    const { token, email } = await signIn('ben');
    const entry = { staff: email, address: OFFICE, reference: '', detail: '' };
    expect(email).toBe('ben@staff.test');
    expect(await lastLogged()).toEqual({ ...entry, at: clock.toISOString(), action: 'signed in' });

    clock = new Date(clock.getTime() + 1);
    await signOutStaff(
      data.db,
      { id: 'ben', email, roles: [], tokenHash: hashToken(token) },
      OFFICE,
      clock,
    );
    expect(await lastLogged()).toEqual({ ...entry, at: clock.toISOString(), action: 'signed out' });
    expect((await ask('/staff', { token })).status).toBe(401);
  });

  it.each([
    ['a wrong password', 'ben', 'not it at all', 'ben@staff.test'],
    ['an unknown address', 'nobody', PASSWORD, null],
  ])('is refused with %s, which is logged', async (_what, name, password, staff) => {
    clock = new Date(clock.getTime() + 1);
    await expect(signIn(name, { password })).rejects.toMatchObject({
      status: 401,
      code: 'signIn.refused',
    });
    expect(await lastLogged()).toMatchObject({ action: 'refused', staff, address: OFFICE });
  });

  it("is locked out by a stranger's guesses only from their own account, and not on their own device", async () => {
    const guess = async (device?: string) => {
      for (let at = 0; at < 10; at += 1) {
        const wrong = { password: 'not it at all', ...(device !== undefined && { device }) };
        await expect(signIn('ben', wrong)).rejects.toBeInstanceOf(Refusal);
      }
    };
    await guess();
    await guess('the laptop that was stolen');

    await expect(signIn('ben')).rejects.toMatchObject({ status: 429 });
    await expect(signIn('ben', { device: 'the laptop at the desk' })).resolves.toBeDefined();
    await expect(signIn('rita')).resolves.toBeDefined();
  });
});

const HOUR = 3_600_000;

describe.each([
  ['a customer', '/public', () => openSession(data.db, anna.id, clock)],
  ['a staff member', '/staff', async () => (await signIn('rita')).token],
])('the session of %s', (_who, url, open) => {
  /** Returns the responses after these numbers of milliseconds from the start of a session. */
  const usedAfter = async (...moments: number[]) => {
    const begun = clock.getTime();
    const token = await open();
    const statuses: number[] = [];
    for (const moment of moments) {
      clock = new Date(begun + moment);
      statuses.push((await ask(url, { token })).status);
    }
    return statuses;
  };

  it('lasts for exactly eight idle hours', async () => {
    expect(await usedAfter(8 * HOUR)).toEqual([200]);
    expect(await usedAfter(8 * HOUR + 1)).toEqual([401]);
  });

  it('lasts for exactly seven days, however much it is used', async () => {
    const used = Array.from({ length: 21 }, (_, at) => (at + 1) * 8 * HOUR);

    expect(await usedAfter(...used, 7 * 24 * HOUR + 1)).toEqual([...used.map(() => 200), 401]);
  });

  it('records its use once a minute', async () => {
    expect(await usedAfter(59_999, 8 * HOUR + 1)).toEqual([200, 401]);
    expect(await usedAfter(60_000, 8 * HOUR + 1)).toEqual([200, 200]);
  });
});

describe('the session of a customer', () => {
  it('ends on signing out', async () => {
    await endSession(data.db, hashToken(anna.token));

    expect((await ask('/public', { token: anna.token })).status).toBe(401);
  });

  it('ends at once on signing out, even if it was just used', async () => {
    expect((await ask('/public', { token: anna.token })).status).toBe(200);
    await endSession(data.db, hashToken(anna.token));

    expect((await ask('/public', { token: anna.token })).status).toBe(401);
  });

  it('ends within a second here when another process has ended it', async () => {
    expect((await ask('/public', { token: anna.token })).status).toBe(200);
    await deleteSession(data.db, hashToken(anna.token));

    clock = new Date(clock.getTime() + 999);
    expect((await ask('/public', { token: anna.token })).status).toBe(200);
    clock = new Date(clock.getTime() + 1);
    expect((await ask('/public', { token: anna.token })).status).toBe(401);
  });

  it('ends when the account is no longer active', async () => {
    await data.db
      .updateTable('customers')
      .set({ status: 'closed' })
      .where('id', '=', anna.customerId)
      .execute();

    expect((await ask('/public', { token: anna.token })).status).toBe(401);
  });
});
