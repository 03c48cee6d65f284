import type { Db } from '../../db/client';
import { dropJobInput } from '../../db/jobs';
import type { UploadTable } from '../../db/tables/jobs';
import { changeUpload, uploadById } from '../../db/uploads';
import { layoutOf, type FoundColumn } from '../../table-files/conversion';
import { FILE_KINDS } from '../../table-files/fileKinds';
import { Refusal } from '../actions/refusal';
import { stopJob } from '../exchange/jobs/decideJob';

import { beginTrial, type UploadParts } from './beginTrial';
import { tooLateRefusal } from './tooLateRefusal';

/**
 * Starts another trial of a file, with its columns remapped; the previous trial is stopped and its
 * rows deleted.
 */
export async function remapUpload(
  parts: UploadParts,
  upload: UploadTable,
  fields: readonly (string | null)[],
  by: string,
): Promise<void> {
  const { sources, now } = parts;
  const { id, kind, trial_id, as_of } = upload;
  if (upload.job_id !== null) throw await tooLateRefusal(parts.db, id);
  if (!(await sources.isTable(id))) throw new Refusal(409, 'upload.gone');
  const { headings } = layoutOf(JSON.parse(upload.columns) as FoundColumn[]);
  assertValidMapping(kind, fields, headings.length);
  const layouts = [{ headings, fields }];
  const store = async (tx: Db, trial: Partial<UploadTable>) => {
    if (!(await changeUpload(tx, upload, trial))) throw await tooLateRefusal(tx, id);
    await stopJob(tx, trial_id, now());
    await dropJobInput(tx, trial_id);
  };
  try {
    await beginTrial(parts, { id, kind, asOf: as_of ?? undefined, layouts, by }, store);
  } catch (error) {
    // If somebody else applies the file, it is deleted while it is being read.
    const { job_id } = (await uploadById(parts.db, id)) ?? {};
    throw job_id == null ? error : await tooLateRefusal(parts.db, id);
  }
}

/**
 * Each column has a field that files of this kind may have, or none, and no two columns have the
 * same.
 */
function assertValidMapping(
  kind: string,
  fields: readonly (string | null)[],
  columns: number,
): void {
  const fieldNames = Object.keys(FILE_KINDS.find(({ name }) => name === kind)?.headings ?? {});
  const mapped = fields.filter((field) => field !== null);
  const isKnown = mapped.every((field) => fieldNames.includes(field));
  const isUnique = new Set(mapped).size === mapped.length;
  if (fields.length === columns && isKnown && isUnique) return;
  throw new Refusal(400, 'upload.columnsChanged', { field: 'fields' });
}
