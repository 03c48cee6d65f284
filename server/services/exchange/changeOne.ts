import type { Action } from '../action';
import { Refusal } from '../refusal';

import type { DataKind, Manner } from './dataKind';
import type { RowOutcome } from './outcomes';
import { takeBatch, type Told } from './takeBatch';

interface Change {
  /** The whole row, with what names it. */
  content: object;
  /** The version that the caller has seen, where it says so. */
  seen: number | undefined;
  /** The version as it is now, held until the transaction ends. */
  current: number;
  /** What was agreed to, such as a price that jumps. */
  confirmed?: Manner['confirmed'];
  told?: Told;
}

/** Changes one thing by its row; refused where it is no longer what the caller has seen. */
export async function changeOne<Content extends object>(
  action: Action,
  kind: DataKind<Content>,
  { content, seen, current, confirmed = {}, told }: Change,
): Promise<RowOutcome> {
  if (seen !== undefined && seen !== current) {
    throw new Refusal(412, 'exchange.version', { params: { version: current } });
  }
  const manner = { confirmed, isKeyed: true };
  const [outcome] = await takeBatch(action, kind, [content], manner, told);
  if (!outcome) throw new Error('Nothing was done.');
  const { code, field, params } = outcome;
  if (!code) return outcome;
  const fault = { code, ...(field !== undefined && { field }), ...(params && { params }) };
  throw new Refusal(400, 'request.refused', { errors: [fault] });
}
