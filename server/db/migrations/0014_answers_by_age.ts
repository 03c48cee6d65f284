import type { Kysely } from 'kysely';

/** Old answers to repeated requests are cleared away every hour, without reading all the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('idempotency_keys_created_at')
    .on('idempotency_keys')
    .column('created_at')
    .execute();
}
