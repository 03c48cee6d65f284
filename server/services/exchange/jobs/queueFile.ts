import { createReadStream } from 'node:fs';

import type { Db } from '../../../db/client';
import { isOutcomeUnknown } from '../../../db/failures';
import { addJob, changeJob, deleteJob } from '../../../db/jobs';
import type { Conversion } from '../../../table-files/conversion';
import type { ConvertedRows } from '../../../table-files/convertFile';
import type { Converter } from '../../../table-files/openConverter';
import type { Actor } from '../../actions/action';
import type { BatchOptions } from '../dataKind';
import { fileOptions } from '../fileOptions';
import type { AnyKind } from '../kinds';
import type { BatchParams } from '../readBatchOptions';
import { readTableFile } from '../readTableFile';

import { newJob } from './newJob';
import { storeRows } from './storeRows';
import type { UploadStream } from './uploadedRows';
import type { Jobs } from './workJobs';

export interface QueueParts {
  db: Db;
  convert: Converter;
  jobs: Jobs;
  now: () => Date;
}

/** A file as it was sent: a table to be read, or rows as JSON, one per line. */
export type SentFile = { table: Omit<Conversion, 'kind'> } | { rows: UploadStream };

interface Sending {
  actor: Actor;
  /** What was sent along with the file. */
  params: BatchParams;
  /** Whether a repeat of the file is recognised as one. */
  isKeyed: boolean;
  /** Whether a person sends it, who sees what each row changes. */
  isByPerson?: boolean;
  isDryRun: boolean;
  keepsRows?: boolean;
}

/** A file whose rows are stored, for a job that has not begun. */
export interface StoredFile {
  jobId: string;
  at: Date;
  options: BatchOptions;
  /** What was read from a table. */
  table: Pick<ConvertedRows, 'columns' | 'headingRows' | 'ofAll'>;
  /** Hash of all rows, to distinguish files. */
  hash: string;
  /** Queues the job, in the transaction that records where the file came from. */
  queue: (tx: Db) => Promise<void>;
}

/**
 * Every way in of a file of rows: stores them as a job, which `start` queues; it returns false if
 * another job was started for the file before. A file that is refused leaves nothing behind.
 */
export async function queueFile(
  { db, convert, jobs, now }: QueueParts,
  kind: AnyKind,
  file: SentFile,
  { actor, params, isDryRun, keepsRows, ...how }: Sending,
  start: (stored: StoredFile) => Promise<boolean>,
): Promise<void> {
  const at = now();
  const table =
    'table' in file
      ? await readTableFile(convert, { ...file.table, kind: kind.name })
      : { ofAll: {}, columns: [] };
  const batch = await fileOptions(db, table.ofAll, params, {
    ...how,
    now: at,
    isTable: 'table' in file,
  });
  const options = { batch, isDryRun, ...(keepsRows !== undefined && { keepsRows }) };
  const job = newJob({ kind: kind.name, state: 'arriving', actor, at }, options);
  await addJob(db, job);
  try {
    // Opened last, since a file that is refused must not be open.
    const rows =
      'rows' in file ? file.rows : { stream: createReadStream(file.table.rows), isPacked: true };
    const stored = await storeRows(db, kind, rows, { jobId: job.id, batch });
    const queue = async (tx: Db) => {
      await changeJob(tx, job.id, ['arriving'], { state: 'waiting', rows: stored.rows });
    };
    const { hash } = stored;
    const isFirst = await start({ jobId: job.id, at, options: batch, table, hash, queue });
    if (!isFirst) await deleteJob(db, job.id);
  } catch (error) {
    if (!isOutcomeUnknown(error)) await deleteJob(db, job.id);
    throw error;
  }
  jobs.wake();
}
