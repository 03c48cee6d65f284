import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

import { addressesOf } from '#domain/application/addresses';

import { isPostgres } from '../client';

/** Processing of orders after placement: their stages, the event log, shipments and roles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addToOrders(db);
  await addToLines(db);
  await makeHistory(db);
  await addShipments(db);
  await addEvents(db);
  await addToCustomers(db);
  await db.schema
    .createTable('staff_roles')
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_roles_key', ['staff_id', 'role'])
    .execute();
  await sql`insert into staff_roles (staff_id, role) select id, 'accounts' from staff`.execute(db);
  await db.schema
    .alterTable('products')
    .addColumn('bin', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

async function addToOrders(db: Kysely<unknown>): Promise<void> {
  const texts = { stage: 'received', country: '', lang: '', origin: 'shop', hold_reason: '' };
  for (const [name, value] of Object.entries(texts)) {
    await db.schema
      .alterTable('orders')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute();
  }
  await db.schema
    .alterTable('orders')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('orders').addColumn('released_seq', 'bigint').execute();
  const unset = [
    ...['released_at', 'held_at', 'picking_at', 'external_id'],
    ...['acknowledged_at', 'acknowledged_by', 'placed_by', 'ship_to', 'bill_to'],
  ];
  for (const name of unset) await db.schema.alterTable('orders').addColumn(name, 'text').execute();
  await index(db, 'orders', ['released_seq'], true);
  await index(db, 'orders', ['stage', 'placed_at']);
  await index(db, 'orders', ['acknowledged_at', 'released_seq']);
}

async function addToLines(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_lines').addColumn('expected_on', 'text').execute();
  const counts = ['shipped_qty', 'cancelled_qty', 'backorder_qty', 'stock_taken'];
  for (const name of counts) {
    await db.schema
      .alterTable('order_lines')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .alterTable('order_lines')
    .addColumn('restocked', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(
          sql`shipped_qty >= 0 and cancelled_qty >= 0 and backorder_qty >= 0
            and restocked between 0 and stock_taken
            and shipped_qty + cancelled_qty + backorder_qty <= order_qty`,
        ),
    )
    .execute();
}

/**
 * Orders that can no longer be cancelled by their customers become history; the lines of the others
 * record what they took from stock.
 */
async function makeHistory(db: Kysely<unknown>): Promise<void> {
  const anHourAgo = new Date(Date.now() - 60 * 60_000).toISOString();
  await sql`update orders set
    country = (select country from customers where customers.id = orders.customer_id),
    lang = (select lang from customers where customers.id = orders.customer_id)`.execute(db);
  await sql`update orders set status = 'released'
    where status = 'received' and placed_at <= ${anHourAgo}`.execute(db);
  await sql`update orders set stage = status, origin = 'import'
    where status <> 'received'`.execute(db);
  await sql`update order_lines set cancelled_qty = order_qty
    where order_id in (select order_id from orders where status = 'cancelled')`.execute(db);
  await sql`update order_lines set stock_taken = order_qty
    where exists (select 1 from taken_stock where taken_stock.order_id = order_lines.order_id
      and taken_stock.product_id = order_lines.product_id)`.execute(db);
  await db.schema.dropTable('taken_stock').execute();
}

async function addShipments(db: Kysely<unknown>): Promise<void> {
  await texts(
    db.schema.createTable('shipments').addColumn('shipment_id', 'text', (id) => id.primaryKey()),
    ['order_id', 'source', 'external_id', 'shipped_at', 'carrier', 'service', 'tracking'],
  )
    .addColumn('parcels', 'integer')
    .addColumn('invoice_number', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('voided_at', 'text')
    .addUniqueConstraint('shipments_external', ['source', 'external_id'])
    .execute();
  await index(db, 'shipments', ['order_id']);
  await db.schema
    .createTable('shipment_lines')
    .addColumn('shipment_id', 'text', (id) => id.notNull().references('shipments.shipment_id'))
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addPrimaryKeyConstraint('shipment_lines_key', ['shipment_id', 'line'])
    .execute();
  await texts(
    db.schema
      .createTable('cancellations')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('line', 'integer', (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
      .addColumn('restocked', 'integer', (column) => column.notNull())
      .addColumn('as_of', 'text'),
    ['order_id', 'reason', 'event_id', 'at', 'actor'],
  ).execute();
  await index(db, 'cancellations', ['order_id']);
  await index(db, 'cancellations', ['event_id']);
  await texts(
    db.schema
      .createTable('order_notes')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('to_customer', 'integer', (column) => column.notNull()),
    ['order_id', 'at', 'actor', 'text'],
  ).execute();
  await index(db, 'order_notes', ['order_id']);
}

async function addEvents(db: Kysely<unknown>): Promise<void> {
  await texts(
    db.schema
      .createTable('events')
      .addColumn('seq', 'bigint', (seq) => seq.primaryKey())
      .addColumn('id', 'text', (id) => id.notNull().unique())
      .addColumn('version', 'integer', (column) => column.notNull()),
    ['at', 'kind', 'subject', 'actor_kind', 'actor_id', 'data'],
  ).execute();
  await index(db, 'events', ['subject', 'seq']);
  await sql`create unique index events_by_release on events (subject)
    where kind = 'order.released'`.execute(db);
  if (isPostgres(db)) {
    await sql`create function events_stay() returns trigger language plpgsql as
      $$ begin raise exception 'events are never changed'; end $$`.execute(db);
    await sql`create trigger events_stay before update on events
      for each row execute function events_stay()`.execute(db);
  } else {
    await sql`create trigger events_stay before update on events
      begin select raise(abort, 'events are never changed'); end`.execute(db);
  }
}

async function addToCustomers(db: Kysely<unknown>): Promise<void> {
  for (const name of ['company_name', 'phone', 'terms']) {
    await db.schema
      .alterTable('customers')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  const numbers = { order_hold: 0, version: 1 };
  for (const [name, value] of Object.entries(numbers)) {
    await db.schema
      .alterTable('customers')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(value))
      .execute();
  }
  await texts(
    db.schema
      .createTable('customer_addresses')
      .addColumn('customer_id', 'text', (id) => id.notNull().references('customers.id'))
      .addColumn('is_default', 'integer', (column) => column.notNull()),
    [
      ...['code', 'kind', 'name', 'street', 'city'],
      ...['region', 'postal_code', 'country', 'phone'],
    ],
  )
    .addPrimaryKeyConstraint('customer_addresses_key', ['customer_id', 'kind', 'code'])
    .execute();
  await fillAddresses(db as Kysely<Approved>);
}

interface Approved {
  applications: {
    customer_id: string;
    form: string;
    details: string;
    company_name: string;
  };
  customer_addresses: Record<string, string | number>;
  customers: { id: string; company_name: string; phone: string };
}

/** Customers approved by this shop get the addresses of their application. */
async function fillAddresses(db: Kysely<Approved>): Promise<void> {
  const approved = await db
    .selectFrom('applications')
    .where('customer_id', 'is not', null)
    .select(['customer_id', 'form', 'details', 'company_name'])
    .execute();
  for (const { customer_id, form, details, company_name } of approved) {
    const found = addressesOf(form, JSON.parse(details) as Record<string, unknown>);
    const phone = found[0]?.address.phone ?? '';
    const customer = db.updateTable('customers').set({ company_name, phone });
    await customer.where('id', '=', customer_id).execute();
    for (const { kind, address } of found) {
      const row = { customer_id, kind, ...address, is_default: 1 };
      await db.insertInto('customer_addresses').values(row).execute();
    }
  }
}

const texts = <Table extends string>(
  table: CreateTableBuilder<Table, string>,
  names: readonly string[],
): CreateTableBuilder<Table, string> =>
  names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table);

const index = (db: Kysely<unknown>, table: string, columns: string[], isUnique = false) => {
  const made = db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns);
  return (isUnique ? made.unique() : made).execute();
};
