import type { Language } from '#domain/languages';

import { chunksYielding, type Db } from './client';
import type { ProductRow } from './products';

/** Reads products by id, on sale or withdrawn, without an offer, for lists that people save. */
export async function readAnyProducts(
  db: Db,
  productIds: readonly string[],
  language: Language,
): Promise<ProductRow[]> {
  const rows: ProductRow[] = [];
  for await (const chunk of chunksYielding(productIds)) {
    const found = await db
      .selectFrom('products')
      .where('product_id', 'in', chunk)
      .select(['id', 'product_id', 'ship_pac', 'types', 'image', 'brand', 'color', 'size'])
      .select(['cat_code', 'name_en', 'name_fr', 'name_es'])
      .execute();
    for (const { name_en, name_fr, name_es, ...row } of found) {
      const names = { '': name_en, fr: name_fr, es: name_es };
      rows.push({ ...row, name: names[language] || name_en, class: '' });
    }
  }
  return rows;
}

/** A product's current names, its picture, its category, and its location in the warehouse. */
export interface NamedProduct {
  names: Record<Language, string>;
  image: string;
  cat_code: string;
  bin: string;
}

export async function readProductNames(
  db: Db,
  productIds: readonly string[],
): Promise<Map<string, NamedProduct>> {
  const products = new Map<string, NamedProduct>();
  for await (const chunk of chunksYielding(productIds)) {
    const rows = await db
      .selectFrom('products')
      .where('product_id', 'in', chunk)
      .select(['product_id', 'name_en', 'name_fr', 'name_es', 'image', 'cat_code', 'bin'])
      .execute();
    for (const { product_id, name_en, name_fr, name_es, ...product } of rows) {
      const names = { '': name_en, fr: name_fr, es: name_es };
      products.set(product_id, { names, ...product });
    }
  }
  return products;
}
