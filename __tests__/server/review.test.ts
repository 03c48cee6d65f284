import type { Submitted } from '#contract/applications';
import type { Problem } from '#contract/replies';
import type { listApplications, ReviewedApplication } from '#contract/review';
import type { Reply } from '#contract/route';

import { hashPassword } from '../../server/crypto/passwords';
import { eventsOfSubject } from '../../server/db/events';
import { upsertStaff } from '../../server/db/staff';
import { staffLog } from '../../server/db/staffLog';
import { CANARIES, completeApplication } from '../support/applications';
import { newMachine } from '../support/machine';
import { mailsOf, tokenIn } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { PASSWORD, createCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

const EMAIL = 'rita@staff.test';

let server: TestServer;
let rita: { token: string };
let clock = new Date('2026-11-21T12:00:00Z');

/** The clock advances whenever it is read, so that no two events have the same time. */
const tick = () => (clock = new Date(clock.getTime() + 1));

beforeAll(async () => {
  server = await startTestServer({ now: tick });
  await upsertStaff(server.db, {
    id: 'rita',
    email: EMAIL,
    password_hash: await hashPassword(PASSWORD),
    created_at: clock.toISOString(),
  });
  await upsertStaff(server.db, {
    id: 'colleague',
    email: 'rita.colleague@staff.test',
    password_hash: await hashPassword(PASSWORD),
    created_at: clock.toISOString(),
  });
  rita = await signInStaff();
});
afterAll(() => server.close());
beforeEach(() => {
  clock = new Date(clock.getTime() + 60_000);
});

async function signInStaff() {
  const { body } = await server.ask<{ token: string }>('POST', '/api/staff/login', {
    body: { email: ' Rita@staff.test', password: PASSWORD },
  });
  return body;
}

type Applied = { email: string; reference: string };

let shops = 0;
const apply = async (change: object = {}): Promise<Applied> => {
  const email = `owner${(shops += 1)}@newshop.test`;
  const { body } = await server.ask<Submitted>('POST', '/api/store/user', {
    body: completeApplication('usa', { email, ...change }),
  });
  return { email, reference: body.reference };
};

const work = <Body = Problem>(verb: string, body: object, seen = '*') =>
  server.ask<Body>('POST', `/api/staff/application/${verb}`, {
    as: rita,
    body,
    headers: { 'if-match': seen },
  });

const read = (reference: string) =>
  server.ask<{ application: ReviewedApplication }>('GET', '/api/staff/application', {
    as: rita,
    query: { reference },
  });
const show = async (reference: string) => (await read(reference)).body.application;

const mailsTo = async (email: string) => (await mailsOf(server)).filter(({ to }) => to === email);

describe('a staff member', () => {
  it('is not told whether the address or the password is wrong', async () => {
    const ask = (email: string) =>
      server.ask('POST', '/api/staff/login', { body: { email, password: 'not it at all' } });
    const [known, unknown] = [await ask(EMAIL), await ask('nobody@staff.test')];

    expect([known.status, known.text]).toEqual([401, unknown.text]);
  });

  it('has a token that opens no customer call, and customer tokens open no staff call', async () => {
    const anna = await createCustomer(server.db, 'anna');

    expect((await server.ask('GET', '/api/cart', { as: rita })).status).toBe(401);
    expect((await server.ask('GET', '/api/staff/applications', { as: anna })).status).toBe(401);
    expect((await server.ask('GET', '/api/staff/applications', { as: rita })).status).toBe(200);
  });

  it('is signed out on request and after eight idle hours', async () => {
    const isIn = async (as: { token: string }) =>
      (await server.ask('GET', '/api/staff/applications', { as })).status === 200;
    const [signedOut, idle] = [await signInStaff(), await signInStaff()];
    await server.ask('POST', '/api/staff/logout', { as: signedOut });
    expect([await isIn(signedOut), await isIn(idle)]).toEqual([false, true]);

    clock = new Date(clock.getTime() + 8.1 * 3_600_000);
    expect(await isIn(idle)).toBe(false);
    rita = await signInStaff();
  });
});

describe('the list of applications', () => {
  it('is filtered by status and split into pages, newest first, without confidential data', async () => {
    const made = [await apply(), await apply(), await apply()].map(({ reference }) => reference);
    await work('begin', { reference: made[1] });
    const list = async (query: Record<string, string | number>) =>
      (
        await server.ask<Reply<typeof listApplications>>('GET', '/api/staff/applications', {
          as: rita,
          query,
        })
      ).body;
    const received = await list({ status: 'received' });
    const references = received.applications.map(({ reference }) => reference);

    expect(references.filter((reference) => made.includes(reference))).toEqual([made[2], made[0]]);
    expect((await list({ status: 'under review' })).applications[0]?.reference).toBe(made[1]);
    const page = await list({ page: 2, pagination: 1 });
    expect([page.total, page.applications[0]?.reference]).toEqual([3, made[1]]);
    expect(page.counts).toEqual({ received: 2, 'under review': 1 });
    for (const canary of Object.values(CANARIES)) {
      expect(JSON.stringify(received)).not.toContain(canary);
    }
  });
});

describe('a search for applications', () => {
  it.each([
    ['the reference', ({ reference }: Applied) => reference.toLowerCase()],
    ['the e-mail address', ({ email }: Applied) => email],
    ['words of the company, in any order', () => 'ÉRABLE fil'],
  ])('finds them by %s', async (_what, wordsOf) => {
    const made = await apply({ company_name: 'Fil d’Érable 100%' });
    const { body } = await server.ask<Reply<typeof listApplications>>(
      'GET',
      '/api/staff/applications',
      { as: rita, query: { search: wordsOf(made), status: 'received', pagination: 1 } },
    );

    expect(body.applications[0]?.reference).toBe(made.reference);
    expect(body.counts['under review']).toBeUndefined();
  });

  it('treats a percent sign literally', async () => {
    const { body } = await server.ask<Reply<typeof listApplications>>(
      'GET',
      '/api/staff/applications',
      { as: rita, query: { search: 'newsh%p' } },
    );

    expect(body.total).toBe(0);
  });
});

describe('an application under review', () => {
  it('is shown in full, with its confidential fields masked', async () => {
    const { reference, email } = await apply();
    const application = await show(reference);

    expect(application).toMatchObject({
      reference,
      email,
      status: 'received',
      form: 'usa',
      values: { billing_state: 'Some billing_state', caslConsent: 'Yes' },
      masked: { owner_social_security: '•••645', bank_account_number: '•••911' },
      is_customer: false,
      events: [{ kind: 'received', staff: null }],
    });
    for (const canary of Object.values(CANARIES)) {
      expect(JSON.stringify(application)).not.toContain(canary);
    }
  });

  it('reveals one confidential field at a time, and records who saw which one and when', async () => {
    const { reference } = await apply();
    const { body } = await work('reveal', { reference, field: 'owner_social_security' });

    expect(body).toEqual({ status: true, value: CANARIES.owner_social_security });
    expect((await show(reference)).events.at(-1)).toEqual({
      at: expect.stringMatching(clock.toISOString().slice(0, 16)),
      kind: 'revealed',
      staff: EMAIL,
      detail: 'owner_social_security',
    });
    expect((await work('reveal', { reference, field: 'email' })).status).toBe(400);
  });

  it('sends its applicant a question, in the applicant’s language', async () => {
    const { reference, email } = await apply({ lang: 'fr' });
    await work('ask', { reference, question: 'Who is <b>Lee</b>?\nAnd since when?' });
    const mail = (await mailsTo(email)).at(-1);

    expect((await show(reference)).status).toBe('question');
    expect(mail?.subject).toBe(`Une question sur votre demande ${reference}`);
    expect(mail?.text).toContain('> Who is <b>Lee</b>?\n> And since when?');
    expect(mail?.html).toContain('Who is &lt;b&gt;Lee&lt;/b&gt;?<br>And since when?');
    await work('begin', { reference });
    expect((await show(reference)).status).toBe('under review');
  });

  it.each([
    ['ask', 'question'],
    ['decline', 'reason'],
  ])('keeps confidential data that staff write out of the e-mail: %s', async (verb, name) => {
    const { reference, email } = await apply();
    const answer = await work(verb, { reference, [name]: 'Is it 918 27 3645?' });

    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, name]);
    expect((await show(reference)).status).toBe('received');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('lists others with the same address', async () => {
    const first = await apply();
    const second = await apply({ email: first.email, company_name: 'Another' });

    expect((await show(second.reference)).others).toEqual([
      { reference: first.reference, status: 'received' },
    ]);
  });

  it('is not found under an unknown reference', async () => {
    for (const verb of ['begin', 'approve', 'decline', 'ask', 'reveal']) {
      const needed = { customer_code: 'X1', reason: 'x', question: 'x', field: 'expiry_date' };
      const names: Record<string, (keyof typeof needed)[]> = {
        approve: ['customer_code'],
        decline: ['reason'],
        ask: ['question'],
        reveal: ['field'],
      };
      const more = Object.fromEntries((names[verb] ?? []).map((name) => [name, needed[name]]));

      expect((await work(verb, { reference: 'A-NONE', ...more })).status).toBe(404);
    }
  });
});

describe('two colleagues', () => {
  it('are told if the other has changed something since they looked', async () => {
    const { reference, email } = await apply();
    const { headers, body } = await read(reference);
    expect(headers.etag).toBe(`"${body.application.version}"`);
    expect((await work('begin', { reference }, headers.etag)).status).toBe(200);
    const late = await work('ask', { reference, question: 'Who is Lee?' }, headers.etag);

    expect([late.status, late.body.message]).toEqual([
      412,
      'This application has changed since you opened it. Nothing was done; read it again before you decide.',
    ]);
    expect(await mailsTo(email)).toHaveLength(1);
    const now = (await read(reference)).headers.etag;
    expect((await work('ask', { reference, question: 'Who is Lee?' }, now)).status).toBe(200);
  });

  it('are told who has already decided', async () => {
    const { reference } = await apply();
    await work('decline', { reference, reason: 'No references.' });
    const late = await work('approve', { reference, customer_code: 'NS9001' });

    expect([late.status, late.body.message]).toEqual([
      409,
      `This application was already declined by ${EMAIL}.`,
    ]);
  });
});

describe('the staff log', () => {
  const logged = async (reference: string) =>
    (await staffLog(server.db, reference, 50)).map(({ staff, action, detail }) =>
      [staff, action, detail].join(' ').trim(),
    );

  it('records every view and every action, but none of the contents', async () => {
    const { reference } = await apply();
    await show(reference);
    await work('reveal', { reference, field: 'bank_account_number' });
    await work('ask', { reference, question: 'Since when?' });
    await work('approve', { reference, customer_code: 'ns7001' });

    expect(await logged(reference)).toEqual([
      `${EMAIL} approved NS7001`,
      `${EMAIL} asked`,
      `${EMAIL} revealed bank_account_number`,
      `${EMAIL} read`,
    ]);
  });

  it('records sign-ins, including refused ones, but nothing that was typed', async () => {
    await server.ask('POST', '/api/staff/login', {
      body: { email: 'stranger@staff.test', password: 'a guess' },
    });
    await server.ask('POST', '/api/staff/logout', { as: await signInStaff() });
    const actions = (await staffLog(server.db, undefined, 3)).map(({ staff, action, address }) => [
      staff,
      action,
      address,
    ]);

    expect(actions).toEqual([
      [EMAIL, 'signed out', '127.0.0.1'],
      [EMAIL, 'signed in', '127.0.0.1'],
      [null, 'refused', '127.0.0.1'],
    ]);
  });
});

describe('guessing a staff password', () => {
  it('ends after ten wrong attempts, for known and unknown addresses alike', async () => {
    const guess = async (email: string) => {
      const body = { email, password: 'not it at all' };
      return (await server.ask('POST', '/api/staff/login', { body })).status;
    };
    for (const email of ['rita.colleague@staff.test', 'nobody@staff.test']) {
      const answers: number[] = [];
      for (let at = 0; at < 11; at += 1) answers.push(await guess(email));

      expect(answers).toEqual([...Array<number>(10).fill(401), 429]);
    }
  });
});

describe('a stranger who guesses passwords', () => {
  it('does not lock out a browser in which the staff member has signed in before', async () => {
    const email = 'ben@staff.test';
    const password_hash = await hashPassword(PASSWORD);
    await upsertStaff(server.db, { id: 'ben', email, password_hash, created_at: '2026-01-01' });
    const signIn = (password: string, cookie = '') =>
      server.ask('POST', '/api/staff/login', { body: { email, password }, headers: { cookie } });
    const [known = ''] = String((await signIn(PASSWORD)).headers['set-cookie']).split(';');
    for (let at = 0; at < 10; at += 1) await signIn('not it at all');

    expect((await signIn(PASSWORD)).status).toBe(429);
    expect((await signIn(PASSWORD, known)).status).toBe(200);
  });
});

describe('a suggested customer code', () => {
  it('continues the series of the company’s initials, and is not taken', async () => {
    const first = await apply({ company_name: 'Émile’s Yarn Room' });
    const suggestion = (await show(first.reference)).suggested_code;
    await work('approve', { reference: first.reference, customer_code: 'es4020' });
    const second = await apply({ company_name: 'Evening Stitchers' });

    expect(suggestion).toBe('ES1001');
    expect((await show(second.reference)).suggested_code).toBe('ES4021');
    expect((await show(first.reference)).suggested_code).toBe('');
  });

  it('cannot differ from another one only in case', async () => {
    const { reference } = await apply();
    const answer = await work('approve', { reference, customer_code: 'Es4020' });

    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([409, 'customer_code']);
  });
});

describe('an approval', () => {
  it('is reported to API clients, without confidential data', async () => {
    const erp = await newMachine(server, 'erp');
    const { next } = (await erp.read<{ next: string }>('/customers', { after: 'now' })).body;
    const { reference, email } = await apply({});
    await work('approve', { reference, customer_code: 'NS6001' });
    const { body } = await erp.read<{ customers: object[] }>('/customers', { after: next });
    expect(body.customers).toMatchObject([{ customer_code: 'NS6001', email, standing: 'active' }]);
    for (const canary of Object.values(CANARIES)) {
      expect(JSON.stringify(body)).not.toContain(canary);
    }
    expect(await eventsOfSubject(server.db, 'customer NS6001')).toMatchObject([
      { kind: 'customer.created', actor_kind: 'staff', actor_id: EMAIL },
    ]);
  });

  it('opens the account with a link to set the first password', async () => {
    const { reference, email } = await apply({ lang: 'es' });
    const { status, body } = await work('approve', { reference, customer_code: 'NS1001' });
    const signIn = (password: string) =>
      server.ask('POST', '/api/login', { body: { email, password } });
    expect([status, body.status]).toEqual([200, true]);
    expect((await signIn('')).status).toBe(400);
    expect((await signIn('seven blue herons')).status).toBe(401);

    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.subject).toBe('Su cuenta comercial está abierta');
    expect(mail?.text).toContain('http://localhost:3000/password#');
    const password = 'seven blue herons';
    const first = await server.ask('POST', '/api/reset-password', {
      headers: { 'x-reset-token': mail ? tokenIn(mail) : '' },
      body: { email, new_password: password, confirm_password: password },
    });
    const signedIn = await signIn(password);
    expect([first.status, signedIn.status]).toEqual([200, 200]);
    expect(signedIn.body).toMatchObject({
      user: { email, customer_code: 'NS1001', cflag: 'US', lang: 'es', flag: 'active' },
    });
  });

  it('happens only once, even if two staff members decide at once', async () => {
    const { reference, email } = await apply();
    const answers = await Promise.all([
      work('approve', { reference, customer_code: 'NS2001' }),
      work('approve', { reference, customer_code: 'NS2002' }),
      work('decline', { reference, reason: 'No references.' }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is refused if the address or the customer code is taken, and changes nothing', async () => {
    const existing = await createCustomer(server.db, 'taken');
    const same = await apply({ email: existing.email });
    const other = await apply();
    const byEmail = await work('approve', { reference: same.reference, customer_code: 'NS3001' });
    const byCode = await work('approve', { reference: other.reference, customer_code: 'C-taken' });

    expect([byEmail.status, byCode.status]).toEqual([409, 409]);
    expect((await show(same.reference)).is_customer).toBe(true);
    expect((await show(other.reference)).status).toBe('received');
  });
});

describe('a declined application', () => {
  it('is explained to the applicant, who can send it again', async () => {
    const application = completeApplication('ca', { email: 'again@newshop.test' });
    const send = () => server.ask<Submitted>('POST', '/api/store/user', { body: application });
    const first = (await send()).body.reference;
    await work('decline', { reference: first, reason: 'We could not reach the references.' });
    const mail = (await mailsTo('again@newshop.test')).at(-1);

    expect(mail?.text).toContain('> We could not reach the references.');
    expect((await send()).body.reference).not.toBe(first);
  });
});
