import { groupBy } from '#domain/groupBy';

import type { Db } from '../../db/client';
import { lineReports, storeLineReports } from '../../db/lineReports';
import { unattemptedMails } from '../../db/mails';
import { returnStock, lockOffers } from '../../db/offers';
import { storeOrderStates, storeLineQuantities, type LockedOrder } from '../../db/orderChanges';
import { addCancellations, addShipments, type ShipmentWithLines } from '../../db/shipments';
import type { CustomerTable } from '../../db/tables/customers';
import type { CancellationTable, LineReportTable } from '../../db/tables/fulfilment';
import type { OrderLineTable } from '../../db/tables/orders';

/**
 * The orders locked by an action, in their current state. Changes to them are collected and written
 * together at the end, so that a batch takes no more queries than a single order.
 */
export interface LockedOrders {
  held: Map<string, LockedOrder>;
  customers: Map<string, CustomerTable>;
  /** Times of the last reports on lines, by order and line. */
  reports: Map<string, Map<number, string>>;
  /** Kinds of queued e-mails that have not been attempted yet, by order. */
  untried: Map<string, Set<string>>;
  /** Shipments by `shipmentKey`; `undefined` if known not to exist. */
  shipments: Map<string, ShipmentWithLines | undefined>;
  unwritten: Unwritten;
}

/** Changes still to be written. */
interface Unwritten {
  /** Order numbers. */
  orders: Set<string>;
  /** By order and line. */
  lines: Map<string, OrderLineTable>;
  shipments: ShipmentWithLines[];
  cancellations: CancellationTable[];
  /** By order and line. */
  reports: Map<string, LineReportTable>;
  returned: ReturnedPacks[];
}

/**
 * Ship packs of a line that can be sold again, unless the stock report has already counted them.
 */
interface ReturnedPacks {
  country: string;
  product_id: string;
  back: number;
  /** Event number of their order's release. */
  released_seq: number | null;
  /** Time of the cancelling system's data. */
  asOf: string | undefined;
}

export const emptyLockedOrders = (): LockedOrders => ({
  held: new Map(),
  customers: new Map(),
  reports: new Map(),
  untried: new Map(),
  shipments: new Map(),
  unwritten: noChanges(),
});

const noChanges = (): Unwritten => ({
  orders: new Set(),
  lines: new Map(),
  shipments: [],
  cancellations: [],
  reports: new Map(),
  returned: [],
});

export const shipmentKey = (source: string, externalId: string): string =>
  JSON.stringify([source, externalId]);

interface WithLockedOrders {
  tx: Db;
  orders: LockedOrders;
}

/** Returns the time of the last report on each line of an order. */
export async function reportsOf(
  { tx, orders: { held, reports } }: WithLockedOrders,
  orderId: string,
): Promise<Map<number, string>> {
  const ids = notLoaded(held, reports, orderId);
  for (const id of ids) reports.set(id, new Map());
  if (ids.length > 0) {
    for (const { order_id, line, as_of } of await lineReports(tx, ids)) {
      reports.get(order_id)?.set(line, as_of);
    }
  }
  return reports.get(orderId) ?? new Map<number, string>();
}

/** Whether an e-mail of this kind about an order is queued and has not been attempted yet. */
export async function isUntried(
  { tx, orders: { held, untried } }: WithLockedOrders,
  kind: string,
  orderId: string,
): Promise<boolean> {
  const ids = notLoaded(held, untried, orderId);
  for (const id of ids) untried.set(id, new Set());
  if (ids.length > 0) {
    for (const mail of await unattemptedMails(tx, ids)) untried.get(mail.about)?.add(mail.kind);
  }
  return untried.get(orderId)?.has(kind) ?? false;
}

/** What is needed of one order in a batch is loaded for all of them. */
function notLoaded(
  held: ReadonlyMap<string, LockedOrder>,
  read: ReadonlyMap<string, unknown>,
  orderId: string,
): string[] {
  if (read.has(orderId)) return [];
  return [...new Set([orderId, ...held.keys()])].filter((id) => !read.has(id));
}

/**
 * Writes the collected changes: at the end of an action, or before the action reads them from the
 * database.
 */
export async function writeOrders({ tx, orders }: WithLockedOrders): Promise<void> {
  const { unwritten, held } = orders;
  orders.unwritten = noChanges();
  const byCountry = groupBy(unwritten.returned, ({ country }) => country);
  for (const country of [...byCountry.keys()].sort())
    await returnPacks(tx, country, byCountry.get(country) ?? []);
  await storeLineQuantities(tx, [...unwritten.lines.values()]);
  await storeOrderStates(
    tx,
    [...unwritten.orders].flatMap((id) => held.get(id)?.order ?? []),
  );
  await addShipments(tx, unwritten.shipments);
  await addCancellations(tx, unwritten.cancellations);
  await storeLineReports(tx, [...unwritten.reports.values()]);
}

async function returnPacks(tx: Db, country: string, returned: readonly ReturnedPacks[]) {
  const ids = new Set(returned.map(({ product_id }) => product_id));
  const offers = await lockOffers(tx, country, [...ids]);
  const byId = new Map(offers.map((offer) => [offer.product_id, offer]));
  const packs = new Map<string, number>();
  for (const { product_id, back, released_seq, asOf } of returned) {
    const { stock_seq = 0, stock_as_of = null } = byId.get(product_id) ?? {};
    const isKnown = released_seq !== null && released_seq <= stock_seq;
    const isCounted = asOf !== undefined && stock_as_of !== null && asOf <= stock_as_of;
    if (!isKnown || !isCounted) packs.set(product_id, (packs.get(product_id) ?? 0) + back);
  }
  await returnStock(tx, country, packs);
}
