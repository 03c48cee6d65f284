import { NewShipment, type ShippedLine } from '#contract/v1/shipments';
import { groupBy } from '#domain/groupBy';

import type { ShipmentRow } from '../../table-files/orderRows';
import type { Action } from '../actions/action';
import { compileSchema } from '../actions/compileSchema';
import { Refusal } from '../actions/refusal';
import { toFaults } from '../actions/toFaults';
import { reportShipment } from '../machine/reportShipment';
import {
  catchRefusal,
  unreadableResult,
  type BatchRow,
  type RowResult,
} from '../machine/rowOutcomes';

/** Fields of a shipment that its rows repeat. */
const HEAD_FIELDS = ['carrier', 'shipped_at', 'service', 'parcels', 'invoice_number'] as const;

const check = compileSchema(NewShipment);

/** Stores the shipments of one order; all rows of a shipment have the same result. */
export async function reportShipmentRows(
  action: Action,
  rows: readonly BatchRow<ShipmentRow>[],
): Promise<RowResult[]> {
  const results = new Map<BatchRow<ShipmentRow>, RowResult>();
  for (const own of groupBy(rows, ({ content }) => numberOf(content)).values()) {
    const result = await catchRefusal(action, async () => {
      const shipment = shipmentOf(own);
      if (!check.fits(shipment)) return unreadableResult(toFaults(check.errorsOf(shipment)));
      const task = { orderId: shipment.order_id };
      return reportShipment(action, 'folder', task, shipment, latestDay(action.at));
    });
    for (const row of own) results.set(row, result);
  }
  return rows.map((row) => results.get(row) ?? { outcome: 'error' });
}

/** A ship date without a time is read as its noon, which may still be to come. */
function latestDay(now: Date): Date {
  const noon = new Date(now);
  noon.setUTCHours(12, 0, 0, 0);
  return noon > now ? noon : now;
}

/** If the sender has no number for a shipment, its tracking numbers identify it. */
const numberOf = ({ external_id: own, tracking }: Partial<ShipmentRow>) =>
  own ?? tracking?.join(' ');

/** Identifies the shipment that a row belongs to, even if the row is unreadable otherwise. */
export const shipmentOfRow = (row: Partial<ShipmentRow>): string =>
  JSON.stringify([row.order_id, numberOf(row)]);

function shipmentOf(rows: readonly BatchRow<ShipmentRow>[]): unknown {
  const [{ content } = { content: { order_id: '' } as ShipmentRow }] = rows;
  const lines = rows.map((row) => lineOf(row.content));
  const numbers = [...new Set(rows.flatMap((row) => row.content.tracking ?? []))];
  // Rows without lines are for parcels; more rows than those are for lines that none of them names.
  const isOfLines =
    lines.some((line) => Object.keys(line).length > 0) ||
    lines.length > Math.max(1, numbers.length);
  return {
    order_id: content.order_id,
    ...(numberOf(content) !== undefined && { external_id: numberOf(content) }),
    carrier: '',
    ...headOf(rows),
    tracking: numbers.map((number) => ({ number })),
    ...(isOfLines && { lines }),
  };
}

/** Returns what the rows say about the shipment; refused if they contradict each other. */
function headOf(rows: readonly BatchRow<ShipmentRow>[]) {
  const stated = HEAD_FIELDS.map((field) => {
    const values = new Set(rows.map(({ content }) => content[field]));
    values.delete(undefined);
    if (values.size > 1) throw new Refusal(400, 'folder.headsDiffer', { field, params: { field } });
    return [field, ...values] as const;
  });
  return Object.fromEntries(stated.filter(([, value]) => value !== undefined));
}

const lineOf = ({ line, product_id, quantity, units }: ShipmentRow): ShippedLine => ({
  ...(line !== undefined && { line }),
  ...(product_id !== undefined && line === undefined && { product_id }),
  ...(quantity !== undefined && { quantity }),
  ...(units !== undefined && { units }),
});
