import type { Problem } from '#contract/replies';
import type { WebhookDelivery } from '#contract/v1/webhookDeliveries';
import type { Webhook } from '#contract/v1/webhooks';
import { SECRETS_OVERLAP_MS } from '#domain/webhooks';

import { makeDataKeys } from '../../server/crypto/dataKeys';
import { parseKeys } from '../../server/crypto/keyFile';
import { isSealedWithOtherKey } from '../../server/db/sealedTexts';
import { deleteExpiredSecrets, resealWebhook, webhookById } from '../../server/db/webhooks';
import { rotateKeys } from '../../server/services/application/rotateKeys';
import { autoDisableWebhook } from '../../server/services/webhooks/autoDisableWebhook';
import { openSecret, sealSecret } from '../../server/services/webhooks/secrets';
import { watchFailing } from '../../server/services/webhooks/watchFailing';
import { signInDesk, type DeskMember } from '../support/desk';
import { encodedForms } from '../support/encodings';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { TEST_KEY, type TestServer } from '../support/startOn';
import { filesIn, rowsIn } from '../support/storedData';
import { openReceiver, verifyDelivery, type Receiver } from '../support/webhookReceiver';

let server: TestServer;
let receiver: Receiver;
let boss: DeskMember;
let id: string;
let secret: string;
const log: string[] = [];

beforeAll(async () => {
  receiver = await openReceiver();
  server = await startTestServer({
    environment: { WEBHOOK_HOSTS: receiver.origin },
    log: (line) => log.push(line),
  });
  boss = await signInDesk(server, ['admin']);
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const ROOT = '/api/v1/webhooks';
const add = (url: string, language = 'en') =>
  server.ask<Problem & { id: string; secret: string }>('POST', ROOT, {
    as: boss,
    body: { url },
    headers: { 'accept-language': language },
  });
const change = (body: object, of = id) =>
  server.ask<Problem>('PATCH', `${ROOT}/${of}`, { as: boss, body });
const work = <Body = Problem>(verb: string, body?: object, of = id) =>
  server.ask<Body>('POST', `${ROOT}/${of}/${verb}`, { as: boss, ...(body && { body }) });
const list = async () =>
  (await server.ask<{ webhooks: Webhook[] }>('GET', ROOT, { as: boss })).body.webhooks;
const deliveries = async () =>
  (
    await server.ask<{ deliveries: WebhookDelivery[] }>('GET', `${ROOT}/${id}/deliveries`, {
      as: boss,
    })
  ).body.deliveries;

beforeEach(async () => {
  const { body } = await add(receiver.url);
  ({ id, secret } = body);
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 200, body: 'thanks' });
});

describe('a staff member who manages webhooks', () => {
  it('adds one, sees its secret once, and tests it', async () => {
    const { headers, body } = await add(receiver.url);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/);

    const { body: tried } = await work<WebhookDelivery>('test');
    expect(tried).toMatchObject({ http_status: 200, state: 'delivered', fault: '' });
    expect((await list()).find((one) => one.id === id)?.last_success_at) //
      .toBe(tried.tried_at);
    const [sent] = receiver.received;
    expect(verifyDelivery(secret, sent!)).toMatchObject({ type: 'webhook.test', data: {} });
    expect(await deliveries()).toMatchObject([{ kind: 'webhook.test', answer: 'thanks' }]);
    expect(JSON.stringify(await list())).not.toContain('whsec_');
  });

  it('is told in each language why an address is refused', async () => {
    const url = 'https://169.254.169.254/';
    const messageIn = async (language: string) => (await add(url, language)).body.message;
    expect(await messageIn('en')).toContain('points into a private network');
    expect(await messageIn('fr')).toContain('réseau privé');
    expect(await messageIn('es')).toContain('red privada');
    const before = (await list()).length;
    expect((await change({ url })).status).toBe(422);
    expect(await list()).toHaveLength(before);
  });

  it('changes its kinds of events, switches it off and on again', async () => {
    await change({ kinds: ['order.released'] });
    await work('disable');
    const shown = async () => (await list()).find((one) => one.id === id);
    expect(await shown()).toMatchObject({
      kinds: ['order.released'],
      is_on: false,
      off_reason: 'staff',
    });
    expect((await work('replay', { failed: true })).status).toBe(409);
    expect((await work('enable', { from: 'stopped' })).status).toBe(200);
    expect(await shown()).toMatchObject({ is_on: true, off_reason: '' });
    expect((await work('replay', { failed: true })).status).toBe(200);
    expect((await work('enable', { from: 1_000_000 })).body.message) //
      .toBe('No event has this number yet.');
  });

  it('is told if no webhook has the id', async () => {
    expect((await change({}, 'nobody')).status).toBe(404);
    expect((await server.ask('GET', `${ROOT}/nobody`, { as: boss })).status).toBe(404);
    for (const [verb, body] of [
      ['rotate', undefined],
      ['disable', undefined],
      ['test', undefined],
      ['enable', { from: 'now' }],
      ['replay', { failed: true }],
    ] as const) {
      expect((await work(verb, body, 'nobody')).status).toBe(404);
    }
  });

  it('gets a new secret that is used for signing at once', async () => {
    const { body } = await work<{ secret: string }>('rotate');
    await work('test');
    expect(verifyDelivery(body.secret, receiver.received[0]!)).toBeDefined();
    expect(verifyDelivery(secret, receiver.received[0]!)).toBeDefined();

    const inADay = new Date(Date.now() + SECRETS_OVERLAP_MS + 60_000);
    await deleteExpiredSecrets(server.db, new Date().toISOString());
    expect((await webhookById(server.db, id))?.previous_secret).not.toBeNull();
    await deleteExpiredSecrets(server.db, inADay.toISOString());
    expect(await webhookById(server.db, id)).toMatchObject({
      previous_secret: null,
      previous_until: null,
    });
  });

  it('is recorded as the one who changed it', async () => {
    await change({ kinds: ['order.released'] });
    const changed = server.db.selectFrom('events').where('kind', '=', 'webhook.changed');
    const { subject, actor_kind, actor_id } = await changed
      .selectAll()
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect([subject, actor_kind, actor_id]).toEqual([`webhook ${id}`, 'staff', boss.email]);
  });

  it('gets an e-mail when one fails, and when it is switched off', async () => {
    const { db } = server;
    const anHourAgo = new Date(Date.now() - 61 * 60_000).toISOString();
    await db
      .updateTable('webhooks')
      .set({ failing_since: anHourAgo })
      .where('id', '=', id)
      .execute();
    const failing = await webhookById(db, id);
    await watchFailing(db, failing!, new Date());
    await watchFailing(db, failing!, new Date());
    const mails = async () => (await mailsOf(server)).filter(({ to }) => to === boss.email);
    const { host } = new URL(receiver.url);
    expect(await mails()).toMatchObject([{ subject: `The webhook to ${host} is failing` }]);

    await autoDisableWebhook(db, id, 'gone', new Date());
    const [, off] = await mails();
    expect(off?.subject).toBe(`The webhook to ${host} was switched off`);
    expect(off?.text).toContain(`/staff/integrations/webhooks/${id}`);
    await work('enable', { from: 'stopped' });
    await work('disable');
    expect(await mails()).toHaveLength(2);
  });
});

describe('a webhook secret', () => {
  it('appears in no file, log or response after it was shown, and is re-encrypted with a new key', async () => {
    const { body } = await work<{ secret: string }>('rotate');
    await work('test');
    const traces = [secret, body.secret].flatMap((one) => encodedForms(one.slice('whsec_'.length)));
    const storedTexts = [...(await rowsIn(server.db)), ...filesIn(server.dataDir)];
    expect(storedTexts.some(({ text }) => text.includes(receiver.origin))).toBe(true);
    const found = [log.join(''), ...storedTexts.map(({ text }) => text)].flatMap((text) =>
      traces.filter((trace) => text.includes(trace)),
    );
    expect(found).toEqual([]);

    const keys = makeDataKeys(() => parseKeys(`${'22'.repeat(32)},${TEST_KEY}`, 'test'));
    const stored = async () => (await webhookById(server.db, id))!;
    const before = await stored();
    // Replaced after the new key came, so that only the secret before it is sealed with the old one.
    await resealWebhook(server.db, id, {
      secret: sealSecret(keys, id, body.secret),
      previous_secret: before.previous_secret,
    });
    await rotateKeys({ db: server.db, keys });
    expect(keys.isCurrent((await stored()).previous_secret!)).toBe(true);

    await resealWebhook(server.db, id, {
      secret: before.secret,
      previous_secret: before.previous_secret,
    });
    await rotateKeys({ db: server.db, keys });
    const after = await stored();
    expect([before, after].map((one) => keys.isCurrent(one.secret))).toEqual([false, true]);
    expect(openSecret(keys, id, after.secret)).toBe(body.secret);
    expect(openSecret(keys, id, after.previous_secret!)).toBe(secret);
    expect(await isSealedWithOtherKey(server.db, keys.ids().slice(1))).toBe(true);
    expect(await isSealedWithOtherKey(server.db, keys.ids())).toBe(false);
  });
});
