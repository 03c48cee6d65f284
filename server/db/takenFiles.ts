import type { Db } from './client';
import type { TakenFileTable } from './tables/folder';

/** Notes a file down; the one that was taken before it where it is the same once more. */
export async function addTakenFile(
  db: Db,
  file: TakenFileTable,
): Promise<TakenFileTable | undefined> {
  const added = await db
    .insertInto('taken_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return undefined;
  return db
    .selectFrom('taken_files')
    .where('kind', '=', file.kind)
    .where('sha256', '=', file.sha256)
    .where('state', '!=', 'failed')
    .selectAll()
    .executeTakeFirst();
}

export const takenFile = (db: Db, id: string): Promise<TakenFileTable | undefined> =>
  db.selectFrom('taken_files').where('id', '=', id).selectAll().executeTakeFirst();

/** Says which job works a file off; false where another does already. */
export async function setJobOfFile(tx: Db, id: string, jobId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('taken_files')
    .set({ job_id: jobId })
    .where('id', '=', id)
    .where('job_id', 'is', null)
    .where('state', '=', 'taken')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endTakenFile(
  db: Db,
  id: string,
  state: 'done' | 'failed',
  finished_at: string,
): Promise<void> {
  await db.updateTable('taken_files').set({ state, finished_at }).where('id', '=', id).execute();
}

/** After that a file with the same content is a new one. */
export async function deleteTakenFilesBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('taken_files').where('finished_at', '<', moment).execute();
}
