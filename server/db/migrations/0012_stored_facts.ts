import { sql, type Kysely } from 'kysely';

/** Stores packs taken from stock, the release of orders, and failed logins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('taken_stock')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.order_id'))
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('packs', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('taken_stock_key', ['order_id', 'product_id'])
    .execute();
  await sql`insert into taken_stock (order_id, country, product_id, packs)
    select orders.order_id, offers.country, offers.product_id, sum(order_lines.order_qty)
    from orders
    join customers on customers.id = orders.customer_id
    join order_lines on order_lines.order_id = orders.order_id
    join offers on offers.product_id = order_lines.product_id and offers.country = customers.country
    where orders.status = 'received' and orders.placed_at > ${anHourAgo()} and offers.class <> 'N'
    group by orders.order_id, offers.country, offers.product_id`.execute(db);
  await sql`update orders set status = 'released'
    where status = 'received' and placed_at <= ${anHourAgo()}`.execute(db);
  await db.schema
    .createIndex('orders_by_status_placed_at')
    .on('orders')
    .columns(['status', 'placed_at'])
    .execute();

  await db.schema
    .createTable('wrong_passwords')
    .addColumn('guesser_hash', 'text', (column) => column.primaryKey())
    .addColumn('times', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('wrong_passwords_by_last_at')
    .on('wrong_passwords')
    .columns(['last_at'])
    .execute();
}

/** Longer than any order can be cancelled by its customer. */
const anHourAgo = () => new Date(Date.now() - 60 * 60_000).toISOString();
