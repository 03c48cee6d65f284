import type { Action } from '../actions/action';
import { isBad, type KeyedOutcome } from '../actions/outcomes';
import { Refusal } from '../actions/refusal';
import { refuseStale } from '../actions/refuseStale';

import { storeRows, type BatchEvent } from './applyBatch';
import type { DataKind, BatchOptions } from './dataKind';
import { readRows } from './readRows';

interface Change {
  /** The whole row, including its key. */
  content: object;
  /** The version seen by the caller, if given. */
  seen: number | undefined;
  /** The current version, locked until the transaction ends. */
  current: number;
  /** What was confirmed, such as a price jump. */
  confirmed?: BatchOptions['confirmed'] | undefined;
  /** What is recorded, unless rows of its kind record their own. */
  event?: BatchEvent | undefined;
}

/** Changes one thing by its row; 412 if it is no longer at the version seen by the caller. */
export async function changeOne<Content extends object>(
  action: Action,
  kind: DataKind<Content>,
  { content, seen, current, confirmed = {}, event }: Change,
): Promise<KeyedOutcome> {
  refuseStale(seen, current, 'exchange.version', { params: { version: current } });
  const rows = readRows(kind, [content], { firstRow: 1 });
  const [outcome] = await storeRows(action, kind, rows, { confirmed, isKeyed: true }, event);
  if (!outcome) throw new Error('Nothing was done.');
  const { code, field, params } = outcome;
  if (!code || !isBad(outcome)) return outcome;
  const fault = { code, ...(field !== undefined && { field }), ...(params && { params }) };
  throw new Refusal(400, 'request.refused', { errors: [fault] });
}
