import fc, { type Arbitrary } from 'fast-check';

import type { Route } from '#contract/route';
import { ROLES } from '#domain/roles';

import { contractRoutes, type Shape } from '../support/contractRoutes';
import { signInDesk } from '../support/desk';
import { newMachine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { trials } from '../support/trials';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('THREAD-1', 'anna', "' or 1=1 --", '%', '__proto__', '../..', '2026-02-30'),
);

/** Generates values that match the schema, except for its patterns. */
function fitting(shape: Shape): Arbitrary<unknown> {
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(like));
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if ('const' in shape) return fc.constant(shape.const);
  switch (shape.type) {
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -1, max: 30 }), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(like(shape.items ?? {}), { maxLength: 4 });
    case 'object':
      return shape.properties
        ? fc.record(mapped(shape.properties), { requiredKeys: [] })
        : fc.dictionary(anyText, fc.integer({ min: -1, max: 30 }), { maxKeys: 4 });
    default:
      return anyText;
  }
}

/** Generates mostly values that match the schema, and occasionally anything. */
const like = (shape: Shape): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: fitting(shape) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );

const mapped = (shapes: Record<string, Shape>): Record<string, Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, like(shape)]));

/** Excludes the routes that end the session the next request needs. */
const routes = contractRoutes().filter(({ url }) => !url.endsWith('/logout'));

const anyRequest = fc.constantFrom(...routes).chain((route) => {
  const { params, querystring, body } = route.schema as Record<string, Shape | undefined>;
  return fc.record({
    route: fc.constant(route),
    params: fc.record(mapped(params?.properties ?? {})),
    query: fc.record(mapped(querystring?.properties ?? {}), { requiredKeys: [] }),
    body: body ? like(body) : fc.constant(undefined),
  });
});

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const coded = (value: unknown): string => encodeURIComponent(textOf(value));

function addressOf({ url }: Route, params: Record<string, unknown>, query: object): string {
  const path = url.replace(/:(\w+)/g, (_all, name: string) => coded(params[name]));
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${coded(value)}`);
  return `${path}?${pairs.join('&')}`;
}

let server: TestServer;
let anna: TestCustomer;
let staff: { token: string };
let erp: { token: string };

beforeAll(async () => {
  server = await startTestServer({
    environment: { LIMITS_CALL: '0', LIMITS_BATCH: '0' },
    fill: ({ db }) => storeTestProducts(db, [{ product_id: 'THREAD-1' }]),
  });
  anna = await createCustomer(server.db, 'anna');
  staff = await signInDesk(server, ROLES);
  erp = await newMachine(server, 'erp');
});
afterAll(() => server.close());

/** Returns a caller with every permission for the route. */
const callerOf = ({ url }: Route) =>
  url.startsWith('/api/staff/') ? staff : url.startsWith('/api/v1/') ? erp : anna;

describe('any request, however malformed,', () => {
  it('gets an error code if it contains an overlong id', async () => {
    const address = `/api/v1/webhooks/${'5'.repeat(500)}/rotate`;
    const { status, body } = await server.ask('POST', address, { as: anna });

    expect([status, body]).toEqual([
      404,
      expect.objectContaining({ code: 'request.unknownAddress' }),
    ]);
  });

  it('is answered or refused without a server error', async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ route, params, query, body }) => {
        const as = callerOf(route);
        const address = addressOf(route, params, query);
        const { status, text } = await server.ask(route.method, address, { as, body });

        expect(status).toBeLessThan(500);
        expect(text).not.toMatch(/\n\s+at |SQLITE_|syntax error/);
      }),
      { numRuns: trials(300) },
    );
  });
});
