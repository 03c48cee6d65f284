import { sql } from 'kysely';

import { inChunks, type Db } from '../db/client';
import { recordRepricings } from '../db/repricings';
import { withReportedStock, addHeldPacksToReport } from '../db/stockReports';
import type { CategoryTable, OfferTable, ProductWithBin } from '../db/tables/catalogue';
import type { ImportedProduct } from '../table-files/readRow';

/** Rows to be written by an import. */
export interface Writes {
  categories: CategoryTable[];
  products: ProductWithBin[];
  /** New offers, and offers whose stock is set. */
  offers: OfferTable[];
  /** Offers with changes other than in stock. */
  priced: OfferTable[];
  /** Products whose barcodes are to be replaced. */
  barcodes: ImportedProduct[];
  /** Demo products whose id an imported product takes over: none of their data is kept. */
  replaced: string[];
  /**
   * Products without changes of their own whose offers or barcodes change: their version is
   * incremented.
   */
  raised: string[];
}

/**
 * Writes the changes in chunks, with their source; the caller holds the locks on products and
 * offers.
 */
export async function writeCatalogue(tx: Db, writes: Writes, source: string): Promise<void> {
  await writeProductData(tx, writes, source);
  await writePrices(tx, writes, source);
}

/** Writes categories, products and barcodes. */
export async function writeProductData(tx: Db, writes: Writes, source: string): Promise<void> {
  for (const category of writes.categories) {
    await tx.insertInto('categories').values(category).execute();
  }
  for (const chunk of inChunks(writes.replaced)) {
    await tx.deleteFrom('product_barcodes').where('product_id', 'in', chunk).execute();
  }
  const replaced = new Set(writes.replaced);
  const isReplaced = ({ product_id }: ProductWithBin) => replaced.has(product_id);
  await writeProducts(tx, writes.products.filter(isReplaced), { source, isRenewed: true });
  const remaining = writes.products.filter((product) => !isReplaced(product));
  await writeProducts(tx, remaining, { source, isRenewed: false });
  await incrementVersions(tx, writes.raised, source);
  await writeBarcodes(tx, writes.barcodes);
}

export type OfferWrites = Pick<Writes, 'replaced' | 'priced' | 'offers'>;

/** Writes prices and stock. */
export async function writePrices(tx: Db, writes: OfferWrites, source: string): Promise<void> {
  for (const chunk of inChunks(writes.replaced)) {
    await tx.deleteFrom('offers').where('product_id', 'in', chunk).execute();
  }
  await writeOffers(tx, writes.priced, source, false);
  await writeOffers(tx, writes.offers, source, true);
}

async function writeProducts(
  tx: Db,
  products: readonly ProductWithBin[],
  { source, isRenewed }: { source: string; isRenewed: boolean },
): Promise<void> {
  for (const chunk of inChunks(products)) {
    await tx
      .insertInto('products')
      .values(chunk.map((product) => ({ ...product, source })))
      .onConflict((conflict) =>
        conflict.column('product_id').doUpdateSet(({ ref }) => ({
          // Updating the id column, even to the same value, would block orders of the product until
          // commit.
          ...(isRenewed && { id: ref('excluded.id') }),
          cat_code: ref('excluded.cat_code'),
          name_en: ref('excluded.name_en'),
          name_fr: ref('excluded.name_fr'),
          name_es: ref('excluded.name_es'),
          description_en: ref('excluded.description_en'),
          description_fr: ref('excluded.description_fr'),
          description_es: ref('excluded.description_es'),
          brand: ref('excluded.brand'),
          color: ref('excluded.color'),
          type: ref('excluded.type'),
          size: ref('excluded.size'),
          types: ref('excluded.types'),
          ship_pac: ref('excluded.ship_pac'),
          image: ref('excluded.image'),
          position: ref('excluded.position'),
          popularity: ref('excluded.popularity'),
          active: ref('excluded.active'),
          bin: ref('excluded.bin'),
          version: sql<number>`products.version + 1`,
          source: ref('excluded.source'),
        })),
      )
      .execute();
  }
}

async function incrementVersions(
  tx: Db,
  productIds: readonly string[],
  source: string,
): Promise<void> {
  for (const chunk of inChunks(productIds)) {
    await tx
      .updateTable('products')
      .set({ version: sql<number>`version + 1`, source })
      .where('product_id', 'in', chunk)
      .execute();
  }
}

const PRICES = ['class', 'selling_cents', 'sale_cents', 'retail_cents'] as const;

/** The new source if a price changes, otherwise the existing one. */
const priceSource = () => {
  const changes = PRICES.map(
    (name) => sql`${sql.ref(`offers.${name}`)} is distinct from ${sql.ref(`excluded.${name}`)}`,
  );
  return sql<string | null>`case when ${sql.join(changes, sql` or `)}
    then excluded.price_source else offers.price_source end`;
};

/**
 * Orders may be placed during an import: stock that the import does not set is left as they leave
 * it.
 */
async function writeOffers(
  tx: Db,
  offers: readonly OfferTable[],
  source: string,
  isCounted: boolean,
): Promise<void> {
  for (const chunk of inChunks(offers)) {
    await recordRepricings(tx, chunk);
    await tx
      .insertInto('offers')
      .values(
        chunk.map((offer) => ({
          ...withReportedStock(offer),
          price_source: source,
          stock_source: source,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'country']).doUpdateSet(({ ref }) => ({
          class: ref('excluded.class'),
          selling_cents: ref('excluded.selling_cents'),
          sale_cents: ref('excluded.sale_cents'),
          retail_cents: ref('excluded.retail_cents'),
          price_source: priceSource(),
          ...(isCounted && {
            available: ref('excluded.available'),
            stock_source: ref('excluded.stock_source'),
            stock_reported: ref('excluded.stock_reported'),
            stock_seq: 0,
            stock_changed: 0,
          }),
        })),
      )
      .execute();
    if (isCounted) await addHeldPacksToReport(tx, chunk);
  }
}

async function writeBarcodes(tx: Db, products: readonly ImportedProduct[]): Promise<void> {
  for (const chunk of inChunks(products)) {
    const ids = chunk.map(({ product_id }) => product_id);
    await tx.deleteFrom('product_barcodes').where('product_id', 'in', ids).execute();
    const rows = chunk.flatMap(({ product_id, barcodes: codes = [] }) =>
      codes.map((code) => ({ product_id, ...code })),
    );
    for (const some of inChunks(rows)) {
      await tx.insertInto('product_barcodes').values(some).execute();
    }
  }
}
