import type { Kysely } from 'kysely';

/** Whether the buyers of a customer see the orders of all its people, or only their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('customers')
    .addColumn('buyers_see', 'text', (column) => column.notNull().defaultTo('all'))
    .execute();
}
