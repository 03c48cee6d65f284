import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/staffExchange';
import type { ShopRules } from '#domain/shopRules';

import type { Db } from '../db/client';
import { jobById, lastJobs } from '../db/jobs';
import type { JobTable } from '../db/tables/jobs';
import { languageOf } from '../plugins/language';
import { Refusal } from '../services/actions/refusal';
import { showExchange } from '../services/desk/showExchange';
import { resumeConfirmedJob, stopJob } from '../services/exchange/jobs/decideJob';
import { presentJob } from '../services/exchange/jobs/presentJob';
import type { Jobs } from '../services/exchange/jobs/workJobs';

import { confirmedCounts } from './confirmedCounts';
import { jobResults } from './jobResults';
import { sendSheet } from './sendSheet';
import { staffLogger } from './staffLogger';

interface Parts {
  db: Db;
  jobs: Jobs;
  rules: ShopRules;
  now: () => Date;
}

const READ = { access: 'staff', role: 'admin', limit: 'browse' } as const;
const CHANGE = { access: 'staff', role: 'admin', limit: 'change' } as const;

/** Number of jobs listed. */
const MAX_JOBS = 50;

type App = Parameters<FastifyPluginAsyncTypebox>[0];

export const staffExchangeRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  registerReads(app, parts);
  registerDecisions(app, parts);
};

function registerReads(app: App, parts: Parts) {
  const { db, rules, now } = parts;
  const logAction = staffLogger(parts);

  app.route({
    ...contract.showExchange,
    config: READ,
    handler: () => showExchange(db, { now: now(), ...rules }),
  });

  app.route({
    ...contract.listJobs,
    config: READ,
    handler: async () => {
      const last = await lastJobs(db, MAX_JOBS);
      return { jobs: last.map((job) => ({ ...presentJob(job), sender: job.actor_id })) };
    },
  });

  app.route({
    ...contract.exportJobResults,
    config: { access: 'staff', role: 'admin', limit: 'export' },
    handler: async (request, reply) => {
      const language = languageOf(request);
      const { id } = await requireJob(db, request.query.job_id);
      await logAction(request, 'read job results', id);
      const sheet = jobResults(db, id, language);
      return sendSheet(reply, sheet, { format: 'csv', name: 'results', language, country: 'CA' });
    },
  });
}

/** Jobs that wait for a member of staff to confirm or stop them. */
function registerDecisions(app: App, parts: Parts) {
  const { db, jobs, now } = parts;
  const logAction = staffLogger(parts);

  app.route({
    ...contract.confirmStaffJob,
    config: CHANGE,
    handler: async (request) => {
      const job = await requireJob(db, request.body.job_id);
      const confirmed = confirmedCounts(request.body);
      if (!(await resumeConfirmedJob(db, job, confirmed))) throw new Refusal(409, 'desk.jobMoved');
      await logAction(request, 'confirmed job', job.id);
      jobs.wake();
      return { status: true };
    },
  });

  app.route({
    ...contract.cancelStaffJob,
    config: CHANGE,
    handler: async (request) => {
      const { id } = await requireJob(db, request.body.job_id);
      if (!(await stopJob(db, id, now()))) throw new Refusal(409, 'desk.jobMoved');
      await logAction(request, 'stopped job', id);
      return { status: true };
    },
  });
}

async function requireJob(db: Db, id: string): Promise<JobTable> {
  const job = await jobById(db, id);
  if (!job) throw new Refusal(404, 'desk.noJob');
  return job;
}
