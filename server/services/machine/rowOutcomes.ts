import type { RowOutcome } from '#contract/v1/machineCall';
import { groupBy } from '#domain/groupBy';

import type { Action } from '../actions/action';
import { Refusal, type Fault } from '../actions/refusal';
import { lockBatch } from '../fulfilment/lockedOrder';

/** The outcome of a row; a refusal is translated where the caller's language is known. */
export type RowResult = Omit<RowOutcome, 'row' | 'order_id' | 'code' | 'field' | 'message'> & {
  refusal?: Refusal;
};

/** A readable row of a batch, with its position. */
export interface BatchRow<Content> {
  row: number;
  content: Content;
}

/** Orders processed per transaction, which limits how long others have to wait. */
const PART_SIZE = 50;

/** Refusals of what is stored under the same number, but differs. */
const CONFLICTS: ReadonlySet<string> = new Set(['desk.otherShipment', 'desk.voidedShipment']);

/** Groups rows by order and sorts the orders, so that two batches never deadlock. */
export function partsOf<Content extends { order_id: string }>(
  rows: readonly BatchRow<Content>[],
): BatchRow<Content>[][][] {
  const byOrder = [...groupBy(rows, ({ content }) => content.order_id)];
  const orders = byOrder.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, own]) => own);
  return Array.from({ length: Math.ceil(orders.length / PART_SIZE) }, (_none, index) =>
    orders.slice(index * PART_SIZE, (index + 1) * PART_SIZE),
  );
}

/**
 * Returns a refusal as the outcome of its row, leaving the others unaffected: every service refuses
 * before it writes.
 */
export async function catchRefusal(
  action: Action,
  work: (action: Action) => Promise<RowResult>,
): Promise<RowResult> {
  try {
    return await work(action);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { outcome: CONFLICTS.has(error.code) ? 'conflict' : 'error', refusal: error };
  }
}

/** Processes the rows of one order; results are in row order. */
export type OrderWork<Content> = (
  action: Action,
  rows: readonly BatchRow<Content>[],
) => Promise<RowResult[]>;

/** Loads at once what the rows of a part are checked against. */
export type Preparation<Content> = (action: Action, contents: readonly Content[]) => Promise<void>;

/** Processes rows one after the other; each may be refused on its own. */
export const rowByRow =
  <Content>(work: (action: Action, content: Content) => Promise<RowResult>): OrderWork<Content> =>
  async (action, rows) => {
    const results: RowResult[] = [];
    for (const { content } of rows) {
      results.push(await catchRefusal(action, () => work(action, content)));
    }
    return results;
  };

/** Processes orders one after the other; returns their rows with the results. */
export async function processOrders<Content extends { order_id: string }>(
  action: Action,
  orders: readonly (readonly BatchRow<Content>[])[],
  work: OrderWork<Content>,
  prepare?: Preparation<Content>,
): Promise<[BatchRow<Content>, RowResult][]> {
  await lockBatch(
    action,
    orders.flatMap(([first]) => (first ? [first.content.order_id] : [])),
  );
  await prepare?.(
    action,
    orders.flat().map(({ content }) => content),
  );
  const processed: [BatchRow<Content>, RowResult][] = [];
  for (const rows of orders) {
    const results = await work(action, rows);
    rows.forEach((one, index) => processed.push([one, results[index] ?? { outcome: 'error' }]));
  }
  return processed;
}

/** Returns the result of an unreadable row, with its first fault. */
export const unreadableResult = (faults: readonly Fault[]): RowResult => ({
  outcome: 'error',
  refusal: new Refusal(400, 'request.refused', { errors: faults.slice(0, 1) }),
});

/** Returns the fault reported for a refused row: the first one. */
export function faultOf({ code, details }: Refusal): Fault {
  const { field, params, errors: [fault] = [] } = details;
  if (fault) return fault;
  return { code, ...(field !== undefined && { field }), ...(params && { params }) };
}
