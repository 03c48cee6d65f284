import { COUNTRIES } from '#domain/countries';

import type { OfferTable, ProductTable, ShelvedProduct } from '../db/tables/catalogue';

import type { StoredProduct } from './catalogueChanges';

/** A field under its API name with its values before and after; null for none. */
export interface Change {
  field: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

const OF_PRODUCT = {
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
} as const satisfies Record<string, keyof ShelvedProduct>;

const OF_OFFER = {
  selling_price: 'selling_cents',
  selling_price_2: 'sale_cents',
  retail_price: 'retail_cents',
  class: 'class',
  available: 'available',
} as const satisfies Record<string, keyof OfferTable>;

interface After {
  product: ShelvedProduct;
  /** Only the offers that changed. */
  offers: readonly OfferTable[];
  /** As printed; `undefined` if the row contains none. */
  barcodes: readonly string[] | undefined;
}

/** Lists what a row changes in an existing product. */
export function listChanges(before: StoredProduct, { product, offers, barcodes }: After): Change[] {
  const changes: Change[] = [];
  const tell = (field: string, from: Change['before'], to: Change['after']) => {
    if (from !== to) changes.push({ field, before: from, after: to });
  };
  const isWithdrawn = ({ active }: Pick<ProductTable, 'active'>) => active === 0;
  for (const [field, column] of Object.entries(OF_PRODUCT)) {
    tell(field, before.product[column], product[column]);
  }
  tell('withdrawn', isWithdrawn(before.product), isWithdrawn(product));
  for (const country of COUNTRIES) {
    const offer = offers.find((one) => one.country === country);
    const kept = before.offers[country];
    if (!offer) continue;
    for (const [field, column] of Object.entries(OF_OFFER)) {
      tell(field, valueOf(kept, column), valueOf(offer, column));
    }
  }
  if (barcodes) tell('barcodes', [...before.barcodes].sort().join(', '), barcodes.join(', '));
  return changes;
}

/** Converts prices from cents to the API format. */
function valueOf(
  offer: OfferTable | undefined,
  column: (typeof OF_OFFER)[keyof typeof OF_OFFER],
): string | number | null {
  const value = offer?.[column] ?? null;
  return column.endsWith('_cents') && typeof value === 'number' ? value / 100 : value;
}
