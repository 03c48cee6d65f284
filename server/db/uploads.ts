import type { Db } from './client';
import type { UploadTable } from './tables/jobs';

/** An upload, whose dry run has an older name in the table. */
export interface StoredUpload extends Omit<UploadTable, 'trial_id'> {
  /** The job of the dry run. */
  dry_run_id: string;
}

const toTable = ({ dry_run_id, ...upload }: Partial<StoredUpload>): Partial<UploadTable> => ({
  ...upload,
  ...(dry_run_id !== undefined && { trial_id: dry_run_id }),
});

const fromTable = ({ trial_id, ...upload }: UploadTable): StoredUpload => ({
  ...upload,
  dry_run_id: trial_id,
});

export async function addUpload(db: Db, upload: StoredUpload): Promise<void> {
  await db
    .insertInto('uploads')
    .values(toTable(upload) as UploadTable)
    .execute();
}

export async function uploadById(db: Db, id: string): Promise<StoredUpload | undefined> {
  const upload = await db.selectFrom('uploads').where('id', '=', id).selectAll().executeTakeFirst();
  return upload && fromTable(upload);
}

/** The uploads that these jobs preview or apply. */
export const uploadsOfJobs = (
  db: Db,
  ids: readonly string[],
): Promise<Pick<StoredUpload, 'id' | 'kind' | 'name' | 'job_id' | 'dry_run_id'>[]> =>
  db
    .selectFrom('uploads')
    .where(({ eb, or }) => or([eb('job_id', 'in', ids), eb('trial_id', 'in', ids)]))
    .select(['id', 'kind', 'name', 'job_id', 'trial_id as dry_run_id'])
    .execute();

/** Changes an unapplied upload whose dry run is still this job; returns false otherwise. */
export async function changeUpload(
  tx: Db,
  { id, dry_run_id }: Pick<StoredUpload, 'id' | 'dry_run_id'>,
  change: Partial<StoredUpload>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('uploads')
    .set(toTable(change))
    .where('id', '=', id)
    .where('trial_id', '=', dry_run_id)
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
