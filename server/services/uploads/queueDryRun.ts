import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inTransaction, type Db } from '../../db/client';
import { addJob } from '../../db/jobs';
import type { StoredUpload } from '../../db/uploads';
import { inTemporaryFolder } from '../../files/inTemporaryFolder';
import type { TableLayout } from '../../table-files/conversion';
import type { ConvertedRows } from '../../table-files/convertFile';
import { newJob } from '../exchange/jobs/newJob';
import { queueFile, type QueueParts } from '../exchange/jobs/queueFile';
import { KINDS } from '../exchange/kinds';
import { TableRefusal } from '../exchange/readTableFile';

import type { Sources } from './sources';

export interface UploadParts extends QueueParts {
  sources: Sources;
}

interface DryRunRequest {
  /** The upload that the file belongs to. */
  id: string;
  kind: string;
  asOf: string | undefined;
  layouts: readonly TableLayout[];
  headingLine?: number | undefined;
  /** E-mail address of the member of staff. */
  by: string;
}

/** Lines of a table with too few recognised columns to read a row. */
export const NO_LINES = '[]';

type Store = (
  tx: Db,
  dryRun: Pick<StoredUpload, 'dry_run_id' | 'columns' | 'heading_rows' | 'lines' | 'as_of'>,
) => Promise<void>;

/**
 * Reads a file and queues its dry run, which `store` records; if that refuses, nothing remains. A
 * table with too few recognised columns has a dry run without rows, until somebody maps its columns.
 */
export async function queueDryRun(
  parts: UploadParts,
  { id, kind: name, asOf, layouts, headingLine, by }: DryRunRequest,
  store: Store,
): Promise<void> {
  const { db, sources, now } = parts;
  const kind = KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`${name} is not a kind of data.`);
  const actor = { kind: 'staff', id: by } as const;
  await inTemporaryFolder(async (folder) => {
    const [rows, lines] = [join(folder, 'rows'), join(folder, 'lines')];
    const table = {
      source: sources.pathOf(id),
      rows,
      lines,
      takesJson: true,
      layouts,
      headingLine,
    };
    const how = { isKeyed: true, isByPerson: true, isDryRun: true, keepsRows: true };
    const sending = { actor, params: { as_of: asOf }, ...how };
    await queueFile(parts, kind, { table }, sending, (stored) =>
      inTransaction(db, async (tx) => {
        await store(tx, {
          dry_run_id: stored.jobId,
          ...storedTable(stored.table),
          lines: readFileSync(lines, 'utf8'),
          as_of: stored.options.asOf ?? null,
        });
        await stored.queue(tx);
        return true;
      }),
    );
  }).catch(async (error: unknown) => {
    if (!(error instanceof TableRefusal && error.file.columns)) throw error;
    const table = storedTable(error.file);
    const at = now();
    const ended = { state: 'cancelled', finished_at: at.toISOString() } as const;
    const batch = { confirmed: {}, isKeyed: true };
    const job = newJob({ kind: name, actor, at, ...ended }, { batch, isDryRun: true });
    await inTransaction(db, async (tx) => {
      await addJob(tx, job);
      await store(tx, { dry_run_id: job.id, ...table, lines: NO_LINES, as_of: asOf ?? null });
    });
  });
}

const storedTable = ({ columns = [], headingRows }: Partial<ConvertedRows>) => ({
  columns: JSON.stringify(columns),
  heading_rows: headingRows ? JSON.stringify(headingRows) : null,
});
