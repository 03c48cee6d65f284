import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Draft, Submitted } from '#contract/applications';
import type { Problem } from '#contract/replies';

import { FORMS, SENSITIVE_FIELDS, type Form } from '../../domain/application/fields';
import { FIELDS } from '../../domain/application/forms';
import { makeDataKeys } from '../../server/crypto/dataKeys';
import { parseKeys } from '../../server/crypto/keyFile';
import { rotateKeys } from '../../server/services/application/rotateKeys';
import { CANARIES, completeApplication } from '../support/applications';
import { mailsOf, tokenIn } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { TEST_KEY, type RequestOptions, type TestServer } from '../support/startOn';

type Answered = Omit<Submitted, 'status'> & Problem;
type Drafted = { draft: Draft | null } & Omit<Problem, 'status'>;

let server: TestServer;
let clock = new Date('2026-11-21T12:00:00Z');

/** The clock advances whenever it is read, so that no two events have the same time. */
const tick = () => (clock = new Date(clock.getTime() + 1));

beforeAll(async () => {
  server = await startTestServer({ now: tick });
});
afterAll(() => server.close());
beforeEach(() => {
  clock = new Date(clock.getTime() + 24 * 3_600_000);
});

let shops = 0;
const newEmail = () => `owner${(shops += 1)}@newshop.test`;

const submit = (body: object, headers: Record<string, string> = {}) =>
  server.ask<Answered>('POST', '/api/store/user', { body, headers });

const stored = (reference: string) =>
  server.db
    .selectFrom('applications')
    .where('id', '=', reference)
    .selectAll()
    .executeTakeFirstOrThrow();

const storedAbout = async (email: string) =>
  (await server.db.selectFrom('applications').where('email', '=', email).select('id').execute())
    .length;

describe.each(FORMS)('an application from %s', (form: Form) => {
  it('is accepted, normalized, and answered with its reference', async () => {
    const { status, body, headers } = await submit(
      completeApplication(form, { email: ` ${newEmail().toUpperCase()} ` }),
    );

    expect([status, body]).toEqual([200, { status: true, reference: body.reference }]);
    expect(headers['cache-control']).toBe('no-store');
    const { email, details, ...application } = await stored(body.reference);
    expect([application.status, email]).toEqual(['received', `owner${shops}@newshop.test`]);
    expect(JSON.parse(details)).toMatchObject({
      bank_Tel: '9055550199x7',
      officers: [{ name: 'Ana Ruiz', title: 'President', address: '1 Main St' }],
      trade: [{ name: 'Thread Co', telephone: '9055550100', fax: '', contact: 'Lee' }],
    });
  });

  it('is refused if a required field is empty, naming the field', async () => {
    const required = FIELDS[form].filter(({ required: code }) => code !== undefined);
    for (const { name } of required) {
      const email = newEmail();
      const { status, body } = await submit(
        completeApplication(form, { email, [name]: undefined }),
      );

      expect([name, status, body.errors?.map(({ field }) => field)]).toEqual([name, 400, [name]]);
      expect(await storedAbout(email)).toBe(0);
    }
  });

  it('is refused if it contains a field of the other form', async () => {
    const foreign = form === 'ca' ? 'billing_state' : 'billing_prov';
    const { status, body } = await submit(completeApplication(form, { [foreign]: 'X' }));

    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, [foreign]]);
  });

  it('is refused if its country does not offer the chosen invoice method', async () => {
    const invoiceMethod = form === 'ca' ? ['e-mail'] : ['email'];
    const { status, body } = await submit(completeApplication(form, { invoiceMethod }));

    expect([status, body.errors?.[0]?.field]).toEqual([400, 'invoiceMethod']);
  });
});

describe('an application', () => {
  it('is refused in the caller’s language', async () => {
    const { body } = await submit(completeApplication('ca', { billing_street: '', lang: 'fr' }));

    expect(body).toEqual({
      status: false,
      message: 'La demande n’est pas complète. Voyez ci-dessous ce qui manque.',
      errors: [{ field: 'billing_street', message: 'Le champ Rue est obligatoire' }],
    });
  });

  it.each([
    ['an unknown field', { card_number: '1' }, 'card_number'],
    ['an unknown country', { country: 'mx' }, 'country'],
    ['a card number', { bank_name: 'card 5555 5555 5555 4444' }, 'bank_name'],
    [
      'a card number for an account',
      { bank_account_number: '4111111111111111' },
      'bank_account_number',
    ],
    ['a card number in a list', { officers: [{ title: '4111-1111-1111-1111' }] }, 'title'],
    ['an endless text', { company_name: 'x'.repeat(201) }, 'company_name'],
    ['an unsigned authorization', { authorized_card: false }, 'authorized_card'],
    ['another card', { card_type: 'amex' }, 'card_type'],
    ['an expired card', { expiry_date: '01/20' }, 'expiry_date'],
  ])('is refused with %s', async (_what, change, field) => {
    const email = newEmail();
    const { status, body } = await submit(completeApplication('usa', { email, ...change }));

    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    expect(await storedAbout(email)).toBe(0);
  });

  it('records which wording was agreed to, in which language and when', async () => {
    const { body } = await submit(
      completeApplication('ca', { email: newEmail(), lang: 'fr', caslConsent: 'No' }),
    );
    const consents: unknown[] = JSON.parse((await stored(body.reference)).consents);

    expect(consents).toEqual([
      {
        name: 'caslConsent',
        given: false,
        wording: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        language: 'fr',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
      expect.objectContaining({ name: 'authorized_card', given: true }),
      expect.objectContaining({ name: 'accepted_terms', given: true }),
    ]);
  });

  it('is confirmed by e-mail in the applicant’s language, without confidential data', async () => {
    const email = newEmail();
    const { body } = await submit(completeApplication('usa', { email, lang: 'es' }));
    const mail = (await mailsOf(server)).find(({ to }) => to === email);

    expect(mail?.subject).toBe(`Recibimos su solicitud ${body.reference}`);
    expect(mail?.text).toContain('está en revisión');
    expect(mail?.html).toContain('lang="es"');
    for (const canary of Object.values(CANARIES)) expect(mail?.raw).not.toContain(canary);
  });
});

describe('an application sent again', () => {
  it('is stored once, with or without an idempotency key', async () => {
    const application = completeApplication('ca', { email: newEmail() });
    const first = await submit(application, { 'idempotency-key': 'press-1' });
    const again = await submit(application, { 'idempotency-key': 'press-1' });
    const keyless = await submit(application);

    expect([again.body, keyless.body]).toEqual([first.body, first.body]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await storedAbout(String(application.email))).toBe(1);
  });

  it('is stored once, even if sent twenty times at once', async () => {
    const application = completeApplication('usa', { email: newEmail() });
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(application)));

    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await storedAbout(String(application.email))).toBe(1);
    const mails = (await mailsOf(server)).filter(({ to }) => to === application.email);
    expect(mails).toHaveLength(1);
  });

  it('is refused if its key belongs to a different application', async () => {
    const application = completeApplication('ca', { email: newEmail() });
    await submit(application, { 'idempotency-key': 'press-2' });
    const other = await submit(
      { ...application, company_name: 'Another' },
      { 'idempotency-key': 'press-2' },
    );

    expect(other.status).toBe(422);
  });

  it('with different data gets the same response, so that nobody learns who has applied', async () => {
    const email = newEmail();
    await submit(completeApplication('ca', { email }));
    const { status, body } = await submit(
      completeApplication('ca', { email, company_name: 'Else' }),
    );

    expect([status, body.status]).toEqual([200, true]);
  });
});

/** A browser that retains its cookie. */
function newBrowser() {
  let cookie: string | undefined;
  return async <Body = Drafted>(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    body?: object,
  ) => {
    const options: RequestOptions = {
      ...(body && { body }),
      headers: cookie === undefined ? {} : { cookie },
    };
    const answer = await server.ask<Body>(method, url, options);
    cookie = answer.headers['set-cookie']?.toString().split(';')[0] ?? cookie;
    return answer;
  };
}
const DRAFT = '/api/application-draft';

describe('a draft', () => {
  it('is returned only to its browser, with confidential fields masked', async () => {
    const browser = newBrowser();
    const values = { company_name: 'Half done', owner_email: 'half@shop.test', ...CANARIES };
    const saved = await browser('PUT', DRAFT, { version: 0, values });
    const { body, text, headers } = await browser('GET', DRAFT);

    expect(saved.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.draft).toMatchObject({
      version: 1,
      values: { company_name: 'Half done', owner_email: 'half@shop.test' },
      masked: { owner_social_security: '•••645', expiry_date: '•••' },
    });
    for (const canary of Object.values(CANARIES)) expect(saved.text + text).not.toContain(canary);
    expect((await newBrowser()('GET', DRAFT)).body.draft).toBeNull();
  });

  it('keeps a confidential field that is not sent, and clears one that is sent empty', async () => {
    const browser = newBrowser();
    await browser('PUT', DRAFT, { version: 0, values: CANARIES });
    const values = { city: undefined, bank_account_number: '' };
    const { body } = await browser('PUT', DRAFT, { version: 1, values });

    expect(Object.keys(body.draft?.masked ?? {}).sort()).toEqual(
      SENSITIVE_FIELDS.filter((name) => name !== 'bank_account_number').sort(),
    );
  });

  it('is refused if a text is too long, naming the field in the caller’s language', async () => {
    const values = { company_name: 'x'.repeat(201) };
    const { status, body } = await newBrowser()('PUT', DRAFT, { version: 0, values, lang: 'fr' });

    expect([status, body.errors]).toEqual([
      400,
      [
        {
          field: 'company_name',
          message: 'Nom de l’entreprise doit compter au plus 200 caractères.',
        },
      ],
    ]);
  });

  it('is not overwritten by a window with an older version', async () => {
    const browser = newBrowser();
    await browser('PUT', DRAFT, { version: 0, values: { company_name: 'First' } });
    const blind = await browser('PUT', DRAFT, { version: 0, values: { company_name: 'Blind' } });

    expect([blind.status, blind.body.message]).toEqual([
      409,
      expect.stringContaining('another window'),
    ]);
    expect((await browser('GET', DRAFT)).body.draft?.values.company_name).toBe('First');
  });

  it('is begun by one of several windows at the same moment', async () => {
    const browser = newBrowser();
    await browser('PUT', DRAFT, { version: 0, values: { company_name: 'Deleted' } });
    await browser('DELETE', DRAFT);
    const drafts = () => server.db.selectFrom('application_drafts').select('id').execute();
    const before = await drafts();
    const saved = await Promise.all(
      ['One', 'Two', 'Three'].map((company_name) =>
        browser('PUT', DRAFT, { version: 0, values: { company_name } }),
      ),
    );
    const winner = saved.find(({ status }) => status === 200);

    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await browser('GET', DRAFT)).body.draft).toEqual(winner?.body.draft);
    expect(await drafts()).toHaveLength(before.length + 1);
  });

  it('can be resumed by its token if a killed browser has lost its cookie', async () => {
    const browser = newBrowser();
    const values = { company_name: 'Killed', ...CANARIES };
    const { body } = await browser<Drafted & { token: string }>('PUT', DRAFT, {
      version: 0,
      values,
    });
    const later = await browser('PUT', DRAFT, { version: 1, values });
    const reborn = newBrowser();
    const resumed = await reborn('POST', `${DRAFT}/resume`, { token: body.token });

    expect(later.text).not.toContain('token');
    expect(resumed.body.draft).toMatchObject({ version: 2, values: { company_name: 'Killed' } });
    expect((await reborn('GET', DRAFT)).body.draft?.version).toBe(2);
    expect(resumed.text).not.toContain(CANARIES.bank_account_number);
  });

  it.each([
    ['company_name', '4111 1111 1111 1111'],
    ['bank_account_number', '5555555555554444'],
  ])('stores no card number in %s', async (field, text) => {
    const browser = newBrowser();
    const { status, body } = await browser('PUT', DRAFT, { version: 0, values: { [field]: text } });

    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    expect((await browser('GET', DRAFT)).body.draft).toBeNull();
  });

  it('supplies the confidential fields when the application is sent, and is then deleted', async () => {
    const browser = newBrowser();
    await browser('PUT', DRAFT, { version: 0, values: CANARIES });
    const without = Object.fromEntries(SENSITIVE_FIELDS.map((name) => [name, undefined]));
    const application = completeApplication('usa', { email: newEmail(), ...without });
    const { status, body } = await browser<Answered>('POST', '/api/store/user', application);
    const again = await browser<Answered>('POST', '/api/store/user', application);

    expect([status, again.body]).toEqual([200, body]);
    expect(Object.keys(JSON.parse((await stored(body.reference)).sealed)).sort()).toEqual(
      [...SENSITIVE_FIELDS].sort(),
    );
    expect((await browser('GET', DRAFT)).body.draft).toBeNull();
    expect((await newBrowser()<Answered>('POST', '/api/store/user', application)).status).toBe(400);
  });

  it('is deleted when the applicant starts over', async () => {
    const browser = newBrowser();
    await browser('PUT', DRAFT, { version: 0, values: CANARIES });
    await browser('DELETE', DRAFT);

    expect((await browser('GET', DRAFT)).body.draft).toBeNull();
  });

  it('is inaccessible to a page of another origin on the same site', async () => {
    const browser = newBrowser();
    const values = { company_name: 'Still here' };
    const saved = await browser('PUT', DRAFT, { version: 0, values });
    const cookie = String(saved.headers['set-cookie']).split(';')[0] ?? '';
    const asFrom = (origin: string, method: 'GET' | 'DELETE') =>
      server.ask<Drafted>(method, DRAFT, { headers: { cookie, origin, host: 'shop.test' } });
    for (const origin of ['https://evil.shop.test', 'null']) await asFrom(origin, 'DELETE');

    const { body } = await asFrom('https://shop.test', 'GET');
    expect(body.draft).toMatchObject({ values });
    await asFrom('https://shop.test', 'DELETE');
    expect((await browser('GET', DRAFT)).body.draft).toBeNull();
  });

  it('can be continued on another device by a link that works once', async () => {
    const [desk, phone, thief] = [newBrowser(), newBrowser(), newBrowser()];
    const email = newEmail();
    await desk('PUT', DRAFT, { version: 0, values: { company_name: 'On the way', ...CANARIES } });
    expect((await phone('POST', `${DRAFT}/mail`, { email })).status).toBe(404);
    await desk('POST', `${DRAFT}/mail`, { email, lang: 'fr' });
    const mail = (await mailsOf(server)).find(({ to }) => to === email);
    const token = mail ? tokenIn(mail) : '';
    const resumed = await phone('POST', `${DRAFT}/resume`, { token });

    expect(mail?.subject).toBe('Poursuivre votre demande');
    expect(resumed.body.draft).toMatchObject({ values: { company_name: 'On the way' } });
    expect((await thief('POST', `${DRAFT}/resume`, { token })).status).toBe(403);
    expect((await phone('GET', DRAFT)).body.draft?.version).toBe(1);
    expect((await desk('GET', DRAFT)).body.draft?.version).toBe(1);
  });

  it('is reported as submitted to every browser that had it, and to no other', async () => {
    const email = newEmail();
    const [first, second] = [newBrowser(), newBrowser()];
    await first('PUT', DRAFT, { version: 0, values: { company_name: 'Begun here', ...CANARIES } });
    await first('POST', `${DRAFT}/mail`, { email });
    const [mail] = (await mailsOf(server)).filter(({ to }) => to === email);
    await second('POST', `${DRAFT}/resume`, { token: mail ? tokenIn(mail) : '' });
    const { body: answer } = await second<Answered>(
      'POST',
      '/api/store/user',
      completeApplication('usa', { email }),
    );
    const found = await first<{ draft: null; sent?: object }>('GET', DRAFT);

    expect(found.body).toEqual({
      status: true,
      draft: null,
      sent: { reference: answer.reference, at: expect.any(String) as string },
    });
    expect((await newBrowser()<{ sent?: object }>('GET', DRAFT)).body.sent).toBeUndefined();
  });

  it('is sent to an address three times an hour at most', async () => {
    const browser = newBrowser();
    const email = newEmail();
    await browser('PUT', DRAFT, { version: 0, values: {} });
    for (let at = 0; at < 6; at += 1) await browser('POST', `${DRAFT}/mail`, { email });

    expect((await mailsOf(server)).filter(({ to }) => to === email)).toHaveLength(3);
  });
});

describe('signing in while the application is under review', () => {
  const signIn = <Body>(browser: ReturnType<typeof newBrowser>, email: string) =>
    browser<Body>('POST', '/api/login', { email, password: 'whatever it is' });

  it('reveals the review only to the browser that submitted the application', async () => {
    const browser = newBrowser();
    const email = newEmail();
    await browser('POST', '/api/store/user', completeApplication('ca', { email }));
    const known = await signIn<Problem>(browser, email.toUpperCase());

    expect([known.status, known.body.message]).toEqual([
      403,
      expect.stringContaining('under review'),
    ]);
    const stranger = await signIn<Problem>(newBrowser(), email);
    const nobody = await signIn<Problem>(newBrowser(), 'nobody@newshop.test');
    expect([stranger.status, stranger.text]).toEqual([401, nobody.text]);
  });
});

describe('what is confidential', () => {
  it('appears in no file and no log line, even when something fails', async () => {
    const log: string[] = [];
    const own = await startTestServer({ log: (line) => log.push(line) });
    const body = completeApplication('usa', { email: newEmail() });
    const ok = await own.ask('POST', '/api/store/user', { body });
    await own.ask('POST', '/api/store/user', { body: { ...body, company_name: 7 } });
    await own.ask('PUT', DRAFT, { body: { version: 0, values: CANARIES } });
    await own.mails.sendAll();
    await own.db.schema.dropTable('application_events').execute();
    const failed = await own.ask('POST', '/api/store/user', {
      body: { ...body, company_name: 'Fails' },
    });
    const files = readdirSync(own.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
    await own.close();

    expect([ok.status, failed.status]).toEqual([200, 500]);
    expect(log.join('')).toContain('application_events');
    expect(files.length).toBeGreaterThan(0);
    for (const canary of Object.values(CANARIES)) {
      expect(log.join('') + failed.text).not.toContain(canary);
      expect(files.some((file) => file.includes(canary))).toBe(false);
    }
  });

  it('is never stored unencrypted in the database', async () => {
    await submit(completeApplication('usa', { email: newEmail() }));
    const tables = ['applications', 'application_drafts', 'application_events', 'mails'] as const;
    for (const table of tables) {
      const rows = JSON.stringify(await server.db.selectFrom(table).selectAll().execute());

      for (const canary of Object.values(CANARIES)) expect(rows).not.toContain(canary);
    }
  });

  it('is re-encrypted with a new key, after which the old key is not needed', async () => {
    const { body } = await submit(completeApplication('usa', { email: newEmail() }));
    const newKey = '22'.repeat(32);
    const ring = (text: string) => makeDataKeys(() => parseKeys(text, 'test'));
    const { db } = server;

    expect(await rotateKeys({ db, keys: ring(`${newKey},${TEST_KEY}`) })).toBeGreaterThan(0);
    expect(await rotateKeys({ db, keys: ring(`${newKey},${TEST_KEY}`) })).toBe(0);
    const { bank_account_number: sealed } = JSON.parse((await stored(body.reference)).sealed);
    const place = `applications/${body.reference}/bank_account_number`;
    expect(ring(newKey).open(sealed, place)).toBe(CANARIES.bank_account_number);
    expect(() => ring(TEST_KEY).open(sealed, place)).toThrow();
    await rotateKeys({ db, keys: ring(`${TEST_KEY},${newKey}`) });
  });
});
