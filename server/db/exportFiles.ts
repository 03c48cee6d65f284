import { inChunks, type Db } from './client';
import { incrementMeta } from './meta';
import type { ExportFileTable } from './tables/folder';
import type { OrderTable } from './tables/orders';

/** Meta key of the number of the last order file. */
export const LAST_FILE_KEY = 'last_export_file';

export const nextFileNumber = (tx: Db): Promise<number> => incrementMeta(tx, LAST_FILE_KEY, 1);

interface UnexportedOrdersQuery {
  /** Orders released up to this event are omitted unless their stage is one of `stages`. */
  since: number;
  stages: readonly string[];
  /** Whether to omit orders that another system has acknowledged. */
  isUnclaimed: boolean;
  limit: number;
}

/** Released orders that are in no file yet, in order of release. */
export const unexportedOrders = (
  db: Db,
  { since, stages, isUnclaimed, limit }: UnexportedOrdersQuery,
): Promise<OrderTable[]> =>
  db
    .selectFrom('orders')
    .where('released_seq', 'is not', null)
    .where('status', '!=', 'cancelled')
    .where('held_at', 'is', null)
    .where((row) => row.or([row('released_seq', '>', since), row('stage', 'in', stages)]))
    .$if(isUnclaimed, (query) => query.where('acknowledged_at', 'is', null))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('exported_orders')
            .whereRef('exported_orders.order_id', '=', 'orders.order_id')
            .select('number'),
        ),
      ),
    )
    .selectAll()
    .orderBy('released_seq')
    .limit(limit)
    .execute();

export async function addExportFile(
  tx: Db,
  file: ExportFileTable,
  orderIds: readonly string[],
): Promise<void> {
  await tx.insertInto('export_files').values(file).execute();
  for (const chunk of inChunks(orderIds)) {
    const rows = chunk.map((order_id) => ({ order_id, number: file.number }));
    await tx.insertInto('exported_orders').values(rows).execute();
  }
}

export const exportFile = (db: Db, number: number): Promise<ExportFileTable | undefined> =>
  db.selectFrom('export_files').where('number', '=', number).selectAll().executeTakeFirst();

/** Files that are not on disk yet, in order. */
export const unwrittenFiles = (db: Db): Promise<ExportFileTable[]> =>
  db
    .selectFrom('export_files')
    .where('written_at', 'is', null)
    .selectAll()
    .orderBy('number')
    .execute();

type UnfetchedFile = Pick<ExportFileTable, 'number' | 'written_at' | 'told_at'>;

/** Written files that have not been fetched, as far as is known. */
export const unfetchedFiles = (db: Db): Promise<UnfetchedFile[]> =>
  db
    .selectFrom('export_files')
    .where('written_at', 'is not', null)
    .where('gone_at', 'is', null)
    .select(['number', 'written_at', 'told_at'])
    .orderBy('number')
    .execute();

/** Changes a file, with `isUnwritten` only an unwritten one; returns whether it was changed. */
export async function changeExportFile(
  db: Db,
  number: number,
  change: Partial<ExportFileTable>,
  isUnwritten = false,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('export_files')
    .set(change)
    .where('number', '=', number)
    .$if(isUnwritten, (query) => query.where('written_at', 'is', null))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes files that were fetched before a moment; their orders stay marked as exported. */
export async function deleteExportFilesBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('export_files').where('gone_at', '<', moment).execute();
}
