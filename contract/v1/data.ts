import { Type, type Static, type TSchema } from 'typebox';

import { CountryCode, Nullable, ProductId, StrictObject } from '../fields';

import { MachineProblem, MAX_BATCH_ROWS, Named } from './machineCall';

/**
 * Outcome of a row; for a rejected row, `code`, `field` and `message` say why, and for an applied
 * one, what else it changed.
 */
export const DataOutcome = Named('DataOutcome', {
  /** Starts at 1. */
  row: Type.Integer(),
  /** The affected object: a product in a country, a customer, or a category. */
  key: Type.String(),
  outcome: Type.Enum([
    ...(['added', 'changed', 'unchanged', 'stale', 'superseded'] as const),
    ...(['conflict', 'needs_confirmation', 'error'] as const),
  ]),
  /** Version after the change, for calls that change a single object. */
  version: Type.Optional(Type.Integer()),
  code: Type.Optional(Type.String()),
  field: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
});
export type DataOutcome = Static<typeof DataOutcome>;

/** Result of a data batch: each row is processed independently, in request order. */
export const DataAnswer = Named('DataAnswer', {
  rows: Type.Array(DataOutcome),
  good: Type.Integer(),
  bad: Type.Integer(),
  dry_run: Type.Boolean(),
});
export type DataAnswer = Static<typeof DataAnswer>;

/** A product in a country. */
export const OfferParams = StrictObject({ product_id: ProductId, country: CountryCode });

/** Upper bound for stock and for prices in cents. */
export const MAX_AMOUNT = 1_000_000_000;

export const Confirm = <Name extends string>(name: Name) =>
  Type.Optional(
    StrictObject({ [name]: Type.Integer({ minimum: 0 }) } as Record<
      Name,
      ReturnType<typeof Type.Integer>
    >),
  );

export const DataRows = (row: TSchema) =>
  Type.Array(row, { minItems: 1, maxItems: MAX_BATCH_ROWS });

/** Rows that were sent in one request and are processed in chunks. */
export const Job = Named('Job', {
  job_id: Type.String(),
  kind: Type.String(),
  state: Type.Enum([
    ...(['arriving', 'waiting', 'needs_confirmation', 'running'] as const),
    ...(['done', 'cancelled', 'failed'] as const),
  ]),
  rows: Type.Integer(),
  /** Number of rows so far, by outcome. */
  counts: Type.Record(Type.String(), Type.Integer()),
  /** Counts that must be confirmed, with the exact numbers, before any row is processed. */
  confirm: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  examples: Type.Optional(Type.Array(Type.String())),
  created_at: Type.String(),
  finished_at: Nullable(Type.String()),
  dry_run: Type.Boolean(),
});
export type Job = Static<typeof Job>;

export const dataResponse = { 200: DataAnswer, 202: Job, '4xx': MachineProblem };

export const dataTags = ['Data in'] as const;
