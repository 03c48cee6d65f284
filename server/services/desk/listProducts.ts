import type { DeskListedProduct } from '#contract/staffProducts';
import { toGtin14 } from '#domain/barcodes';
import { COUNTRIES } from '#domain/countries';
import type { ProductView } from '#domain/deskProducts';
import type { ProductSorting } from '#domain/deskSorting';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';
import { priceAt, priceFields, priceSteps } from '#domain/unitPrice';

import { findByCode } from '../../catalogue/categoryTree';
import { pictureOf } from '../../catalogue/readProducts';
import type { View } from '../../catalogue/view';
import { isDemo } from '../../catalogue-writing/catalogueChanges';
import { readStoredProducts, type StoredProduct } from '../../catalogue-writing/storedProducts';
import type { Db } from '../../db/client';
import type { Page } from '../../db/page';
import { findDeskProducts, productsWithoutImage, type ProductOrder } from '../../db/productSearch';
import type { Pictures } from '../../pictures/pictures';

interface Parts {
  db: Db;
  view: Pick<View, 'categories'>;
  pictures: Pick<Pictures, 'owned' | 'areDrawn'>;
}

interface ProductFilters {
  view: ProductView;
  class?: string | undefined;
  search: string;
  /** By id if omitted. */
  sorting?: ProductSorting | undefined;
}

/** Returns a page of products for the staff desk. */
export async function listProducts(
  parts: Parts,
  { view, class: code, search, sorting }: ProductFilters,
  page: Page,
  language: Language,
): Promise<{ products: DeskListedProduct[]; total: number }> {
  const words = search
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, gtin14: toGtin14(text) }));
  const filters = { view, class: code, words };
  const order = sorting && { sorting, language };
  const { ids, total } =
    view === 'no_picture'
      ? await findWithoutPicture(parts, filters, page, order)
      : await findDeskProducts(parts.db, filters, page, order);
  const stored = await readStoredProducts(parts.db, ids);
  const products = ids.flatMap((id) => {
    const found = stored.get(id);
    return found ? listedProduct(found, parts.view, language) : [];
  });
  return { products, total };
}

/** Finds all products first, because only the folders know which of them have a picture. */
async function findWithoutPicture(
  { db, pictures }: Parts,
  filters: Parameters<typeof productsWithoutImage>[1],
  { offset, limit }: Page,
  order: ProductOrder | undefined,
) {
  const all = await productsWithoutImage(db, filters, order);
  const owned = await pictures.owned();
  const found = all.filter(
    (product) => !owned.has(product.product_id) && !(pictures.areDrawn && isDemo(product)),
  );
  const ids = found.slice(offset, offset + limit).map(({ product_id }) => product_id);
  return { ids, total: found.length };
}

function listedProduct(
  { product, offers }: StoredProduct,
  { categories }: Parts['view'],
  language: Language,
): DeskListedProduct {
  const names = { '': product.name_en, fr: product.name_fr, es: product.name_es };
  const sold = COUNTRIES.flatMap((country) => offers[country] ?? []);
  return {
    product_id: product.product_id,
    name: names[language] || product.name_en,
    category: findByCode(categories, product.cat_code)?.names[language] ?? product.cat_code,
    class: sold[0]?.class ?? '',
    image: pictureOf(product),
    bin: product.bin,
    withdrawn: product.active === 0,
    offers: COUNTRIES.flatMap((country) => {
      const offer = offers[country];
      if (!offer) return [];
      const { selling_price } = priceFields(offer, []);
      const price = fromCents(priceAt(priceSteps(offer, []), 1).cents);
      return {
        country,
        price,
        selling_price,
        available: offer.available,
      };
    }),
  };
}
