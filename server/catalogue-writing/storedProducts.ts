import type { Country } from '#domain/countries';

import { inChunks, type Db } from '../db/client';
import type { OfferTable, ProductWithBin } from '../db/tables/catalogue';

type StoredOffer = OfferTable & {
  /** When more is expected, YYYY-MM-DD. */
  expected_on: string | null;
};

/** A product as stored in the database. */
export interface StoredProduct {
  product: ProductWithBin & { version: number };
  offers: Partial<Record<Country, StoredOffer>>;
  /** Barcodes as printed, sorted. */
  barcodes: string[];
}

/** Reads stored products by product id. */
export async function readStoredProducts(
  tx: Db,
  productIds: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const stored = new Map<string, StoredProduct>();
  for (const ids of inChunks(productIds)) {
    const [products, offers, barcodes] = [
      await tx.selectFrom('products').where('product_id', 'in', ids).selectAll().execute(),
      await tx.selectFrom('offers').where('product_id', 'in', ids).selectAll().execute(),
      await tx
        .selectFrom('product_barcodes')
        .where('product_id', 'in', ids)
        .select(['product_id', 'barcode'])
        .execute(),
    ];
    for (const product of products) {
      stored.set(product.product_id, { product, offers: {}, barcodes: [] });
    }
    for (const offer of offers) {
      const owner = stored.get(offer.product_id);
      if (owner && isOfCountry(offer)) owner.offers[offer.country] = offer;
    }
    for (const { product_id, barcode } of barcodes) stored.get(product_id)?.barcodes.push(barcode);
  }
  return stored;
}

const isOfCountry = <Offer extends OfferTable>(
  offer: Offer,
): offer is Offer & { country: Country } => offer.country === 'CA' || offer.country === 'US';
