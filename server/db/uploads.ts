import type { Db } from './client';
import type { UploadTable } from './tables/jobs';

export async function addUpload(db: Db, upload: UploadTable): Promise<void> {
  await db.insertInto('uploads').values(upload).execute();
}

export const uploadById = (db: Db, id: string): Promise<UploadTable | undefined> =>
  db.selectFrom('uploads').where('id', '=', id).selectAll().executeTakeFirst();

/** Changes an unapplied upload whose dry run is still this job; returns false otherwise. */
export async function changeUpload(
  tx: Db,
  { id, trial_id }: Pick<UploadTable, 'id' | 'trial_id'>,
  change: Partial<UploadTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('uploads')
    .set(change)
    .where('id', '=', id)
    .where('trial_id', '=', trial_id)
    .where('job_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Column interpretations of the last applied files of a kind, the latest first. */
export async function lastAppliedColumns(db: Db, kind: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .where('kind', '=', kind)
    .where('applied_at', 'is not', null)
    .select('columns')
    .orderBy('applied_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ columns }) => columns);
}

/** The last other upload of the same file that was applied. */
export const earlierAppliedUpload = (
  db: Db,
  { id, kind, sha256 }: Pick<UploadTable, 'id' | 'kind' | 'sha256'>,
): Promise<{ at: string | null; by: string } | undefined> =>
  db
    .selectFrom('uploads')
    .where('kind', '=', kind)
    .where('sha256', '=', sha256)
    .where('id', '!=', id)
    .where('applied_at', 'is not', null)
    .select(['applied_at as at', 'sent_by as by'])
    .orderBy('applied_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function deleteUploadsBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('uploads').where('created_at', '<', moment).execute();
}
