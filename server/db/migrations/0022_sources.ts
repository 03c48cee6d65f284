import type { Kysely } from 'kysely';

/** Source of the last change to a product, its price or its stock; unknown for existing rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('source', 'text').execute();
  for (const name of ['stock_source', 'price_source']) {
    await db.schema.alterTable('offers').addColumn(name, 'text').execute();
  }
}
