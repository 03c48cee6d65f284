import type { Db } from './client';
import type { ImportedFileTable } from './tables/folder';

/**
 * Records a file, unless another process has just recorded it; returns an earlier file instead if that
 * had the same content.
 */
export async function addImportedFile(
  db: Db,
  file: ImportedFileTable,
): Promise<ImportedFileTable | undefined> {
  const added = await db
    .insertInto('taken_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return undefined;
  return db
    .selectFrom('taken_files')
    .where('id', '!=', file.id)
    .where('kind', '=', file.kind)
    .where('sha256', '=', file.sha256)
    .where('state', '!=', 'failed')
    .selectAll()
    .executeTakeFirst();
}

export const importedFile = (db: Db, id: string): Promise<ImportedFileTable | undefined> =>
  db.selectFrom('taken_files').where('id', '=', id).selectAll().executeTakeFirst();

/** Assigns a job to a file; returns false if it already has one. */
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

export async function finishImportedFile(
  db: Db,
  id: string,
  state: 'done' | 'failed',
  finished_at: string,
): Promise<void> {
  await db.updateTable('taken_files').set({ state, finished_at }).where('id', '=', id).execute();
}

/** Deletes old files; after that, a file with the same content counts as new. */
export async function deleteImportedFilesBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('taken_files').where('finished_at', '<', moment).execute();
}
