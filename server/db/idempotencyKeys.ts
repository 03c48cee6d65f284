import type { Db } from './client';
import type { Tables } from './tables';

type KeyRow = Tables['idempotency_keys'];

/** What names one request of one customer. */
export type RequestKey = Pick<KeyRow, 'customer_id' | 'route' | 'key'>;

export const storedAnswer = (
  db: Db,
  { customer_id, route, key }: RequestKey,
): Promise<KeyRow | undefined> =>
  db
    .selectFrom('idempotency_keys')
    .where('customer_id', '=', customer_id)
    .where('route', '=', route)
    .where('key', '=', key)
    .selectAll()
    .executeTakeFirst();

export async function storeAnswer(tx: Db, row: KeyRow): Promise<void> {
  await tx.insertInto('idempotency_keys').values(row).execute();
}

export async function deleteAnswersBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', moment).execute();
}
