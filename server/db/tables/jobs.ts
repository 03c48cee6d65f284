export interface JobTables {
  jobs: JobTable;
  job_parts: JobPartTable;
  uploads: UploadTable;
}

export type JobState =
  'arriving' | 'waiting' | 'needs_confirmation' | 'running' | 'done' | 'cancelled' | 'failed';

export interface JobTable {
  id: string;
  /** Kind of data. */
  kind: string;
  state: JobState;
  /** JSON: settings for all of its rows. */
  options: string;
  actor_kind: string;
  actor_id: string;
  rows: number;
  /** JSON: number of rows per outcome. */
  counts: string;
  /** JSON: what must be confirmed. */
  question: string | null;
  created_at: string;
  finished_at: string | null;
}

/**
 * Rows processed in one transaction, which also drops `input`, unless it is a dry run that may be
 * applied later.
 */
export interface JobPartTable {
  job_id: string;
  number: number;
  first_row: number;
  input: string | null;
  /** JSON: outcomes of the rows, without unchanged ones. */
  outcomes: string | null;
}

/** A file uploaded by staff. */
export interface UploadTable {
  id: string;
  /** Kind of data. */
  kind: string;
  /** File name. */
  name: string;
  sha256: string;
  /** JSON: the interpretation of its columns. */
  columns: string;
  /** JSON: its first rows, and which has the headings; null if it is no table. */
  heading_rows: string | null;
  /** JSON: the lines of the file that the rows come from. */
  lines: string;
  /** Effective time of its numbers, if given. */
  as_of: string | null;
  /** The job of the dry run; servers of earlier versions know it by this name. */
  trial_id: string;
  /** The job that applies it. */
  job_id: string | null;
  sent_by: string;
  created_at: string;
  applied_at: string | null;
}
