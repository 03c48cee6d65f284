import { startEmbeddedServer } from '../support/embeddedServer';
import {
  storeTestProducts,
  createColleague,
  createCustomer,
  type TestCustomer,
} from '../support/shop';
import type { Method, TestServer } from '../support/startOn';

interface Call {
  method: Method;
  url: string;
  needsToken: boolean;
  /** Restricted to staff. */
  isStaffs: boolean;
  takesUserId: boolean;
}

let server: TestServer;
let anna: TestCustomer;
/** Of another customer. */
let bea: TestCustomer;
/** An administrator of Anna’s. */
let cleo: TestCustomer;
let calls: Call[];

beforeAll(async () => {
  server = await startEmbeddedServer({
    fill: ({ db }) => storeTestProducts(db, [{ product_id: 'THREAD-1' }]),
  });
  anna = await createCustomer(server.db, 'anna');
  bea = await createCustomer(server.db, 'bea');
  cleo = await createColleague(server.db, anna, 'cleo', 'administrator');
  await createColleague(server.db, bea, 'dora');
  const { body } = await server.ask<OpenApi>('GET', '/api/docs/json');
  calls = callsOf(body);
});
afterAll(() => server.close());

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Form> };
}
interface Form {
  $ref?: string;
  properties?: object;
}
interface Operation {
  security?: Record<string, unknown>[];
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: Form }> };
}

const callsOf = ({ paths, components }: OpenApi): Call[] =>
  Object.entries(paths).flatMap(([url, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const { $ref = '', ...form } =
        operation.requestBody?.content['application/json']?.schema ?? {};
      const { properties = {} } = components.schemas[$ref.split('/').pop() ?? ''] ?? form;
      const names = [
        ...(operation.parameters ?? []).map(({ name }) => name),
        ...Object.keys(properties),
      ];
      return {
        method: method.toUpperCase() as Method,
        url: url.replace(/\{\w+\}/g, 'x'),
        needsToken: operation.security?.some((scheme) => 'token' in scheme) ?? false,
        isStaffs: operation.security?.some((scheme) => 'staffToken' in scheme) ?? false,
        takesUserId: names.includes('user_id'),
      };
    }),
  );

const answersOf = (chosen: readonly Call[], options: Parameters<TestServer['ask']>[2]) =>
  Promise.all(
    chosen.map(async ({ method, url }) => {
      const { status, body } = await server.ask(method, url, options);
      return { call: `${method} ${url}`, status, isProblem: body?.status === false };
    }),
  );

/** Expects every route to respond with this status and a well-formed error. */
const expectEach = async (
  chosen: readonly Call[],
  options: Parameters<TestServer['ask']>[2],
  status: number,
) => {
  expect(chosen.length).toBeGreaterThan(0);
  expect(await answersOf(chosen, options)).toEqual(
    chosen.map(({ method, url }) => ({ call: `${method} ${url}`, status, isProblem: true })),
  );
};

describe('every call', () => {
  it('on behalf of a customer requires a token', async () => {
    const customers = calls.filter(({ needsToken }) => needsToken);

    expect(customers.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        '/api/logout',
        '/api/updateProfile',
        '/api/favorite',
        '/api/fav/add',
        '/api/fav/delete',
        '/api/cart',
        '/api/cart/add',
        '/api/cart/delete',
        '/api/add/item',
        '/api/cart-delete-all',
        '/api/opticon',
        '/api/re-orders',
        '/api/store/orders',
        '/api/fetch-order',
        '/api/order-history',
        '/api/usual-items',
      ]),
    );
    await expectEach(customers, {}, 401);
  });

  it('to the staff API requires a staff token', async () => {
    const staffs = calls.filter(({ isStaffs }) => isStaffs);

    expect(staffs.length).toBeGreaterThan(40);
    await expectEach(staffs, {}, 401);
    await expectEach(staffs, { as: anna }, 401);
  });

  it.each([
    ['that is made up', 'Bearer made-up'],
    ['that is empty', 'Bearer '],
    ['that is enormous', `Bearer ${'x'.repeat(5000)}`],
  ])('refuses a token %s, even on public routes', async (_what, authorization) => {
    await expectEach(calls, { headers: { authorization } }, 401);
  });

  it('refuses a token after signing out', async () => {
    const signedOut = await createCustomer(server.db, 'gone');
    expect((await server.ask('POST', '/api/logout', { as: signedOut })).body.status).toBe(true);

    await expectEach(calls, { as: signedOut }, 401);
  });

  it.each([
    ['another customer', () => bea.id],
    ['the company', () => anna.customerId],
    ['a colleague', () => cleo.id],
    ['a colleague of another customer', () => 'dora'],
  ])('refuses the user_id of %s in the query string', async (_whose, id) => {
    const personal = calls.filter(({ takesUserId }) => takesUserId);

    await expectEach(personal, { as: anna, query: { user_id: id() } }, 403);
    await expectEach(personal, { as: anna, query: { user_id: [anna.id, id()] } }, 403);
  });

  it.each([
    ['another customer', () => bea.id],
    ['the company', () => anna.customerId],
    ['a colleague', () => cleo.id],
  ])('refuses the user_id of %s in the body', async (_whose, id) => {
    const personal = calls.filter(({ takesUserId, method }) => takesUserId && method !== 'GET');

    await expectEach(personal, { as: anna, body: { user_id: id() } }, 403);
  });

  it('refuses parameters that it does not know', async () => {
    const withInput = calls.filter(
      ({ url, isStaffs }) => !isStaffs && !/features|logout/.test(url),
    );
    const answers = await answersOf(withInput, { as: cleo, query: { isApproved: 'true' } });

    expect(answers.filter(({ status, isProblem }) => status !== 400 || !isProblem)).toEqual([]);
  });

  it('keeps personal answers and refusals out of every cache', async () => {
    const personal = calls.filter(({ needsToken, url }) => needsToken && !url.endsWith('logout'));
    for (const { method, url } of personal) {
      const { headers } = await server.ask(method, url, { as: anna, query: { user_id: anna.id } });
      expect([url, headers['cache-control']]).toEqual([url, 'no-store']);
    }
  });
});
