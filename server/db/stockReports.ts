import { sql, type SqlBool } from 'kysely';

import { inChunks, type Db } from './client';

/** What whoever reports stock knew when it counted. */
export interface Known {
  /** The last event that it had worked in; where it names none, what it acknowledged by then. */
  seq: number | undefined;
  /** When it counted: UTC, ISO 8601. */
  asOf: string;
}

/**
 * What must be added to reported stock, product by product: packs of orders that the sender did not know
 * are taken off, and packs that were given back since of those that it knew are put on.
 */
export async function stockCorrections(
  tx: Db,
  country: string,
  productIds: readonly string[],
  { seq, asOf }: Known,
): Promise<Map<string, number>> {
  const isKnown =
    seq === undefined
      ? sql<SqlBool>`(orders.acknowledged_at is not null and orders.acknowledged_at <= ${asOf})`
      : sql<SqlBool>`(orders.released_seq is not null and orders.released_seq <= ${seq})`;
  // What the sender cancelled itself it knew at the time that it names, by its own clock.
  const isLater =
    seq === undefined
      ? sql<SqlBool>`coalesce(cancellations.as_of, cancellations.at) > ${asOf}`
      : sql<SqlBool>`case when cancellations.as_of is null
          then events.seq > ${seq} else cancellations.as_of > ${asOf} end`;
  const corrections = new Map<string, number>();
  const add = (productId: string, packs: number) =>
    corrections.set(productId, (corrections.get(productId) ?? 0) + packs);

  for (const ids of inChunks(productIds)) {
    const lines = tx
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.order_id', 'order_lines.order_id')
      .where('order_lines.product_id', 'in', ids)
      .where('orders.country', '=', country);
    const unknown = await lines
      .where(sql<SqlBool>`order_lines.stock_taken > order_lines.restocked`)
      .where((row) => row.not(isKnown))
      .select('order_lines.product_id')
      .select(sql<number>`sum(order_lines.stock_taken - order_lines.restocked)`.as('packs'))
      .groupBy('order_lines.product_id')
      .execute();
    for (const { product_id, packs } of unknown) add(product_id, -Number(packs));

    const returned = await lines
      .innerJoin('cancellations', (join) =>
        join
          .onRef('cancellations.order_id', '=', 'order_lines.order_id')
          .onRef('cancellations.line', '=', 'order_lines.line'),
      )
      .innerJoin('events', 'events.id', 'cancellations.event_id')
      .where('cancellations.restocked', '>', 0)
      .where(isKnown)
      .where(isLater)
      .select('order_lines.product_id')
      .select(sql<number>`sum(cancellations.restocked)`.as('packs'))
      .groupBy('order_lines.product_id')
      .execute();
    for (const { product_id, packs } of returned) add(product_id, Number(packs));
  }
  return corrections;
}

export interface StockOfOffer {
  product_id: string;
  available: number;
  /** Unset: as it was. */
  asOf: string | null;
  /** Who says so, and when. */
  source: string;
}

/** Stores stock of products whose offers are held. */
export async function storeStock(
  tx: Db,
  country: string,
  offers: readonly StockOfOffer[],
): Promise<void> {
  for (const chunk of inChunks(offers, 200)) {
    const ofEach = (value: (offer: StockOfOffer) => unknown) =>
      sql`case product_id ${sql.join(
        chunk.map((offer) => sql`when ${offer.product_id} then ${value(offer)}`),
        sql` `,
      )} end`;
    await tx
      .updateTable('offers')
      .set({
        available: sql<number>`${ofEach(({ available }) => sql`cast(${available} as integer)`)}`,
        stock_as_of: sql<string>`${ofEach(({ asOf }) => sql`cast(${asOf} as text)`)}`,
        stock_source: sql<string>`${ofEach(({ source }) => sql`cast(${source} as text)`)}`,
      })
      .where('country', '=', country)
      .where(
        'product_id',
        'in',
        chunk.map(({ product_id }) => product_id),
      )
      .execute();
  }
}

/** Which of these products are sold in a country and have stock there. */
export async function stockedAmong(
  tx: Db,
  country: string,
  productIds: readonly string[],
): Promise<string[]> {
  const stocked: string[] = [];
  for (const ids of inChunks(productIds)) {
    const rows = await tx
      .selectFrom('offers')
      .innerJoin('products', 'products.product_id', 'offers.product_id')
      .where('offers.country', '=', country)
      .where('offers.product_id', 'in', ids)
      .where('offers.available', '>', 0)
      .where('products.active', '=', 1)
      .select('offers.product_id')
      .orderBy('offers.product_id')
      .execute();
    stocked.push(...rows.map(({ product_id }) => product_id));
  }
  return stocked;
}
