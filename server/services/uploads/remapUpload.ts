import type { Db } from '../../db/client';
import { dropJobInput } from '../../db/jobs';
import { changeUpload, uploadById, type StoredUpload } from '../../db/uploads';
import { layoutOf, type FoundColumn } from '../../table-files/conversion';
import { FILE_KINDS } from '../../table-files/fileKinds';
import { Refusal } from '../actions/refusal';
import { stopJob } from '../exchange/jobs/decideJob';

import { queueDryRun, type UploadParts } from './queueDryRun';
import { tooLateRefusal } from './tooLateRefusal';

interface Remapping {
  /** Field of each column. */
  fields?: readonly (string | null)[];
  /** Line of the headings, whose columns are recognised anew unless their fields are given. */
  heading_line?: number;
}

/**
 * Queues another dry run of a file, with its columns remapped; the previous one is stopped and its
 * rows deleted.
 */
export async function remapUpload(
  parts: UploadParts,
  upload: StoredUpload,
  { fields, heading_line }: Remapping,
  by: string,
): Promise<void> {
  const { sources, now } = parts;
  const { id, kind, dry_run_id, as_of } = upload;
  if (upload.job_id !== null) throw await tooLateRefusal(parts.db, id);
  if (!(await sources.isTable(id))) throw new Refusal(409, 'upload.gone');
  const { headings } = layoutOf(JSON.parse(upload.columns) as FoundColumn[]);
  if (fields) assertValidMapping(kind, fields, headings.length);
  const how = { layouts: fields ? [{ headings, fields }] : [], headingLine: heading_line };
  const store = async (tx: Db, dryRun: Partial<StoredUpload>) => {
    if (!(await changeUpload(tx, upload, dryRun))) throw await tooLateRefusal(tx, id);
    await stopJob(tx, dry_run_id, now());
    await dropJobInput(tx, dry_run_id);
  };
  try {
    await queueDryRun(parts, { id, kind, asOf: as_of ?? undefined, ...how, by }, store);
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
