import { createReadStream } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

import type { ConfirmedCounts } from '#domain/importGuards';
import type { Language } from '#domain/languages';

import { inTransaction, type Db } from '../../db/client';
import { setJobOfFile } from '../../db/importedFiles';
import { changeJob, deleteJob, dropJobInput, jobById, finishedPartsFrom } from '../../db/jobs';
import type { JobTable } from '../../db/tables/jobs';
import { translate } from '../../messages/translate';
import type { FileFields } from '../../table-files/typedRows';
import type { RowOutcome } from '../actions/outcomes';
import type { Question } from '../actions/refusal';
import type { DataKind, BatchOptions } from '../exchange/dataKind';
import { fileOptions } from '../exchange/fileOptions';
import { resumeConfirmedJob } from '../exchange/jobs/decideJob';
import { storeUpload } from '../exchange/jobs/storeUpload';
import { uploadedRows } from '../exchange/jobs/uploadedRows';
import type { Jobs } from '../exchange/jobs/workJobs';
import type { AnyKind } from '../exchange/kinds';

import { confirmedCount, withConfirmation } from './fileName';
import { FileRefusal } from './fileRefusal';
import type { FileResult } from './writeResults';

interface DataFile {
  id: string;
  name: string;
  /** When the file was saved. */
  savedAt: Date;
  /** Path of its rows, in the format of the machine API. */
  rows: string;
}

/** What each kind of data may need confirmed. */
const GUARDS = { products: 'withdrawals', prices: 'prices', stock: 'zeroed' } as const;

/** Creates a job for the rows of a file, only once even if another process was faster. */
export async function beginJob(
  { db, jobs, now }: { db: Db; jobs: Jobs; now: () => Date },
  kind: AnyKind,
  file: DataFile,
  ofAll: FileFields,
): Promise<void> {
  const at = now();
  // May refuse the file, which must not be open then.
  const manner = await batchOptionsOf(db, kind, file, ofAll, at);
  const upload = { stream: createReadStream(file.rows), isPacked: false } as const;
  const { jobId, rows } = await storeUpload(db, kind, upload, {
    actor: { kind: 'file', id: file.name },
    at,
    manner,
    isDryRun: false,
  });
  const isFirst = await inTransaction(db, async (tx) => {
    if (!(await setJobOfFile(tx, file.id, jobId))) return false;
    return changeJob(tx, jobId, ['arriving'], { state: 'waiting', rows });
  });
  if (!isFirst) await deleteJob(db, jobId);
  jobs.wake();
}

/** A file that does not state when it was made counts as of the time at which it was saved. */
function batchOptionsOf(
  db: Db,
  kind: DataKind<object>,
  { name, savedAt }: DataFile,
  ofAll: FileFields,
  now: Date,
): Promise<BatchOptions> {
  const saved = savedAt < now ? savedAt : now;
  const confirmed = confirmedCount(name);
  const guard = kind.name in GUARDS ? GUARDS[kind.name as keyof typeof GUARDS] : undefined;
  const confirm = guard && confirmed !== undefined ? { [guard]: confirmed } : undefined;
  return fileOptions(db, ofAll, { as_of: saved.toISOString(), confirm }, { now, isKeyed: true });
}

/** Polling interval for the end of a job, in milliseconds. */
const POLL_INTERVAL_MS = 200;
const UNFINISHED_STATES: ReadonlySet<string> = new Set(['arriving', 'waiting', 'running']);

/** Waits until a job is no longer working; `undefined` if the wait was interrupted. */
export async function waitForJob(
  db: Db,
  jobId: string,
  goesOn: () => Promise<boolean>,
): Promise<JobTable | undefined> {
  while (await goesOn()) {
    const job = await jobById(db, jobId);
    if (!job) throw new FileRefusal('folder.forgotten');
    if (!UNFINISHED_STATES.has(job.state)) return job;
    await setTimeout(POLL_INTERVAL_MS);
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
  throw new FileRefusal('folder.asks', {
    what: translate(language, `folder.asks.${guard}`, { count }),
    examples: examples.join(', '),
    name: withConfirmation(name, count),
  });
}

/** Yields the outcome of each row; rows that a job does not report are unchanged. */
export async function* dataResults(
  db: Db,
  { jobId, rows, kind }: { jobId: string; rows: string; kind: AnyKind },
): AsyncGenerator<FileResult> {
  const outcomesByRow = new Map<number, RowOutcome>();
  for (const { outcomes } of await finishedPartsFrom(db, jobId, 0, Number.MAX_SAFE_INTEGER)) {
    for (const rowOutcome of JSON.parse(outcomes ?? '[]') as RowOutcome[])
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
