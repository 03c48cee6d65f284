import type { RequisitionState } from '#domain/requisitions';

import { inChunks, type Db } from './client';
import { incrementMeta } from './meta';
import type { CustomerId, UserId } from './tables/ids';
import type { RequisitionLineTable, RequisitionTable } from './tables/requisitions';

/** The first requisition gets the number after this one. */
const BASE_NUMBER = 100;

export const nextRequisitionId = async (tx: Db): Promise<string> =>
  `R${await incrementMeta(tx, 'last_requisition', 1, BASE_NUMBER)}`;

export async function addRequisition(
  tx: Db,
  requisition: RequisitionTable,
  lines: readonly RequisitionLineTable[],
): Promise<void> {
  await tx.insertInto('requisitions').values(requisition).execute();
  for (const chunk of inChunks(lines)) {
    await tx.insertInto('requisition_lines').values(chunk).execute();
  }
}

/** A customer's requisition; `undefined` for another customer's. */
export const requisitionById = (
  db: Db,
  customerId: CustomerId,
  id: string,
): Promise<RequisitionTable | undefined> =>
  db
    .selectFrom('requisitions')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .selectAll()
    .executeTakeFirst();

/** A requisition, whosever it is, for e-mails and time. */
export const anyRequisition = (db: Db, id: string): Promise<RequisitionTable | undefined> =>
  db.selectFrom('requisitions').where('id', '=', id).selectAll().executeTakeFirst();

export const requisitionOfOrder = (
  db: Db,
  orderId: string,
): Promise<RequisitionTable | undefined> =>
  db.selectFrom('requisitions').where('order_id', '=', orderId).selectAll().executeTakeFirst();

export const requisitionLines = (db: Db, id: string): Promise<RequisitionLineTable[]> =>
  db
    .selectFrom('requisition_lines')
    .where('requisition_id', '=', id)
    .selectAll()
    .orderBy('line')
    .execute();

/** A customer's requisitions that are open, or were decided since a moment; the newest first. */
export const requisitionsOf = (
  db: Db,
  customerId: CustomerId,
  decidedSince: string,
): Promise<RequisitionTable[]> =>
  db
    .selectFrom('requisitions')
    .where('customer_id', '=', customerId)
    .where((row) => row.or([row('state', '=', 'open'), row('decided_at', '>=', decidedSince)]))
    .selectAll()
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const openRequisitionsOf = (
  db: Db,
  customerId: CustomerId,
): Promise<Pick<RequisitionTable, 'user_id' | 'total_cents'>[]> =>
  db
    .selectFrom('requisitions')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .select(['user_id', 'total_cents'])
    .execute();

/** The lines that a person has sent for approval since a moment and that still wait, newest first. */
export const linesWaitingSince = (db: Db, customerId: CustomerId, userId: UserId, moment: string) =>
  db
    .selectFrom('requisitions')
    .innerJoin('requisition_lines', 'requisition_id', 'requisitions.id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .where('user_id', '=', userId)
    .where('submitted_at', '>=', moment)
    .select(['requisitions.id', 'submitted_at', 'po_reference', 'order_comment', 'ship_to_code'])
    .select(['product_id', 'packs'])
    .orderBy('submitted_at', 'desc')
    .orderBy('requisitions.id', 'desc')
    .execute();

/** Cents of a person's requisitions that are open. */
export async function openCents(db: Db, customerId: CustomerId, userId: UserId): Promise<number> {
  const { cents } = await db
    .selectFrom('requisitions')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.sum<number | null>('total_cents').as('cents'))
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}

/** Changes a requisition that is open; its customer is locked. */
export async function closeRequisition(
  tx: Db,
  { id, version }: Pick<RequisitionTable, 'id' | 'version'>,
  change: Partial<RequisitionTable> & { state: RequisitionState; decided_at: string },
): Promise<number> {
  await tx
    .updateTable('requisitions')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute();
  return version + 1;
}

/** The oldest requisitions that were sent before a moment and are still open. */
export const openSince = (db: Db, before: string, limit: number): Promise<RequisitionTable[]> =>
  db
    .selectFrom('requisitions')
    .where('state', '=', 'open')
    .where('submitted_at', '<', before)
    .selectAll()
    .orderBy('submitted_at')
    .limit(limit)
    .execute();

/** Deletes what did not become an order and was decided before a moment, with its lines. */
export async function forgetRequisitionsDecidedBefore(db: Db, moment: string): Promise<void> {
  const forgotten = db
    .selectFrom('requisitions')
    .where('state', 'in', ['declined', 'withdrawn', 'expired'])
    .where('submitted_at', '<', moment)
    .where('decided_at', '<', moment)
    .select('id');
  await db.deleteFrom('requisition_lines').where('requisition_id', 'in', forgotten).execute();
  await db.deleteFrom('requisitions').where('id', 'in', forgotten).execute();
}
