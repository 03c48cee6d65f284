import type { Db } from '../../db/client';
import { jobById } from '../../db/jobs';
import { uploadById, type StoredUpload } from '../../db/uploads';
import { Refusal } from '../actions/refusal';

/**
 * Returns the refusal for somebody who is too late, with who has applied the file or remapped its
 * columns.
 */
export async function tooLateRefusal(db: Db, uploadId: string): Promise<Refusal> {
  const upload = await uploadById(db, uploadId);
  if (!upload) return new Refusal(404, 'upload.none');
  const job = await jobById(db, upload.job_id ?? upload.dry_run_id);
  const code = upload.job_id === null ? 'upload.readBy' : 'upload.appliedBy';
  return new Refusal(409, code, { params: { by: job?.actor_id ?? '' } });
}

/** Refuses a request meant for a dry run that is no longer the current one. */
export async function assertCurrentDryRun(
  db: Db,
  { id, dry_run_id, job_id }: StoredUpload,
  seen: string | undefined,
): Promise<void> {
  if (job_id === null && seen !== undefined && seen !== dry_run_id)
    throw await tooLateRefusal(db, id);
}
