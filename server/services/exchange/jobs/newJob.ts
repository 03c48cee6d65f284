import { randomUUID } from 'node:crypto';

import type { JobTable } from '../../../db/tables/jobs';
import type { Actor } from '../../actions/action';
import type { BatchOptions } from '../dataKind';

export interface JobOptions {
  manner: BatchOptions;
  isDryRun: boolean;
  /**
   * Whether the job is a trial, which retains its rows and continues even if something needs
   * confirmation.
   */
  isTrial?: boolean;
  /** The trial whose outcomes the rows must match; a row that does not match is skipped. */
  foreseenBy?: string;
}

interface NewJobFields extends Partial<JobTable> {
  kind: JobTable['kind'];
  state: JobTable['state'];
  actor: Actor;
  at: Date;
}

/** Creates a job row; unless given, it has no progress, question or end. */
export const newJob = (
  { actor, at, ...fields }: NewJobFields,
  options: Partial<JobOptions>,
): JobTable => ({
  id: randomUUID(),
  options: JSON.stringify(options),
  actor_kind: actor.kind,
  actor_id: actor.id,
  rows: 0,
  counts: '{}',
  question: null,
  created_at: at.toISOString(),
  finished_at: null,
  ...fields,
});
