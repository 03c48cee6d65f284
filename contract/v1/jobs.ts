import { Type } from 'typebox';

import { RULES } from '#domain/rules';
import type { Scope } from '#domain/scopes';

import { StrictObject } from '../fields';

import { DataOutcome, dataTags, Job } from './data';
import { emptyQuery, MachineProblem, type MachineCall } from './machineCall';

const JobParams = StrictObject({ job_id: Type.String({ minLength: 1, maxLength: 64 }) });

/**
 * Any scope that allows sending rows also allows querying jobs; another key's job is answered 404.
 * Staff with the scope `jobs:write` decide on any job.
 */
const scope = [
  ...(['stock:write', 'prices:write', 'products:write'] as const),
  ...(['categories:write', 'customers:write', 'jobs:write'] as const),
] as const satisfies Scope[];
const missing = { 404: ['exchange.noJob'] } as const;
const moved = { 409: ['desk.jobMoved'] } as const;
const jobResponse = { 200: Job, '4xx': MachineProblem };

const job_id = '0d9c3a1e-7f0b-4c53-9f7e-1d2a7a1b5c11';
const job: Job = {
  job_id,
  kind: 'stock',
  state: 'done',
  rows: 1,
  counts: { changed: 1 },
  created_at: '2026-11-23T15:00:00.000Z',
  finished_at: '2026-11-23T15:00:20.000Z',
  dry_run: false,
};

export const showJob = {
  method: 'GET',
  url: '/api/v1/jobs/:job_id',
  schema: {
    tags: dataTags,
    summary: 'Returns the progress of a job',
    params: JobParams,
    response: jobResponse,
  },
  machine: {
    description: `Large batches are sent as NDJSON or CSV and answered 202 with the URL of their job. Results are kept for ${RULES.jobDays} days.`,
    scope,
    refusals: missing,
    example: { params: { job_id }, answer: job },
  },
} as const satisfies MachineCall;

export const listJobResults = {
  method: 'GET',
  url: '/api/v1/jobs/:job_id/results',
  schema: {
    tags: dataTags,
    summary: 'Lists the outcomes of the rows of a job',
    params: JobParams,
    querystring: StrictObject({ outcome: Type.Optional(DataOutcome.properties.outcome) }),
    /** One outcome per line. */
    response: { 200: DataOutcome, '4xx': MachineProblem },
  },
  machine: {
    description:
      'As NDJSON, one outcome per line, in row order; while the job is running, those available so far. Rows that were `unchanged` are omitted.',
    scope,
    refusals: missing,
    isLines: true,
    example: {
      params: { job_id },
      query: { outcome: 'changed' },
      answer: { row: 1, key: 'THREAD CA', outcome: 'changed' },
    },
  },
} as const satisfies MachineCall;

export const cancelJob = {
  method: 'POST',
  url: '/api/v1/jobs/:job_id/cancel',
  schema: {
    tags: dataTags,
    summary: 'Cancels a job',
    params: JobParams,
    querystring: emptyQuery,
    response: jobResponse,
  },
  machine: {
    description:
      'Rows already applied are kept. A job that has ended is not changed; staff are told so by a 409.',
    scope,
    refusals: { ...missing, ...moved },
    example: { params: { job_id }, answer: job },
  },
} as const satisfies MachineCall;

export const confirmJob = {
  method: 'POST',
  url: '/api/v1/jobs/:job_id/confirm',
  schema: {
    tags: dataTags,
    summary: 'Confirms a job',
    params: JobParams,
    querystring: emptyQuery,
    body: StrictObject({
      withdrawals: Type.Optional(Type.Integer({ minimum: 0 })),
      zeroed: Type.Optional(Type.Integer({ minimum: 0 })),
      prices: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    response: jobResponse,
  },
  machine: {
    description:
      'If the numbers no longer match what the job would change, it asks for confirmation again. A job that does not wait for it is not changed; staff are told so by a 409.',
    scope,
    refusals: { ...missing, ...moved },
    example: { params: { job_id }, body: { zeroed: 40 }, answer: job },
  },
} as const satisfies MachineCall;
