import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

import type { UploadKind } from '#domain/uploads';

import type { Db } from '../../db/client';
import { addUpload, columnsApplied } from '../../db/uploads';
import type { FoundColumn, Layout } from '../folder/conversion';

import { beginTrial, type UploadParts } from './beginTrial';
import { keepFile } from './keepFile';
import { layoutOf } from './layoutOf';

interface NewUpload {
  kind: UploadKind;
  name: string;
  stream: Readable;
  asOf: string | undefined;
  /** Who of the staff. */
  sentBy: string;
}

/** Reads a file and begins its trial; of one that cannot be used nothing stays. */
export async function takeUpload(
  parts: UploadParts,
  { kind, name, stream, asOf, sentBy: by }: NewUpload,
): Promise<string> {
  const { db, sources, now } = parts;
  const id = randomUUID();
  try {
    const sha256 = await keepFile(stream, await sources.make(id));
    const layouts = await layoutsBefore(db, kind);
    await beginTrial(parts, { id, kind, asOf, layouts, by }, (tx, trial) =>
      addUpload(tx, {
        ...{ id, kind, name, sha256, ...trial, job_id: null },
        ...{ sent_by: by, created_at: now().toISOString(), applied_at: null },
      }),
    );
    return id;
  } catch (error) {
    await sources.forget(id);
    throw error;
  }
}

/** Files whose columns are remembered. */
const REMEMBERED = 50;

/** How files of a kind were read that were applied: those with the same headings are read so again. */
async function layoutsBefore(db: Db, kind: UploadKind): Promise<Layout[]> {
  const applied = await columnsApplied(db, kind, REMEMBERED);
  return applied.map((columns) => layoutOf(JSON.parse(columns) as FoundColumn[]));
}
