import { createReadStream } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

import type { ConfirmedCounts } from '#domain/importGuards';
import type { Language } from '#domain/languages';

import { inTransaction, type Db } from '../../db/client';
import { setJobOfFile } from '../../db/importedFiles';
import { changeJob, dropJobInput, jobById, finishedPartsFrom } from '../../db/jobs';
import type { JobTable } from '../../db/tables/jobs';
import { translate } from '../../messages/translate';
import type { Conversion } from '../../table-files/conversion';
import type { KeyedOutcome } from '../actions/outcomes';
import { Refusal, type Question } from '../actions/refusal';
import { resumeConfirmedJob } from '../exchange/jobs/decideJob';
import { queueFile, type QueueParts } from '../exchange/jobs/queueFile';
import { uploadedRows } from '../exchange/jobs/uploadedRows';
import type { AnyKind } from '../exchange/kinds';

import { confirmedCount, withConfirmation } from './fileName';
import type { FileResult } from './writeResults';

interface DataFile extends Pick<Conversion, 'source' | 'rows' | 'lines'> {
  id: string;
  name: string;
  /** When the file was saved. */
  savedAt: Date;
}

/** What each kind of data may need confirmed. */
const GUARDS = {
  products: 'withdrawals',
  prices: 'prices',
  'price-list-prices': 'prices',
  stock: 'zeroed',
} as const;

/** Queues the rows of a file, only once even if another process was faster. */
export function queueDataFile(
  parts: QueueParts,
  kind: AnyKind,
  { id, name, savedAt, ...table }: DataFile,
): Promise<void> {
  const now = parts.now();
  const confirmed = confirmedCount(name);
  const guard = kind.name in GUARDS ? GUARDS[kind.name as keyof typeof GUARDS] : undefined;
  const params = {
    // A file that does not state when it was made counts as of the time at which it was saved.
    as_of: (savedAt < now ? savedAt : now).toISOString(),
    confirm: guard && confirmed !== undefined ? { [guard]: confirmed } : undefined,
  };
  const how = {
    actor: { kind: 'file', id: name },
    params,
    isKeyed: true,
    isDryRun: false,
  } as const;
  return queueFile(parts, kind, { table }, how, ({ jobId, queue }) =>
    inTransaction(parts.db, async (tx) => {
      const isFirst = await setJobOfFile(tx, id, jobId);
      if (isFirst) await queue(tx);
      return isFirst;
    }),
  );
}

/** Intervals of polling for the end of a job, in milliseconds: most jobs are short. */
const POLL_MS = { first: 5, longest: 200 };
const UNFINISHED_STATES: ReadonlySet<string> = new Set(['arriving', 'waiting', 'running']);

/** Waits until a job is no longer working; `undefined` if the wait was interrupted. */
export async function waitForJob(
  db: Db,
  jobId: string,
  goesOn: () => Promise<boolean>,
): Promise<JobTable | undefined> {
  let interval = POLL_MS.first;
  while (await goesOn()) {
    const job = await jobById(db, jobId);
    if (!job) throw new Refusal(404, 'folder.forgotten');
    if (!UNFINISHED_STATES.has(job.state)) return job;
    await setTimeout(interval);
    interval = Math.min(2 * interval, POLL_MS.longest);
  }
  return undefined;
}

/**
 * Refuses a file whose job needs confirmation, and cancels the job instead of leaving it waiting. If
 * there is nothing that the number in its name could confirm, the job goes on; returns whether.
 */
export async function refuseUnconfirmed(
  db: Db,
  job: JobTable,
  name: string,
  at: Date,
  language: Language,
): Promise<boolean> {
  const { id, state, question } = job;
  if (state !== 'needs_confirmation') return false;
  const { confirm, examples } = JSON.parse(question ?? '{}') as Question;
  const counts = Object.entries(confirm) as [keyof ConfirmedCounts, number][];
  if (counts.every(([, count]) => count === 0)) return resumeConfirmedJob(db, job, confirm);
  const ended = { state: 'cancelled', finished_at: at.toISOString() } as const;
  await changeJob(db, id, ['needs_confirmation'], ended);
  await dropJobInput(db, id);
  const [guard = 'prices', count = 0] = counts[0] ?? [];
  const what = translate(language, `folder.asks.${guard}`, { count });
  const params = { what, examples: examples.join(', '), name: withConfirmation(name, count) };
  throw new Refusal(409, 'folder.asks', { params });
}

/** Yields the outcome of each row; rows that a job does not report are unchanged. */
export async function* dataResults(
  db: Db,
  { jobId, rows, kind }: { jobId: string; rows: string; kind: AnyKind },
): AsyncGenerator<FileResult> {
  const outcomesByRow = new Map<number, KeyedOutcome>();
  for (const { outcomes } of await finishedPartsFrom(db, jobId, 0, Number.MAX_SAFE_INTEGER)) {
    for (const rowOutcome of JSON.parse(outcomes ?? '[]') as KeyedOutcome[])
      outcomesByRow.set(rowOutcome.row, rowOutcome);
  }
  const upload = { stream: createReadStream(rows), isPacked: false } as const;
  let row = 0;
  for await (const content of uploadedRows(upload)) {
    row += 1;
    const { outcome, code, field, params } = outcomesByRow.get(row) ?? { outcome: 'unchanged' };
    const fault = code && {
      code,
      ...(field !== undefined && { field }),
      ...(params && { params }),
    };
    yield { row, key: kind.keyOf(content as object), outcome, ...(fault && { fault }) };
  }
}
