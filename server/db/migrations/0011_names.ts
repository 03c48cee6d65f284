import type { Kysely } from 'kysely';

/** What has become of an order, an application or an account is its status in every table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('customers').renameColumn('standing', 'status').execute();
  await db.schema.alterTable('orders').renameColumn('state', 'status').execute();
  await db.schema.alterTable('applications').renameColumn('state', 'status').execute();
  await db.schema.dropIndex('applications_by_state_submitted_at').execute();
  await db.schema
    .createIndex('applications_by_status_submitted_at')
    .on('applications')
    .columns(['status', 'submitted_at'])
    .execute();
}
