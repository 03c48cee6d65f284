import { COUNTRIES, type Country } from '#domain/countries';

import type { OfferTable, ProductTable } from '../db/tables';

import type { ImportedProduct } from './readRow';

/** What a product that is already in the database looks like there. */
export interface StoredProduct {
  product: ProductTable;
  offers: Partial<Record<Country, OfferTable>>;
  /** Barcodes as printed, sorted. */
  barcodes: string[];
}

export interface Defaults {
  /** Ship packs on hand of a product that is new, where the file names no stock. */
  stock: number;
  countries: readonly Country[];
}

/** A product of the demo is replaced, not updated: nothing of it stays. */
export const isDemo = ({ id }: Pick<ProductTable, 'id'>): boolean => id.startsWith('demo-');

/** The product as it is to be: what the file says, else what is stored, else the stated default. */
export function mergeProduct(
  imported: ImportedProduct,
  stored: ProductTable | undefined,
  { id, cat_code, position }: Pick<ProductTable, 'id' | 'cat_code' | 'position'>,
): ProductTable {
  const { name } = imported;
  const isRenamed = stored !== undefined && stored.name_en !== name;
  const kept = isRenamed ? { ...stored, name_fr: name, name_es: name } : stored;
  const text = (field: 'brand' | 'color' | 'type' | 'size' | 'types' | 'image') =>
    imported[field] ?? stored?.[field] ?? '';
  const description = imported.description ?? stored?.description_en ?? '';
  return {
    id,
    product_id: imported.product_id,
    cat_code,
    name_en: name,
    name_fr: imported.name_fr ?? kept?.name_fr ?? name,
    name_es: imported.name_es ?? kept?.name_es ?? name,
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
    active: 1,
  };
}

/** The offers as they are to be, in the countries that the import is for. */
export const mergeOffers = (
  { product_id, offers }: ImportedProduct,
  stored: StoredProduct['offers'],
  { stock, countries }: Defaults,
): OfferTable[] =>
  COUNTRIES.filter((country) => countries.includes(country)).map((country) => {
    const offer = offers[country];
    const kept = stored[country];
    const isRepriced = kept !== undefined && kept.selling_cents !== offer.price;
    return {
      product_id,
      country,
      class: offer.class ?? kept?.class ?? '',
      selling_cents: offer.price,
      sale_cents: saleBelow(offer.price, offer.sale === undefined ? kept?.sale_cents : offer.sale),
      retail_cents:
        offer.retail ?? (isRepriced ? undefined : kept?.retail_cents) ?? offer.price * 2,
      available: offer.stock ?? kept?.available ?? stock,
    };
  });

/** A sale price that is not below the list price is none. */
const saleBelow = (price: number, sale: number | null | undefined): number | null =>
  sale != null && sale < price ? sale : null;

/** True where both hold the same; listing order aside, which moves when other rows come and go. */
export const isSameProduct = (a: ProductTable, b: ProductTable): boolean =>
  Object.keys(a).every(
    (key) => key === 'position' || a[key as keyof ProductTable] === b[key as keyof ProductTable],
  );

export const isSameOffer = (a: OfferTable, b: OfferTable | undefined): boolean =>
  b !== undefined &&
  Object.keys(a).every((key) => a[key as keyof OfferTable] === b[key as keyof OfferTable]);
