import type { Job } from '#contract/v1/data';

import type { JobTable } from '../../../db/tables/jobs';
import type { Question } from '../../actions/refusal';

import { optionsOf } from './jobOptions';
import { progressOf } from './progress';

/** Presents a job to a client. */
export function presentJob(job: JobTable): Job {
  const { id, kind, state, rows, created_at, finished_at } = job;
  const question =
    state === 'needs_confirmation' ? (JSON.parse(job.question ?? '{}') as Question) : undefined;
  return {
    job_id: id,
    kind,
    state,
    rows,
    counts: { ...progressOf(job).outcomes },
    ...(question && { confirm: { ...question.confirm }, examples: [...question.examples] }),
    created_at,
    finished_at,
    dry_run: optionsOf(job).isDryRun,
  };
}
