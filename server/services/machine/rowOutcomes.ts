import type { RowOutcome } from '#contract/v1/machineCall';
import { grouped } from '#domain/grouped';

import type { Deed } from '../deed';
import { Refusal } from '../refusal';

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
  deed: Deed,
  work: (deed: Deed) => Promise<RowResult>,
): Promise<RowResult> {
  try {
    return await work(deed);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { outcome: error.code === 'desk.otherShipment' ? 'conflict' : 'error', refusal: error };
  }
}
