import type { Db } from '../../db/client';
import { uploadById, type StoredUpload } from '../../db/uploads';
import { Refusal } from '../actions/refusal';
import { stopJob } from '../exchange/jobs/decideJob';

import { tooLateRefusal } from './tooLateRefusal';

interface Parts {
  db: Db;
  now: () => Date;
}

/**
 * Stops the dry run that the caller has seen or, if none is given, the job that applies the file;
 * never one in place of the other.
 */
export async function stopUpload(
  { db, now }: Parts,
  { id, dry_run_id, job_id }: StoredUpload,
  seen: string | undefined,
): Promise<void> {
  const isSeen = seen === undefined || (job_id === null && seen === dry_run_id);
  const jobId = isSeen ? (seen ?? job_id) : null;
  if (jobId !== null && (await stopJob(db, jobId, now()))) return;
  const upload = await uploadById(db, id);
  const hasMovedOn = seen !== undefined && (upload?.job_id !== null || upload.dry_run_id !== seen);
  throw hasMovedOn ? await tooLateRefusal(db, id) : new Refusal(409, 'desk.jobMoved');
}
