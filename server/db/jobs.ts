import { sql } from 'kysely';

import { forUpdate, type Db } from './client';
import type { JobPartTable, JobState, JobTable } from './tables/jobs';

export async function addJob(db: Db, job: JobTable): Promise<void> {
  await db.insertInto('jobs').values(job).execute();
}

export async function addJobPart(db: Db, part: JobPartTable): Promise<void> {
  await db.insertInto('job_parts').values(part).execute();
}

/** Changes the stored input of a part that has not been processed. */
export async function storePartInput(
  db: Db,
  { job_id, number }: Pick<JobPartTable, 'job_id' | 'number'>,
  input: string,
): Promise<void> {
  await db
    .updateTable('job_parts')
    .set({ input })
    .where('job_id', '=', job_id)
    .where('number', '=', number)
    .execute();
}

export const jobById = (db: Db, id: string): Promise<JobTable | undefined> =>
  db.selectFrom('jobs').where('id', '=', id).selectAll().executeTakeFirst();

/** The newest jobs. */
export const newestJobs = (db: Db, limit: number): Promise<JobTable[]> =>
  db
    .selectFrom('jobs')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** A job, locked until the transaction ends, so that two processes never take the same part. */
export const lockJob = (tx: Db, id: string): Promise<JobTable | undefined> =>
  forUpdate(tx, tx.selectFrom('jobs').where('id', '=', id).selectAll()).executeTakeFirst();

/** Changes a job that is still in one of these states; returns false otherwise. */
export async function changeJob(
  db: Db,
  id: string,
  from: readonly JobState[],
  change: Partial<JobTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The oldest unfinished job of a kind. */
export const nextJob = (db: Db, kind: string): Promise<JobTable | undefined> =>
  db
    .selectFrom('jobs')
    .where('kind', '=', kind)
    .where('state', 'in', ['waiting', 'running'])
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The first part after a number that is still to be processed. */
export const nextPart = (db: Db, jobId: string, after = 0): Promise<JobPartTable | undefined> =>
  db
    .selectFrom('job_parts')
    .where('job_id', '=', jobId)
    .where('number', '>', after)
    .where('input', 'is not', null)
    .where('outcomes', 'is', null)
    .selectAll()
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();

/** Stores the outcomes of a part, and drops its input unless it will be processed again. */
export async function storePartOutcomes(
  tx: Db,
  { job_id, number, input }: JobPartTable,
  { outcomes, isInputRetained }: { outcomes: string; isInputRetained: boolean },
): Promise<void> {
  await tx
    .updateTable('job_parts')
    .set({ input: isInputRetained ? input : null, outcomes })
    .where('job_id', '=', job_id)
    .where('number', '=', number)
    .execute();
}

/** Outcomes of the rows of one part; `undefined` while it is unfinished. */
export async function outcomesOfPart(
  db: Db,
  jobId: string,
  number: number,
): Promise<string | undefined> {
  const part = await db
    .selectFrom('job_parts')
    .where('job_id', '=', jobId)
    .where('number', '=', number)
    .select('outcomes')
    .executeTakeFirst();
  return part?.outcomes ?? undefined;
}

/** Copies the input of one job to another, all of it unprocessed. */
export async function copyParts(tx: Db, from: string, to: string): Promise<void> {
  await tx
    .insertInto('job_parts')
    .columns(['job_id', 'number', 'first_row', 'input', 'outcomes'])
    .expression((build) =>
      build
        .selectFrom('job_parts')
        .where('job_id', '=', from)
        .select(({ cast, val, ref }) => [
          cast<string>(val(to), 'text').as('job_id'),
          ref('number').as('number'),
          ref('first_row').as('first_row'),
          ref('input').as('input'),
          sql<null>`null`.as('outcomes'),
        ]),
    )
    .execute();
}

/** Finished parts, starting with the first whose rows begin at or after a row. */
export const finishedPartsFrom = (
  db: Db,
  jobId: string,
  row: number,
  limit: number,
): Promise<JobPartTable[]> =>
  db
    .selectFrom('job_parts')
    .where('job_id', '=', jobId)
    .where('first_row', '>=', row)
    .where('outcomes', 'is not', null)
    .selectAll()
    .orderBy('number')
    .limit(limit)
    .execute();

export async function dropJobInput(db: Db, jobId: string): Promise<void> {
  await db
    .updateTable('job_parts')
    .set({ input: null })
    .where('job_id', '=', jobId)
    .where('input', 'is not', null)
    .execute();
}

export async function deleteJob(db: Db, id: string): Promise<void> {
  await db.deleteFrom('job_parts').where('job_id', '=', id).execute();
  await db.deleteFrom('jobs').where('id', '=', id).execute();
}

/** Kind and outcome counts of each job created since a moment. */
export const jobCountsSince = (
  db: Db,
  moment: string,
): Promise<Pick<JobTable, 'kind' | 'counts'>[]> =>
  db.selectFrom('jobs').where('created_at', '>=', moment).select(['kind', 'counts']).execute();

/** The latest jobs, those that need confirmation first. */
export const lastJobs = (db: Db, limit: number): Promise<JobTable[]> =>
  db
    .selectFrom('jobs')
    .selectAll()
    .orderBy(sql`case when state = 'needs_confirmation' then 0 else 1 end`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Deletes jobs created before a moment, unless they are waiting or running. */
export async function deleteJobsBefore(db: Db, moment: string): Promise<void> {
  const old = await db
    .selectFrom('jobs')
    .where('created_at', '<', moment)
    .where('state', 'not in', ['waiting', 'running'])
    .select('id')
    .execute();
  for (const { id } of old) await deleteJob(db, id);
}
