import { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import * as contract from '#contract/v1/jobs';
import type { StaffAction } from '#domain/activity';
import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { jobById, finishedPartsFrom } from '../../db/jobs';
import type { JobTable } from '../../db/tables/jobs';
import { languageOf } from '../../plugins/language';
import { actorOf } from '../../plugins/session';
import type { KeyedOutcome } from '../../services/actions/outcomes';
import { Refusal } from '../../services/actions/refusal';
import { resumeConfirmedJob, stopJob } from '../../services/exchange/jobs/decideJob';
import { presentJob } from '../../services/exchange/jobs/presentJob';
import { confirmedCounts } from '../confirmedCounts';
import type { App } from '../serve';
import { staffLogger } from '../staffLogger';

import { type MachineParts, serveMachine } from './machine';
import { presentOutcome } from './presentOutcome';

/** Jobs: batches that are processed after the response. */
export function machineJobRoutes(app: App, parts: MachineParts): void {
  const { db, jobs, now } = parts;
  const recordDecision = decisionRecorder(parts);

  serveMachine(app, contract.showJob, async (request) =>
    presentJob(await requireJob(db, request, request.params.job_id)),
  );

  serveMachine(app, contract.listJobResults, async (request, reply) => {
    const { id } = await requireJob(db, request, request.params.job_id);
    const lines = resultLines(db, id, languageOf(request), request.query.outcome);
    reply.type('application/x-ndjson; charset=utf-8');
    return (reply as FastifyReply).send(Readable.from(lines));
  });

  serveMachine(app, contract.cancelJob, async (request) => {
    const { id } = await requireJob(db, request, request.params.job_id);
    await recordDecision(request, 'stopped job', id, await stopJob(db, id, now()));
    return presentJob(await requireJob(db, request, id));
  });

  serveMachine(app, contract.confirmJob, async (request) => {
    const job = await requireJob(db, request, request.params.job_id);
    const isConfirmed = await resumeConfirmedJob(db, job, confirmedCounts(request.body));
    await recordDecision(request, 'confirmed job', job.id, isConfirmed);
    jobs.wake();
    return presentJob(await requireJob(db, request, job.id));
  });
}

/** Logs what a person decided on a job; 409 if it had gone on meanwhile, which keys read from it. */
const decisionRecorder = (parts: MachineParts) => {
  const logAction = staffLogger(parts);
  return async (request: FastifyRequest, action: StaffAction, jobId: string, isDone: boolean) => {
    if (!request.staff) return;
    if (!isDone) throw new Refusal(409, 'desk.jobMoved');
    await logAction(request, action, jobId);
  };
};

/** Yields the outcomes of the rows as NDJSON, part by part as they are read. */
async function* resultLines(
  db: Db,
  jobId: string,
  language: Language,
  wanted: KeyedOutcome['outcome'] | undefined,
): AsyncGenerator<string> {
  let [part] = await finishedPartsFrom(db, jobId, 1, 1);
  for (; part; [part] = await finishedPartsFrom(db, jobId, part.first_row + 1, 1)) {
    const outcomes = JSON.parse(part.outcomes ?? '[]') as KeyedOutcome[];
    yield outcomes
      .filter(({ outcome }) => wanted === undefined || outcome === wanted)
      .map((each) => `${JSON.stringify(presentOutcome(language, each))}\n`)
      .join('');
  }
}

/** Returns a job, for keys only one that was sent with the same key; any other is 404. */
async function requireJob(db: Db, request: FastifyRequest, jobId: string): Promise<JobTable> {
  const job = await jobById(db, jobId);
  const { kind, id } = actorOf(request);
  const isOwn = job?.actor_kind === kind && job.actor_id === id;
  if (job && (isOwn || request.staff)) return job;
  throw new Refusal(404, 'exchange.noJob');
}
