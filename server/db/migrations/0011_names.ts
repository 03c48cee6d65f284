import type { Kysely } from 'kysely';

/** Unifies names: a status is called status in every table, and scans have fingerprints. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('customers').renameColumn('standing', 'status').execute();
  await db.schema.alterTable('orders').renameColumn('state', 'status').execute();
  await db.schema.alterTable('applications').renameColumn('state', 'status').execute();
  await db.schema.dropIndex('applications_by_state_submitted_at').execute();
  await index(db, 'applications', 'status_submitted_at', ['status', 'submitted_at']);

  await db.schema.alterTable('scan_prints').renameTo('scan_fingerprints').execute();
  await db.schema.alterTable('scan_fingerprints').renameColumn('print', 'fingerprint').execute();
  await db.schema.dropIndex('scan_prints_by_order').execute();
  await index(db, 'scan_fingerprints', 'order', ['customer_id', 'order_id', 'product_id']);
  await db.schema.dropIndex('scan_prints_by_added_at').execute();
  await index(db, 'scan_fingerprints', 'added_at', ['added_at']);

  await db.schema.alterTable('staff_log').renameColumn('deed', 'action').execute();
}

const index = (db: Kysely<unknown>, table: string, name: string, columns: string[]) =>
  db.schema.createIndex(`${table}_by_${name}`).on(table).columns(columns).execute();
