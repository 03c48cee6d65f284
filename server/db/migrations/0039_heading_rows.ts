import type { Kysely } from 'kysely';

/** The first rows of an uploaded table, among which a person may choose the headings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('uploads').addColumn('heading_rows', 'text').execute();
}
