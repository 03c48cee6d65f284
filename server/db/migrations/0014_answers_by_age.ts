import type { Kysely } from 'kysely';

/** Index for the hourly deletion of old responses to idempotent requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('idempotency_keys_created_at')
    .on('idempotency_keys')
    .column('created_at')
    .execute();
}
