import type { Action } from '../actions/action';
import { isBad, type RowOutcome } from '../actions/outcomes';
import { Refusal } from '../actions/refusal';

import { applyBatch, type BatchEvent } from './applyBatch';
import type { DataKind, BatchOptions } from './dataKind';

interface Change {
  /** The whole row, including its key. */
  content: object;
  /** The version seen by the caller, if given. */
  seen: number | undefined;
  /** The current version, locked until the transaction ends. */
  current: number;
  /** What was confirmed, such as a price jump. */
  confirmed?: BatchOptions['confirmed'];
  event?: BatchEvent | undefined;
}

/** Changes one thing by its row; 412 if it is no longer at the version seen by the caller. */
export async function changeOne<Content extends object>(
  action: Action,
  kind: DataKind<Content>,
  { content, seen, current, confirmed = {}, event }: Change,
): Promise<RowOutcome> {
  if (seen !== undefined && seen !== current) {
    throw new Refusal(412, 'exchange.version', { params: { version: current } });
  }
  const options = { confirmed, isKeyed: true };
  const [outcome] = await applyBatch(action, kind, [content], options, event);
  if (!outcome) throw new Error('Nothing was done.');
  const { code, field, params } = outcome;
  if (!code || !isBad(outcome)) return outcome;
  const fault = { code, ...(field !== undefined && { field }), ...(params && { params }) };
  throw new Refusal(400, 'request.refused', { errors: [fault] });
}
