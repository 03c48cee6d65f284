import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

import type { UploadKind } from '#domain/uploads';

import type { Db } from '../../db/client';
import { isOutcomeUnknown } from '../../db/failures';
import { addUpload, lastAppliedColumns } from '../../db/uploads';
import { layoutOf, type FoundColumn, type TableLayout } from '../../table-files/conversion';

import { queueDryRun, type UploadParts } from './queueDryRun';
import { storeFile } from './storeFile';

interface NewUpload {
  kind: UploadKind;
  name: string;
  stream: Readable;
  asOf: string | undefined;
  /** E-mail address of the member of staff. */
  sentBy: string;
}

/** Stores a file and queues its dry run; leaves nothing behind if the file cannot be used. */
export async function receiveUpload(
  parts: UploadParts,
  { kind, name, stream, asOf, sentBy: by }: NewUpload,
): Promise<string> {
  const { db, sources, now } = parts;
  const id = randomUUID();
  try {
    const sha256 = await storeFile(stream, await sources.make(id));
    const layouts = await earlierLayouts(db, kind);
    await queueDryRun(parts, { id, kind, asOf, layouts, by }, (tx, dryRun) =>
      addUpload(tx, {
        id,
        kind,
        name,
        sha256,
        ...dryRun,
        job_id: null,
        sent_by: by,
        created_at: now().toISOString(),
        applied_at: null,
      }),
    );
    return id;
  } catch (error) {
    if (!isOutcomeUnknown(error)) await sources.forget(id);
    throw error;
  }
}

/** Number of applied files whose column mappings are reused. */
const MAX_LAYOUTS = 50;

/** Returns the column mappings of applied files of a kind, to be reused for the same headings. */
async function earlierLayouts(db: Db, kind: UploadKind): Promise<TableLayout[]> {
  const applied = await lastAppliedColumns(db, kind, MAX_LAYOUTS);
  return applied.map((columns) => layoutOf(JSON.parse(columns) as FoundColumn[]));
}
