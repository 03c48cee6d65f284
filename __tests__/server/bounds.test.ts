import type { Route } from '#contract/route';
import { MAX_ORDER_LINES } from '#domain/orders';

import { compileSchema } from '../../server/services/actions/compileSchema';
import { contractRoutes, type Shape } from '../support/contractRoutes';
import { startEmbeddedServer } from '../support/embeddedServer';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

const routes = contractRoutes();

/** Returns the places where the schema does not limit a value's length. */
function unbounded(shape: Shape, place: string): string[] {
  if (shape.anyOf) return shape.anyOf.flatMap((variant) => unbounded(variant, place));
  if (shape.enum || 'const' in shape) return [];
  switch (shape.type) {
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return [];
    case 'string':
      return shape.maxLength === undefined ? [place] : [];
    case 'array':
      return [
        ...(shape.maxItems === undefined ? [place] : []),
        ...unbounded(shape.items ?? {}, `${place}[]`),
      ];
    case 'object':
      return unboundedObject(shape, place);
    default:
      return [place];
  }
}

function unboundedObject(shape: Shape, place: string): string[] {
  const { properties = {}, patternProperties = {} } = shape;
  const isMap = Object.keys(patternProperties).length > 0;
  const keysAreShort = Object.keys(patternProperties).every((keys) => /\{\d+,\d+\}\$$/.test(keys));
  const isBounded = !isMap || (shape.maxProperties !== undefined && keysAreShort);
  return [
    ...(isBounded && shape.additionalProperties === false ? [] : [place]),
    ...Object.entries({ ...properties, ...patternProperties }).flatMap(([name, value]) =>
      unbounded(value, `${place}.${name}`),
    ),
  ];
}

/** A list with too many items, none of which may be read. */
const longList = (length: number): unknown =>
  new Proxy(Array.from({ length }), {
    get: (list, name) => {
      if (/^\d+$/.test(String(name))) throw new Error('looked at an item');
      return Reflect.get(list, name) as unknown;
    },
  });

/** An object with too many properties, none of which may be read. */
const largeObject = (size: number): unknown =>
  new Proxy(Object.fromEntries(Array.from({ length: size }, (_none, at) => [`${at}`, 0])), {
    get: () => {
      throw new Error('looked at a property');
    },
  });

/** Returns values that are too large at one place each, with that place. */
function* oversized(shape: Shape, place: string): Generator<[place: string, value: unknown]> {
  const { anyOf = [], items, maxItems, properties = {}, patternProperties = {} } = shape;
  for (const variant of anyOf) yield* oversized(variant, place);
  if (maxItems !== undefined) yield [place, longList(maxItems + 1)];
  if (items) for (const [at, value] of oversized(items, `${place}[]`)) yield [at, [value]];
  if (shape.type !== 'object') return;
  yield [place, largeObject((shape.maxProperties ?? Object.keys(properties).length) + 1)];
  for (const [name, inner] of Object.entries({ ...properties, ...patternProperties }))
    for (const [at, value] of oversized(inner, `${place}.${name}`)) yield [at, { [name]: value }];
}

describe('the contract', () => {
  it('has more than 50 routes to check', () => {
    expect(routes.length).toBeGreaterThan(50);
  });

  it.each(routes.map((route) => [`${route.method} ${route.url}`, route] as const))(
    'limits every list, map and text that %s accepts',
    (name, { schema }) => {
      const { headers = {}, ...parts } = schema as Route['schema'] & { headers?: Shape };
      const named = Object.values(headers.properties ?? {});
      const inputs = [parts.params, parts.querystring, parts.body].filter((part) => part);

      expect([
        ...inputs.flatMap((part) => unbounded(part as Shape, name)),
        ...named.flatMap((header) => unbounded(header, `${name} header`)),
      ]).toEqual([]);
    },
  );

  it.each(routes.map((route) => [`${route.method} ${route.url}`, route] as const))(
    'has the lists and maps that %s accepts counted before they are looked through',
    (name, { schema }) => {
      const inputs = [schema.params, schema.querystring, schema.body].filter((part) => part);
      for (const input of inputs) {
        const check = compileSchema(input!);
        for (const [place, value] of oversized(input as Shape, name)) {
          expect([place, check.fits(value)]).toEqual([place, false]);
          expect([place, check.errorsOf(value)]).toEqual([place, expect.any(Array)]);
        }
      }
    },
  );

  it.each<[string, Shape]>([
    ['a text', { type: 'string' }],
    ['a list', { type: 'array', items: { type: 'integer' } }],
    ['a text in a list', { type: 'array', maxItems: 3, items: { type: 'string' } }],
    ['an object with arbitrary properties', { type: 'object', properties: {} }],
    ['anything', {}],
    [
      'a map',
      {
        type: 'object',
        patternProperties: { '^.{1,9}$': { type: 'null' } },
        additionalProperties: false,
      },
    ],
    [
      'the keys of a map',
      {
        type: 'object',
        patternProperties: { '^.*$': { type: 'null' } },
        additionalProperties: false,
        maxProperties: 3,
      },
    ],
  ])('would fail this check for %s without a limit', (_what, shape) => {
    expect(unbounded(shape, 'here')).toHaveLength(1);
  });
});

describe('a very long request', () => {
  let server: TestServer;
  let anna: TestCustomer;
  const ids = Array.from({ length: MAX_ORDER_LINES }, (_, at) => `THREAD-${at}`);

  beforeAll(async () => {
    server = await startEmbeddedServer({
      fill: ({ db }) =>
        storeTestProducts(
          db,
          ids.slice(0, 2000).map((product_id) => ({ product_id, name: `Thread ${product_id}` })),
        ),
    });
    anna = await createCustomer(server.db, 'anna');
  });
  afterAll(() => server.close());

  const add = (productIds: readonly string[]) =>
    server.ask('POST', '/api/cart/add', {
      as: anna,
      query: { user_id: anna.id },
      body: Object.fromEntries(productIds.map((id) => [id, 1])),
      headers: { 'idempotency-key': `${productIds.length} of ${productIds[0]}` },
    });

  it('is refused if it names more products than an order may have lines', async () => {
    const { status, body } = await add([...ids, 'ONE-MORE']);

    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'body', message: 'body has too many entries: the limit is 10,000.' }],
    ]);
  });

  it('is refused if it contains keys longer than any product id', async () => {
    const { status, text } = await add(Array.from({ length: 5000 }, (_, at) => `${at}`.padEnd(65)));

    expect([status, text.length < 20_000]).toEqual([400, true]);
  });

  it('is refused with 413 if it is larger than any legitimate one', async () => {
    const { status } = await add(Array.from({ length: 200_000 }, (_, at) => `PRODUCT-${at}-PACKS`));

    expect(status).toBe(413);
  });

  it('is answered line by line, replayed under its key, and stored compactly', async () => {
    const first = await add(ids);
    const again = await add(ids);
    const { body } = await server.db
      .selectFrom('idempotency_keys')
      .select('body')
      .executeTakeFirstOrThrow();

    expect([first.status, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
    expect(again.text).toBe(first.text);
    expect(body.length).toBeLessThan(first.text.length / 8);
  });

  it('does not block other requests while it is processed', async () => {
    let others = 0;
    let isDone = false;
    const serveOthers = () => {
      others += 1;
      if (!isDone) setImmediate(serveOthers);
    };
    setImmediate(serveOthers);
    await add(ids.slice(1));
    isDone = true;

    expect(others).toBeGreaterThan(ids.length / 500);
  });
});
