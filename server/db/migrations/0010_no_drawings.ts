import type { Kysely } from 'kysely';

/** Removes the drawing of a product: its picture comes from a file, a host or a generator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').dropColumn('drawing').execute();
}
