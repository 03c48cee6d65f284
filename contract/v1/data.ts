import { Type, type Static, type TSchema } from 'typebox';

import { Exactly, Nullable } from '../common';

import { MachineProblem, MOST_ROWS, Named } from './machineCall';

/** What became of a row; where it could not be used, `code`, `field` and `message` say why. */
export const DataOutcome = Named('DataOutcome', {
  /** Counts from 1. */
  row: Type.Integer(),
  /** What it was about: a product in a country, a customer, a category. */
  key: Type.String(),
  outcome: Type.Enum([
    ...(['added', 'changed', 'unchanged', 'stale', 'superseded'] as const),
    ...(['conflict', 'needs_confirmation', 'error'] as const),
  ]),
  /** Of a single thing, after it. */
  version: Type.Optional(Type.Integer()),
  code: Type.Optional(Type.String()),
  field: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
});
export type DataOutcome = Static<typeof DataOutcome>;

/** How a batch of data went: each row stands alone, in the order in which they were sent. */
export const DataAnswer = Named('DataAnswer', {
  rows: Type.Array(DataOutcome),
  good: Type.Integer(),
  bad: Type.Integer(),
  dry_run: Type.Boolean(),
});
export type DataAnswer = Static<typeof DataAnswer>;

/** The largest whole number that stock and prices in cents may be. */
export const MOST = 1_000_000_000;

export const Confirm = <Name extends string>(name: Name) =>
  Type.Optional(
    Exactly({ [name]: Type.Integer({ minimum: 0 }) } as Record<
      Name,
      ReturnType<typeof Type.Integer>
    >),
  );

export const DataRows = (row: TSchema) => Type.Array(row, { minItems: 1, maxItems: MOST_ROWS });

/** Rows that were sent at once and are taken one part after the other. */
export const Job = Named('Job', {
  job_id: Type.String(),
  kind: Type.String(),
  state: Type.Enum([
    ...(['arriving', 'waiting', 'needs_confirmation', 'running'] as const),
    ...(['done', 'cancelled', 'failed'] as const),
  ]),
  rows: Type.Integer(),
  /** How many rows came to what until now. */
  counts: Type.Record(Type.String(), Type.Integer()),
  /** What must be agreed to, with the numbers to agree with, before any row is taken. */
  confirm: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  examples: Type.Optional(Type.Array(Type.String())),
  created_at: Type.String(),
  finished_at: Nullable(Type.String()),
  dry_run: Type.Boolean(),
});
export type Job = Static<typeof Job>;

export const dataResponse = { 200: DataAnswer, 202: Job, '4xx': MachineProblem };

export const dataTags = ['Data in'] as const;
