import type { LineStatus } from '#contract/v1/orderStatus';
import { openPacks } from '#domain/fulfilment';
import { groupBy } from '#domain/groupBy';

import type { LineProgress } from '../../table-files/orderRows';
import type { Action } from '../actions/action';
import { reportsOf } from '../actions/lockedOrders';
import { Refusal } from '../actions/refusal';
import { shipOrder } from '../fulfilment/shipOrder';

import { judgeLineStatus, type ReportedOrder } from './judgeLineStatus';
import { findLine, lockReleasedOrder } from './releasedOrder';
import { reportLines } from './reportLines';
import { catchRefusal, type BatchRow, type RowResult } from './rowOutcomes';

type ProgressRow = BatchRow<LineProgress>;
type Results = ReadonlyMap<ProgressRow, RowResult>;

/**
 * Applies the reported progress of the lines of one order. Packs shipped beyond those known become
 * a shipment, so that repeating a report changes nothing; results are in row order.
 */
export async function reportProgress(
  action: Action,
  rows: readonly ProgressRow[],
): Promise<RowResult[]> {
  const shipped = await shipMissing(action, rows);
  const rest = rows.filter((row) => shipped.get(row)?.refusal === undefined);
  const lineResults = await reportLines(action, rest.map(withoutShipment));
  const results = new Map(rest.map((row, index) => [row, lineResults[index]]));
  return rows.map((row) => {
    const sent = shipped.get(row);
    const result = results.get(row) ?? sent ?? { outcome: 'error' };
    const saysLess = result.outcome === 'unchanged' || result.outcome === 'superseded';
    return sent?.outcome === 'changed' && saysLess ? { ...result, ...sent } : result;
  });
}

/**
 * Returns a `refusal` for rows that could not be shipped, and `changed` for those that were; others
 * are omitted.
 */
async function shipMissing(action: Action, rows: readonly ProgressRow[]): Promise<Results> {
  const results = new Map<ProgressRow, RowResult>();
  const withShipped = rows.filter(({ content }) => content.shipped !== undefined);
  const [first] = withShipped;
  if (!first) return results;
  const { order_id: orderId } = first.content;
  const lastReports = await reportsOf(action, orderId);
  const missing = new Map<number, MissingPacks>();
  for (const row of withShipped) {
    const result = await catchRefusal(action, async () => {
      const locked = await lockReleasedOrder(action, orderId);
      const found = missingPacks({ ...locked, reports: lastReports, now: action.at }, row);
      // Of several rows for one line, the last one wins.
      if (found) missing.set(found.line, found);
      return { outcome: 'unchanged' };
    });
    if (result.refusal) results.set(row, result);
  }
  const groups = groupBy([...missing.values()], ({ row: { content } }) =>
    JSON.stringify([content.carrier, content.service, content.tracking]),
  );
  for (const group of groups.values()) {
    const result = await catchRefusal(action, () => shipTogether(action, orderId, group));
    for (const { row } of group) results.set(row, result);
  }
  return results;
}

interface MissingPacks {
  row: ProgressRow;
  line: number;
  quantity: number;
}

/**
 * Returns the packs shipped beyond those known; `undefined` if there are none, or a newer report is
 * known. Refused if the rest of the row will be, so that no row is applied in part.
 */
function missingPacks(facts: ReportedOrder, row: ProgressRow): MissingPacks | undefined {
  const { shipped = 0 } = row.content;
  const line = findLine(facts.lines, row.content);
  const quantity = shipped - line.shipped_qty;
  const open = openPacks(line) - quantity;
  // If more is reported than is open, the shipment is refused.
  const after =
    quantity > 0 && open >= 0
      ? { ...line, shipped_qty: shipped, backorder_qty: Math.min(line.backorder_qty, open) }
      : line;
  const lines = facts.lines.map((one) => (one === line ? after : one));
  if (!judgeLineStatus({ ...facts, lines }, withoutShipment(row).content)) return undefined;
  if (quantity < 0) {
    const params = { stored: line.shipped_qty };
    throw new Refusal(409, 'row.fewerShipped', { field: 'shipped', params });
  }
  return quantity === 0 ? undefined : { row, line: line.line, quantity };
}

async function shipTogether(
  action: Action,
  orderId: string,
  group: readonly MissingPacks[],
): Promise<RowResult> {
  const { content } = group[0]?.row ?? {};
  const { order, shipmentId } = await shipOrder(
    action,
    { orderId },
    {
      source: 'folder',
      carrier: content?.carrier ?? '',
      service: content?.service,
      tracking: (content?.tracking ?? []).map((number) => ({ number })),
      lines: group.map(({ line, quantity }) => ({ line, quantity })),
    },
  );
  const { stage, version } = order;
  return { outcome: 'changed', shipment_id: shipmentId, stage, version };
}

const SHIPMENT_FIELDS: ReadonlySet<string> = new Set(['shipped', 'carrier', 'service', 'tracking']);

/** Returns a row without the fields of its shipment. */
const withoutShipment = ({ row, content }: ProgressRow): BatchRow<LineStatus> => ({
  row,
  content: Object.fromEntries(
    Object.entries(content).filter(([name]) => !SHIPMENT_FIELDS.has(name)),
  ) as LineStatus,
});
