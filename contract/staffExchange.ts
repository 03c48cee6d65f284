import { Type, type Static } from 'typebox';

import { StrictObject, Lang, Nullable } from './fields';
import { FileContent, Problem } from './replies';

const tags = ['Desk: exchange'] as const;

const Time = Type.String();
const TimeOrNull = Nullable(Time);
const JobId = Type.String({ minLength: 1, maxLength: 64 });

export const FEEDS = ['orders', 'events'] as const;

/** The position of an API client in a feed. */
export const FeedReader = Type.Object({
  key: Type.String(),
  feed: Type.Enum([...FEEDS]),
  /** Sequence number of the last event it received, or of the last order page's end. */
  position: Type.Integer(),
  /** Number of orders or events after that position. */
  behind: Type.Integer(),
  read_at: Time,
});
export type FeedReader = Static<typeof FeedReader>;

export const showExchange = {
  method: 'GET',
  url: '/api/staff/exchange',
  schema: {
    tags,
    summary:
      'Returns which integrations are behind, which orders are unacknowledged, and which e-mails are unsent',
    querystring: StrictObject({ lang: Lang }),
    response: {
      200: Type.Object({
        /** Sequence number of the newest event. */
        head: Type.Integer(),
        readers: Type.Array(FeedReader),
        unacknowledged: Type.Object({
          count: Type.Integer(),
          /** When the oldest of them was released. */
          oldest_at: TimeOrNull,
          /** Number of them that have exceeded the operator's time limit. */
          late: Type.Integer(),
        }),
        mails: Type.Object({
          waiting: Type.Integer(),
          oldest_at: TimeOrNull,
          /** Number of the waiting e-mails with at least one failed attempt. */
          retried: Type.Integer(),
          /** Permanently failed within the last `RULES.mailDays`. */
          failed: Type.Integer(),
        }),
      }),
      '4xx': Problem,
    },
  },
} as const;

/** A batch of rows sent by an API client. */
export const StaffJob = Type.Object({
  job_id: Type.String(),
  kind: Type.String(),
  state: Type.Enum([
    ...(['arriving', 'waiting', 'needs_confirmation', 'running'] as const),
    ...(['done', 'cancelled', 'failed'] as const),
  ]),
  sender: Type.String(),
  rows: Type.Integer(),
  counts: Type.Record(Type.String(), Type.Integer()),
  /** Counts that must be confirmed, with the exact numbers. */
  confirm: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  examples: Type.Optional(Type.Array(Type.String())),
  created_at: Time,
  finished_at: TimeOrNull,
  dry_run: Type.Boolean(),
});
export type StaffJob = Static<typeof StaffJob>;

export const listJobs = {
  method: 'GET',
  url: '/api/staff/jobs',
  schema: {
    tags,
    summary: 'Lists the last 50 jobs of integrations, those that need confirmation first',
    querystring: StrictObject({ lang: Lang }),
    response: { 200: Type.Object({ jobs: Type.Array(StaffJob) }), '4xx': Problem },
  },
} as const;

export const exportJobResults = {
  method: 'GET',
  url: '/api/staff/job/results',
  schema: {
    tags,
    summary: 'Exports the outcome of each row of a job as CSV, without unchanged rows',
    querystring: StrictObject({ job_id: JobId, lang: Lang }),
    response: { 200: FileContent, '4xx': Problem },
  },
} as const;
