import type { Db } from '../../db/client';
import { jobById } from '../../db/jobs';
import type { UploadTable } from '../../db/tables/jobs';
import { uploadById } from '../../db/uploads';
import { Refusal } from '../refusal';

/** Says to somebody who comes too late who has applied a file, or had its columns read otherwise. */
export async function movedOn(db: Db, uploadId: string): Promise<Refusal> {
  const upload = await uploadById(db, uploadId);
  if (!upload) return new Refusal(404, 'upload.none');
  const job = await jobById(db, upload.job_id ?? upload.trial_id);
  const code = upload.job_id === null ? 'upload.readBy' : 'upload.appliedBy';
  return new Refusal(409, code, { params: { by: job?.actor_id ?? '' } });
}

/** Refuses what was meant for another trial than the one that stands. */
export async function assertSeen(
  db: Db,
  { id, trial_id, job_id }: UploadTable,
  seen: string | undefined,
): Promise<void> {
  if (job_id === null && seen !== undefined && seen !== trial_id) throw await movedOn(db, id);
}
