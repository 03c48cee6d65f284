import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';

import type { Db } from './client';
import { patternOf } from './patternOf';
import type { OrderTable, Tables } from './tables';

interface Wanted {
  /** Each word must be found in the order. */
  words: readonly string[];
  /** First and last day, YYYY-MM-DD. */
  from?: string | undefined;
  to?: string | undefined;
}

interface Slice {
  offset: number;
  limit: number;
}

/** The customer's orders that fit, newest first, and how many there are in all. */
export async function findOrders(
  db: Db,
  customerId: string,
  wanted: Wanted,
  slice: Slice | undefined,
): Promise<{ orders: OrderTable[]; total: number }> {
  const fitting = db
    .selectFrom('orders')
    .where('customer_id', '=', customerId)
    .where((row) => row.and(conditions(row, wanted)))
    .orderBy('placed_at', 'desc')
    .orderBy('order_id', 'desc');
  if (!slice) {
    const orders = await fitting.selectAll().execute();
    return { orders, total: orders.length };
  }

  const ids = (await fitting.select('order_id').execute()).map(({ order_id }) => order_id);
  const shown = ids.slice(slice.offset, slice.offset + slice.limit);
  const rows = await ordersByIds(db, customerId, shown);
  return { orders: shown.flatMap((id) => rows.get(id) ?? []), total: ids.length };
}

async function ordersByIds(
  db: Db,
  customerId: string,
  orderIds: readonly string[],
): Promise<Map<string, OrderTable>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .where('customer_id', '=', customerId)
    .where('order_id', 'in', orderIds)
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

type OrderRow = ExpressionBuilder<Tables, 'orders'>;

function conditions(row: OrderRow, { words, from, to }: Wanted) {
  return [
    ...(from ? [row('placed_at', '>=', from)] : []),
    ...(to ? [row('placed_at', '<', dayAfter(to))] : []),
    ...words.map((word) => holds(row, word)),
  ];
}

/** The word stands in the order's number, reference or comment, or in a product of it. */
function holds(row: OrderRow, word: string): Expression<SqlBool> {
  const pattern = patternOf(word);
  const like = (column: string) =>
    sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '!'`;
  const products = row
    .selectFrom('products')
    .select('products.product_id')
    .where((product) =>
      product.or(
        ['product_id', 'name_en', 'name_fr', 'name_es'].map((name) => like(`products.${name}`)),
      ),
    );
  const lines = row
    .selectFrom('order_lines')
    .select('order_lines.line')
    .whereRef('order_lines.order_id', '=', 'orders.order_id')
    .where((line) =>
      line.or([line('order_lines.product_id', 'in', products), like('order_lines.name')]),
    );
  return row.or([
    ...['order_id', 'po_reference', 'order_comment'].map((name) => like(`orders.${name}`)),
    row.exists(lines),
  ]);
}

const dayAfter = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};
