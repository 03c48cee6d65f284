import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { inChunks, rowsInChunks, type Db } from './client';
import type { OfferTable } from './tables/catalogue';
import { valuesTable } from './valuesTable';

/** What a sender of stock reports knew when it counted. */
export interface SenderKnowledge {
  /**
   * The last event that it had processed; if omitted, it knew the orders that it had acknowledged
   * by `asOf`.
   */
  seq: number | undefined;
  /** When it counted: UTC, ISO 8601. */
  asOf: string;
}

/** The sender's position in the log and time of counting: values, or columns of a stored report. */
interface KnowledgeColumns {
  seq: RawBuilder<number>;
  asOf: RawBuilder<string>;
}

const isReleasedUpTo = (seq: RawBuilder<number>) =>
  sql<SqlBool>`(orders.released_seq is not null and orders.released_seq <= ${seq})`;

/** A sender knows of its own cancellations from the time that it gives, by its own clock. */
const isCancelledAfter = ({ seq, asOf }: KnowledgeColumns) =>
  sql<SqlBool>`case when cancellations.as_of is null
    then events.seq > ${seq} else cancellations.as_of > ${asOf} end`;

const heldPacksSum = sql<number>`sum(order_lines.stock_taken - order_lines.restocked)`;

const orderLinesOfProducts = (tx: Db, country: string, ids: readonly string[]) =>
  tx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_id', 'order_lines.order_id')
    .where('order_lines.product_id', 'in', ids)
    .where('orders.country', '=', country);

const hasHeldPacks = sql<SqlBool>`order_lines.stock_taken > order_lines.restocked`;

/**
 * Corrections to reported stock per product: subtracts packs of orders that the sender did not
 * know, and adds packs returned since by cancellations of orders that it knew.
 */
export async function stockCorrections(
  tx: Db,
  country: string,
  productIds: readonly string[],
  { seq, asOf }: SenderKnowledge,
): Promise<Map<string, number>> {
  const isKnown =
    seq === undefined
      ? sql<SqlBool>`(orders.acknowledged_at is not null and orders.acknowledged_at <= ${asOf})`
      : isReleasedUpTo(sql`${seq}`);
  const isLater =
    seq === undefined
      ? sql<SqlBool>`coalesce(cancellations.as_of, cancellations.at) > ${asOf}`
      : isCancelledAfter({ seq: sql`${seq}`, asOf: sql`${asOf}` });
  const corrections = new Map<string, number>();
  const add = (productId: string, packs: number) =>
    corrections.set(productId, (corrections.get(productId) ?? 0) + packs);

  for (const ids of inChunks(productIds)) {
    const lines = orderLinesOfProducts(tx, country, ids);
    const unknown = await lines
      .where(hasHeldPacks)
      .where((row) => row.not(isKnown))
      .select(['order_lines.product_id', heldPacksSum.as('packs')])
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

/** Packs of these products that orders took from the stock of a country and did not return. */
export async function heldPacks(
  tx: Db,
  country: string,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await rowsInChunks(productIds, (ids) =>
    orderLinesOfProducts(tx, country, ids)
      .where(hasHeldPacks)
      .select(['order_lines.product_id', heldPacksSum.as('packs')])
      .groupBy('order_lines.product_id'),
  );
  return new Map(rows.map(({ product_id, packs }) => [product_id, Number(packs)]));
}

/** A new offer, whose stock counts as reported. */
export const withReportedStock = (offer: OfferTable) => ({
  ...offer,
  stock_reported: offer.available,
});

/** Adds packs held by existing orders to the reported stock of offers just stored as new. */
export async function addHeldPacksToReport(tx: Db, offers: readonly OfferTable[]): Promise<void> {
  for (const country of new Set(offers.map((offer) => offer.country))) {
    const ids = offers
      .filter((offer) => offer.country === country)
      .map((match) => match.product_id);
    const held = [...(await heldPacks(tx, country, ids))].map(([id, packs]) => ({ id, packs }));
    for (const chunk of inChunks(held)) {
      await sql`with ${valuesTable({ id: 'text', packs: 'integer' }, chunk)}
        update offers set stock_reported = available + now.packs
        from now where offers.country = ${country} and offers.product_id = now.id`.execute(tx);
    }
  }
}

/**
 * Offers whose stock does not match the last report and the orders since, as far back as events are
 * retained.
 */
export const mismatchedStock = (
  db: Db,
): Promise<{ product_id: string; country: string; available: number; expected: number }[]> => {
  const report = { seq: sql<number>`offers.stock_seq`, asOf: sql<string>`offers.stock_as_of` };
  const lines = db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_id', 'order_lines.order_id')
    .innerJoin('offers', (join) =>
      join
        .onRef('offers.product_id', '=', 'order_lines.product_id')
        .onRef('offers.country', '=', 'orders.country'),
    )
    .select(['offers.product_id', 'offers.country']);
  const unknown = lines
    .where(hasHeldPacks)
    .where((row) => row.not(isReleasedUpTo(report.seq)))
    .select(sql<number>`order_lines.restocked - order_lines.stock_taken`.as('packs'));
  const returned = lines
    .innerJoin('cancellations', (join) =>
      join
        .onRef('cancellations.order_id', '=', 'order_lines.order_id')
        .onRef('cancellations.line', '=', 'order_lines.line'),
    )
    .innerJoin('events', 'events.id', 'cancellations.event_id')
    .where('cancellations.restocked', '>', 0)
    .where(isReleasedUpTo(report.seq))
    .where(isCancelledAfter(report))
    .select(sql<number>`cancellations.restocked`.as('packs'));
  const moved = db
    .selectFrom(unknown.unionAll(returned).as('moved'))
    .select((row) => ['product_id', 'country', row.fn.sum<number>('packs').as('packs')])
    .groupBy(['product_id', 'country']);
  const expected = sql<number>`offers.stock_reported + offers.stock_changed + coalesce(moved.packs, 0)`;
  return db
    .selectFrom('offers')
    .leftJoin(moved.as('moved'), (join) =>
      join
        .onRef('moved.product_id', '=', 'offers.product_id')
        .onRef('moved.country', '=', 'offers.country'),
    )
    .where(sql<SqlBool>`offers.available <> ${expected}`)
    .where(
      sql<SqlBool>`(offers.stock_seq = 0 or offers.stock_seq >= (select min(seq) from events))`,
    )
    .select(['offers.product_id', 'offers.country', 'available', expected.as('expected')])
    .orderBy('offers.product_id')
    .orderBy('offers.country')
    .execute();
};

/** Returns which of these products are sold and in stock in a country. */
export async function filterInStock(
  tx: Db,
  country: string,
  productIds: readonly string[],
): Promise<string[]> {
  const rows = await rowsInChunks(productIds, (ids) =>
    tx
      .selectFrom('offers')
      .innerJoin('products', 'products.product_id', 'offers.product_id')
      .where('offers.country', '=', country)
      .where('offers.product_id', 'in', ids)
      .where('offers.available', '>', 0)
      .where('products.active', '=', 1)
      .select('offers.product_id')
      .orderBy('offers.product_id'),
  );
  return rows.map(({ product_id }) => product_id);
}
