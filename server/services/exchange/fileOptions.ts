import type { Db } from '../../db/client';
import { lastEventSeqBy } from '../../db/events';
import { exportFile } from '../../db/exportFiles';
import type { FileFields } from '../../table-files/typedRows';
import { Refusal } from '../actions/refusal';

import type { BatchOptions } from './dataKind';
import { readBatchOptions, type BatchParams } from './readBatchOptions';

interface Sender {
  now: Date;
  isKeyed: boolean;
  isTable: boolean;
  isByPerson?: boolean;
}

/**
 * Returns the options for all rows of a file: what it states itself, otherwise what was sent along
 * with it.
 */
export async function fileOptions(
  db: Db,
  { orders_file, ...stated }: FileFields,
  sent: BatchParams,
  { now, isKeyed, isTable, isByPerson = false }: Sender,
): Promise<BatchOptions> {
  const options = await readBatchOptions(db, { ...sent, ...stated }, { now, isKeyed });
  options.leavesOut = isTable;
  if (isByPerson) options.reportsChanges = true;
  if (orders_file !== undefined) {
    const number = Number(/^(?:orders-)?0*(\d{1,15})(?:\.csv)?$/i.exec(orders_file)?.[1] ?? 0);
    const ordersFile = await exportFile(db, number);
    if (!ordersFile)
      throw new Refusal(422, 'upload.noOrdersFile', { params: { file: orders_file } });
    options.seq = ordersFile.last_seq;
  }
  // A person who counts stock has accounted for the orders by then: only orders released later are
  // subtracted, whether or not another system acknowledges orders.
  if (isByPerson && options.asOf !== undefined)
    options.seq ??= await lastEventSeqBy(db, options.asOf);
  return options;
}
