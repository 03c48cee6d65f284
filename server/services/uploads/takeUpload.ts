import { randomUUID } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import type { UploadKind } from '#domain/uploads';

import { inTransaction, type Db } from '../../db/client';
import { lastEventBy } from '../../db/events';
import { changeJob } from '../../db/jobs';
import { addUpload } from '../../db/uploads';
import type { ImportRefusal } from '../../import/importRefusal';
import type { Manner } from '../exchange/dataKind';
import { storeUpload } from '../exchange/jobs/storeUpload';
import type { Jobs } from '../exchange/jobs/workJobs';
import { KINDS } from '../exchange/kinds';
import { mannerOfFile } from '../folder/mannerOfFile';
import type { Converter } from '../folder/openConverter';
import { Refusal } from '../refusal';

import { keepFile, tooLarge } from './keepFile';

export interface UploadParts {
  db: Db;
  convert: Converter;
  jobs: Jobs;
  now: () => Date;
}

interface NewUpload {
  kind: UploadKind;
  name: string;
  stream: Readable;
  asOf: string | undefined;
  /** Who of the staff. */
  sentBy: string;
}

/** Reads a file and begins its trial; of one that cannot be used nothing stays. */
export async function takeUpload(parts: UploadParts, upload: NewUpload): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'haberdash-upload-'));
  try {
    return await tryOut(parts, upload, dir);
  } catch (error) {
    throw error instanceof Refusal && error.status === 413 ? tooLarge() : error;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function tryOut(
  { db, convert, jobs, now }: UploadParts,
  { kind: name, name: called, stream, asOf, sentBy }: NewUpload,
  dir: string,
): Promise<string> {
  const kind = KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`${name} is no kind of data.`);
  const [source, rows, lines] = [join(dir, 'source'), join(dir, 'rows'), join(dir, 'lines')];
  const sha256 = await keepFile(stream, source);
  const converted = await convert({ kind: name, source, rows, lines, takesJson: true });
  if ('said' in converted) throw refusalOf(converted.said);

  const at = now();
  const manner = await mannerOfFile(db, converted.ofAll, { asOf }, at);
  const { jobId, rows: count } = await storeUpload(
    db,
    kind,
    { stream: createReadStream(rows), form: converted.form, isPacked: false },
    {
      actor: { kind: 'staff', id: sentBy },
      at,
      manner: { ...manner, ...(await knownThen(db, manner)), tellsChanges: true },
      isDryRun: true,
      isTrial: true,
    },
  );
  const id = randomUUID();
  await inTransaction(db, async (tx) => {
    await addUpload(tx, {
      ...{ id, kind: name, name: called, sha256, trial_id: jobId, job_id: null },
      columns: JSON.stringify(converted.columns),
      lines: readFileSync(lines, 'utf8'),
      as_of: manner.asOf ?? null,
      sent_by: sentBy,
      created_at: at.toISOString(),
      applied_at: null,
    });
    await changeJob(tx, jobId, ['arriving'], { state: 'waiting', rows: count });
  });
  jobs.look();
  return id;
}

/**
 * A person who counts at some time has what was ordered by then in hand: orders that were released later are
 * taken off again, whether or not another system takes orders over.
 */
async function knownThen(db: Db, { asOf, seq }: Manner): Promise<Pick<Manner, 'seq'>> {
  if (asOf === undefined || seq !== undefined) return {};
  return { seq: await lastEventBy(db, asOf) };
}

function refusalOf({ code, params }: ImportRefusal['said']): Refusal {
  if (code === 'upload.tooLarge') return tooLarge();
  return new Refusal(422, code, params && { params });
}
