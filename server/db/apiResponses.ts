import type { Db } from './client';
import { compressBody, decompressBody } from './idempotencyKeys';
import type { ApiAnswerTable } from './tables/apiKeys';

/** Identifies one idempotent call by the keys of a lineage. */
export type CallKey = Pick<ApiAnswerTable, 'lineage' | 'route' | 'key'>;

export async function storedApiResponse(
  db: Db,
  { lineage, route, key }: CallKey,
): Promise<ApiAnswerTable | undefined> {
  const row = await db
    .selectFrom('api_answers')
    .where('lineage', '=', lineage)
    .where('route', '=', route)
    .where('key', '=', key)
    .selectAll()
    .executeTakeFirst();
  return row && { ...row, body: await decompressBody(row.body) };
}

/** Stores a response; returns whether it is the first for its key. */
export async function storeApiResponse(tx: Db, row: ApiAnswerTable): Promise<boolean> {
  const body = await compressBody(row.body);
  const stored = await tx
    .insertInto('api_answers')
    .values({ ...row, body })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function deleteApiResponsesBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('api_answers').where('created_at', '<', moment).execute();
}
