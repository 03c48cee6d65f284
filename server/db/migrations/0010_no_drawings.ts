import type { Kysely } from 'kysely';

/** What a picture shows is not told by the product: its file, its host or its maker knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').dropColumn('drawing').execute();
}
