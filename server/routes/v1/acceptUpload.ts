import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Job } from '#contract/v1/data';

import { jobById } from '../../db/jobs';
import { inTemporaryFolder } from '../../files/inTemporaryFolder';
import { actorOf } from '../../plugins/session';
import { presentJob } from '../../services/exchange/jobs/presentJob';
import { queueFile, type SentFile } from '../../services/exchange/jobs/queueFile';
import { limitBytes, MAX_BYTES } from '../../services/exchange/jobs/uploadedRows';
import type { AnyKind } from '../../services/exchange/kinds';
import type { BatchParams } from '../../services/exchange/readBatchOptions';
import { runMachineCallOnce } from '../../services/machine/runMachineCallOnce';
import { idempotencyKeyOf } from '../respondOnce';

import { isDryRun, lineageOf, type MachineParts } from './machine';

/**
 * Stores a large batch and responds with the job that processes it; a repeated request gets the
 * first one's job.
 */
export async function acceptUpload(
  parts: MachineParts,
  kind: AnyKind,
  params: BatchParams,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Job | undefined> {
  const { headers, method, query, routeOptions } = request;
  const rows = {
    stream: request.body as Readable,
    isPacked: headers['content-encoding'] !== undefined,
  } as const;
  const actor = actorOf(request);
  const repeatKey = idempotencyKeyOf(request);
  const how = { actor, params, isKeyed: repeatKey !== undefined, isDryRun: isDryRun(request) };
  let startedId = '';
  const queue = (file: SentFile) =>
    queueFile(parts, kind, file, how, async (stored) => {
      const work = {
        actor,
        lineage: lineageOf(request),
        route: `${method} ${routeOptions.url ?? ''}`,
        repeatKey,
        content: { query, hash: stored.hash, ...stored.table.ofAll },
        at: stored.at,
        isDryRun: false,
      };
      const { answer, isReplayed } = await runMachineCallOnce(
        parts.db,
        work,
        [({ tx }) => stored.queue(tx)],
        () => ({ job_id: stored.jobId }),
      );
      if (isReplayed) reply.header('idempotent-replayed', 'true');
      startedId = answer.job_id;
      return !isReplayed;
    });
  if (headers['content-type']?.startsWith('text/csv') !== true) await queue({ rows });
  else {
    await inTemporaryFolder(async (folder) => {
      const source = join(folder, 'source');
      await pipeline(limitBytes(rows), createWriteStream(source));
      const results = { rows: join(folder, 'rows'), lines: join(folder, 'lines') };
      await queue({ table: { source, ...results, maxBytes: MAX_BYTES.unpacked } });
    });
  }
  reply.code(202).header('location', `/api/v1/jobs/${startedId}`);
  const job = await jobById(parts.db, startedId);
  return job && presentJob(job);
}
