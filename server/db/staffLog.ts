import { randomUUID } from 'node:crypto';

import type { StaffAction } from '#domain/activity';

import type { Db } from './client';
import type { StaffLogTable } from './tables/staff';

type Entry = Pick<StaffLogTable, 'at' | 'staff_id' | 'address'> &
  Partial<Pick<StaffLogTable, 'reference' | 'detail'>> & { action: StaffAction };

/** Appends to the staff log; rows are never changed. */
export async function addToStaffLog(
  tx: Db,
  { reference = '', detail = '', ...entry }: Entry,
): Promise<void> {
  await tx
    .insertInto('staff_log')
    .values({ id: randomUUID(), reference, detail, ...entry })
    .execute();
}

/** The latest entries, newest first; only those with a reference, if given. */
export const staffLog = (db: Db, reference: string | undefined, limit: number) =>
  db
    .selectFrom('staff_log')
    .leftJoin('staff', 'staff.id', 'staff_log.staff_id')
    .$if(reference !== undefined, (query) =>
      query.where('staff_log.reference', '=', reference ?? ''),
    )
    .select(['at', 'action', 'reference', 'detail', 'address', 'staff.email as staff'])
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();

export async function deleteStaffLogBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('staff_log').where('at', '<', moment).execute();
}
