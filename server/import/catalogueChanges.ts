import { COUNTRIES, type Country } from '#domain/countries';

import type { OfferTable, ProductTable, ShelvedProduct } from '../db/tables/catalogue';

import type { ImportedProduct } from './readRow';

/** What a product that is already in the database looks like there. */
export interface StoredProduct {
  product: ShelvedProduct & { version: number };
  offers: Partial<Record<Country, OfferTable>>;
  /** Barcodes as printed, sorted. */
  barcodes: string[];
}

export interface Defaults {
  /** Ship packs on hand of a product that is new, where the file names no stock. */
  stock: number;
  countries: readonly Country[];
  /** True where what a row does not say stays; else it is worked out from what the row says. */
  isUpdate: boolean;
  /** True where a new product may come without a price: then it is sold nowhere yet. */
  takesUnpriced?: boolean;
  /** True where a price begins the sale of a product in a country that it is not sold in. */
  opensCountries: boolean;
}

/** How the ids of the demo's products begin. */
export const DEMO_IDS = 'demo-';

/** A product of the demo is replaced, not updated: nothing of it stays. */
export const isDemo = ({ id }: Pick<ProductTable, 'id'>): boolean => id.startsWith(DEMO_IDS);

/** The product as it is to be: what the file says, else what is stored, else the stated default. */
export function mergeProduct(
  imported: ImportedProduct,
  stored: ShelvedProduct | undefined,
  { id, cat_code, position }: Pick<ProductTable, 'id' | 'cat_code' | 'position'>,
  isUpdate: boolean,
): ShelvedProduct {
  const name = imported.name ?? stored?.name_en ?? '';
  const named = (field: 'name_fr' | 'name_es') =>
    (imported[field] ?? (stored && keptName(stored, field, name, isUpdate))) || name;
  const text = (field: 'brand' | 'color' | 'type' | 'size' | 'types' | 'image') =>
    imported[field] ?? stored?.[field] ?? '';
  const description = imported.description ?? stored?.description_en ?? '';
  return {
    id,
    product_id: imported.product_id,
    cat_code,
    name_en: name,
    name_fr: named('name_fr'),
    name_es: named('name_es'),
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

/** A new name stands for all languages again; in an update for those alone that had none of their own. */
function keptName(
  stored: ProductTable,
  field: 'name_fr' | 'name_es',
  name: string,
  isUpdate: boolean,
): string {
  const isRenamed = stored.name_en !== name;
  const hasOwn = isUpdate && stored[field] !== stored.name_en;
  return isRenamed && !hasOwn ? name : stored[field];
}

/** The offers as they are to be, in the countries that the import is for. */
export const mergeOffers = (
  { product_id, offers }: ImportedProduct,
  stored: StoredProduct | undefined,
  { stock, countries, isUpdate, opensCountries }: Defaults,
): OfferTable[] =>
  COUNTRIES.filter((country) => countries.includes(country)).flatMap((country) => {
    const offer = offers[country];
    const kept = stored?.offers[country];
    const price = offer.price ?? kept?.selling_cents;
    if (price === undefined || (stored && !kept && !opensCountries)) return [];
    const isRepriced = kept !== undefined && kept.selling_cents !== price;
    const keptRetail = isRepriced && !isUpdate ? undefined : kept?.retail_cents;
    return {
      product_id,
      country,
      class: offer.class ?? kept?.class ?? '',
      selling_cents: price,
      sale_cents: saleBelow(price, offer.sale === undefined ? kept?.sale_cents : offer.sale),
      retail_cents: (offer.retail === undefined ? keptRetail : offer.retail) ?? price * 2,
      available: offer.stock ?? kept?.available ?? stock,
    };
  });

/** A sale price that is not below the list price is none. */
const saleBelow = (price: number, sale: number | null | undefined): number | null =>
  sale != null && sale < price ? sale : null;

/** True where both hold the same; listing order aside, which moves when other rows come and go. */
export const isSameProduct = (a: ShelvedProduct, b: ShelvedProduct): boolean =>
  Object.keys(a).every(
    (key) =>
      key === 'position' || a[key as keyof ShelvedProduct] === b[key as keyof ShelvedProduct],
  );

export const isSameOffer = (a: OfferTable, b: OfferTable | undefined): boolean =>
  b !== undefined &&
  Object.keys(a).every((key) => a[key as keyof OfferTable] === b[key as keyof OfferTable]);
