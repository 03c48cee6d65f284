import type { Kysely } from 'kysely';

/** Limits of people, who approves what exceeds them, and the orders that wait for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['order_limit_cents', 'month_limit_cents', 'approve_limit_cents']) {
    await db.schema.alterTable('customer_users').addColumn(column, 'bigint').execute();
  }
  for (const [table, name] of [
    ['customer_users', 'approver_id'],
    ['orders', 'approved_by'],
  ] as const) {
    await db.schema
      .alterTable(table)
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await requisitions(db);
  await db.schema
    .createTable('requisition_lines')
    .addColumn('requisition_id', 'text', (column) => column.notNull())
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('packs', 'integer', (column) => column.notNull())
    .addColumn('ship_pack', 'integer', (column) => column.notNull())
    .addColumn('unit_cents', 'integer', (column) => column.notNull())
    .addColumn('single_cents', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('requisition_lines_key', ['requisition_id', 'line'])
    .execute();
}

async function requisitions(db: Kysely<unknown>) {
  await db.schema
    .createTable('requisitions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('total_cents', 'bigint', (column) => column.notNull())
    .addColumn('lines', 'integer', (column) => column.notNull())
    .addColumn('po_reference', 'text', (column) => column.notNull())
    .addColumn('order_comment', 'text', (column) => column.notNull())
    .addColumn('ship_to_code', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('approver_id', 'text', (column) => column.notNull())
    .addColumn('decided_by', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text')
    .execute();
  await db.schema
    .createIndex('requisitions_by_customer')
    .on('requisitions')
    .columns(['customer_id', 'state'])
    .execute();
  await db.schema
    .createIndex('requisitions_by_state')
    .on('requisitions')
    .columns(['state', 'submitted_at'])
    .execute();
  await db.schema
    .createIndex('requisitions_by_order')
    .on('requisitions')
    .column('order_id')
    .execute();
}
