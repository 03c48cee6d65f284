import type { ConfirmedCounts } from '#domain/importGuards';

import type { Db } from '../../db/client';
import { exportFile } from '../../db/exportFiles';
import type { FileFields } from '../../table-files/rowWriter';
import { Refusal } from '../actions/refusal';
import type { BatchOptions } from '../exchange/dataKind';
import { readBatchOptions } from '../exchange/readBatchOptions';

interface SentOptions {
  /** Time of its rows, unless the file itself states one. */
  asOf?: string | undefined;
  confirm?: ConfirmedCounts | undefined;
}

/**
 * Returns the options for all rows of a file, from its content and from what was sent along with
 * it.
 */
export async function fileOptions(
  db: Db,
  { as_of, cursor, orders_file }: FileFields,
  { asOf, confirm }: SentOptions,
  now: Date,
): Promise<BatchOptions> {
  const options = await readBatchOptions(
    db,
    { as_of: as_of ?? asOf, cursor, confirm },
    { now, isKeyed: true },
  );
  if (orders_file === undefined) return options;
  const number = Number(/^(?:orders-)?0*(\d{1,15})(?:\.csv)?$/i.exec(orders_file)?.[1] ?? 0);
  const ordersFile = await exportFile(db, number);
  if (ordersFile) return { ...options, seq: ordersFile.last_seq };
  throw new Refusal(422, 'upload.noOrdersFile', { params: { file: orders_file } });
}
