import { groupBy } from '#domain/groupBy';

import { inChunks, type Db } from './client';
import type { CancellationTable, ShipmentLineTable, ShipmentTable } from './tables/fulfilment';
import type { OrderNoteTable } from './tables/orders';

/** A shipment with its lines. */
export interface ShipmentWithLines {
  shipment: ShipmentTable;
  lines: readonly ShipmentLineTable[];
}

export async function addShipments(tx: Db, sent: readonly ShipmentWithLines[]): Promise<void> {
  for (const chunk of inChunks(sent.map(({ shipment }) => shipment))) {
    await tx.insertInto('shipments').values(chunk).execute();
  }
  for (const chunk of inChunks(sent.flatMap(({ lines }) => lines))) {
    await tx.insertInto('shipment_lines').values(chunk).execute();
  }
}

export const shipmentById = (db: Db, shipmentId: string): Promise<ShipmentTable | undefined> =>
  db.selectFrom('shipments').where('shipment_id', '=', shipmentId).selectAll().executeTakeFirst();

/** Shipments of a source by the ids that it gave them. */
export async function shipmentsByExternalId(
  db: Db,
  source: string,
  externalIds: readonly string[],
): Promise<ShipmentWithLines[]> {
  const found: ShipmentWithLines[] = [];
  for (const chunk of inChunks(externalIds)) {
    const shipments = await db
      .selectFrom('shipments')
      .where('source', '=', source)
      .where('external_id', 'in', chunk)
      .selectAll()
      .execute();
    const ids = shipments.map(({ shipment_id }) => shipment_id);
    const lines = groupBy(await shipmentLines(db, ids), ({ shipment_id }) => shipment_id);
    for (const shipment of shipments) {
      found.push({ shipment, lines: lines.get(shipment.shipment_id) ?? [] });
    }
  }
  return found;
}

/** The shipments of an order, the first one first, including voided ones. */
export const shipmentsOfOrder = (db: Db, orderId: string): Promise<ShipmentTable[]> =>
  db
    .selectFrom('shipments')
    .where('order_id', '=', orderId)
    .selectAll()
    .orderBy('created_at')
    .orderBy('shipment_id')
    .execute();

export const shipmentLines = (
  db: Db,
  shipmentIds: readonly string[],
): Promise<ShipmentLineTable[]> =>
  shipmentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('shipment_lines')
        .where('shipment_id', 'in', shipmentIds)
        .selectAll()
        .orderBy('shipment_id')
        .orderBy('line')
        .execute();

export async function voidShipmentRow(tx: Db, shipmentId: string, at: string): Promise<void> {
  await tx
    .updateTable('shipments')
    .set({ voided_at: at })
    .where('shipment_id', '=', shipmentId)
    .execute();
}

export async function addCancellations(
  tx: Db,
  cancellations: readonly CancellationTable[],
): Promise<void> {
  for (const chunk of inChunks(cancellations)) {
    await tx.insertInto('cancellations').values(chunk).execute();
  }
}

export const cancellationsOfOrder = (db: Db, orderId: string): Promise<CancellationTable[]> =>
  db
    .selectFrom('cancellations')
    .where('order_id', '=', orderId)
    .selectAll()
    .orderBy('at')
    .orderBy('line')
    .execute();

export const cancellationsOfEvent = (db: Db, eventId: string): Promise<CancellationTable[]> =>
  db
    .selectFrom('cancellations')
    .where('event_id', '=', eventId)
    .selectAll()
    .orderBy('line')
    .execute();

export async function addOrderNote(tx: Db, note: OrderNoteTable): Promise<void> {
  await tx.insertInto('order_notes').values(note).execute();
}

export const orderNoteById = (db: Db, id: string): Promise<OrderNoteTable | undefined> =>
  db.selectFrom('order_notes').where('id', '=', id).selectAll().executeTakeFirst();

export const notesOfOrder = (db: Db, orderId: string): Promise<OrderNoteTable[]> =>
  db
    .selectFrom('order_notes')
    .where('order_id', '=', orderId)
    .selectAll()
    .orderBy('at')
    .orderBy('id')
    .execute();
