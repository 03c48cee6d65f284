export interface JobTables {
  jobs: JobTable;
  job_parts: JobPartTable;
  uploads: UploadTable;
}

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

/** Rows that are taken in one transaction; `input` is dropped with it, but by a trial that may be applied. */
export interface JobPartTable {
  job_id: string;
  number: number;
  first_row: number;
  input: string | null;
  /** JSON: what became of the rows, the unchanged ones left out. */
  outcomes: string | null;
}

/** A file that was uploaded at the desk. */
export interface UploadTable {
  id: string;
  /** The name of its kind of data. */
  kind: string;
  /** What the file is called. */
  name: string;
  sha256: string;
  /** JSON: how its columns were understood. */
  columns: string;
  /** JSON: the lines of the file that the rows come from. */
  lines: string;
  /** When its numbers were true, where somebody says so. */
  as_of: string | null;
  /** The job that tried it out. */
  trial_id: string;
  /** The job that applies it. */
  job_id: string | null;
  sent_by: string;
  created_at: string;
  applied_at: string | null;
}
