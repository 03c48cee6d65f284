import { Type, type Static, type TProperties, type TSchema } from 'typebox';

import type { Scope } from '#domain/scopes';

import { DAY, Exactly, OrderId } from '../common';
import type { Route } from '../route';

/** A call of the machine interface, with what its description says of it. */
export interface MachineCall extends Route {
  machine: {
    operationId: string;
    description: string;
    /** Where there are several, any one of them will do. */
    scope: Scope | readonly Scope[];
    /** By which of a key's limits it counts. */
    limit: 'call' | 'batch';
    /** What it may be refused with beside what every call may. */
    refusals: Partial<Record<404 | 409 | 410 | 412 | 422, readonly string[]>>;
    /** It answers NDJSON: what its contract names comes once a line. */
    isLines?: true;
    /** One that a test really sends, with what is answered. */
    example: Example;
  };
}

interface Example {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  answer: unknown;
}

/** Most rows of a batch whose rows each take several steps. */
export const MOST_ROWS = 500;

export const OrderParams = Exactly({ order_id: OrderId });
/** A number of the caller's own. */
export const ExternalId = Type.String({ minLength: 1, maxLength: 100 });
/** UTC, ISO 8601. */
export const Moment = Type.String({
  pattern: `^${DAY}T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,6})?)?Z$`,
  maxLength: 30,
});
export const Cursor = Type.String({ minLength: 1, maxLength: 30 });

/** A schema that the description names. */
export const Named = <P extends TProperties>(title: string, properties: P) =>
  Type.Object(properties, { title });

/** Every refusal: `code` is for programs and stays, `message` is for people. */
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
  /** Numbers to send back as `confirm` where what they count is right. */
  confirm: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  /** Up to ten of what they count. */
  examples: Type.Optional(Type.Array(Type.String())),
});

/** What became of a row; where it could not be used, `code`, `field` and `message` say why. */
export const RowOutcome = Named('RowOutcome', {
  /** Counts from 1. */
  row: Type.Integer(),
  order_id: Type.Optional(Type.String()),
  outcome: Type.Enum([
    ...['added', 'changed', 'unchanged', 'acknowledged', 'stale', 'superseded'],
    ...['conflict', 'unknown', 'held', 'cancelled', 'error'],
  ]),
  /** The number that is stored, of an order that was acknowledged under another. */
  external_id: Type.Optional(Type.String()),
  shipment_id: Type.Optional(Type.String()),
  stage: Type.Optional(Type.String()),
  version: Type.Optional(Type.Integer()),
  code: Type.Optional(Type.String()),
  field: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
});
export type RowOutcome = Static<typeof RowOutcome>;

/** How a batch went: each row stands alone, in the order in which they were sent. */
export const BatchAnswer = Named('BatchAnswer', {
  rows: Type.Array(RowOutcome),
  good: Type.Integer(),
  bad: Type.Integer(),
  dry_run: Type.Boolean(),
});
export type BatchAnswer = Static<typeof BatchAnswer>;

export const batchResponse = { 200: BatchAnswer, '4xx': MachineProblem };

/** What a call with an Idempotency-Key may be refused with. */
export const repeated = { 409: ['request.running'], 422: ['request.keyReused'] } as const;

/** Tells what would happen, and stores nothing. */
export const DryRun = Exactly({ dry_run: Type.Optional(Type.Boolean()) });

/** A list of rows of which each is judged by itself. */
export const Rows = <S extends TSchema>(row: S, most = MOST_ROWS) =>
  Exactly({ rows: Type.Array(row, { minItems: 1, maxItems: most }) });
