import type { TSchema } from 'typebox';

import { MACHINE_CALLS } from '#contract/v1/calls';
import type { MachineCall } from '#contract/v1/machineCall';
import { SCOPES } from '#domain/scopes';

import { describeWebhooks } from './describeWebhooks';

type Json = Record<string, unknown>;

/** Refusals that every call may return. */
const ALWAYS: Readonly<Record<number, readonly string[]>> = {
  400: ['request.refused', 'request.unreadable'],
  401: ['key.needed', 'key.unknown'],
  403: ['key.scope', 'key.network'],
  429: ['request.tooMany', 'key.tooMany'],
};

/** Media types for the rows of a large batch. */
const LINES = ['application/x-ndjson', 'text/csv'] as const;
const LINES_WORDS =
  'Up to 100,000 of the rows that JSON has as `rows`: one a line, or with their fields as headings. What JSON says beside the rows stands in the query.';

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  description:
    'The `ETag` of what the caller has seen; where it is another by now, nothing is done.',
  schema: { type: 'string', maxLength: 20 },
};

const REPEATABLE = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Under the same key and with the same body a call is done once and answered alike for seven days.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

let described: Json | undefined;

/** The machine API as OpenAPI 3.1, generated from its contract. */
export const describeMachine = (): Json => (described ??= describe());

function describe(): Json {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const call of MACHINE_CALLS) {
    const path = call.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Haberdash for machines',
      version: '1.0.0',
      description: `Orders out, fulfilment and data in. A key has one or more of these scopes: ${SCOPES.join(', ')}. 600 calls a minute and 60 batches a minute for each key.`,
    },
    servers: [{ url: '/' }],
    tags: [...new Set(MACHINE_CALLS.flatMap(({ schema }) => schema.tags))].map((name) => ({
      name,
    })),
    paths,
    webhooks: describeWebhooks((schema) => named(schema, schemas)),
    components: {
      schemas,
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', bearerFormat: 'hbk_<id>_<secret>' },
      },
    },
  };
}

function operationOf({ schema, machine }: MachineCall, schemas: Json): Json {
  const { operationId, description, scope, refusals, example, isLines } = machine;
  const scopes = [scope].flat();
  const later = schema.response[202];
  const parameters = [
    ...parametersOf(schema.params, 'path', example.params),
    ...parametersOf(schema.querystring, 'query', example.query),
    ...(refusals[422]?.includes('request.keyReused') ? [REPEATABLE] : []),
    ...(refusals[412]?.includes('exchange.version') ? [IF_MATCH] : []),
  ];
  const answered = named(schema.response[200], schemas);
  return {
    operationId,
    tags: schema.tags,
    summary: schema.summary,
    description: `${description} Needs the scope ${scopes.map((one) => `\`${one}\``).join(' or ')}.`,
    security: scopes.map((one) => ({ key: [one] })),
    parameters,
    ...(schema.body && {
      requestBody: {
        required: true,
        content: {
          ...jsonOf(named(schema.body, schemas), example.body),
          ...(later && linesOf()),
        },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: isLines
          ? { 'application/x-ndjson': { schema: answered, example: example.answer } }
          : jsonOf(answered, example.answer),
      },
      ...(later && { 202: laterOf(named(later, schemas)) }),
      ...refusalsOf({ ...ALWAYS, ...refusals }, named(schema.response['4xx'], schemas)),
    },
  };
}

const linesOf = (): Json =>
  Object.fromEntries(
    LINES.map((type) => [type, { schema: { type: 'string', description: LINES_WORDS } }]),
  );

/** The response to a large batch. */
const laterOf = (schema: unknown): Json => ({
  description: 'Stored in full; the job of its `Location` works it off part by part.',
  headers: {
    Location: {
      description: 'Where to ask after the job.',
      required: true,
      schema: { type: 'string', format: 'uri-reference' },
    },
  },
  content: jsonOf(schema),
});

const refusalsOf = (
  refusals: Readonly<Partial<Record<number, readonly string[]>>>,
  schema: unknown,
): Json =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, codes = []]) => [
      status,
      { description: `\`code\`: ${codes.join(', ')}`, content: jsonOf(schema) },
    ]),
  );

const jsonOf = (schema: unknown, example?: unknown): Json => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

function parametersOf(
  schema: TSchema | undefined,
  place: 'path' | 'query',
  example: Readonly<Record<string, unknown>> = {},
): Json[] {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, TSchema> };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: plain(shape),
    ...(name in example && { example: example[name] }),
  }));
}

/** Strips everything that is not JSON, which only this program uses. */
const plain = (schema: unknown): unknown => JSON.parse(JSON.stringify(schema)) as unknown;

/** Moves every titled schema into `schemas` and leaves a `$ref` in its place. */
function named(schema: unknown, schemas: Json): unknown {
  if (Array.isArray(schema)) return schema.map((one: unknown) => named(one, schemas));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { title, ...rest } = schema as { title?: unknown };
  const inside = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, named(value, schemas)]),
  );
  if (typeof title !== 'string') return inside;
  schemas[title] = inside;
  return { $ref: `#/components/schemas/${title}` };
}
