import { startEmbeddedServer } from '../support/embeddedServer';
import { compileClient } from '../support/generatedClient';
import { newMachine, openShop } from '../support/machine';
import { mailsOf } from '../support/outbox';
import type { TestServer } from '../support/startOn';

/** A program as an integrator would write it from the API description alone. */
const CLIENT = `
import type { components, operations } from './generated';

type Answers<Name extends keyof operations> = operations[Name]['responses'];
type Answer<Name extends keyof operations> = Answers<Name> extends
  { 200: { content: { 'application/json': infer Came } } } ? Came : never;
type Body<Name extends keyof operations> = operations[Name] extends
  { requestBody: { content: { 'application/json': infer Sent } } } ? Sent : undefined;
type Query<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>;

const [address = '', key = '', after = ''] = process.argv.slice(2);

async function call<Name extends keyof operations>(
  method: string, path: string, query: Query<Name> | undefined, body?: Body<Name>,
): Promise<Answer<Name>> {
  const search = new URLSearchParams(query as Record<string, string>);
  const answer = await fetch(address + '/api/v1' + path + '?' + search, {
    method,
    headers: { 'content-type': 'application/json', authorization: 'Bearer ' + key },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(path + ' ' + answer.status + ' ' + (await answer.text()));
  return (await answer.json()) as Answer<Name>;
}

async function main() {
  const feed = await call<'listOrders'>('GET', '/orders', { after });
  const orders: components['schemas']['Order'][] = feed.orders;
  const [order] = orders;
  if (!order) throw new Error('no order');
  const { order_id } = order;
  const acknowledged = await call<'acknowledgeOrders'>('POST', '/orders/acknowledgements', undefined, {
    rows: [{ order_id, external_id: 'SO-' + order_id }],
  });
  const shipped = await call<'reportShipments'>('POST', '/shipments', undefined, {
    rows: [{ order_id, external_id: 'DEL-1', carrier: 'UPS', tracking: [{ number: '1Z999AA10123456784' }] }],
  });
  const { stage, shipments } = await call<'showOrder'>('GET', '/orders/' + order_id, undefined);
  const { events } = await call<'listEvents'>('GET', '/events', { after });
  const { customers } = await call<'listCustomers'>('GET', '/customers', undefined);
  const told = await call<'changeCustomers'>('PATCH', '/customers', { dry_run: true }, {
    rows: [{ customer_code: order.customer.customer_code, terms: null, standing: 'active' }],
  });
  const words: ('added' | 'changed' | 'unchanged' | string)[] = told.rows.map((row) => row.outcome);
  const bin: string = (await call<'showProduct'>('GET', '/products/THREAD', undefined)).bin;
  console.log(JSON.stringify({
    stage, words, bin,
    more: feed.more,
    outcomes: [acknowledged.rows[0]?.outcome, shipped.rows[0]?.outcome],
    parcels: shipments.map(({ tracking }) => tracking[0]?.number),
    kinds: events.map(({ kind }) => kind),
    customers: customers.map(({ customer_code }) => customer_code),
  }));
}
void main();
`;

let server: TestServer;
let clock = new Date();

beforeAll(async () => {
  server = await startEmbeddedServer({ now: () => clock });
});
afterAll(() => server.close());

describe('a client generated from the description of the machine API', () => {
  it('compiles in strict mode, then reads, acknowledges and ships a whole order', async () => {
    const { text } = await server.ask('GET', '/api/v1/openapi.json');
    const client = compileClient(text, CLIENT);
    expect(client.complaints).toBe('');

    const shop = await openShop(server, 'anna');
    const erp = await newMachine(server, 'erp');
    const { next } = (await erp.orders({ after: 'now' })).body;
    await shop.place({ THREAD: 2, NEEDLE: 5 });
    clock = new Date(clock.getTime() + 10 * 60_000);
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { stdout, stderr } = await client.run(address, erp.token, next);
    client.remove();

    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      stage: 'shipped',
      words: ['unchanged'],
      bin: '',
      more: false,
      outcomes: ['acknowledged', 'added'],
      parcels: ['1Z999AA10123456784'],
      kinds: ['order.released', 'order.acknowledged', 'order.shipped'],
      customers: ['C-anna'],
    });
    const mails = await mailsOf(server);
    expect(mails.at(-1)?.text).toContain('1Z999AA10123456784');
  });
});
