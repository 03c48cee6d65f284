import type { FastifyReply, FastifyRequest } from 'fastify';

import type { MachineCall } from '#contract/v1/machineCall';

import type { Db } from '../../db/client';
import type { MailQueue } from '../../mail/mailQueue';
import { actorOf, staffOf } from '../../plugins/session';
import type { Action } from '../../services/actions/action';
import type { Jobs } from '../../services/exchange/jobs/workJobs';
import { runMachineCallOnce } from '../../services/machine/runMachineCallOnce';
import type { Converter } from '../../table-files/openConverter';
import { idempotencyKeyOf } from '../respondOnce';
import { serve, type App, type Handler } from '../serve';

export interface MachineParts {
  db: Db;
  mails: MailQueue;
  jobs: Jobs;
  convert: Converter;
  now: () => Date;
}

/** Access and rate limit of a call, as declared in its contract. */
export const accessOf = ({ machine: { scope, limit } }: MachineCall) =>
  ({ access: 'scope', scope, limit: limit ?? 'call' }) as const;

/** Serves a call to those whom its contract names. */
export const serveMachine = <Call extends MachineCall>(
  app: App,
  call: Call,
  handler: Handler<Call['schema']>,
): void => serve(app, call, accessOf(call), handler);

/** Whose calls belong together: those of a key and its successors, or of a member of staff. */
export const lineageOf = (request: FastifyRequest): string =>
  request.key?.lineage ?? `staff ${staffOf(request).id}`;

/** Runs a call, once per Idempotency-Key, and sends the resulting e-mails. */
export async function handleMachineCall<Result, Answer>(
  { db, mails, now }: MachineParts,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: readonly ((action: Action) => Promise<Result>)[],
  responseOf: (results: Result[]) => Answer,
): Promise<Answer> {
  const { method, routeOptions, query, params, body } = request;
  const work = {
    actor: actorOf(request),
    lineage: lineageOf(request),
    route: `${method} ${routeOptions.url ?? ''}`,
    repeatKey: idempotencyKeyOf(request),
    content: { query, params, body },
    at: now(),
    isDryRun: isDryRun(request),
  };
  const { answer, isReplayed } = await runMachineCallOnce(db, work, parts, responseOf);
  if (isReplayed) reply.header('idempotent-replayed', 'true');
  else if (!work.isDryRun) mails.send();
  return answer;
}

export const isDryRun = ({ query }: FastifyRequest): boolean =>
  (query as { dry_run?: boolean }).dry_run === true;
