import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Job } from '#contract/v1/data';

import type { Db } from '../../db/client';
import { isOutcomeUnknown } from '../../db/failures';
import { changeJob, deleteJob, jobById } from '../../db/jobs';
import { actorOf } from '../../plugins/session';
import type { Action } from '../../services/actions/action';
import type { DataKind } from '../../services/exchange/dataKind';
import { fileOptions } from '../../services/exchange/fileOptions';
import { presentJob } from '../../services/exchange/jobs/presentJob';
import { storeUpload } from '../../services/exchange/jobs/storeUpload';
import { withUploadedTable, type SentRows } from '../../services/exchange/jobs/uploadedTable';
import type { BatchParams } from '../../services/exchange/readBatchOptions';
import { runMachineCallOnce, type MachineWork } from '../../services/machine/runMachineCallOnce';
import { idempotencyKeyOf } from '../respondOnce';

import { isDryRun, lineageOf, type MachineParts } from './machine';

/**
 * Stores a large batch and responds with the job that processes it; a repeated request gets the
 * first one's job.
 */
export async function acceptUpload<Content extends object>(
  { db, jobs, convert, now }: MachineParts,
  kind: DataKind<Content>,
  params: BatchParams,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Job | undefined> {
  const { headers, method, query, routeOptions } = request;
  const actor = actorOf(request);
  const upload = {
    stream: request.body as Readable,
    isPacked: headers['content-encoding'] !== undefined,
  } as const;
  const at = now();
  const repeatKey = idempotencyKeyOf(request);
  const isTable = headers['content-type']?.startsWith('text/csv') === true;
  const store = async ({ rows, ofAll }: SentRows) => {
    const how = { now: at, isKeyed: repeatKey !== undefined };
    const manner = { ...(await fileOptions(db, ofAll, params, how)), leavesOut: isTable };
    const options = { actor, at, manner, isDryRun: isDryRun(request) };
    return { ...(await storeUpload(db, kind, rows, options)), ofAll };
  };
  const { jobId, rows, hash, ofAll } = isTable
    ? await withUploadedTable(convert, kind.name, upload, store)
    : await store({ rows: upload, ofAll: {} });
  const work = {
    actor,
    lineage: lineageOf(request),
    route: `${method} ${routeOptions.url ?? ''}`,
    repeatKey,
    content: { query, hash, ...ofAll },
    at,
    isDryRun: false,
  };
  const { startedId, isReplayed } = await startOnce(db, { jobId, rows }, work);
  if (isReplayed) reply.header('idempotent-replayed', 'true');
  jobs.wake();
  reply.code(202).header('location', `/api/v1/jobs/${startedId}`);
  const job = await jobById(db, startedId);
  return job && presentJob(job);
}

/**
 * Starts the job of a stored batch, or deletes it if it cannot be started or was before; one that
 * may have been started is kept, for the repeated request.
 */
async function startOnce(
  db: Db,
  { jobId, rows }: { jobId: string; rows: number },
  work: MachineWork,
): Promise<{ startedId: string; isReplayed: boolean }> {
  const startJob = async ({ tx }: Action) => {
    await changeJob(tx, jobId, ['arriving'], { state: 'waiting', rows });
  };
  const { answer, isReplayed } = await runMachineCallOnce(db, work, [startJob], () => ({
    job_id: jobId,
  })).catch(async (error: unknown) => {
    if (!isOutcomeUnknown(error)) await deleteJob(db, jobId);
    throw error;
  });
  if (isReplayed) await deleteJob(db, jobId);
  return { startedId: answer.job_id, isReplayed };
}
