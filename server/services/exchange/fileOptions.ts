import type { Db } from '../../db/client';
import { exportFile } from '../../db/exportFiles';
import type { FileFields } from '../../table-files/typedRows';
import { Refusal } from '../actions/refusal';

import type { BatchOptions } from './dataKind';
import { readBatchOptions, type BatchParams } from './readBatchOptions';

/**
 * Returns the options for all rows of a file: what it states itself, otherwise what was sent along
 * with it.
 */
export async function fileOptions(
  db: Db,
  { orders_file, ...stated }: FileFields,
  sent: BatchParams,
  how: { now: Date; isKeyed: boolean },
): Promise<BatchOptions> {
  const read = await readBatchOptions(db, { ...sent, ...stated }, how);
  const options = { ...read, leavesOut: true };
  if (orders_file === undefined) return options;
  const number = Number(/^(?:orders-)?0*(\d{1,15})(?:\.csv)?$/i.exec(orders_file)?.[1] ?? 0);
  const ordersFile = await exportFile(db, number);
  if (ordersFile) return { ...options, seq: ordersFile.last_seq };
  throw new Refusal(422, 'upload.noOrdersFile', { params: { file: orders_file } });
}
