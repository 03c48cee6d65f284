import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Db } from './client';
import { anyContains, containsWord } from './containsWord';
import { sortedOrders, type QueueCriteria } from './queue';

/** A search word with the products that it may mean. */
export interface SearchWord {
  word: string;
  productIds: readonly string[];
}

/** Numbers of the newest orders that match all of these words, up to `limit`. */
export async function searchOrders(
  db: Db,
  words: readonly SearchWord[],
  { narrowing, limit }: { narrowing: QueueCriteria; limit: number },
): Promise<string[]> {
  const rows = await sortedOrders(db, 'all', narrowing)
    .where((row) => row.and(words.map((word) => matchesWord(db, word))))
    .select('order_id')
    .limit(limit)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Minimum length of a tracking number search: shorter words match nearly every parcel. */
const MIN_TRACKING_WORD_LENGTH = 5;

const CUSTOMER_COLUMNS = ['customer_code', 'company_name', 'owner_name'];

/** Matches an order by its number, references, parcels, customer or products. */
function matchesWord(db: Db, { word, productIds }: SearchWord): RawBuilder<SqlBool> {
  const contains = (column: string) => containsWord(db, column, word);
  const conditions = [
    contains('orders.order_id'),
    contains('orders.po_reference'),
    contains('orders.external_id'),
    sql<SqlBool>`orders.customer_id in
      (select id from customers where ${anyContains(db, CUSTOMER_COLUMNS, word)})`,
  ];
  if (word.length >= MIN_TRACKING_WORD_LENGTH && /\d/.test(word)) {
    conditions.push(
      sql`orders.order_id in (select order_id from shipments where ${contains('tracking')})`,
    );
  }
  if (productIds.length > 0) {
    conditions.push(
      sql`orders.order_id in (select order_id from order_lines where product_id in (${sql.join(productIds)}))`,
    );
  }
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Columns that identify a product. */
const PRODUCT_COLUMNS = ['product_id', 'name_en', 'name_fr', 'name_es'];

/**
 * Products that a word may mean, the most sold first: by exact number or barcode, or else by part
 * of the number or a name.
 */
export async function productsMatchingWord(
  db: Db,
  { word, gtin14, limit }: { word: string; gtin14: string; limit: number },
): Promise<string[]> {
  const exactMatches = await db
    .selectFrom('products')
    .where(sql`lower(product_id)`, '=', word.toLowerCase())
    .select('product_id')
    .union(db.selectFrom('product_barcodes').where('gtin14', '=', gtin14).select('product_id'))
    .execute();
  if (exactMatches.length > 0) return exactMatches.map(({ product_id }) => product_id);
  const partialMatches = await db
    .selectFrom('products')
    .where(anyContains(db, PRODUCT_COLUMNS, word))
    .select('product_id')
    .orderBy('popularity', 'desc')
    .limit(limit)
    .execute();
  return partialMatches.map(({ product_id }) => product_id);
}
