import { Compile } from 'typebox/compile';

import { WebhookBody } from '#contract/v1/webhookBody';
import type { WebhookDelivery } from '#contract/v1/webhookDeliveries';
import type { Webhook } from '#contract/v1/webhooks';

import { newMachine, type Machine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import type { RequestOptions, TestServer } from '../support/startOn';
import { openReceiver, verifyDelivery, type Receiver } from '../support/webhookReceiver';

interface Secret {
  id: string;
  secret?: string;
  code?: string;
}

let server: TestServer;
let receiver: Receiver;
let erp: Machine;
let id: string;
let secret: string;
let number = 0;

beforeAll(async () => {
  receiver = await openReceiver();
  server = await startTestServer({
    environment: { WEBHOOK_HOSTS: receiver.origin, LIMITS_CALL: '0' },
  });
  erp = await newMachine(server, 'erp');
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const post = <Body = Webhook & { code?: string }>(
  url: string,
  body?: object,
  more?: RequestOptions,
) => erp.post<Body>(`/webhooks${url}`, body, more);
const list = async () => (await erp.read<{ webhooks: Webhook[] }>('/webhooks')).body.webhooks;
/** Omits how far each endpoint is behind, which changes by itself. */
const addresses = async () => (await list()).map(({ id: of, url, is_on }) => [of, url, is_on]);
const deliveries = async () =>
  (await erp.read<{ deliveries: WebhookDelivery[] }>(`/webhooks/${id}/deliveries`)).body.deliveries;

beforeEach(async () => {
  number += 1;
  const { body } = await post<Secret>('', { url: receiver.url, kinds: ['customer.changed'] });
  ({ id } = body);
  secret = body.secret ?? '';
  receiver.received.length = 0;
});

describe('a client that manages webhooks through the API', () => {
  it('adds one, tests it, and sees it and its deliveries without the secret', async () => {
    const { status, body } = await post<WebhookDelivery>(`/${id}/test`);
    expect([status, body]).toMatchObject([200, { state: 'delivered', http_status: 204 }]);
    const [sent] = receiver.received;
    expect(verifyDelivery(secret, sent!)).toMatchObject({ type: 'webhook.test' });
    expect(Compile(WebhookBody).Check(JSON.parse(sent!.body))).toBe(true);
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      is_on: true,
      url: receiver.url,
    });
    expect(await deliveries()).toMatchObject([{ kind: 'webhook.test' }]);
    expect(JSON.stringify([await list(), await deliveries()])).not.toContain('whsec_');
  });

  it('changes it, disables and enables it, and replays deliveries', async () => {
    const changed = await server.ask<Webhook>('PATCH', `/api/v1/webhooks/${id}`, {
      as: erp,
      body: { kinds: ['order.released', 'order.shipped'] },
    });
    expect(changed.body).toMatchObject({ kinds: ['order.released', 'order.shipped'], is_on: true });
    expect((await post(`/${id}/disable`)).body).toMatchObject({
      is_on: false,
      off_reason: 'staff',
    });
    const off = await post(`/${id}/replay`, { failed: true });
    expect([off.status, off.body.code]).toEqual([409, 'webhook.off']);
    expect((await post(`/${id}/enable`, { from: 'stopped' })).body.is_on).toBe(true);
    expect((await post(`/${id}/replay`, { failed: true })).status).toBe(200);
    const ahead = await post(`/${id}/enable`, { from: 1_000_000 });
    expect([ahead.status, ahead.body.code]).toEqual([422, 'webhook.ahead']);
    const { body } = await erp.events();
    expect(body.events.filter(({ kind }) => kind.startsWith('webhook.'))).toEqual([]);
  });

  it('changes it only as it has seen it, if it says so: 412 if it has changed since', async () => {
    const url = `/api/v1/webhooks/${id}`;
    const read = () => server.ask<Webhook>('GET', url, { as: erp });
    const change = (kinds: string[], seen?: string) =>
      server.ask<Webhook & { code?: string }>('PATCH', url, {
        as: erp,
        body: { kinds },
        ...(seen !== undefined && { headers: { 'if-match': seen } }),
      });
    const first = await read();
    expect([first.headers.etag, first.body.version]).toEqual(['"1"', 1]);
    const changed = await change(['order.held'], first.headers.etag);
    expect([changed.status, changed.headers.etag, changed.body.version]).toEqual([200, '"2"', 2]);

    const late = await change(['order.shipped'], first.headers.etag);
    expect([late.status, late.body.code, late.headers.etag]).toEqual([
      412,
      'webhook.changed',
      '"2"',
    ]);
    for (const [verb, body] of [
      ['rotate', undefined],
      ['disable', undefined],
      ['enable', { from: 'now' }],
      ['replay', { failed: true }],
    ] as const) {
      const told = await post(`/${id}/${verb}`, body, { headers: { 'if-match': '"1"' } });
      expect([verb, told.status, told.body.code]).toEqual([verb, 412, 'webhook.changed']);
    }
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      kinds: ['order.held'],
      is_on: true,
      version: 2,
    });

    const rotated = await post<Secret>(`/${id}/rotate`, undefined, {
      headers: { 'if-match': '"2"' },
    });
    expect([rotated.status, rotated.headers.etag]).toEqual([200, '"3"']);
    expect((await change([])).body).toMatchObject({ kinds: [], version: 4 });

    const headers = { 'idempotency-key': `off-${number}` };
    const off = () => post(`/${id}/disable`, undefined, { headers });
    const told = (await off()).headers.etag;
    const again = await off();
    expect([again.headers['idempotent-replayed'], again.headers.etag, told]).toEqual([
      'true',
      '"5"',
      '"5"',
    ]);
  });

  it('receives a secret once, and creates only one webhook under the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': `add-${number}` };
    const sent = { url: receiver.url };
    const first = await post<Secret>('', sent, { headers });
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.body.secret).toMatch(/^whsec_/);
    const before = (await list()).length;
    const again = await post<Secret>('', sent, { headers });
    expect([again.body, (await list()).length]).toEqual([{ id: first.body.id }, before]);
    const stored = await server.db.selectFrom('api_answers').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('whsec_');
    expect((await post<Secret>('', { url: `${receiver.url}/b` }, { headers })).status).toBe(422);
  });

  it('gets a new secret that is used for signing at once', async () => {
    const { body } = await post<Secret>(`/${id}/rotate`);
    expect(body.secret).not.toBe(secret);
    await post(`/${id}/test`);
    const [sent] = receiver.received;
    expect(verifyDelivery(body.secret ?? '', sent!)).toMatchObject({ type: 'webhook.test' });
    expect(verifyDelivery(secret, sent!)).toMatchObject({ type: 'webhook.test' });
  });

  it('cannot use an address in the internal network, or a webhook that does not exist', async () => {
    const before = await addresses();
    for (const url of ['https://169.254.169.254/', 'http://127.0.0.1:1/', 'https://[::1]/']) {
      expect([url, (await post('', { url })).status]).toEqual([url, 422]);
    }
    expect(await addresses()).toEqual(before);
    for (const [verb, body] of [
      ['rotate', undefined],
      ['disable', undefined],
      ['test', undefined],
      ['enable', { from: 'now' }],
      ['replay', { failed: true }],
    ] as const) {
      const { status, body: told } = await post(`/nobody/${verb}`, body);
      expect([verb, status, told.code]).toEqual([verb, 404, 'webhook.unknown']);
    }
  });

  it('cannot make a dry run, and is told so before anything is changed', async () => {
    const before = await addresses();
    const { status } = await post('', { url: receiver.url }, { query: { dry_run: 'true' } });
    expect([status, await addresses()]).toEqual([400, before]);
  });
});
