import type { Kysely } from 'kysely';

/** Who last said what a product is, costs, or has on hand; unknown of what was stored before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('source', 'text').execute();
  for (const name of ['stock_source', 'price_source']) {
    await db.schema.alterTable('offers').addColumn(name, 'text').execute();
  }
}
