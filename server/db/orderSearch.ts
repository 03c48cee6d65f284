import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';

import type { Db } from './client';
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
    .where((row) => row.and(conditions(row, customerId, wanted)));

  const newest = fitting.selectAll().orderBy('placed_at', 'desc').orderBy('order_id', 'desc');
  if (!slice) {
    const orders = await newest.execute();
    return { orders, total: orders.length };
  }
  const orders = await newest.limit(slice.limit).offset(slice.offset).execute();
  const { total } = await fitting
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { orders, total };
}

type OrderRow = ExpressionBuilder<Tables, 'orders'>;

function conditions(row: OrderRow, customerId: string, { words, from, to }: Wanted) {
  return [
    ...(from ? [row('placed_at', '>=', from)] : []),
    ...(to ? [row('placed_at', '<', dayAfter(to))] : []),
    ...words.map((word) => holds(row, customerId, word)),
  ];
}

/** The word stands in the order's number, reference or comment, or in a product of it. */
function holds(row: OrderRow, customerId: string, word: string): Expression<SqlBool> {
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
  const orders = row
    .selectFrom('order_lines')
    .innerJoin('orders as own', 'own.order_id', 'order_lines.order_id')
    .select('order_lines.order_id')
    .where('own.customer_id', '=', customerId)
    .where((line) =>
      line.or([line('order_lines.product_id', 'in', products), like('order_lines.name')]),
    );
  return row.or([
    ...['order_id', 'po_reference', 'order_comment'].map((name) => like(`orders.${name}`)),
    row('orders.order_id', 'in', orders),
  ]);
}

/** What stands anywhere in a text; the engines lower accented letters differently, so those match any. */
const patternOf = (word: string): string =>
  `%${word
    .toLowerCase()
    .replace(/[!%_]/g, '!$&')
    .replace(/[^\0-\x7f]/gu, '_')}%`;

const dayAfter = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};
