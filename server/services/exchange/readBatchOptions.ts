import type { Confirmed } from '#domain/importGuards';

import type { Db } from '../../db/client';
import { startOfFeed } from '../feeds/startOfFeed';
import { Refusal } from '../refusal';

import type { BatchOptions } from './dataKind';

/** Options of a batch for all of its rows, as sent. */
export interface BatchParams {
  as_of?: string | undefined;
  cursor?: string | undefined;
  confirm?: Confirmed | undefined;
}

/** Tolerated difference between clocks, in milliseconds. */
const AHEAD = 60_000;

/** Reads the options of a batch; a future time, or a cursor of another log, is refused. */
export async function readBatchOptions(
  db: Db,
  { as_of, cursor, confirm = {} }: BatchParams,
  { now, isKeyed }: { now: Date; isKeyed: boolean },
): Promise<BatchOptions> {
  const manner: BatchOptions = { confirmed: confirm, isKeyed };
  if (as_of !== undefined) {
    const moment = new Date(as_of);
    if (Number.isNaN(moment.getTime())) throw malformed('field.form');
    if (moment.getTime() > now.getTime() + AHEAD) throw malformed('row.future');
    manner.asOf = moment.toISOString();
  }
  if (cursor === 'now') throw new Refusal(400, 'cursor.malformed', { field: 'cursor' });
  if (cursor !== undefined) manner.seq = (await startOfFeed(db, cursor)).seq;
  return manner;
}

const malformed = (code: 'field.form' | 'row.future') =>
  new Refusal(400, 'request.refused', { errors: [{ code, field: 'as_of' }] });
