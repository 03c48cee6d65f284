import { Type, type Static } from 'typebox';

import { LineStatus } from '#contract/v1/orderStatus';
import { NewShipment } from '#contract/v1/shipments';
import { LONGEST_TRACKING, MOST_TRACKING } from '#domain/fulfilment';
import { grouped } from '#domain/grouped';
import { MAX_ITEM } from '#domain/quantity';

import type { OrderLineTable } from '../../db/tables/orders';
import type { Action } from '../action';
import { shipOrder } from '../fulfilment/shipOrder';
import { reportsOf } from '../ordersInHand';
import { Refusal } from '../refusal';

import { lineNamed, takeReleased } from './releasedOrder';
import { reportLines } from './reportLines';
import { unlessRefused, type Row, type RowResult } from './rowOutcomes';

const { carrier, service } = NewShipment.properties;

/** How far a line has come: what `LineStatus` says, and all packs of it that have left so far. */
export const LineProgress = Type.Object(
  {
    ...LineStatus.properties,
    shipped: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_ITEM })),
    carrier: Type.Optional(carrier),
    service,
    /** Numbers of its parcels. */
    tracking: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: LONGEST_TRACKING }), {
        maxItems: MOST_TRACKING,
      }),
    ),
  },
  { additionalProperties: false },
);
export type LineProgress = Static<typeof LineProgress>;

type ProgressRow = Row<LineProgress>;
type Results = ReadonlyMap<ProgressRow, RowResult>;

/**
 * Takes over how far the lines of one order have come. What has left beside what is known becomes a shipment,
 * so that the same picture a second time changes nothing; the results stand in the order of the rows.
 */
export async function reportProgress(
  action: Action,
  rows: readonly ProgressRow[],
): Promise<RowResult[]> {
  const shipped = await shipMissing(action, rows);
  const rest = rows.filter((row) => shipped.get(row)?.refusal === undefined);
  const told = await reportLines(action, rest.map(withoutShipment));
  const results = new Map(rest.map((row, at) => [row, told[at]]));
  return rows.map((row) => {
    const sent = shipped.get(row);
    const result = results.get(row) ?? sent ?? { outcome: 'error' };
    return sent?.outcome === 'changed' && result.outcome === 'unchanged'
      ? { ...result, ...sent }
      : result;
  });
}

/** `refusal` where a row could not be shipped, `changed` where it was; others are left out. */
async function shipMissing(action: Action, rows: readonly ProgressRow[]): Promise<Results> {
  const results = new Map<ProgressRow, RowResult>();
  const said = rows.filter(({ content }) => content.shipped !== undefined);
  const [first] = said;
  if (!first) return results;
  const { order_id: orderId } = first.content;
  const known = await reportsOf(action, orderId);
  const missing = new Map<number, Missing>();
  for (const row of said) {
    const result = await unlessRefused(action, async () => {
      const { lines } = await takeReleased(action, orderId);
      const found = missingPacks(lines, known, row);
      // Of several rows of one line the last one counts.
      if (found) missing.set(found.line, found);
      return { outcome: 'unchanged' };
    });
    if (result.refusal) results.set(row, result);
  }
  const together = grouped([...missing.values()], ({ row: { content } }) =>
    JSON.stringify([content.carrier, content.service, content.tracking]),
  );
  for (const group of together.values()) {
    const result = await unlessRefused(action, () => shipTogether(action, orderId, group));
    for (const { row } of group) results.set(row, result);
  }
  return results;
}

interface Missing {
  row: ProgressRow;
  line: number;
  quantity: number;
}

/** What has left beside what is known of a line; `undefined` where nothing has, or a newer picture is known. */
function missingPacks(
  lines: readonly OrderLineTable[],
  known: ReadonlyMap<number, string>,
  row: ProgressRow,
): Missing | undefined {
  const { shipped = 0, as_of } = row.content;
  const { line, shipped_qty: stored } = lineNamed(lines, row.content);
  const newest = known.get(line);
  if (newest !== undefined && as_of !== undefined && as_of < newest) return undefined;
  if (shipped < stored) {
    throw new Refusal(409, 'row.fewerShipped', { field: 'shipped', params: { stored } });
  }
  return shipped === stored ? undefined : { row, line, quantity: shipped - stored };
}

async function shipTogether(
  action: Action,
  orderId: string,
  group: readonly Missing[],
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

const OF_SHIPMENT: ReadonlySet<string> = new Set(['shipped', 'carrier', 'service', 'tracking']);

/** What of a row is about the rest of its line. */
const withoutShipment = ({ row, content }: ProgressRow): Row<LineStatus> => ({
  row,
  content: Object.fromEntries(
    Object.entries(content).filter(([name]) => !OF_SHIPMENT.has(name)),
  ) as LineStatus,
});
