import { sql } from 'kysely';

import { hashToken, newToken } from '../server/crypto/tokens';
import type { Db } from '../server/db/client';
import { addCustomer } from '../server/db/customers';
import { addSession } from '../server/db/sessions';
import { addStaffSession, upsertStaff } from '../server/db/staff';

/** The volume of orders in a shop after many years. */
export interface OrderVolume {
  orders: number;
  lines: number;
  customers: number;
  products: number;
  /** The newest orders, which are waiting in the feed, each with this many lines. */
  fed: { orders: number; lines: number };
}

const FIRST = 100_000;
export const orderNumber = (at: number): string => String(FIRST + at);

/** Fills a database with years of orders; in plain SQL, because placing that many takes hours. */
export async function addManyOrders(db: Db, years: OrderVolume): Promise<void> {
  const { orders, lines, customers, products, fed } = years;
  await addCustomersAndProducts(db, { customers, products });
  const numbers = numbersTo(orders);
  const isFed = sql`i > ${sql.lit(orders - fed.orders)}`;
  const sequence = sql`i - ${sql.lit(orders - fed.orders)}`;
  await sql`insert into orders (order_id, customer_id, placed_at, status, stage, country, lang, origin,
      order_comment, po_reference, lines, units, total_cents, released_seq, released_at)
    ${numbers} select cast(${sql.lit(FIRST)} + i as text), 'shop' || cast(i % ${sql.lit(customers)} as text),
      '2026-' || substr(cast(101 + i % 12 as text), 2) || '-' || substr(cast(101 + i % 28 as text), 2) || 'T09:00:00.000Z',
      'released', case when ${isFed} then 'released' else 'shipped' end,
      case when i % 3 = 0 then 'US' else 'CA' end, '', 'shop', '', 'PO-' || cast(i * 7 as text),
      case when ${isFed} then ${sql.lit(fed.lines)} else ${sql.lit(lines)} end, 60, 15000,
      case when ${isFed} then ${sequence} end, '2026-11-01T09:00:00.000Z' from n`.execute(db);
  await sql`insert into order_lines (order_id, customer_id, line, product_id, name, order_qty, ship_pack,
      unit_cents, shipped_qty, stock_taken)
    ${numbers}, l(line) as (select 1 union all select line + 1 from l where line < ${sql.lit(fed.lines)})
    select cast(${sql.lit(FIRST)} + i as text), 'shop' || cast(i % ${sql.lit(customers)} as text), line,
      'P-' || cast((i * 31 + line * 17) % ${sql.lit(products)} as text), 'thing', 4, 6, 250,
      case when ${isFed} then 0 else 4 end, 4
    from n cross join l where line <= ${sql.lit(lines)} or ${isFed}`.execute(db);
  await sql`insert into shipments (shipment_id, order_id, source, external_id, shipped_at, carrier, service,
      tracking, invoice_number, note, actor, created_at)
    ${numbers} select 's' || cast(i as text), cast(${sql.lit(FIRST)} + i as text), 'desk', 's' || cast(i as text),
      '2026-11-02T09:00:00.000Z', 'UPS', '', '[{"number":"1Z' || cast(700000 + i as text) || '"}]', '', '',
      'rita', '2026-11-02T09:00:00.000Z' from n where not (${isFed})`.execute(db);
  await sql`insert into events (seq, id, at, kind, subject, version, actor_kind, actor_id, data)
    ${numbers} select ${sequence}, 'e' || cast(10000000 + i as text), '2026-11-01T09:00:00.000Z',
      'order.released', 'order ' || cast(${sql.lit(FIRST)} + i as text), 2, 'clock', 'release', '{}'
    from n where ${isFed}`.execute(db);
  await sql`insert into meta (key, value) values ('last_event', ${String(fed.orders)})
    on conflict (key) do update set value = excluded.value`.execute(db);
  await sql`analyze`.execute(db);
}

/** Adds customers, and products with prices, stock and barcodes. */
export async function addCustomersAndProducts(
  db: Db,
  { customers, products }: Pick<OrderVolume, 'customers' | 'products'>,
): Promise<void> {
  for (let at = 0; at < customers; at += 1) await addShop(db, at);
  await fillProducts(db, products);
}

const numbersTo = (last: number) =>
  sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(last)})`;

/** As long as real descriptions, which are stored between the searched columns. */
const LONG = sql.lit('Washed at forty degrees, packed by the dozen. '.repeat(8));

async function fillProducts(db: Db, products: number): Promise<void> {
  const cells = { name_en: 'Sewing', name_fr: 'Couture', name_es: 'Costura', position: 0 };
  await db
    .insertInto('categories')
    .values({ cat_code: 'SEW', parent_code: null, ...cells })
    .execute();
  const colour = sql`case i % 4 when 0 then 'Red' when 1 then 'Blue' when 2 then 'Green' else 'White' end`;
  const name = sql`${colour} || ' thing ' || cast(i as text)`;
  await sql`insert into products (id, product_id, cat_code, name_en, name_fr, name_es, description_en,
      description_fr, description_es, brand, color, type, size, types, ship_pac, image, position, popularity, active)
    ${numbersTo(products - 1)}, m(i) as (select 0 union all select i from n)
    select 'p' || cast(i as text), 'P-' || cast(i as text), 'SEW', ${name}, ${name}, ${name}, ${LONG}, ${LONG}, ${LONG},
      'Gütermann', ${colour}, 'Thing', '', '', 6, '', 0, 0, 1 from m`.execute(db);
  await sql`insert into offers (product_id, country, class, selling_cents, sale_cents, retail_cents, available)
    select product_id, 'CA', '', 250, cast(null as integer), 500, 1000 from products
    union all select product_id, 'US', '', 125, cast(null as integer), 250, 1000 from products`.execute(
    db,
  );
  await sql`insert into product_barcodes (product_id, barcode, gtin14)
    select product_id, '40' || substr(cast(100000000000 + cast(substr(product_id, 3) as integer) as text), 2),
      '040' || substr(cast(100000000000 + cast(substr(product_id, 3) as integer) as text), 2) from products`.execute(
    db,
  );
}

async function addShop(db: Db, at: number): Promise<void> {
  await addCustomer(db, {
    id: `shop${at}`,
    customer_code: `C-${at}`,
    owner_name: `Owner ${at}`,
    email: `shop${at}@shop.test`,
    password_hash: '',
    status: 'active',
    country: 'CA',
    lang: '',
    created_at: new Date().toISOString(),
  });
}

/** Returns a session token for a customer. */
export async function buyerToken(db: Db, customerId: string): Promise<string> {
  const token = newToken();
  const at = new Date().toISOString();
  await addSession(db, { tokenHash: hashToken(token), userId: customerId, at });
  return token;
}

/** Returns a session token for a member of staff with all rights to orders and products. */
export async function staffToken(db: Db): Promise<string> {
  const token = newToken();
  const at = new Date().toISOString();
  const member = { id: 'rita', email: 'rita@staff.test', password_hash: '', created_at: at };
  await upsertStaff(db, member, ['orders', 'catalogue']);
  await addStaffSession(db, { tokenHash: hashToken(token), staffId: member.id, at });
  return token;
}
