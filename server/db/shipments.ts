import { inChunks, type Db } from './client';
import type {
  CancellationTable,
  OrderNoteTable,
  ShipmentLineTable,
  ShipmentTable,
} from './orderTables';

export async function addShipment(
  tx: Db,
  shipment: ShipmentTable,
  lines: readonly ShipmentLineTable[],
): Promise<void> {
  await tx.insertInto('shipments').values(shipment).execute();
  for (const chunk of inChunks(lines)) {
    await tx.insertInto('shipment_lines').values(chunk).execute();
  }
}

export const shipmentById = (db: Db, shipmentId: string): Promise<ShipmentTable | undefined> =>
  db.selectFrom('shipments').where('shipment_id', '=', shipmentId).selectAll().executeTakeFirst();

export const shipmentByExternalId = (
  db: Db,
  source: string,
  externalId: string,
): Promise<ShipmentTable | undefined> =>
  db
    .selectFrom('shipments')
    .where('source', '=', source)
    .where('external_id', '=', externalId)
    .selectAll()
    .executeTakeFirst();

/** The shipments of an order, the first one first; voided ones too. */
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
