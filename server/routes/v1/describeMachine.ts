import type { TSchema } from 'typebox';

import { MACHINE_CALLS, type NamedCall } from '#contract/v1/calls';
import type { MachineCall } from '#contract/v1/machineCall';
import { ROLES, scopesOf } from '#domain/roles';
import { RULES } from '#domain/rules';
import { isKeyScope, SCOPES } from '#domain/scopes';
import { ROWS_FILE_LIMITS } from '#domain/uploads';

import type { Limits } from '../../limits';

import { describeWebhooks } from './describeWebhooks';
import { isRepeatable, refusalsOf } from './machineRefusals';

type Json = Record<string, unknown>;

/** Media types for the rows of a large batch. */
const BATCH_MEDIA_TYPES = ['application/x-ndjson', 'text/csv'] as const;
const BATCH_DESCRIPTION = `Up to ${ROWS_FILE_LIMITS.rows.toLocaleString('en')} rows, as in \`rows\` of the JSON body: one object per line, or CSV with the headings of a file in the exchange folder. The other fields of the JSON body go into the query string.`;

const LICENSE = { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' };

const TAGS = {
  'Orders out': 'Released orders, and their acknowledgement.',
  Events: 'The log of what happened, in order.',
  'Fulfilment in': 'What happens to an order: shipments, back-orders, cancellations, holds, notes.',
  'Data in': 'Products, prices, stock and categories, and the jobs of large batches.',
  Customers: 'Customers, out and in.',
  Invoices: 'What customers owe.',
  Webhooks: 'Who is notified of events, and what they receive.',
  Keys: 'Who may make these calls.',
};

/** Refusals of a version that is no longer the present one. */
const VERSION_REFUSALS: ReadonlySet<string> = new Set([
  'exchange.version',
  'desk.changedMeanwhile',
  'webhook.changed',
]);

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  description:
    'The `ETag` of the version that the caller has seen; if it has changed since, nothing is done.',
  schema: { type: 'string', maxLength: 20 },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `A request with the same key and body is performed once; repeats get the same response for ${RULES.answerDays} days.`,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** /api/v1 as OpenAPI 3.1, generated from its contract and this server's limits. */
export function describeMachine({ call, batch }: Pick<Limits, 'call' | 'batch'>): Json {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const one of MACHINE_CALLS) {
    const path = one.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operationOf(one, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Haberdash API for machines and the desk',
      version: '1.0.0',
      description: `Orders out, fulfilment and data in. A key has one or more of these scopes: ${SCOPES.join(', ')}. Each key may make ${atMost(call, 'calls')} and ${atMost(batch, 'batches')} per minute. The desk makes the same calls with the session of a member of staff, whose roles stand for scopes. Unknown fields of a request are refused, in a batch only in their row; responses and webhooks may gain fields, so ignore those that you do not know.`,
      license: LICENSE,
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: describeWebhooks((schema) => withRefs(schema, schemas)),
    components: {
      schemas,
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', bearerFormat: 'hbk_<id>_<secret>' },
        session: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

/** A limit of 0 is none. */
const atMost = (limit: number, what: string): string =>
  `${limit === 0 ? 'any number of' : limit} ${what}`;

function operationOf(call: NamedCall, schemas: Json): Json {
  const { schema, machine } = call;
  const { operationId, description, scope, example, isLines, takesPdf } = machine;
  const scopes = [scope].flat();
  const keyScopes = scopes.filter(isKeyScope);
  const roles = ROLES.filter((role) => scopesOf([role]).some((one) => scopes.includes(one)));
  const acceptedSchema = schema.response[202];
  const responseSchema = withRefs(schema.response[200], schemas);
  return {
    operationId,
    tags: schema.tags,
    summary: schema.summary,
    description: `${description} Requires ${needsOf(keyScopes, roles)}.`,
    security: [
      ...keyScopes.map((one) => ({ key: [one] })),
      ...roles.map((role) => ({ session: [role] })),
    ],
    parameters: allParametersOf(call),
    ...(schema.body && {
      requestBody: {
        required: true,
        content: {
          ...jsonOf(withRefs(schema.body, schemas), example.body),
          ...(acceptedSchema && batchContent()),
        },
      },
    }),
    ...(takesPdf && { requestBody: { required: true, content: PDF_CONTENT } }),
    responses: {
      200: {
        description: 'Success',
        content: isLines
          ? linesOf(responseSchema, example.answer)
          : jsonOf(responseSchema, example.answer),
      },
      ...(acceptedSchema && { 202: acceptedResponse(withRefs(acceptedSchema, schemas)) }),
      ...refusalResponses(refusalsOf(call), withRefs(schema.response['4xx'], schemas)),
    },
  };
}

const PDF_CONTENT = {
  'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } },
};

/** What a key or a member of staff needs, in words; the call may be open to only one of them. */
const needsOf = (scopes: readonly string[], roles: readonly string[]): string => {
  const choiceOf = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' or ');
  return [
    ...(scopes.length > 0 ? [`the scope ${choiceOf(scopes)}`] : []),
    ...(roles.length > 0 ? [`the role ${choiceOf(roles)}`] : []),
  ].join(', or of staff ');
};

const allParametersOf = ({ schema, machine }: MachineCall): Json[] => [
  ...parametersOf(schema.params, 'path', machine.example.params),
  ...parametersOf(schema.querystring, 'query', machine.example.query),
  ...(isRepeatable(machine) ? [IDEMPOTENCY_KEY] : []),
  ...(machine.refusals[412]?.some((code) => VERSION_REFUSALS.has(code)) ? [IF_MATCH] : []),
];

const batchContent = (): Json =>
  Object.fromEntries(
    BATCH_MEDIA_TYPES.map((type) => [
      type,
      { schema: { type: 'string', description: BATCH_DESCRIPTION } },
    ]),
  );

/** The response to a large batch. */
const acceptedResponse = (schema: unknown): Json => ({
  description: 'Stored in full; the job at `Location` processes it in parts.',
  headers: {
    Location: {
      description: 'URL of the job.',
      required: true,
      schema: { type: 'string', format: 'uri-reference' },
    },
  },
  content: jsonOf(schema),
});

const refusalResponses = (refusals: ReturnType<typeof refusalsOf>, schema: unknown): Json =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, codes = []]) => [
      status,
      {
        description: `\`code\`: ${codes.join(', ')}`,
        ...(isPassing(status) && { headers: RETRY_AFTER }),
        content: jsonOf(schema),
      },
    ]),
  );

/** Whether the same call may succeed a little later. */
const isPassing = (status: string): boolean => status === '429' || status === '503';

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds after which the call may be made again.',
    schema: { type: 'integer' },
  },
};

const jsonOf = (schema: unknown, example?: unknown): Json => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

/** One object per line, each of the schema. */
const linesOf = (schema: unknown, example: unknown): Json => ({
  'application/x-ndjson': {
    schema: {
      type: 'string',
      description: 'One JSON object per line, each as in `contentSchema`.',
      contentMediaType: 'application/json',
      contentSchema: schema,
    },
    example: `${JSON.stringify(example)}\n`,
  },
});

function parametersOf(
  schema: TSchema | undefined,
  location: 'path' | 'query',
  example: Readonly<Record<string, unknown>> = {},
): Json[] {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, TSchema> };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: location,
    required: location === 'path',
    schema: toJson(shape),
    ...(name in example && { example: example[name] }),
  }));
}

/** Strips everything that is not JSON, which only this program uses. */
const toJson = (schema: unknown): unknown => JSON.parse(JSON.stringify(schema)) as unknown;

/** Moves every titled schema into `schemas` and leaves a `$ref` in its place. */
function withRefs(schema: unknown, schemas: Json): unknown {
  if (Array.isArray(schema)) return schema.map((one: unknown) => withRefs(one, schemas));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { title, ...rest } = schema as { title?: unknown };
  const resolved = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, withRefs(value, schemas)]),
  );
  if (typeof title !== 'string') return resolved;
  schemas[title] = resolved;
  return { $ref: `#/components/schemas/${title}` };
}
