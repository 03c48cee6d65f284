import type { LineStatus } from '#contract/v1/orderStatus';
import { groupBy } from '#domain/groupBy';

import type { Action } from '../action';
import { backOrderLines } from '../fulfilment/backOrderLines';
import { cancelLines } from '../fulfilment/cancelLines';
import { lockOrder } from '../fulfilment/lockedOrder';
import { reportsOf } from '../lockedOrders';

import { judgeLineStatus, type LineChange } from './judgeLineStatus';
import { lockReleasedOrder } from './releasedOrder';
import { catchRefusal, type Row, type RowResult } from './rowOutcomes';

interface JudgedRow {
  row: Row<LineStatus>;
  result: RowResult;
  /** Absent if there is nothing to do. */
  change?: LineChange;
}

/** Applies a receiver's current report on the lines of one order; results are in row order. */
export async function reportLines(
  action: Action,
  rows: readonly Row<LineStatus>[],
): Promise<RowResult[]> {
  const [{ content: { order_id } } = { content: { order_id: '' } }] = rows;
  const judged = supersede(await judgeRows(action, order_id, rows));
  const requested = judged.flatMap(({ row, change }) => (change ? [{ row, change }] : []));
  if (requested.length === 0) return judged.map(({ result }) => result);

  await cancelRequested(action, order_id, requested);
  await backOrderRequested(action, order_id, requested);
  await recordReports(action, order_id, requested);
  const locked = await lockOrder(action, order_id);
  const now = locked && { stage: locked.order.stage, version: locked.order.version };
  return judged.map(({ result, change }) => (change ? { ...result, ...now } : result));
}

async function judgeRows(
  action: Action,
  orderId: string,
  rows: readonly Row<LineStatus>[],
): Promise<JudgedRow[]> {
  const { at } = action;
  const reports = await reportsOf(action, orderId);
  const judged: JudgedRow[] = [];
  for (const row of rows) {
    let change: LineChange | undefined;
    const result = await catchRefusal(action, async () => {
      const locked = await lockReleasedOrder(action, orderId);
      change = judgeLineStatus({ ...locked, reports, now: at }, row.content);
      if (!change) return { outcome: 'stale' };
      const isChanged = change.cancel > 0 || change.backOrder !== undefined;
      return { outcome: isChanged ? 'changed' : 'unchanged' };
    });
    judged.push({ row, result, ...(change && { change }) });
  }
  return judged;
}

/** Of several rows for one line, the last one wins. */
function supersede(judged: readonly JudgedRow[]): JudgedRow[] {
  const last = new Map(judged.map(({ change, row }) => [change?.line, row]));
  return judged.map(({ row, result, change }) =>
    change && last.get(change.line) !== row
      ? { row, result: { outcome: 'superseded' } }
      : { row, result, ...(change && { change }) },
  );
}

type RequestedChanges = readonly { row: Row<LineStatus>; change: LineChange }[];

/** Cancels packs with the same reason together, so that they are reported in one e-mail. */
async function cancelRequested(
  action: Action,
  orderId: string,
  requested: RequestedChanges,
): Promise<void> {
  const cancelling = requested.filter(({ change }) => change.cancel > 0);
  const groups = groupBy(cancelling, ({ row: { content }, change }) =>
    JSON.stringify([content.reason, content.restock, change.asOf]),
  );
  for (const group of groups.values()) {
    const [{ row, change } = {}] = group;
    if (row?.content.reason === undefined) continue;
    await cancelLines(
      action,
      { orderId },
      {
        lines: group.map(({ change: { line, cancel } }) => ({ line, quantity: cancel })),
        reason: row.content.reason,
        restock: row.content.restock,
        asOf: change?.asOf,
      },
    );
  }
}

async function recordReports(
  action: Action,
  orderId: string,
  requested: RequestedChanges,
): Promise<void> {
  const reports = await reportsOf(action, orderId);
  for (const { line, asOf } of requested.map(({ change }) => change)) {
    if (asOf === undefined) continue;
    reports.set(line, asOf);
    const report = { order_id: orderId, line, as_of: asOf };
    action.orders.unwritten.reports.set(`${orderId} ${line}`, report);
  }
}

async function backOrderRequested(
  action: Action,
  orderId: string,
  requested: RequestedChanges,
): Promise<void> {
  const backOrders = requested.flatMap(({ change: { line, backOrder } }) =>
    backOrder ? [{ line, ...backOrder }] : [],
  );
  for (const [expectedOn, lines] of groupBy(backOrders, (line) => line.expectedOn)) {
    await backOrderLines(action, { orderId }, lines, expectedOn);
  }
}
