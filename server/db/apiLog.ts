import { inChunks, type Db } from './client';
import type { ApiLogTable } from './tables/apiKeys';

export async function addToApiLog(db: Db, calls: readonly ApiLogTable[]): Promise<void> {
  for (const chunk of inChunks(calls)) await db.insertInto('api_log').values(chunk).execute();
}

/** The calls made with some keys, the newest first. */
export const apiLog = (db: Db, keyIds: readonly string[], limit: number): Promise<ApiLogTable[]> =>
  keyIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('api_log')
        .where('key_id', 'in', keyIds)
        .selectAll()
        .orderBy('at', 'desc')
        .limit(limit)
        .execute();

/** Time of the last call of each key. */
export async function lastCalls(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('api_log')
    .select(({ fn }) => ['key_id', fn.max('at').as('at')])
    .groupBy('key_id')
    .execute();
  return new Map(rows.map(({ key_id, at }) => [key_id, at]));
}

/** Number of calls per key since a moment, and how many of them were refused or failed. */
export async function callsSince(
  db: Db,
  moment: string,
): Promise<Map<string, { calls: number; errors: number }>> {
  const rows = await db
    .selectFrom('api_log')
    .where('at', '>=', moment)
    .select(({ fn }) => [
      'key_id',
      fn.countAll<number>().as('calls'),
      fn.countAll<number>().filterWhere('status', '>=', 400).as('errors'),
    ])
    .groupBy('key_id')
    .execute();
  return new Map(
    rows.map(({ key_id, calls, errors }) => [
      key_id,
      { calls: Number(calls), errors: Number(errors) },
    ]),
  );
}

export async function deleteApiLogBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('api_log').where('at', '<', moment).execute();
}
