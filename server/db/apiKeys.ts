import { forUpdate, type Db } from './client';
import { lockCreation } from './meta';
import type { ApiKeyTable } from './tables/apiKeys';

export const apiKeyById = (db: Db, id: string): Promise<ApiKeyTable | undefined> =>
  db.selectFrom('api_keys').where('id', '=', id).selectAll().executeTakeFirst();

/** All keys by name, the newest of a lineage first. */
export const apiKeys = (db: Db): Promise<ApiKeyTable[]> =>
  db
    .selectFrom('api_keys')
    .selectAll()
    .orderBy('name')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export const apiKeysOfName = (db: Db, name: string): Promise<ApiKeyTable[]> =>
  db
    .selectFrom('api_keys')
    .where('name', '=', name)
    .selectAll()
    .orderBy('created_at', 'desc')
    .execute();

/**
 * The same, locked until the transaction ends. Callers wait for each other at the oldest key, which
 * is never deleted; the keys are read afterwards, so that those added meanwhile are among them.
 */
export async function lockApiKeysOfName(tx: Db, name: string): Promise<ApiKeyTable[]> {
  const keys = tx.selectFrom('api_keys').where('name', '=', name).select('id');
  await forUpdate(tx, keys.orderBy('created_at').orderBy('id')).execute();
  return apiKeysOfName(tx, name);
}

/** The same for a name that may have no keys yet. */
export async function lockNewApiKeysOfName(tx: Db, name: string): Promise<ApiKeyTable[]> {
  await lockCreation(tx, 'api_keys');
  return lockApiKeysOfName(tx, name);
}

export async function addApiKey(tx: Db, key: ApiKeyTable): Promise<void> {
  await tx.insertInto('api_keys').values(key).execute();
}

/** Ends keys that are not revoked, immediately or at a given time. */
export async function endApiKeys(
  tx: Db,
  ids: readonly string[],
  end: { revoked_at: string } | { expires_at: string },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('api_keys')
    .set(end)
    .where('id', 'in', ids)
    .where('revoked_at', 'is', null)
    .execute();
}
