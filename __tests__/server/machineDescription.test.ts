import { readFileSync } from 'node:fs';

import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

import { MACHINE_CALLS } from '#contract/v1/calls';
import { customer } from '#contract/v1/customerExamples';
import type { Job } from '#contract/v1/data';
import { changeInvoices } from '#contract/v1/invoices';
import type { MachineCall } from '#contract/v1/machineCall';
import { WebhookBody } from '#contract/v1/webhookBody';
import { isKeyScope } from '#domain/scopes';
import { TEST_KIND, WEBHOOK_KINDS } from '#domain/webhooks';

import { signInDesk } from '../support/desk';
import { startEmbeddedServer } from '../support/embeddedServer';
import { waitForJob, readLines } from '../support/jobs';
import { newMachine, openShop, type Machine, type TestShop } from '../support/machine';
import type { TestServer } from '../support/startOn';
import { openReceiver, type Receiver } from '../support/webhookReceiver';

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: { name: string }[];
  requestBody?: { content: object };
  responses: Record<string, { description: string; headers?: object }>;
}
interface WebhookOperation {
  operationId: string;
  parameters: { name: string }[];
  requestBody: { content: { 'application/json': { schema: object; example: object } } };
}
interface Description {
  openapi: string;
  info: { description: string };
  webhooks: Record<string, Record<string, WebhookOperation>>;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; securitySchemes: object };
}

let server: TestServer;
let receiver: Receiver;
let shop: TestShop;
let erp: Machine;
let clock = new Date();
let description: Description;

beforeAll(async () => {
  receiver = await openReceiver();
  server = await startEmbeddedServer({
    now: () => clock,
    environment: {
      WEBHOOK_HOSTS: `${receiver.origin},https://erp.example.com`,
      LIMITS_CALL: '900',
      LIMITS_BATCH: '0',
    },
  });
  shop = await openShop(server, 'anna');
  erp = await newMachine(server, 'erp');
  description = (await server.ask<Description>('GET', '/api/v1/openapi.json')).body;
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const operations = () => Object.values(description.paths).flatMap((path) => Object.values(path));

async function released(): Promise<string> {
  const id = await shop.place({ THREAD: 4 });
  clock = new Date(clock.getTime() + 10 * 60_000);
  await erp.orders();
  return id;
}

/** Creates a finished job of one row. */
async function ended(): Promise<Record<string, string>> {
  const sent = await server.app.inject({
    method: 'PATCH',
    url: '/api/v1/stock',
    query: { as_of: clock.toISOString() },
    headers: { authorization: `Bearer ${erp.token}`, 'content-type': 'application/x-ndjson' },
    payload: JSON.stringify({ product_id: 'THREAD', country: 'CA', available: (level += 1) }),
  });
  const { job_id } = sent.json<Job>();
  await waitForJob(server, erp, job_id);
  return { job_id };
}
let level = 1000;

/** Gives the customer an address and changes it. */
async function moved(): Promise<Record<string, string>> {
  const body = { phone: String((level += 1)), addresses: customer.addresses };
  await server.ask('PATCH', '/api/v1/customers/C-anna', { as: erp, body });
  return {};
}

/** Creates a price list with a price. */
async function listed(): Promise<Record<string, string>> {
  const rows = [{ code: 'SCHOOLS', country: 'CA', percent_off: 10 }];
  await server.ask('PATCH', '/api/v1/price-lists', { as: erp, body: { rows } });
  const prices = [{ price_list: 'SCHOOLS', product_id: 'THREAD', unit_price: 2.4 }];
  await server.ask('PATCH', '/api/v1/price-list-prices', { as: erp, body: { rows: prices } });
  return {};
}

/** Creates an endpoint with a test delivery. */
async function tried(): Promise<Record<string, string>> {
  const sent = { url: receiver.url, kinds: ['order.released'] };
  const { body } = await erp.post<{ id: string }>('/webhooks', sent);
  await erp.post(`/webhooks/${body.id}/test`);
  return { webhook_id: body.id };
}

/** Creates another key. */
async function spare(): Promise<Record<string, string>> {
  const name = `another ${(level += 1)}`;
  await newMachine(server, name);
  return { name };
}

/** Sends an invoice. */
async function billed(): Promise<Record<string, string>> {
  await server.ask('PATCH', '/api/v1/invoices', {
    as: erp,
    body: changeInvoices.machine.example.body,
  });
  return {};
}

/** Creates what an example requires before it is sent. */
const BEFORE: Partial<Record<string, (id: string) => Promise<Record<string, string>>>> = {
  showJob: ended,
  listJobResults: ended,
  cancelJob: ended,
  confirmJob: ended,
  listCustomers: moved,
  showCustomer: moved,
  listInvoices: billed,
  showInvoice: billed,
  putInvoicePdf: billed,
  listPriceLists: listed,
  showPriceList: listed,
  listPriceListPrices: listed,
  changePriceList: listed,
  changeListPrice: listed,
  listWebhooks: tried,
  showWebhook: tried,
  changeWebhook: tried,
  rotateWebhookSecret: tried,
  disableWebhook: tried,
  enableWebhook: tried,
  testWebhook: tried,
  replayWebhook: tried,
  listWebhookDeliveries: tried,
  releaseOrder: async (id) => {
    await erp.post(`/orders/${id}/hold`, { reason: 'Wait' });
    return {};
  },
  cancelForCustomer: async () => ({ order_id: await shop.place({ THREAD: 4 }) }),
  listKeys: spare,
  rotateKey: spare,
  revokeKey: spare,
  voidShipment: async (id) => {
    const { body } = await erp.ship({ order_id: id, external_id: 'D', carrier: '' });
    return { shipment_id: body.rows[0]?.shipment_id ?? '' };
  },
};

interface Lines {
  get: {
    responses: {
      200: { content: { 'application/x-ndjson': { schema: object; example: string } } };
    };
  };
}

interface Part {
  $ref?: string;
  type?: string;
  properties?: object;
  additionalProperties?: unknown;
}

/** Returns `additionalProperties` of each object schema with properties, references included. */
function opennessIn(part: unknown, schemas: Description['components']['schemas']): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  const { $ref, type, properties, additionalProperties } = part as Part;
  if ($ref) return opennessIn(schemas[$ref.split('/').at(-1)!], schemas);
  return [
    ...(properties && type === 'object' ? [additionalProperties] : []),
    ...Object.values(part).flatMap((inner) => opennessIn(inner, schemas)),
  ];
}

/** Returns the shape of a value: its property names and their types. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, name === 'data' ? {} : shapeOf(inside)]),
  );
}

describe('the description of the machine API', () => {
  it('is public, and describes every call once', () => {
    expect(description.openapi).toBe('3.1.0');
    expect(operations().map(({ operationId }) => operationId)).toEqual(
      MACHINE_CALLS.map(({ machine }) => machine.operationId),
    );
    expect(new Set(operations().map(({ operationId }) => operationId)).size).toBe(
      MACHINE_CALLS.length,
    );
  });

  it('states the purpose, the required scope and the errors of every call', () => {
    for (const operation of operations()) {
      const { summary, description: words, security, responses } = operation;
      expect([summary, words]).not.toContain('');
      expect(security.length).toBeGreaterThan(0);
      for (const needed of security) {
        const [scheme = ''] = Object.keys(needed);
        const pattern = scheme === 'key' ? /^[a-z]+:[a-z]+$/ : /^[a-z]+$/;
        expect(needed).toEqual({ [scheme]: [expect.stringMatching(pattern)] });
        expect(description.components.securitySchemes).toHaveProperty(scheme);
      }
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '401', '403', '429']));
      const refusals = Object.entries(responses).filter(([status]) => status.startsWith('4'));
      for (const [, refusal] of refusals) expect(refusal.description).toMatch(/`code`: \w+\.\w+/);
    }
  });

  it('states the limits of this server', () => {
    expect(description.info.description).toContain(
      '900 calls and any number of batches per minute',
    );
  });

  it('follows every recommended Redocly rule', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(description), config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual(
      [],
    );
  });

  it('states for every data batch that it can be large, and where to find its job', () => {
    const names = MACHINE_CALLS.filter(({ schema }: MachineCall) => schema.response[202]).map(
      ({ machine }) => machine.operationId,
    );
    expect(names).toHaveLength(9);
    for (const { operationId, requestBody, responses } of operations()) {
      if (!(names as string[]).includes(operationId)) {
        expect(responses[202]).toBeUndefined();
        continue;
      }
      expect(responses[202]?.headers).toHaveProperty('Location');
      const types = ['application/json', 'application/x-ndjson', 'text/csv'];
      expect(Object.keys(requestBody?.content ?? {})).toEqual(types);
    }
  });

  it('states what is answered to bodies that are too large, unreadable, or come at a bad time', () => {
    for (const [path, calls] of Object.entries(description.paths)) {
      for (const [method, { responses }] of Object.entries(calls)) {
        const statuses = Object.keys(responses);
        const ofBodies = statuses.filter((status) => status === '413' || status === '415');
        expect([path, method, ofBodies.length]).toEqual([path, method, method === 'get' ? 0 : 2]);
        expect(statuses).toEqual(expect.arrayContaining(['404', '500', '503']));
        expect(responses['503']).toHaveProperty('headers.Retry-After');
      }
    }
  });

  it('describes NDJSON as text of one object per line', () => {
    const { paths } = description as unknown as { paths: Record<string, Lines> };
    const answer = paths['/api/v1/jobs/{job_id}/results']!.get.responses[200];
    const { schema, example } = answer.content['application/x-ndjson'];

    expect(schema).toMatchObject({ type: 'string', contentSchema: { $ref: expect.any(String) } });
    expect(readLines(example)).toHaveLength(1);
  });

  it('names If-Match for every call that may be refused because of it, and for no other', () => {
    for (const { operationId, parameters, responses } of operations()) {
      const isNamed = parameters.some(({ name }) => name === 'If-Match');
      expect([operationId, isNamed]).toEqual([operationId, '412' in responses]);
    }
  });

  it('refuses unknown fields of requests, and lets answers and webhooks gain fields', () => {
    const { schemas } = description.components;
    const requests = operations().map(({ requestBody }) => requestBody);
    const answers = operations().map(({ responses }) => responses);
    const webhooks = Object.values(description.webhooks).map(({ post }) => post!.requestBody);

    expect(new Set(opennessIn(requests, schemas))).toEqual(new Set([false]));
    expect(new Set(opennessIn([answers, webhooks], schemas))).toEqual(new Set([undefined]));
  });

  it('shows what webhooks receive for every kind of event', () => {
    const check = Compile(WebhookBody);
    expect(Object.keys(description.webhooks)).toEqual([...WEBHOOK_KINDS, TEST_KIND]);
    for (const { post } of Object.values(description.webhooks)) {
      const { example } = post!.requestBody.content['application/json'];
      expect([post!.operationId, check.Check(example)]).toEqual([post!.operationId, true]);
      expect(post!.parameters.map(({ name }) => name)).toEqual([
        ...['webhook-id', 'webhook-timestamp', 'webhook-signature'],
      ]);
    }
  });

  it('refers only to schemas that it defines', () => {
    const text = JSON.stringify(description);
    const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(Object.keys(description.components.schemas)));
    expect(names).toContain('Order');
  });

  it('is not part of the storefront description', async () => {
    const { body } = await server.ask<Description>('GET', '/api/docs/json');
    expect(Object.keys(body.paths).filter((path) => path.startsWith('/api/v1/'))).toEqual([]);
  });
});

describe('the guide for an ERP', () => {
  it.each(
    MACHINE_CALLS.filter(({ url }) =>
      /^.api.v1.(orders|shipments)\/:\w+\/(?!cancel$)/.test(url),
    ).map((call) => [call.url.replace('/api/v1', '').replace(/:(\w+)/, '{$1}'), call] as const),
  )('tells which fields POST %s requires', (path, { schema }: MachineCall) => {
    const guide = readFileSync('docs/back-office.md', 'utf8');
    const [, fields] = guide.split(`| \`POST ${path}\``)[1]?.split('|') ?? [];
    const { required = [] } = (schema.body ?? {}) as { required?: string[] };

    for (const name of required) expect(fields).toContain(`\`${name}\``);
    if (required.length === 0) expect(fields?.trim()).toBe('none');
  });

  it('tells for which notes a webhook is sent', () => {
    const guide = readFileSync('docs/webhooks.md', 'utf8').replace(/\s+/g, ' ');
    expect(guide).toContain('`order.note_added` is sent only for notes to the customer');
  });
});

describe('an example in the description', () => {
  it.each(MACHINE_CALLS.map((call) => [call.machine.operationId, call] as const))(
    'of %s matches what is really sent and returned',
    async (operationId, { method, url, schema, machine }: MachineCall) => {
      const { example } = machine;
      expect(Compile(schema.response[200] as TSchema).Check(example.answer)).toBe(true);
      const id = await released();
      const more = (await BEFORE[operationId]?.(id)) ?? {};
      const here = (text: string) =>
        text.replaceAll('10482', id).replace('2026-11-23T15:00:00Z', clock.toISOString());
      const path = Object.entries({ ...example.params, ...more }).reduce(
        (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)),
        url as string,
      );
      const { properties = {} } = (schema.querystring ?? {}) as { properties?: object };
      const isFeed = 'after' in properties && !operationId.startsWith('listPriceList');
      const answer = await server.ask<unknown>(method, here(path), {
        as: isKeyScope([machine.scope].flat()[0] ?? '')
          ? erp
          : await signInDesk(server, ['admin', 'orders'], clock),
        query: { ...example.query, ...(isFeed && { after: await beforeLast() }) },
        ...(example.body !== undefined && {
          body: machine.takesPdf ? example.body : here(JSON.stringify(example.body)),
        }),
        ...(machine.takesPdf && { headers: { 'content-type': 'application/pdf' } }),
      });
      expect(answer.status).toBe(200);
      const came = machine.isLines ? readLines(answer.text)[0] : answer.body;
      const shapes = [came, example.answer].map((body) =>
        JSON.parse(
          JSON.stringify(shapeOf(body)).replace(/"(bill_to|ship_to)":(\{.*?\}|"\w+")/g, '"$1":0'),
        ),
      );
      expect(shapes[0]).toEqual(shapes[1]);
    },
  );

  /** Returns the cursor just before the last release. */
  async function beforeLast(): Promise<string> {
    const { seq, id } = await server.db
      .selectFrom('events')
      .where('kind', '=', 'order.received')
      .select(['seq', 'id'])
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    return `${seq}-${id.slice(0, 8)}`;
  }
});
