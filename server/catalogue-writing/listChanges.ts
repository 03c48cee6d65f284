import { COUNTRIES } from '#domain/countries';

import type { OfferTable, ProductTable, ProductWithBin } from '../db/tables/catalogue';

import type { StoredProduct } from './storedProducts';

/** A field under its API name with its values before and after; null for none. */
export interface Change {
  field: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

const PRODUCT_COLUMNS = {
  name: 'name_en',
  name_fr: 'name_fr',
  name_es: 'name_es',
  description: 'description_en',
  description_fr: 'description_fr',
  description_es: 'description_es',
  brand: 'brand',
  color: 'color',
  type: 'type',
  size: 'size',
  types: 'types',
  image: 'image',
  bin: 'bin',
  ship_pack: 'ship_pac',
  cat_code: 'cat_code',
} as const satisfies Record<string, keyof ProductWithBin>;

const OFFER_COLUMNS = {
  selling_price: 'selling_cents',
  selling_price_2: 'sale_cents',
  retail_price: 'retail_cents',
  class: 'class',
  available: 'available',
} as const satisfies Record<string, keyof OfferTable>;

interface ChangedProduct {
  product: ProductWithBin;
  /** Only the offers that changed. */
  offers: readonly OfferTable[];
  /** As printed; `undefined` if the row contains none. */
  barcodes: readonly string[] | undefined;
}

/** Lists what a row changes in an existing product. */
export function listChanges(
  before: StoredProduct,
  { product, offers, barcodes }: ChangedProduct,
): Change[] {
  const changes: Change[] = [];
  const addChange = (field: string, from: Change['before'], to: Change['after']) => {
    if (from !== to) changes.push({ field, before: from, after: to });
  };
  const isWithdrawn = ({ active }: Pick<ProductTable, 'active'>) => active === 0;
  for (const [field, column] of Object.entries(PRODUCT_COLUMNS)) {
    addChange(field, before.product[column], product[column]);
  }
  addChange('withdrawn', isWithdrawn(before.product), isWithdrawn(product));
  for (const country of COUNTRIES) {
    const offer = offers.find((candidate) => candidate.country === country);
    const previousOffer = before.offers[country];
    if (!offer) continue;
    for (const [field, column] of Object.entries(OFFER_COLUMNS)) {
      addChange(field, valueOf(previousOffer, column), valueOf(offer, column));
    }
  }
  if (barcodes) addChange('barcodes', [...before.barcodes].sort().join(', '), barcodes.join(', '));
  return changes;
}

/** Converts prices from cents to the API format. */
function valueOf(
  offer: OfferTable | undefined,
  column: (typeof OFFER_COLUMNS)[keyof typeof OFFER_COLUMNS],
): string | number | null {
  const value = offer?.[column] ?? null;
  return column.endsWith('_cents') && typeof value === 'number' ? value / 100 : value;
}
