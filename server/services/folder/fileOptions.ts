import type { Confirmed } from '#domain/importGuards';

import type { Db } from '../../db/client';
import { exportFile } from '../../db/exportFiles';
import type { BatchOptions } from '../exchange/dataKind';
import { readBatchOptions } from '../exchange/readBatchOptions';
import { Refusal } from '../refusal';

import type { OfAll } from './plainRows';

interface Beside {
  /** Time of its rows, unless the file itself states one. */
  asOf?: string | undefined;
  confirm?: Confirmed | undefined;
}

/**
 * Returns the options for all rows of a file, from its content and from what was sent along with
 * it.
 */
export async function fileOptions(
  db: Db,
  { as_of, cursor, orders_file }: OfAll,
  { asOf, confirm }: Beside,
  now: Date,
): Promise<BatchOptions> {
  const manner = await readBatchOptions(
    db,
    { as_of: as_of ?? asOf, cursor, confirm },
    { now, isKeyed: true },
  );
  if (orders_file === undefined) return manner;
  const number = Number(/^(?:orders-)?0*(\d{1,15})(?:\.csv)?$/i.exec(orders_file)?.[1] ?? 0);
  const ordersFile = await exportFile(db, number);
  if (ordersFile) return { ...manner, seq: ordersFile.last_seq };
  throw new Refusal(422, 'upload.noOrdersFile', { params: { file: orders_file } });
}
