import { sql } from 'kysely';

import { inChunks, type Db } from './client';
import { recordRepricings } from './repricings';
import { valuesTable } from './valuesTable';

/** Components of a product's stock, from which `available` can be derived at any time. */
interface StockComponents {
  stock_reported: number;
  stock_seq: number;
  stock_changed: number;
}

export interface StockOfOffer {
  product_id: string;
  available: number;
  /** Effective time of the last report; null if there was none. */
  asOf: string | null;
  /** Who reports it, and when. */
  source: string;
  components: StockComponents;
  /** When more is expected, YYYY-MM-DD. */
  expectedOn: string | null;
}

const STOCK_COLUMNS = {
  product_id: 'text',
  available: 'integer',
  as_of: 'text',
  source: 'text',
  reported: 'integer',
  seq: 'bigint',
  changed: 'integer',
  expected: 'text',
} as const;

/** Stores the stock of products whose offers are locked. */
export async function storeStock(
  tx: Db,
  country: string,
  offers: readonly StockOfOffer[],
): Promise<void> {
  for (const chunk of inChunks(offers)) {
    const rows = chunk.map(({ product_id, available, asOf, source, components, expectedOn }) => ({
      product_id,
      available,
      as_of: asOf,
      source,
      reported: components.stock_reported,
      seq: components.stock_seq,
      changed: components.stock_changed,
      expected: expectedOn,
    }));
    await recordRepricings(
      tx,
      chunk.map(({ product_id, available }) => ({ product_id, country, available })),
    );
    await sql`with ${valuesTable(STOCK_COLUMNS, rows)}
      update offers set available = now.available, stock_as_of = now.as_of, stock_source = now.source,
        stock_reported = now.reported, stock_seq = now.seq, stock_changed = now.changed,
        expected_on = now.expected
      from now where offers.country = ${country} and offers.product_id = now.product_id`.execute(
      tx,
    );
  }
}
