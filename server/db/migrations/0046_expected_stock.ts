import type { Kysely } from 'kysely';

/** The day on which more of a product is expected in a country, as its owner reports it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('offers').addColumn('expected_on', 'text').execute();
}
