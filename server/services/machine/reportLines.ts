import type { LineStatus } from '#contract/v1/orderStatus';
import { groupBy } from '#domain/groupBy';

import type { Action } from '../action';
import { backOrderLines } from '../fulfilment/backOrderLines';
import { cancelLines } from '../fulfilment/cancelLines';
import { lockOrder } from '../fulfilment/lockedOrder';
import { reportsOf } from '../lockedOrders';

import { judgeLineStatus, type LineChange } from './judgeLineStatus';
import { takeReleased } from './releasedOrder';
import { catchRefusal, type Row, type RowResult } from './rowOutcomes';

interface Judged {
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
  const asked = judged.flatMap(({ row, change }) => (change ? [{ row, change }] : []));
  if (asked.length === 0) return judged.map(({ result }) => result);

  await cancelAsAsked(action, order_id, asked);
  await backOrderAsAsked(action, order_id, asked);
  await noteReports(action, order_id, asked);
  const held = await lockOrder(action, order_id);
  const now = held && { stage: held.order.stage, version: held.order.version };
  return judged.map(({ result, change }) => (change ? { ...result, ...now } : result));
}

async function judgeRows(
  action: Action,
  orderId: string,
  rows: readonly Row<LineStatus>[],
): Promise<Judged[]> {
  const { at } = action;
  const reports = await reportsOf(action, orderId);
  const judged: Judged[] = [];
  for (const row of rows) {
    let change: LineChange | undefined;
    const result = await catchRefusal(action, async () => {
      const held = await takeReleased(action, orderId);
      change = judgeLineStatus({ ...held, reports, now: at }, row.content);
      if (!change) return { outcome: 'stale' };
      const isChanged = change.cancel > 0 || change.backOrder !== undefined;
      return { outcome: isChanged ? 'changed' : 'unchanged' };
    });
    judged.push({ row, result, ...(change && { change }) });
  }
  return judged;
}

/** Of several rows for one line, the last one wins. */
function supersede(judged: readonly Judged[]): Judged[] {
  const last = new Map(judged.map(({ change, row }) => [change?.line, row]));
  return judged.map(({ row, result, change }) =>
    change && last.get(change.line) !== row
      ? { row, result: { outcome: 'superseded' } }
      : { row, result, ...(change && { change }) },
  );
}

type Asked = readonly { row: Row<LineStatus>; change: LineChange }[];

/** Cancels packs with the same reason together, so that they are reported in one e-mail. */
async function cancelAsAsked(action: Action, orderId: string, asked: Asked): Promise<void> {
  const cancelling = asked.filter(({ change }) => change.cancel > 0);
  const alike = groupBy(cancelling, ({ row: { content }, change }) =>
    JSON.stringify([content.reason, content.restock, change.asOf]),
  );
  for (const group of alike.values()) {
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

async function noteReports(action: Action, orderId: string, asked: Asked): Promise<void> {
  const reports = await reportsOf(action, orderId);
  for (const { line, asOf } of asked.map(({ change }) => change)) {
    if (asOf === undefined) continue;
    reports.set(line, asOf);
    const report = { order_id: orderId, line, as_of: asOf };
    action.orders.unwritten.reports.set(`${orderId} ${line}`, report);
  }
}

async function backOrderAsAsked(action: Action, orderId: string, asked: Asked): Promise<void> {
  const waiting = asked.flatMap(({ change: { line, backOrder } }) =>
    backOrder ? [{ line, ...backOrder }] : [],
  );
  for (const [expectedOn, lines] of groupBy(waiting, (line) => line.expectedOn)) {
    await backOrderLines(action, { orderId }, lines, expectedOn);
  }
}
