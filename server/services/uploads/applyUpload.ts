import type { ConfirmedCounts, Guard } from '#domain/importGuards';

import { inTransaction, type Db } from '../../db/client';
import { addJob, copyParts, dropJobInput, jobById } from '../../db/jobs';
import type { JobTable } from '../../db/tables/jobs';
import { changeUpload, type StoredUpload } from '../../db/uploads';
import { Refusal, type Question } from '../actions/refusal';
import { resumeConfirmedJob } from '../exchange/jobs/decideJob';
import { optionsOf } from '../exchange/jobs/jobOptions';
import { newJob } from '../exchange/jobs/newJob';
import type { Jobs } from '../exchange/jobs/workJobs';

import type { Sources } from './sources';
import { tooLateRefusal } from './tooLateRefusal';

interface Parts {
  db: Db;
  jobs: Jobs;
  sources: Sources;
  now: () => Date;
}

/**
 * Applies what the dry run of an upload foresaw, only once; repeating the request changes nothing.
 * What needs confirmation is confirmed by its exact number; if that has changed, the question is
 * asked again.
 */
export async function applyUpload(
  { db, jobs, sources, now }: Parts,
  upload: StoredUpload,
  confirmed: ConfirmedCounts,
  by: string,
): Promise<void> {
  if (upload.job_id !== null) {
    const job = await jobById(db, upload.job_id);
    if (job?.state !== 'needs_confirmation') {
      if (job && job.actor_id !== by) throw await tooLateRefusal(db, upload.id);
      return;
    }
    assertConfirmed(job, confirmed);
    await resumeConfirmedJob(db, job, confirmed);
    return jobs.wake();
  }
  const dryRun = await jobById(db, upload.dry_run_id);
  if (dryRun?.state !== 'done') throw new Refusal(409, 'upload.notTried');
  assertConfirmed(dryRun, confirmed);
  const at = now();
  const batch = { ...optionsOf(dryRun).batch, confirmed };
  const options = { batch, isDryRun: false, foreseenBy: dryRun.id };
  const actor = { kind: 'staff', id: by } as const;
  const job = newJob(
    { kind: dryRun.kind, state: 'waiting', rows: dryRun.rows, actor, at },
    options,
  );
  await inTransaction(db, async (tx) => {
    await addJob(tx, job);
    const isFirst = await changeUpload(tx, upload, {
      job_id: job.id,
      applied_at: at.toISOString(),
    });
    if (!isFirst) throw await tooLateRefusal(tx, upload.id);
    await copyParts(tx, dryRun.id, job.id);
    await dropJobInput(tx, dryRun.id);
  });
  jobs.wake();
  await sources.forget(upload.id);
}

/** Throws unless every number in question is confirmed exactly. */
function assertConfirmed({ question }: JobTable, confirmed: ConfirmedCounts): void {
  const { confirm } = JSON.parse(question ?? '{"confirm":{}}') as Question;
  const isConfirmed = Object.entries(confirm).every(
    ([guard, count]) => confirmed[guard as Guard] === count,
  );
  if (!isConfirmed) throw new Refusal(409, 'upload.numbers');
}
