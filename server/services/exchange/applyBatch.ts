import { bumpCatalogueVersion } from '../../catalogue/version';
import type { Action } from '../actions/action';
import { hasChanges, type Outcomes } from '../actions/outcomes';
import { Refusal } from '../actions/refusal';

import { emptyEstimate, questionOf } from './confirmationQuestion';
import type { DataKind, BatchOptions } from './dataKind';
import { readRows } from './readRows';
import { estimateRows, takeRows } from './rounds';

/**
 * Data of the event for a change: the number of rows of a batch, or the change to a single thing.
 */
export interface BatchEvent {
  subject: string;
  version: number;
  data: Readonly<Record<string, unknown>>;
}

/** The event of so many rows of a kind. */
export const eventOfRows = ({ name }: { name: string }, rows: number): BatchEvent => ({
  subject: name,
  version: 0,
  data: { rows },
});

/** Applies a batch that is small enough for one transaction; each row is independent. */
export async function applyBatch<Content extends object>(
  action: Action,
  kind: DataKind<Content>,
  sent: readonly unknown[],
  options: BatchOptions,
  event: BatchEvent = eventOfRows(kind, sent.length),
): Promise<Outcomes> {
  kind.assertComplete?.(sent, options);
  const rows = readRows(kind, sent, { firstRow: 1 });
  const estimate = emptyEstimate();
  await estimateRows(action.tx, kind, rows.readable, options, estimate);
  const question = await questionOf(action.tx, estimate, options.confirmed);
  if (question) throw new Refusal(409, 'exchange.needsConfirmation', { question });
  return storeRows(action, kind, rows, options, event);
}

/** Stores the readable rows and records their event; returns the outcomes of all rows. */
export async function storeRows<Content extends object>(
  action: Action,
  kind: DataKind<Content>,
  { readable, left }: ReturnType<typeof readRows<Content>>,
  options: BatchOptions,
  event: BatchEvent | undefined,
): Promise<Outcomes> {
  const { outcomes, seen } = await takeRows(action, kind, readable, options);
  await bumpCatalogueVersion(action.tx, seen);
  if (kind.event && event && hasChanges(outcomes)) {
    const data = { ...event.data, ...onlyList(kind, outcomes) };
    action.record({ kind: kind.event, ...event, data });
  }
  return [...left, ...outcomes].sort((one, other) => one.row - other.row);
}

/** The price list in which all changes were made; nothing if there are several. */
function onlyList<Content>(kind: DataKind<Content>, outcomes: Outcomes): { price_list?: string } {
  const changed = outcomes.filter((outcome) => hasChanges([outcome]));
  const lists = new Set(kind.listOf ? changed.map(({ key }) => kind.listOf!(key)) : []);
  const [price_list] = lists;
  return lists.size === 1 && price_list !== undefined ? { price_list } : {};
}
