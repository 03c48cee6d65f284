import { GUARDS, type ConfirmedCounts } from '#domain/importGuards';

import type { Db } from '../../db/client';
import { jobById, newestJobs } from '../../db/jobs';
import type { JobTable } from '../../db/tables/jobs';
import type { Question } from '../../services/actions/refusal';
import { resumeConfirmedJob } from '../../services/exchange/jobs/decideJob';
import { progressOf } from '../../services/exchange/jobs/progress';

import type { CommandHandler } from './commandHandler';
import { UsageError, print } from './runOnDatabase';

/** The part of the command's help that covers jobs. */
export const JOBS_HELP = `  npm run desk -- jobs list                             jobs, newest first
  npm run desk -- jobs show ID                          what it did, or what needs to be confirmed
  npm run desk -- jobs confirm ID withdrawals=4999      or zeroed, prices; with the number given by show`;

/** Maximum number of jobs listed. */
const MAX_LISTED = 50;

async function list({ db }: { db: Db }): Promise<void> {
  const jobs = await newestJobs(db, MAX_LISTED);
  for (const job of jobs) print(formatJob(job));
  if (jobs.length === 0) print('There are no jobs.');
}

const show: CommandHandler = async ({ db }, { first }) => {
  const job = await requireJob(db, first);
  print(formatJob(job));
  if (job.state !== 'needs_confirmation') return;
  const { confirm: confirmations, examples } = questionOf(job);
  const numbers = Object.entries(confirmations).map(([guard, count]) => `${guard}=${count}`);
  print(
    `It needs your confirmation. Examples: ${examples.join(', ')}`,
    `To confirm: npm run desk -- jobs confirm ${job.id} ${numbers.join(',')}`,
  );
};

const confirm: CommandHandler = async ({ db }, { first, second }) => {
  const job = await requireJob(db, first);
  if (!(await resumeConfirmedJob(db, job, parseConfirmations(second)))) {
    throw new UsageError(`This job does not need confirmation: its state is ${job.state}.`);
  }
  print('It will continue within seconds if the shop is running.');
};

function parseConfirmations(text: string): ConfirmedCounts {
  const numbers: ConfirmedCounts = {};
  for (const pair of text.split(',')) {
    const [name, count = ''] = pair.split('=');
    const guard = GUARDS.find((candidate) => candidate === name);
    if (!guard || !/^\d{1,9}$/.test(count)) {
      throw new UsageError('Give the number to confirm, for example withdrawals=4999.');
    }
    numbers[guard] = Number(count);
  }
  return numbers;
}

async function requireJob(db: Db, id: string): Promise<JobTable> {
  const job = await jobById(db, id);
  if (!job) throw new UsageError(`There is no job "${id}".`);
  return job;
}

const questionOf = ({ question }: JobTable): Question =>
  JSON.parse(question ?? '{"confirm":{},"examples":[]}') as Question;

function formatJob({
  id,
  kind,
  state,
  created_at,
  actor_kind,
  actor_id,
  rows,
  counts,
}: JobTable): string {
  const { outcomes } = progressOf({ counts });
  const outcomeCounts = Object.entries(outcomes).map(([outcome, count]) => `${count} ${outcome}`);
  const by = `${actor_kind} ${actor_id}`;
  return [
    id,
    created_at.slice(0, 16),
    kind,
    state,
    by,
    `${rows} rows`,
    outcomeCounts.join(', '),
  ].join('  ');
}

/** Job commands by verb. */
export const JOBS: Record<string, CommandHandler> = { list, show, confirm };
