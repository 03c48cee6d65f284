import { COUNTRIES, type Country } from '#domain/countries';

import type { OfferTable, ProductTable, ProductWithBin } from '../db/tables/catalogue';
import type { ImportedProduct } from '../table-files/readRow';

import { mergeSale, type MergedOffer } from './salePrices';
import type { StoredProduct } from './storedProducts';

export interface Defaults {
  /** Ship packs on hand for new products if the file contains no stock. */
  stock: number;
  countries: readonly Country[];
  /** Whether values missing from a row are kept; otherwise they are derived from the row. */
  isUpdate: boolean;
  /** Whether a new product may have no price; it is then not for sale anywhere yet. */
  takesUnpriced?: boolean;
  /** Whether a price makes a product available in a country where it is not sold yet. */
  opensCountries: boolean;
}

/** Id prefix of the demo's products. */
export const DEMO_IDS = 'demo-';

/** Products of the demo are replaced rather than updated: none of their data is kept. */
export const isDemo = ({ id }: Pick<ProductTable, 'id'>): boolean => id.startsWith(DEMO_IDS);

/**
 * Merges a product: values from the file, otherwise the stored ones, otherwise the stated defaults.
 */
export function mergeProduct(
  imported: ImportedProduct,
  stored: ProductWithBin | undefined,
  { id, cat_code, position }: Pick<ProductTable, 'id' | 'cat_code' | 'position'>,
  isUpdate: boolean,
): ProductWithBin {
  const name = imported.name ?? stored?.name_en ?? '';
  const translatedName = (field: 'name_fr' | 'name_es') =>
    (imported[field] ?? (stored && mergeName(stored, field, name, isUpdate))) || name;
  const text = (field: 'brand' | 'color' | 'type' | 'size' | 'types' | 'image') =>
    imported[field] ?? stored?.[field] ?? '';
  const description = imported.description ?? stored?.description_en ?? '';
  return {
    id,
    product_id: imported.product_id,
    cat_code,
    name_en: name,
    name_fr: translatedName('name_fr'),
    name_es: translatedName('name_es'),
    description_en: description,
    description_fr: imported.description_fr ?? stored?.description_fr ?? description,
    description_es: imported.description_es ?? stored?.description_es ?? description,
    brand: text('brand'),
    color: text('color'),
    type: text('type'),
    size: text('size'),
    types: text('types'),
    ship_pac: imported.ship_pac ?? stored?.ship_pac ?? 1,
    image: text('image'),
    position,
    popularity: Math.max(imported.popularity ?? 0, stored?.popularity ?? 0),
    active: imported.active ?? (isUpdate && stored ? stored.active : 1),
    bin: imported.bin ?? stored?.bin ?? '',
  };
}

/**
 * A new name applies to all languages; in an update, only to those without a translation of their
 * own.
 */
function mergeName(
  stored: ProductTable,
  field: 'name_fr' | 'name_es',
  name: string,
  isUpdate: boolean,
): string {
  const isRenamed = stored.name_en !== name;
  const hasTranslation = isUpdate && stored[field] !== stored.name_en;
  return isRenamed && !hasTranslation ? name : stored[field];
}

/** Merges the offers for the countries of the import, with the sale prices that are lost. */
export const mergeOffers = (
  { product_id, offers }: ImportedProduct,
  stored: StoredProduct | undefined,
  { stock, countries, isUpdate, opensCountries }: Defaults,
): MergedOffer[] =>
  COUNTRIES.filter((country) => countries.includes(country)).flatMap((country) => {
    const offer = offers[country];
    const existing = stored?.offers[country];
    const price = offer.price ?? existing?.selling_cents;
    if (price === undefined || (stored && !existing && !opensCountries)) return [];
    const isRepriced = existing !== undefined && existing.selling_cents !== price;
    const existingRetail = isRepriced && !isUpdate ? undefined : existing?.retail_cents;
    const running = existing?.sale_cents;
    const { sale, lost } = mergeSale({ price, given: offer.sale, running }, isUpdate);
    const merged = {
      product_id,
      country,
      class: offer.class ?? existing?.class ?? '',
      selling_cents: price,
      sale_cents: sale,
      retail_cents: (offer.retail === undefined ? existingRetail : offer.retail) ?? price * 2,
      available: offer.stock ?? existing?.available ?? stock,
    };
    return { offer: merged, lost };
  });

/**
 * Whether both have the same content, ignoring the listing position, which shifts as other rows
 * come and go.
 */
export const isSameProduct = (a: ProductWithBin, b: ProductWithBin): boolean =>
  Object.keys(a).every(
    (key) =>
      key === 'position' || a[key as keyof ProductWithBin] === b[key as keyof ProductWithBin],
  );

export const isSameOffer = (a: OfferTable, b: OfferTable | undefined): boolean =>
  b !== undefined &&
  Object.keys(a).every((key) => a[key as keyof OfferTable] === b[key as keyof OfferTable]);
