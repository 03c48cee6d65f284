import type { LineStatus } from '#contract/v1/orderStatus';
import { groupBy } from '#domain/groupBy';

import type { Action } from '../actions/action';
import { reportsOf } from '../actions/lockedOrders';
import { backOrderLines } from '../fulfilment/backOrderLines';
import { cancelLines } from '../fulfilment/cancelLines';
import { lockOrder } from '../fulfilment/lockedOrder';

import { judgeLineStatus, type LineChange } from './judgeLineStatus';
import { lockReleasedOrder } from './releasedOrder';
import { catchRefusal, type BatchRow, type RowResult } from './rowOutcomes';

interface JudgedRow {
  row: BatchRow<LineStatus>;
  result: RowResult;
  /** Absent if there is nothing to do. */
  change?: LineChange;
}

/**
 * Applies a receiver's current report on the lines of one order; results are in row order. A row is
 * superseded only if a later one for the same line says everything that it does; other rows for it
 * are applied one after the other.
 */
export async function reportLines(
  action: Action,
  rows: readonly BatchRow<LineStatus>[],
): Promise<RowResult[]> {
  const [{ content: { order_id } } = { content: { order_id: '' } }] = rows;
  const results = new Map<BatchRow<LineStatus>, RowResult>();
  let judged = supersede(await judgeRows(action, order_id, rows));
  for (;;) {
    const round = oncePerLine(judged);
    await applyRound(action, order_id, round);
    for (const { row, result } of round) results.set(row, result);
    const rest = judged.filter((one) => !round.includes(one)).map(({ row }) => row);
    if (rest.length === 0) break;
    judged = await judgeRows(action, order_id, rest);
  }
  const locked = await lockOrder(action, order_id);
  const now = locked && { stage: locked.order.stage, version: locked.order.version };
  return rows.map((row) => {
    const result = results.get(row) ?? { outcome: 'error' };
    const isApplied = result.outcome === 'changed' || result.outcome === 'unchanged';
    return isApplied ? { ...result, ...now } : result;
  });
}

/** Returns the rows of which none is for the same line as an earlier one. */
function oncePerLine(judged: readonly JudgedRow[]): JudgedRow[] {
  const lines = new Set<number>();
  return judged.filter(({ change }) => {
    if (!change) return true;
    const isFirst = !lines.has(change.line);
    lines.add(change.line);
    return isFirst;
  });
}

async function applyRound(
  action: Action,
  orderId: string,
  round: readonly JudgedRow[],
): Promise<void> {
  const requested = round.flatMap(({ row, change }) => (change ? [{ row, change }] : []));
  await cancelRequested(action, orderId, requested);
  await backOrderRequested(action, orderId, requested);
  await recordReports(action, orderId, requested);
}

async function judgeRows(
  action: Action,
  orderId: string,
  rows: readonly BatchRow<LineStatus>[],
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

/** What a row can say about its line. */
const STATED_FIELDS = ['back_ordered', 'expected_on', 'cancelled'] as const;

function supersede(judged: readonly JudgedRow[]): JudgedRow[] {
  const isSuperseded = ({ row, change }: JudgedRow, at: number) =>
    change !== undefined &&
    judged
      .slice(at + 1)
      .some(
        (later) =>
          later.change?.line === change.line &&
          STATED_FIELDS.every(
            (field) => row.content[field] === undefined || later.row.content[field] !== undefined,
          ),
      );
  return judged.map((one, at) =>
    isSuperseded(one, at) ? { row: one.row, result: { outcome: 'superseded' } } : one,
  );
}

type RequestedChanges = readonly { row: BatchRow<LineStatus>; change: LineChange }[];

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
