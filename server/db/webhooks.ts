import { forUpdate, type Db } from './client';
import type { WebhookTable } from './tables/webhooks';

export async function addWebhook(tx: Db, webhook: WebhookTable): Promise<void> {
  await tx.insertInto('webhooks').values(webhook).execute();
}

export const allWebhooks = (db: Db): Promise<WebhookTable[]> =>
  db.selectFrom('webhooks').selectAll().orderBy('created_at').orderBy('id').execute();

export const webhookById = (db: Db, id: string): Promise<WebhookTable | undefined> =>
  db.selectFrom('webhooks').where('id', '=', id).selectAll().executeTakeFirst();

/** An endpoint, locked until the transaction ends. */
export const lockWebhook = (tx: Db, id: string): Promise<WebhookTable | undefined> =>
  forUpdate(tx, tx.selectFrom('webhooks').where('id', '=', id).selectAll()).executeTakeFirst();

export const enabledWebhooks = (db: Db): Promise<Pick<WebhookTable, 'id'>[]> =>
  db.selectFrom('webhooks').where('is_on', '=', 1).select('id').orderBy('id').execute();

/** Changes an endpoint; returns false if its version has changed. */
export async function changeWebhook(
  tx: Db,
  { id, version }: Pick<WebhookTable, 'id' | 'version'>,
  change: Partial<Omit<WebhookTable, 'id' | 'version'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Advances from one event to another; returns false if the position was changed or the endpoint
 * disabled meanwhile.
 */
export async function advancePosition(
  tx: Db,
  { id, position }: Pick<WebhookTable, 'id' | 'position'>,
  to: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ position: to })
    .where('id', '=', id)
    .where('position', '=', position)
    .where('is_on', '=', 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records since when every attempt has failed, unless that is already recorded. */
export async function recordFailing(db: Db, id: string, since: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failing_since: since })
    .where('id', '=', id)
    .where('failing_since', 'is', null)
    .execute();
}

export async function recordSuccess(db: Db, id: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failing_since: null, warned_at: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute();
}

/** Records that administrators are notified of the failures; returns false if they already were. */
export async function recordWarning(tx: Db, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ warned_at: at })
    .where('id', '=', id)
    .where('warned_at', 'is', null)
    .where('is_on', '=', 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores the secrets of an endpoint after re-encrypting them. */
export async function resealWebhook(
  tx: Db,
  id: string,
  sealed: Pick<WebhookTable, 'secret' | 'previous_secret'>,
): Promise<void> {
  await tx.updateTable('webhooks').set(sealed).where('id', '=', id).execute();
}

/** Deletes previous secrets that no longer sign. */
export async function deleteExpiredSecrets(db: Db, now: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ previous_secret: null, previous_until: null })
    .where('previous_until', '<=', now)
    .execute();
}
