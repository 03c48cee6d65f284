import { createReadStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inTransaction, type Db } from '../../db/client';
import { lastEventSeqBy } from '../../db/events';
import { isOutcomeUnknown } from '../../db/failures';
import { addJob, changeJob, deleteJob } from '../../db/jobs';
import type { UploadTable } from '../../db/tables/jobs';
import type { FoundColumn, Layout } from '../../table-files/conversion';
import type { ImportRefusal } from '../../table-files/importRefusal';
import type { Converter } from '../../table-files/openConverter';
import { Refusal } from '../actions/refusal';
import type { BatchOptions } from '../exchange/dataKind';
import { newJob } from '../exchange/jobs/newJob';
import { storeUpload } from '../exchange/jobs/storeUpload';
import type { Jobs } from '../exchange/jobs/workJobs';
import { KINDS } from '../exchange/kinds';
import { fileOptions } from '../folder/fileOptions';

import type { Sources } from './sources';
import { tooLarge } from './storeFile';

export interface UploadParts {
  db: Db;
  convert: Converter;
  jobs: Jobs;
  sources: Sources;
  now: () => Date;
}

interface TrialRequest {
  /** The upload that the file belongs to. */
  id: string;
  kind: string;
  asOf: string | undefined;
  layouts: readonly Layout[];
  /** E-mail address of the member of staff. */
  by: string;
}

/** Lines of a table with too few recognised columns to read a row. */
export const NO_LINES = '[]';

/** What an upload stores of its trial. */
type Trial = Pick<UploadTable, 'trial_id' | 'columns' | 'lines' | 'as_of'>;

type Store = (tx: Db, trial: Trial) => Promise<void>;

/**
 * Reads a file and starts its trial, which `store` records; if that refuses, nothing remains. A
 * table with too few recognised columns has a trial without rows, until somebody maps its columns.
 */
export async function beginTrial(
  parts: UploadParts,
  request: TrialRequest,
  store: Store,
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'haberdash-upload-'));
  try {
    await begin(parts, request, { dir, store });
  } catch (error) {
    throw error instanceof Refusal && error.status === 413 ? tooLarge() : error;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function begin(
  { db, convert, jobs, sources, now }: UploadParts,
  { id, kind: name, asOf, layouts, by }: TrialRequest,
  { dir, store }: { dir: string; store: Store },
): Promise<void> {
  const kind = KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`${name} is not a kind of data.`);
  const [rows, lines] = [join(dir, 'rows'), join(dir, 'lines')];
  const source = sources.pathOf(id);
  const converted = await convert({ kind: name, source, rows, lines, takesJson: true, layouts });
  const at = now();
  if ('reason' in converted) {
    const trial = { kind: name, at, by, asOf, columns: columnsOf(converted) };
    return inTransaction(db, async (tx) => store(tx, await addEmptyTrial(tx, trial)));
  }
  const options = await fileOptions(db, converted.ofAll, { asOf }, at);
  const known = await knownEventAt(db, options);
  const { jobId, rows: count } = await storeUpload(
    db,
    kind,
    { stream: createReadStream(rows), form: converted.form, isPacked: false },
    {
      actor: { kind: 'staff', id: by },
      at,
      manner: { ...options, ...known, reportsChanges: true },
      isDryRun: true,
      isTrial: true,
    },
  );
  const trial = {
    trial_id: jobId,
    columns: JSON.stringify(converted.columns),
    lines: readFileSync(lines, 'utf8'),
    as_of: options.asOf ?? null,
  };
  try {
    await inTransaction(db, async (tx) => {
      await store(tx, trial);
      await changeJob(tx, jobId, ['arriving'], { state: 'waiting', rows: count });
    });
  } catch (error) {
    if (!isOutcomeUnknown(error)) await deleteJob(db, jobId);
    throw error;
  }
  jobs.wake();
}

/** Returns the columns of a table of which too few are recognised; refused if there is no table. */
function columnsOf({
  reason,
  columns,
}: Pick<ImportRefusal, 'reason'> & { columns?: FoundColumn[] }) {
  if (columns) return columns;
  if (reason.code === 'upload.tooLarge') throw tooLarge();
  throw new Refusal(422, reason.code, reason.params && { params: reason.params });
}

interface EmptyTrial extends Pick<TrialRequest, 'kind' | 'asOf' | 'by'> {
  at: Date;
  columns: FoundColumn[];
}

async function addEmptyTrial(tx: Db, { kind, at, by, asOf, columns }: EmptyTrial): Promise<Trial> {
  const actor = { kind: 'staff', id: by } as const;
  const ended = { state: 'cancelled', finished_at: at.toISOString() } as const;
  const job = newJob({ kind, actor, at, ...ended }, { isDryRun: true });
  await addJob(tx, job);
  return {
    trial_id: job.id,
    columns: JSON.stringify(columns),
    lines: NO_LINES,
    as_of: asOf ?? null,
  };
}

/**
 * A person who counts stock at some time has already accounted for the orders by then: only orders
 * released later are subtracted, whether or not another system acknowledges orders.
 */
async function knownEventAt(
  db: Db,
  { asOf, seq }: BatchOptions,
): Promise<Pick<BatchOptions, 'seq'>> {
  if (asOf === undefined || seq !== undefined) return {};
  return { seq: await lastEventSeqBy(db, asOf) };
}
