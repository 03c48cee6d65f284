import type { MachineProduct } from '#contract/v1/products';
import { COUNTRIES } from '#domain/countries';
import { fromCents } from '#domain/money';

import { readStoredProducts } from '../../catalogue-writing/storedProducts';
import type { Db } from '../../db/client';
import { Refusal } from '../actions/refusal';

/** Presents a product as stored, on sale or withdrawn. */
export async function showProduct(db: Db, productId: string): Promise<MachineProduct> {
  const stored = (await readStoredProducts(db, [productId])).get(productId);
  if (!stored) throw new Refusal(404, 'product.unknown');
  const { product, offers, barcodes } = stored;
  return {
    product_id: product.product_id,
    version: product.version,
    withdrawn: product.active === 0,
    name: product.name_en,
    name_fr: product.name_fr,
    name_es: product.name_es,
    description: product.description_en,
    description_fr: product.description_fr,
    description_es: product.description_es,
    brand: product.brand,
    color: product.color,
    type: product.type,
    size: product.size,
    types: product.types,
    image: product.image,
    ship_pack: product.ship_pac,
    cat_code: product.cat_code,
    barcodes: [...barcodes].sort(),
    bin: product.bin,
    offers: COUNTRIES.flatMap((country) => {
      const offer = offers[country];
      if (!offer) return [];
      return {
        country,
        class: offer.class,
        selling_price: fromCents(offer.selling_cents),
        selling_price_2: offer.sale_cents === null ? null : fromCents(offer.sale_cents),
        retail_price: fromCents(offer.retail_cents),
        available: offer.available,
        expected_on: offer.expected_on,
      };
    }),
  };
}
