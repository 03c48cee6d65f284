import type { LineStatus } from '#contract/v1/orderStatus';
import { CANCELLABLE_STAGES, openPacks, SHIPPABLE_STAGES, type Stage } from '#domain/fulfilment';

import type { OrderLineTable, OrderTable } from '../../db/tables/orders';
import { Refusal } from '../actions/refusal';
import { parseSentTime } from '../actions/sentTime';
import { refuseExcess } from '../fulfilment/lockedOrder';
import { cancelPacks } from '../fulfilment/packsCancelled';

import { findLine } from './releasedOrder';

/** The change that a row requests for its line. */
export interface LineChange {
  line: number;
  /** Packs to cancel in addition to those already cancelled. */
  cancel: number;
  /** The back-order to set, unless cancelling alone leads to it. */
  backOrder: { quantity: number; expectedOn: string | null } | undefined;
  asOf: string | undefined;
}

export interface ReportedOrder {
  order: OrderTable;
  lines: readonly OrderLineTable[];
  /** Time of the last report on each line. */
  reports: ReadonlyMap<number, string>;
  now: Date;
}

/**
 * Checks a receiver's report on a line before anything is written; `undefined` if a newer one is
 * known.
 */
export function judgeLineStatus(
  { order, lines, reports, now }: ReportedOrder,
  status: LineStatus,
): LineChange | undefined {
  const before = findLine(lines, status);
  const asOf = parseSentTime(status.as_of, 'as_of', now);
  const known = reports.get(before.line);
  if (asOf !== undefined && known !== undefined && asOf < known) return undefined;

  const cancel = packsToCancel(before, status);
  const after = cancelPacks(before, cancel, false);
  const { back_ordered: quantity = after.backorder_qty } = status;
  refuseExcess(after, quantity, 'back_ordered');
  refuseLostDay(after, status);
  const { expected_on = after.expected_on } = status;
  const expectedOn = quantity > 0 ? expected_on : null;
  const isSame = quantity === after.backorder_qty && expectedOn === after.expected_on;
  const backOrder = isSame ? undefined : { quantity, expectedOn };
  const stage = order.stage as Stage;
  const isRefused =
    (cancel > 0 && !CANCELLABLE_STAGES.includes(stage)) ||
    (backOrder && !SHIPPABLE_STAGES.includes(stage));
  if (isRefused) throw new Refusal(409, 'desk.stage', { params: { order: order.order_id } });
  return { line: before.line, cancel, backOrder, asOf };
}

/** Cancellations are final: the report counts all packs that will not be sent. */
function packsToCancel(line: OrderLineTable, { cancelled, reason }: LineStatus): number {
  const { cancelled_qty: stored } = line;
  const cancel = (cancelled ?? stored) - stored;
  if (cancel < 0) {
    throw new Refusal(409, 'row.fewerCancelled', { field: 'cancelled', params: { stored } });
  }
  if (cancel > 0 && reason === undefined) {
    throw new Refusal(400, 'row.noReason', { field: 'reason' });
  }
  refuseExcess(line, cancel, 'cancelled');
  return cancel;
}

/** A day is kept with packs on back-order only. */
function refuseLostDay(line: OrderLineTable, { back_ordered, expected_on }: LineStatus): void {
  const isLost = back_ordered === undefined && line.backorder_qty === 0 && openPacks(line) > 0;
  if (expected_on && isLost)
    throw new Refusal(409, 'row.nothingExpected', { field: 'expected_on' });
}
