import type { FastifyRequest } from 'fastify';

import type { Job } from '#contract/v1/data';
import { cancelJob, confirmJob, listJobResults, showJob, type JobResults } from '#contract/v1/jobs';

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

/** Parts of a job whose results are a page. */
const PAGE = 20;

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
    handler: async (request): Promise<JobResults> => {
      const { outcome, from = 1 } = request.query;
      const { id } = await ownJob(db, request, request.params.job_id);
      const parts = await partsFrom(db, id, from, PAGE + 1);
      const told = parts
        .slice(0, PAGE)
        .flatMap(({ outcomes }) => JSON.parse(outcomes ?? '[]') as RowOutcome[]);
      const language = languageOf(request);
      return {
        rows: told
          .filter((each) => outcome === undefined || each.outcome === outcome)
          .map((each) => presentOutcome(language, each)),
        next: parts[PAGE]?.first_row ?? null,
      };
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
