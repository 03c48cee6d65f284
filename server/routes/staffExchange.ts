import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/staffExchange';
import type { ShopRules } from '#domain/shopRules';

import type { Db } from '../db/client';
import { jobById, lastJobs } from '../db/jobs';
import type { JobTable } from '../db/tables/jobs';
import { languageOf } from '../plugins/language';
import { Refusal } from '../services/actions/refusal';
import { showExchange } from '../services/desk/showExchange';
import { presentJob } from '../services/exchange/jobs/presentJob';

import { jobResults } from './jobResults';
import { sendSheet } from './sendSheet';
import { serve } from './serve';
import { staffLogger } from './staffLogger';

interface Parts {
  db: Db;
  rules: ShopRules;
  now: () => Date;
}

const READ = { access: 'staff', role: 'admin', limit: 'browse' } as const;

/** Number of jobs listed. */
const MAX_JOBS = 50;

export const staffExchangeRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  const { db, rules, now } = parts;
  const logAction = staffLogger(parts);

  serve(app, contract.showExchange, READ, () => showExchange(db, { now: now(), ...rules }));

  serve(app, contract.listJobs, READ, async () => {
    const last = await lastJobs(db, MAX_JOBS);
    return { jobs: last.map((job) => ({ ...presentJob(job), sender: job.actor_id })) };
  });

  serve(
    app,
    contract.exportJobResults,
    { access: 'staff', role: 'admin', limit: 'export' },
    async (request, reply) => {
      const language = languageOf(request);
      const { id } = await requireJob(db, request.query.job_id);
      await logAction(request, 'read job results', id);
      const sheet = jobResults(db, id, language);
      return sendSheet(reply, sheet, { format: 'csv', name: 'results', language, country: 'CA' });
    },
  );
};

async function requireJob(db: Db, id: string): Promise<JobTable> {
  const job = await jobById(db, id);
  if (!job) throw new Refusal(404, 'desk.noJob');
  return job;
}
