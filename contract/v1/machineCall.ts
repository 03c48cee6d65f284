import { Type, type Static, type TProperties, type TSchema } from 'typebox';

import type { Scope } from '#domain/scopes';

import { DAY, StrictObject, OrderId } from '../fields';
import type { Route } from '../route';

/** An endpoint of the machine API, with its documentation. */
export interface MachineCall extends Route {
  machine: {
    description: string;
    /** If there are several, any one of them is sufficient. */
    scope: Scope | readonly Scope[];
    /** Whether the call counts against the key's rate limit of batches. */
    limit?: 'batch';
    /** Error codes by status, in addition to those common to all calls. */
    refusals: Partial<Record<400 | 404 | 409 | 410 | 412 | 422, readonly string[]>>;
    /** The response is NDJSON: one object of the response schema per line. */
    isLines?: true;
    /** The request body is a PDF. */
    takesPdf?: true;
    /** An example that a test sends for real, with the expected response. */
    example: Example;
  };
}

interface Example {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  answer: unknown;
}

/** Maximum number of rows in a batch whose rows each take several steps. */
export const MAX_BATCH_ROWS = 500;

export const OrderParams = StrictObject({ order_id: OrderId });
/** An identifier assigned by the caller. */
export const ExternalId = Type.String({ minLength: 1, maxLength: 100 });
/** UTC, ISO 8601. */
export const Moment = Type.String({
  pattern: `^${DAY}T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,6})?)?Z$`,
  maxLength: 30,
});
export const Cursor = Type.String({ minLength: 1, maxLength: 30 });

/** A schema with a name in the API documentation. */
export const Named = <P extends TProperties>(title: string, properties: P) =>
  Type.Object(properties, { title });

/** Error response: `code` is stable and meant for programs, `message` is meant for people. */
export const MachineProblem = Named('Problem', {
  status: Type.Literal(false),
  code: Type.String(),
  message: Type.String(),
  request_id: Type.String(),
  errors: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.Optional(Type.String()),
        line: Type.Optional(Type.Integer()),
        code: Type.String(),
        message: Type.String(),
      }),
    ),
  ),
  /** Counts to send back as `confirm` if they are as intended. */
  confirm: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  /** Up to ten examples of what the counts include. */
  examples: Type.Optional(Type.Array(Type.String())),
});

/** Outcome of a row; for a rejected row, `code`, `field` and `message` say why. */
export const RowOutcome = Named('RowOutcome', {
  /** Starts at 1. */
  row: Type.Integer(),
  order_id: Type.Optional(Type.String()),
  outcome: Type.Enum([
    ...['added', 'changed', 'unchanged', 'acknowledged', 'stale', 'superseded'],
    ...['conflict', 'unknown', 'held', 'cancelled', 'error'],
  ]),
  /** The stored external id, if the order was acknowledged under a different one. */
  external_id: Type.Optional(Type.String()),
  shipment_id: Type.Optional(Type.String()),
  stage: Type.Optional(Type.String()),
  version: Type.Optional(Type.Integer()),
  code: Type.Optional(Type.String()),
  field: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
});
export type RowOutcome = Static<typeof RowOutcome>;

/** Result of a batch: each row is processed independently, in request order. */
export const BatchAnswer = Named('BatchAnswer', {
  rows: Type.Array(RowOutcome),
  good: Type.Integer(),
  bad: Type.Integer(),
  dry_run: Type.Boolean(),
});
export type BatchAnswer = Static<typeof BatchAnswer>;

/** The answer to an example batch whose rows are all usable. */
export const goodRows = (rows: readonly object[]) => ({
  rows,
  good: rows.length,
  bad: 0,
  dry_run: false,
});

export const batchResponse = { 200: BatchAnswer, '4xx': MachineProblem };

/** Error codes of calls that take an Idempotency-Key. */
export const idempotencyRefusals = {
  409: ['request.running'],
  422: ['request.keyReused'],
} as const;

/** Reports what would happen without storing anything. */
export const DryRun = StrictObject({ dry_run: Type.Optional(Type.Boolean()) });

/** The same for an action on one order. */
export const OrderActionQuery = StrictObject({
  ...DryRun.properties,
  /** For staff: whether to proceed although another system has acknowledged the order. */
  is_ours: Type.Optional(Type.Boolean()),
});

/** No query parameters, in particular no `dry_run`. */
export const emptyQuery = StrictObject({});

/** A list of rows, each validated independently. */
export const Rows = <S extends TSchema>(row: S, maxRows = MAX_BATCH_ROWS) =>
  StrictObject({ rows: Type.Array(row, { minItems: 1, maxItems: maxRows }) });
