import type { CreateTableBuilder, Kysely } from 'kysely';

/** API keys, stored responses to them, and the last report on each order line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await texts(
    db.schema.createTable('api_keys').addColumn('id', 'text', (id) => id.primaryKey()),
    [...['lineage', 'name', 'secret_hash', 'scopes', 'networks', 'created_at', 'created_by']],
  )
    .addColumn('expires_at', 'text')
    .addColumn('revoked_at', 'text')
    .execute();
  await index(db, 'api_keys', ['name']);
  await texts(
    db.schema
      .createTable('api_log')
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('good', 'integer')
      .addColumn('bad', 'integer')
      .addColumn('ms', 'integer', (column) => column.notNull()),
    ['at', 'key_id', 'method', 'route', 'address', 'request_id'],
  ).execute();
  await index(db, 'api_log', ['at']);
  await index(db, 'api_log', ['key_id', 'at']);
  await texts(db.schema.createTable('api_answers'), [
    ...['lineage', 'route', 'key', 'request_hash', 'body', 'created_at'],
  ])
    .addPrimaryKeyConstraint('api_answers_key', ['lineage', 'route', 'key'])
    .execute();
  await index(db, 'api_answers', ['created_at']);
  await texts(
    db.schema
      .createTable('line_reports')
      .addColumn('line', 'integer', (column) => column.notNull()),
    ['order_id', 'as_of'],
  )
    .addPrimaryKeyConstraint('line_reports_key', ['order_id', 'line'])
    .execute();
  await index(db, 'events', ['at']);
  // Every change to an order looks up whether its customer is already being notified.
  await index(db, 'mails', ['about']);
}

const texts = <Table extends string>(
  table: CreateTableBuilder<Table, string>,
  names: readonly string[],
): CreateTableBuilder<Table, string> =>
  names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table);

const index = (db: Kysely<unknown>, table: string, columns: string[]) =>
  db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
