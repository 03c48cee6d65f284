import type { ConfirmedCounts } from '#domain/importGuards';

import type { Db } from '../../db/client';
import { Refusal } from '../actions/refusal';
import { parseSentTime } from '../actions/sentTime';
import { resolveCursor } from '../feeds/resolveCursor';

import type { BatchOptions } from './dataKind';

/** Options of a batch for all of its rows, as sent. */
export interface BatchParams {
  as_of?: string | undefined;
  cursor?: string | undefined;
  confirm?: ConfirmedCounts | undefined;
}

/** Reads the options of a batch; a future time, or a cursor of another log, is refused. */
export async function readBatchOptions(
  db: Db,
  { as_of, cursor, confirm = {} }: BatchParams,
  { now, isKeyed }: { now: Date; isKeyed: boolean },
): Promise<BatchOptions> {
  const options: BatchOptions = { confirmed: confirm, isKeyed };
  if (as_of !== undefined) options.asOf = parseSentTime(as_of, 'as_of', now, malformed);
  if (cursor === 'now') throw new Refusal(400, 'cursor.malformed', { field: 'cursor' });
  if (cursor !== undefined) options.seq = (await resolveCursor(db, cursor)).seq;
  return options;
}

const malformed = (code: 'field.form' | 'row.future'): Refusal =>
  new Refusal(400, 'request.refused', { errors: [{ code, field: 'as_of' }] });
