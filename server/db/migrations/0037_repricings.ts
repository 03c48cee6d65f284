import type { Kysely } from 'kysely';

/**
 * Changed prices that a catalogue in the database is yet to be sorted by; empty unless
 * CATALOGUE=database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('repricings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_ids', 'text', (column) => column.notNull())
    .execute();
}
