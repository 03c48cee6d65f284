import type { Db } from './client';
import type { UploadTable } from './tables/jobs';

export async function addUpload(db: Db, upload: UploadTable): Promise<void> {
  await db.insertInto('uploads').values(upload).execute();
}

export const uploadById = (db: Db, id: string): Promise<UploadTable | undefined> =>
  db.selectFrom('uploads').where('id', '=', id).selectAll().executeTakeFirst();

/** Says which job applies an upload; false where one does already. */
export async function setJobOfUpload(
  tx: Db,
  id: string,
  applied: { job_id: string; applied_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('uploads')
    .set(applied)
    .where('id', '=', id)
    .where('job_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The last other upload of the same file that was applied. */
export const appliedBefore = (
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
