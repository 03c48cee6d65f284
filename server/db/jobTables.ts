export type JobState =
  'arriving' | 'waiting' | 'needs_confirmation' | 'running' | 'done' | 'cancelled' | 'failed';

export interface JobTable {
  id: string;
  /** The name of its kind of data. */
  kind: string;
  state: JobState;
  /** JSON: what is said of all of its rows. */
  options: string;
  actor_kind: string;
  actor_id: string;
  rows: number;
  /** JSON: how many rows came to what. */
  counts: string;
  /** JSON: what must be agreed to. */
  question: string | null;
  created_at: string;
  finished_at: string | null;
}

/** Rows that are taken in one transaction; `input` is dropped with it. */
export interface JobPartTable {
  job_id: string;
  number: number;
  first_row: number;
  input: string | null;
  /** JSON: what became of the rows, the unchanged ones left out. */
  outcomes: string | null;
}
