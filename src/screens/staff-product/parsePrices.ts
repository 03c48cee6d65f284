import { isClassFlag, type ClassFlag } from '#domain/classCodes';
import type { Country } from '#domain/countries';
import { fromCents, parsePrice } from '#domain/money';
import { isSalePrice } from '#domain/salePrices';

import type { DeskProduct, PriceChange } from '../../api/staffProducts';

/** Prices as they are typed. */
export interface Prices {
  selling_price: string;
  selling_price_2: string;
  retail_price: string;
  class: ClassFlag | '';
}

/** Returns the stored prices; empty if the product is not sold in the country yet. */
export function pricesOf({ offers }: DeskProduct, country: Country): Prices {
  const offer = offers.find((candidate) => candidate.country === country);
  const toText = (price: number | null | undefined) => (price == null ? '' : price.toFixed(2));
  return {
    selling_price: toText(offer?.selling_price),
    selling_price_2: toText(offer?.selling_price_2),
    retail_price: toText(offer?.retail_price),
    class: isClassFlag(offer?.class) ? offer.class : '',
  };
}

export type PriceName = 'selling_price' | 'selling_price_2' | 'retail_price';
const PRICE_NAMES: readonly PriceName[] = ['selling_price', 'selling_price_2', 'retail_price'];

/**
 * Returns the changed values, and the names of fields without a valid price; only the list price is
 * required.
 */
export function parsePrices(before: Prices, after: Prices) {
  const change: PriceChange = {};
  const wrong: PriceName[] = [];
  for (const name of PRICE_NAMES) {
    const text = after[name].trim();
    if (text === before[name]) continue;
    const cents = parsePrice(text);
    if (cents !== undefined && cents > 0) change[name] = fromCents(cents);
    else if (text === '' && name !== 'selling_price') change[name] = null;
    else wrong.push(name);
  }
  const list = parsePrice(after.selling_price);
  const sale = parsePrice(after.selling_price_2);
  if (list === undefined && !wrong.includes('selling_price')) wrong.push('selling_price');
  if (list !== undefined && sale !== undefined && !isSalePrice(sale, list)) {
    wrong.push('selling_price_2');
  }
  if (after.class !== before.class) change.class = after.class;
  return { change, wrong };
}
