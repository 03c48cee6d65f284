import type { RowOutcome } from '#contract/v1/machineCall';
import { grouped } from '#domain/grouped';

import type { Action } from '../action';
import { takeOrders } from '../fulfilment/orderInHand';
import { Refusal, type Fault } from '../refusal';

/** What became of a row; a refusal is put into words where the caller's language is known. */
export type RowResult = Omit<RowOutcome, 'row' | 'order_id' | 'code' | 'field' | 'message'> & {
  refusal?: Refusal;
};

/** A row of a batch that could be read, with its place in it. */
export interface Row<Content> {
  row: number;
  content: Content;
}

/** Orders whose rows are worked off in one transaction: others wait no longer than that. */
const PART = 50;

/** The rows of an order stay together, and orders are taken in one order, so that two batches never wait for each other in a circle. */
export function partsOf<Content extends { order_id: string }>(
  rows: readonly Row<Content>[],
): Row<Content>[][][] {
  const byOrder = [...grouped(rows, ({ content }) => content.order_id)];
  const orders = byOrder.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, own]) => own);
  return Array.from({ length: Math.ceil(orders.length / PART) }, (_none, at) =>
    orders.slice(at * PART, (at + 1) * PART),
  );
}

/** A row that is refused is told so and leaves the others alone: every verb refuses before it writes. */
export async function unlessRefused(
  action: Action,
  work: (action: Action) => Promise<RowResult>,
): Promise<RowResult> {
  try {
    return await work(action);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { outcome: error.code === 'desk.otherShipment' ? 'conflict' : 'error', refusal: error };
  }
}

/** Does the rows of one order; their results stand in the order of the rows. */
export type WorkOfOrder<Content> = (
  action: Action,
  rows: readonly Row<Content>[],
) => Promise<RowResult[]>;

/** Reads at once what the rows of a part are judged by. */
export type Preparation<Content> = (action: Action, contents: readonly Content[]) => Promise<void>;

/** One row after the other, each refused by itself. */
export const rowByRow =
  <Content>(work: (action: Action, content: Content) => Promise<RowResult>): WorkOfOrder<Content> =>
  async (action, rows) => {
    const results: RowResult[] = [];
    for (const { content } of rows) {
      results.push(await unlessRefused(action, () => work(action, content)));
    }
    return results;
  };

/** Does orders one after the other; their rows with what became of them. */
export async function workOff<Content extends { order_id: string }>(
  action: Action,
  orders: readonly (readonly Row<Content>[])[],
  work: WorkOfOrder<Content>,
  prepare?: Preparation<Content>,
): Promise<[Row<Content>, RowResult][]> {
  await takeOrders(
    action,
    orders.flatMap(([first]) => (first ? [first.content.order_id] : [])),
  );
  await prepare?.(
    action,
    orders.flat().map(({ content }) => content),
  );
  const done: [Row<Content>, RowResult][] = [];
  for (const rows of orders) {
    const results = await work(action, rows);
    rows.forEach((one, at) => done.push([one, results[at] ?? { outcome: 'error' }]));
  }
  return done;
}

/** A row that could not be read; its first fault is told. */
export const unreadRow = (faults: readonly Fault[]): RowResult => ({
  outcome: 'error',
  refusal: new Refusal(400, 'request.refused', { errors: faults.slice(0, 1) }),
});

/** What a row is told of its refusal: the first thing that is wrong with it. */
export function faultOf({ code, details }: Refusal): Fault {
  const { field, params, errors: [fault] = [] } = details;
  if (fault) return fault;
  return { code, ...(field !== undefined && { field }), ...(params && { params }) };
}
