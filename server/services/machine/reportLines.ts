import type { LineStatus } from '#contract/v1/orderStatus';
import { grouped } from '#domain/grouped';

import type { Deed } from '../deed';
import { backOrderLines } from '../fulfilment/backOrderLines';
import { cancelLines } from '../fulfilment/cancelLines';
import { holdOrder } from '../fulfilment/orderInHand';
import { reportsOf } from '../ordersInHand';

import { judgeLineStatus, type LineChange } from './judgeLineStatus';
import { takeReleased } from './releasedOrder';
import { unlessRefused, type Row, type RowResult } from './rowOutcomes';

interface Judged {
  row: Row<LineStatus>;
  result: RowResult;
  /** Absent where nothing is to be done. */
  change?: LineChange;
}

/** Takes over a receiver's present picture of lines of one order; the results stand in the order of the rows. */
export async function reportLines(
  deed: Deed,
  rows: readonly Row<LineStatus>[],
): Promise<RowResult[]> {
  const [{ content: { order_id } } = { content: { order_id: '' } }] = rows;
  const judged = supersede(await judgeRows(deed, order_id, rows));
  const asked = judged.flatMap(({ row, change }) => (change ? [{ row, change }] : []));
  if (asked.length === 0) return judged.map(({ result }) => result);

  await cancelAsAsked(deed, order_id, asked);
  await backOrderAsAsked(deed, order_id, asked);
  await noteReports(deed, order_id, asked);
  const held = await holdOrder(deed, order_id);
  const now = held && { stage: held.order.stage, version: held.order.version };
  return judged.map(({ result, change }) => (change ? { ...result, ...now } : result));
}

async function judgeRows(
  deed: Deed,
  orderId: string,
  rows: readonly Row<LineStatus>[],
): Promise<Judged[]> {
  const { at } = deed;
  const reports = await reportsOf(deed, orderId);
  const judged: Judged[] = [];
  for (const row of rows) {
    let change: LineChange | undefined;
    const result = await unlessRefused(deed, async () => {
      const held = await takeReleased(deed, orderId);
      change = judgeLineStatus({ ...held, reports, now: at }, row.content);
      if (!change) return { outcome: 'stale' };
      const isChanged = change.cancel > 0 || change.backOrder !== undefined;
      return { outcome: isChanged ? 'changed' : 'unchanged' };
    });
    judged.push({ row, result, ...(change && { change }) });
  }
  return judged;
}

/** Of several rows of one line the last one counts. */
function supersede(judged: readonly Judged[]): Judged[] {
  const last = new Map(judged.map(({ change, row }) => [change?.line, row]));
  return judged.map(({ row, result, change }) =>
    change && last.get(change.line) !== row
      ? { row, result: { outcome: 'superseded' } }
      : { row, result, ...(change && { change }) },
  );
}

type Asked = readonly { row: Row<LineStatus>; change: LineChange }[];

/** Packs of one reason are cancelled together, and told in one e-mail. */
async function cancelAsAsked(deed: Deed, orderId: string, asked: Asked): Promise<void> {
  const cancelling = asked.filter(({ change }) => change.cancel > 0);
  const alike = grouped(cancelling, ({ row: { content }, change }) =>
    JSON.stringify([content.reason, content.restock, change.asOf]),
  );
  for (const group of alike.values()) {
    const [{ row, change } = {}] = group;
    if (row?.content.reason === undefined) continue;
    await cancelLines(
      deed,
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

async function noteReports(deed: Deed, orderId: string, asked: Asked): Promise<void> {
  const reports = await reportsOf(deed, orderId);
  for (const { line, asOf } of asked.map(({ change }) => change)) {
    if (asOf === undefined) continue;
    reports.set(line, asOf);
    const report = { order_id: orderId, line, as_of: asOf };
    deed.orders.unwritten.reports.set(`${orderId} ${line}`, report);
  }
}

async function backOrderAsAsked(deed: Deed, orderId: string, asked: Asked): Promise<void> {
  const waiting = asked.flatMap(({ change: { line, backOrder } }) =>
    backOrder ? [{ line, ...backOrder }] : [],
  );
  for (const [expectedOn, lines] of grouped(waiting, (line) => line.expectedOn)) {
    await backOrderLines(deed, { orderId }, lines, expectedOn);
  }
}
