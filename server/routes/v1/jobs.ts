import { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Job } from '#contract/v1/data';
import { cancelJob, confirmJob, listJobResults, showJob } from '#contract/v1/jobs';
import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { changeJob, dropInput, jobById, partsFrom } from '../../db/jobs';
import type { JobTable } from '../../db/jobTables';
import { languageOf } from '../../plugins/language';
import { keyHolder } from '../../plugins/session';
import type { JobOptions } from '../../services/exchange/jobs/storeUpload';
import type { Progress } from '../../services/exchange/jobs/workJobs';
import type { RowOutcome } from '../../services/exchange/outcomes';
import { Refusal, type Question } from '../../services/refusal';

import { declared, type MachineApp, type MachineParts } from './machine';
import { presentOutcome } from './presentOutcome';

/** Batches that are worked off after they are answered. */
export function machineJobRoutes(app: MachineApp, { db, jobs, now }: MachineParts): void {
  app.route({
    ...showJob,
    config: declared(showJob),
    handler: async (request) => presentJob(await ownJob(db, request, request.params.job_id)),
  });

  app.route({
    ...listJobResults,
    config: declared(listJobResults),
    handler: async (request, reply) => {
      const { id } = await ownJob(db, request, request.params.job_id);
      const lines = resultLines(db, id, languageOf(request), request.query.outcome);
      reply.type('application/x-ndjson; charset=utf-8');
      return (reply as FastifyReply).send(Readable.from(lines));
    },
  });

  app.route({
    ...cancelJob,
    config: declared(cancelJob),
    handler: async (request) => {
      const { id } = await ownJob(db, request, request.params.job_id);
      const ended = { state: 'cancelled', finished_at: now().toISOString() } as const;
      if (await changeJob(db, id, ['waiting', 'needs_confirmation', 'running'], ended)) {
        await dropInput(db, id);
      }
      return presentJob(await ownJob(db, request, id));
    },
  });

  app.route({
    ...confirmJob,
    config: declared(confirmJob),
    handler: async (request) => {
      const job = await ownJob(db, request, request.params.job_id);
      const options = JSON.parse(job.options) as JobOptions;
      const manner = { ...options.manner, confirmed: request.body };
      await changeJob(db, job.id, ['needs_confirmation'], {
        state: 'waiting',
        options: JSON.stringify({ ...options, manner }),
      });
      jobs.look();
      return presentJob(await ownJob(db, request, job.id));
    },
  });
}

/** What became of the rows, part by part as they are read. */
async function* resultLines(
  db: Db,
  jobId: string,
  language: Language,
  wanted: RowOutcome['outcome'] | undefined,
): AsyncGenerator<string> {
  let [part] = await partsFrom(db, jobId, 1, 1);
  for (; part; [part] = await partsFrom(db, jobId, part.first_row + 1, 1)) {
    const told = JSON.parse(part.outcomes ?? '[]') as RowOutcome[];
    yield told
      .filter(({ outcome }) => wanted === undefined || outcome === wanted)
      .map((each) => `${JSON.stringify(presentOutcome(language, each))}\n`)
      .join('');
  }
}

/** A job that the caller's own key has sent; others are not there for it. */
async function ownJob(db: Db, request: FastifyRequest, jobId: string): Promise<JobTable> {
  const job = await jobById(db, jobId);
  const { name } = keyHolder(request);
  if (job?.actor_kind === 'key' && job.actor_id === name) return job;
  throw new Refusal(404, 'exchange.noJob');
}

export function presentJob(job: JobTable): Job {
  const { id, kind, state, rows, created_at, finished_at } = job;
  const { outcomes = {} } = JSON.parse(job.counts) as Progress;
  const { isDryRun } = JSON.parse(job.options) as JobOptions;
  const question =
    state === 'needs_confirmation' ? (JSON.parse(job.question ?? '{}') as Question) : undefined;
  return {
    job_id: id,
    kind,
    state,
    rows,
    counts: { ...outcomes },
    ...(question && { confirm: { ...question.confirm }, examples: [...question.examples] }),
    created_at,
    finished_at,
    dry_run: isDryRun,
  };
}
