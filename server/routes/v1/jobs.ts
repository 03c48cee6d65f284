import { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import * as contract from '#contract/v1/jobs';
import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { jobById, finishedPartsFrom } from '../../db/jobs';
import type { JobTable } from '../../db/tables/jobs';
import { languageOf } from '../../plugins/language';
import { apiKeyOf } from '../../plugins/session';
import type { RowOutcome } from '../../services/actions/outcomes';
import { Refusal } from '../../services/actions/refusal';
import { resumeConfirmedJob, stopJob } from '../../services/exchange/jobs/decideJob';
import { presentJob } from '../../services/exchange/jobs/presentJob';

import { accessOf, type MachineApp, type MachineParts } from './machine';
import { presentOutcome } from './presentOutcome';

/** Jobs: batches that are processed after the response. */
export function machineJobRoutes(app: MachineApp, { db, jobs, now }: MachineParts): void {
  app.route({
    ...contract.showJob,
    config: accessOf(contract.showJob),
    handler: async (request) => presentJob(await requireOwnJob(db, request, request.params.job_id)),
  });

  app.route({
    ...contract.listJobResults,
    config: accessOf(contract.listJobResults),
    handler: async (request, reply) => {
      const { id } = await requireOwnJob(db, request, request.params.job_id);
      const lines = resultLines(db, id, languageOf(request), request.query.outcome);
      reply.type('application/x-ndjson; charset=utf-8');
      return (reply as FastifyReply).send(Readable.from(lines));
    },
  });

  app.route({
    ...contract.cancelJob,
    config: accessOf(contract.cancelJob),
    handler: async (request) => {
      const { id } = await requireOwnJob(db, request, request.params.job_id);
      await stopJob(db, id, now());
      return presentJob(await requireOwnJob(db, request, id));
    },
  });

  app.route({
    ...contract.confirmJob,
    config: accessOf(contract.confirmJob),
    handler: async (request) => {
      const job = await requireOwnJob(db, request, request.params.job_id);
      await resumeConfirmedJob(db, job, request.body);
      jobs.wake();
      return presentJob(await requireOwnJob(db, request, job.id));
    },
  });
}

/** Yields the outcomes of the rows as NDJSON, part by part as they are read. */
async function* resultLines(
  db: Db,
  jobId: string,
  language: Language,
  wanted: RowOutcome['outcome'] | undefined,
): AsyncGenerator<string> {
  let [part] = await finishedPartsFrom(db, jobId, 1, 1);
  for (; part; [part] = await finishedPartsFrom(db, jobId, part.first_row + 1, 1)) {
    const outcomes = JSON.parse(part.outcomes ?? '[]') as RowOutcome[];
    yield outcomes
      .filter(({ outcome }) => wanted === undefined || outcome === wanted)
      .map((each) => `${JSON.stringify(presentOutcome(language, each))}\n`)
      .join('');
  }
}

/** Returns a job sent with the caller's own key; any other job is 404. */
async function requireOwnJob(db: Db, request: FastifyRequest, jobId: string): Promise<JobTable> {
  const job = await jobById(db, jobId);
  const { name } = apiKeyOf(request);
  if (job?.actor_kind === 'key' && job.actor_id === name) return job;
  throw new Refusal(404, 'exchange.noJob');
}
