import type { Confirmed } from '#domain/importGuards';

import type { Db } from '../../db/client';
import { exportFile } from '../../db/exportFiles';
import type { Manner } from '../exchange/dataKind';
import { readManner } from '../exchange/readManner';
import { Refusal } from '../refusal';

import type { OfAll } from './plainRows';

interface Beside {
  /** When its rows were true, unless the file says so itself. */
  asOf?: string | undefined;
  confirm?: Confirmed | undefined;
}

/** What holds for all rows of a file, by what it says and what is said beside it. */
export async function mannerOfFile(
  db: Db,
  { as_of, cursor, orders_file }: OfAll,
  { asOf, confirm }: Beside,
  now: Date,
): Promise<Manner> {
  const manner = await readManner(
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
