import { randomUUID } from 'node:crypto';

import type { JobTable } from '../../../db/tables/jobs';
import type { Actor } from '../../actions/action';

import { serialiseOptions, type JobOptions } from './jobOptions';

interface NewJobFields extends Partial<JobTable> {
  kind: JobTable['kind'];
  state: JobTable['state'];
  actor: Actor;
  at: Date;
}

/** Creates a job row; unless given, it has no progress, question or end. */
export const newJob = ({ actor, at, ...fields }: NewJobFields, options: JobOptions): JobTable => ({
  id: randomUUID(),
  options: serialiseOptions(options),
  actor_kind: actor.kind,
  actor_id: actor.id,
  rows: 0,
  counts: '{}',
  question: null,
  created_at: at.toISOString(),
  finished_at: null,
  ...fields,
});
