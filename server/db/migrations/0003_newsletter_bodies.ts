import type { Kysely } from 'kysely';

/** The text of a newsletter, so that it can be read in the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['body_en', 'body_fr', 'body_es']) {
    await db.schema
      .alterTable('newsletters')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
