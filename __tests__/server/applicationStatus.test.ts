import type { Submitted } from '#contract/applications';
import type { ApplicationProgress } from '#contract/applicationStatus';
import type { Problem } from '#contract/replies';
import type { ReviewedApplication } from '#contract/review';

import { makeDataKeys } from '../../server/crypto/dataKeys';
import { parseKeys } from '../../server/crypto/keyFile';
import { hashPassword } from '../../server/crypto/passwords';
import { eraseAnswers } from '../../server/db/applications';
import { upsertStaff } from '../../server/db/staff';
import { rotateKeys } from '../../server/services/application/rotateKeys';
import { completeApplication } from '../support/applications';
import { mailsOf, tokenIn } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { PASSWORD } from '../support/shop';
import { TEST_KEY, type TestServer } from '../support/startOn';

const STATUS = '/api/application-status';
const DAY = 24 * 3_600_000;

type Shown = { application: ApplicationProgress | null } & Omit<Problem, 'status'>;

let server: TestServer;
let staffToken: string;
let clock = new Date('2026-11-21T12:00:00Z');

/** The clock advances whenever it is read, so that no two events have the same time. */
const tick = () => (clock = new Date(clock.getTime() + 1));

beforeAll(async () => {
  server = await startTestServer({ now: tick });
  await upsertStaff(server.db, {
    id: 'rita',
    email: 'rita@staff.test',
    password_hash: await hashPassword(PASSWORD),
    created_at: clock.toISOString(),
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock = new Date(clock.getTime() + 3_600_000);
  const { body } = await server.ask<{ token: string }>('POST', '/api/staff/login', {
    body: { email: 'rita@staff.test', password: PASSWORD },
  });
  staffToken = body.token;
});

/** A browser that retains its cookie. */
function newBrowser() {
  let cookie: string | undefined;
  return async <Body = Shown>(method: 'GET' | 'POST', url: string, body?: object) => {
    const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
    const answer = await server.ask<Body>(method, url, { ...(body && { body }), headers });
    cookie = answer.headers['set-cookie']?.toString().split(';')[0] ?? cookie;
    return answer;
  };
}

let shops = 0;
async function applied(lang = '') {
  const browser = newBrowser();
  const email = `status${(shops += 1)}@newshop.test`;
  const application = completeApplication('usa', { email, lang });
  const { body } = await browser<Submitted>('POST', '/api/store/user', application);
  return { browser, email, reference: body.reference };
}

const staff = (verb: string, body: object) =>
  server.ask('POST', `/api/staff/application/${verb}`, { as: { token: staffToken }, body });

const sendAndQuestion = async () => {
  const sent = await applied();
  await staff('ask', { reference: sent.reference, question: 'Which bank branch is it?' });
  return sent;
};

const lastMailTo = async (email: string) =>
  (await mailsOf(server)).findLast(({ to }) => to === email);

const linkTo = async (email: string) => {
  const mail = await lastMailTo(email);
  return mail ? tokenIn(mail) : '';
};

const reviewed = async (reference: string) => {
  const { body } = await server.ask<{ application: ReviewedApplication }>(
    'GET',
    '/api/staff/application',
    { as: { token: staffToken }, query: { reference } },
  );
  return body.application;
};

describe('the status of an application', () => {
  it('is shown only to the browser that submitted it', async () => {
    const { browser, reference } = await applied();

    expect((await browser('GET', STATUS)).body.application).toMatchObject({
      reference,
      status: 'received',
      steps: [{ kind: 'received', text: '' }],
    });
    expect((await newBrowser()('GET', STATUS)).body.application).toBeNull();
  });

  it('is shown by the link in an e-mail once, and then to the browser that used it', async () => {
    const { email, reference } = await applied();
    const token = await linkTo(email);
    const [phone, thief] = [newBrowser(), newBrowser()];
    const opened = await phone('POST', `${STATUS}/open`, { token });

    expect([opened.status, opened.body.application?.reference]).toEqual([200, reference]);
    expect((await thief('POST', `${STATUS}/open`, { token })).status).toBe(403);
    expect((await thief('GET', STATUS)).body.application).toBeNull();
    expect((await phone('GET', STATUS)).body.application?.reference).toBe(reference);
  });

  it('can be opened by a link for thirty days', async () => {
    const { email } = await applied();
    const token = await linkTo(email);
    clock = new Date(clock.getTime() + 31 * DAY);

    expect((await newBrowser()('POST', `${STATUS}/open`, { token })).status).toBe(403);
  });

  it('includes the decision and its reason, but not what the staff viewed', async () => {
    const { browser, reference } = await applied();
    await staff('begin', { reference });
    await staff('reveal', { reference, field: 'bank_account_number' });
    await staff('decline', { reference, reason: 'The references did not answer.' });
    const { body, text } = await browser('GET', STATUS);

    expect(body.application?.status).toBe('declined');
    expect(body.application?.steps.map(({ kind }) => kind)).toEqual([
      'received',
      'begun',
      'declined',
    ]);
    expect(body.application?.steps.at(-1)?.text).toBe('The references did not answer.');
    expect(text).not.toMatch(/rita|reveal|bank/);
  });

  it('is sent again only to an applicant’s address, with the same response for every address', async () => {
    const { email, reference } = await applied('fr');
    const ask = (address: string) =>
      newBrowser()<Problem>('POST', `${STATUS}/mail`, { email: address, lang: 'fr' });
    const known = await ask(email);
    const unknown = await ask('nobody@newshop.test');
    const mail = await lastMailTo(email);

    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(mail?.subject).toBe(`Où en est votre demande ${reference}`);
    expect(await lastMailTo('nobody@newshop.test')).toBeUndefined();
    const opened = await newBrowser()('POST', `${STATUS}/open`, {
      token: mail ? tokenIn(mail) : '',
    });
    expect(opened.body.application?.reference).toBe(reference);
  });
});

describe('a question from the staff', () => {
  it('is answered through the link in its e-mail, without filling in anything again', async () => {
    const { email, reference } = await sendAndQuestion();
    const phone = newBrowser();
    const opened = await phone('POST', `${STATUS}/open`, { token: await linkTo(email) });
    expect(opened.body.application).toMatchObject({ status: 'question' });
    expect(opened.body.application?.steps.at(-1)).toMatchObject({
      kind: 'asked',
      text: 'Which bank branch is it?',
    });

    const { version } = await reviewed(reference);
    const { body } = await phone('POST', `${STATUS}/answer`, { answer: ' Main Street. ' });
    expect(body.application?.status).toBe('under review');
    const answered = await reviewed(reference);
    expect(answered.version).toBe(version + 1);
    expect(answered.events.at(-1)).toMatchObject({
      kind: 'answered',
      detail: 'Main Street.',
      staff: null,
    });
  });

  it('can be answered only once', async () => {
    const { browser } = await sendAndQuestion();
    const answers = await Promise.all(
      ['one', 'two'].map((answer) => browser('POST', `${STATUS}/answer`, { answer })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['with an empty text', '  ', 400],
    ['with a card number', 'It is 4111 1111 1111 1111.', 400],
  ])('cannot be answered %s', async (_what, answer, refused) => {
    const { browser, reference } = await sendAndQuestion();
    const { status } = await browser('POST', `${STATUS}/answer`, { answer });

    expect(status).toBe(refused);
    expect((await reviewed(reference)).status).toBe('question');
  });

  it('cannot be answered by a browser without access', async () => {
    await sendAndQuestion();

    expect((await newBrowser()('POST', `${STATUS}/answer`, { answer: 'Me' })).status).toBe(404);
  });

  const storedAnswer = async (reference: string) =>
    (
      await server.db
        .selectFrom('application_events')
        .where('application_id', '=', reference)
        .where('kind', '=', 'answered')
        .select('detail')
        .executeTakeFirstOrThrow()
    ).detail;

  it('has an encrypted answer, which is re-encrypted when the keys are rotated', async () => {
    const { browser, reference } = await sendAndQuestion();
    await browser('POST', `${STATUS}/answer`, { answer: 'Account 99-1' });
    const keys = makeDataKeys(() => parseKeys(`${'33'.repeat(32)},${TEST_KEY}`, 'test'));
    const before = await storedAnswer(reference);
    await rotateKeys({ db: server.db, keys });

    expect(before).not.toContain('99-1');
    expect(keys.isCurrent(await storedAnswer(reference))).toBe(true);
    expect(keys.isCurrent(before)).toBe(false);
  });

  it('keeps its answer erased if that happens while the keys are rotated', async () => {
    const { browser, reference } = await sendAndQuestion();
    await browser('POST', `${STATUS}/answer`, { answer: 'Account 99-2' });
    const before = await storedAnswer(reference);
    const text = `${'44'.repeat(32)},${'33'.repeat(32)},${TEST_KEY}`;
    const keys = makeDataKeys(() => parseKeys(text, 'test'));
    let erasing: Promise<void> | undefined;
    const isCurrent = (sealed: string) => {
      if (sealed === before) erasing = eraseAnswers(server.db, reference);
      return keys.isCurrent(sealed);
    };
    await rotateKeys({ db: server.db, keys: { ...keys, isCurrent } });
    await erasing;

    expect([erasing !== undefined, await storedAnswer(reference)]).toEqual([true, '']);
  });
});
