import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import { ROWS_FILE_LIMITS } from '#domain/uploads';

import type { Db } from '../../../db/client';
import { addJobPart, nextPart, storePartInput } from '../../../db/jobs';
import { Refusal } from '../../actions/refusal';
import type { DataKind, BatchOptions } from '../dataKind';
import { readRows } from '../readRows';
import { openSupersession } from '../supersession';

import { parseInput, serialiseInput } from './partInput';
import { uploadedRows, type UploadStream } from './uploadedRows';

/** Rows applied per transaction. */
const PART_SIZE = 500;

/** Stores the rows of a job as they arrive; returns their number, and a hash to distinguish files. */
export async function storeRows<Content extends object>(
  db: Db,
  kind: DataKind<Content>,
  upload: UploadStream,
  { jobId, batch }: { jobId: string; batch: BatchOptions },
): Promise<{ rows: number; hash: string }> {
  const hash = createHash('sha256');
  const size = kind.partSize ?? PART_SIZE;
  const partOf = (row: number) => Math.ceil(row / size);
  const supersededBy = openSupersession(kind);
  /** Per part, the rows that a later part supersedes. */
  const superseded = new Map<number, number[]>();
  let rows = 0;
  let part: unknown[] = [];
  const storePart = async () => {
    kind.assertComplete?.(part, batch);
    const input = serialiseInput({ rows: part, superseded: [] });
    hash.update(input);
    const number = partOf(rows);
    const first_row = rows - part.length + 1;
    await addJobPart(db, { job_id: jobId, number, first_row, input, outcomes: null });
    for (const read of readRows(kind, part, { firstRow: first_row }).readable) {
      const earlier = supersededBy(read);
      if (earlier === undefined) continue;
      const own = superseded.get(partOf(earlier)) ?? [];
      superseded.set(partOf(earlier), [...own, earlier]);
    }
    part = [];
  };
  for await (const row of uploadedRows(upload)) {
    rows += 1;
    if (rows > ROWS_FILE_LIMITS.rows) {
      throw new Refusal(413, 'exchange.tooManyRows', { params: { limit: ROWS_FILE_LIMITS.rows } });
    }
    part.push(row);
    if (part.length === size) {
      await storePart();
      await setImmediate();
    }
  }
  if (part.length > 0) await storePart();
  if (rows === 0) throw new Refusal(400, 'exchange.unreadable');
  await markSuperseded(db, jobId, superseded);
  return { rows, hash: hash.digest('hex') };
}

/** Marks superseded rows at the end, because a part is stored before the later ones are known. */
async function markSuperseded(
  db: Db,
  jobId: string,
  superseded: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  for (const [number, own] of superseded) {
    const part = await nextPart(db, jobId, number - 1);
    if (!part) throw new Error(`Part ${number} of job ${jobId} is missing.`);
    await storePartInput(db, part, serialiseInput({ ...parseInput(part), superseded: own }));
    await setImmediate();
  }
}
