import type { ConfirmedCounts } from '#domain/importGuards';

import type { Db } from '../../../db/client';
import { changeJob, dropJobInput } from '../../../db/jobs';
import type { JobTable } from '../../../db/tables/jobs';

import { optionsOf, serialiseOptions } from './jobOptions';

/**
 * Confirms what a job asks; the job scans its rows once more, and asks again if the numbers have
 * changed.
 */
export function resumeConfirmedJob(
  db: Db,
  job: JobTable,
  confirmed: ConfirmedCounts,
): Promise<boolean> {
  const options = optionsOf(job);
  const batch = { ...options.batch, confirmed };
  return changeJob(db, job.id, ['needs_confirmation'], {
    state: 'waiting',
    options: serialiseOptions({ ...options, batch }),
  });
}

/** Stops a job; parts already applied stay. */
export async function stopJob(db: Db, id: string, now: Date): Promise<boolean> {
  const ended = { state: 'cancelled', finished_at: now.toISOString() } as const;
  const isStopped = await changeJob(db, id, ['waiting', 'needs_confirmation', 'running'], ended);
  if (isStopped) await dropJobInput(db, id);
  return isStopped;
}
