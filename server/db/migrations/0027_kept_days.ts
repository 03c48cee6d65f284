import type { Kysely } from 'kysely';

/** Indexes for deleting what has exceeded its retention period. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await index(db, 'mails', ['created_at']);
  await index(db, 'webhook_deliveries', ['created_at']);
}

const index = (db: Kysely<unknown>, table: string, columns: string[]) =>
  db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
