import type { Kysely } from 'kysely';

/** What a newsletter says, so that it can be read here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['body_en', 'body_fr', 'body_es']) {
    await db.schema
      .alterTable('newsletters')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
