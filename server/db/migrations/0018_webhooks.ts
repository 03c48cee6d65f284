import type { Kysely } from 'kysely';

/** Webhooks, their deliveries, and the leases that decide which process sends them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();
  await addWebhooks(db);
  await addDeliveries(db);
}

const addWebhooks = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('kinds', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('previous_secret', 'text')
    .addColumn('previous_until', 'text')
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addColumn('off_reason', 'text', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('failing_since', 'text')
    .addColumn('warned_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

async function addDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhooks.id'))
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('tried_at', 'text')
    .addColumn('status', 'integer')
    .addColumn('fault', 'text', (column) => column.notNull())
    .addColumn('milliseconds', 'integer')
    .addColumn('answer', 'text', (column) => column.notNull())
    .addUniqueConstraint('webhook_deliveries_event', ['webhook_id', 'event_id'])
    .execute();
  for (const columns of [['state', 'seq'], ['subject', 'state', 'seq'], ['seq']]) {
    await db.schema
      .createIndex(`webhook_deliveries_by_${columns.join('_')}`)
      .on('webhook_deliveries')
      .columns(['webhook_id', ...columns])
      .execute();
  }
}
