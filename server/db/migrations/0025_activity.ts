import type { Kysely } from 'kysely';

/** Indexes for reading the log by time, and how far each API key has read the feeds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('events_by_at_seq').on('events').columns(['at', 'seq']).execute();
  await db.schema.createIndex('staff_log_by_at_id').on('staff_log').columns(['at', 'id']).execute();
  await db.schema.dropIndex('staff_log_by_at').execute();
  await db.schema
    .createTable('feed_readers')
    .addColumn('key_name', 'text', (column) => column.notNull())
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('feed_readers_key', ['key_name', 'feed'])
    .execute();
}
