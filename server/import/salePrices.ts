import type { Country } from '#domain/countries';
import { isSalePrice } from '#domain/salePrices';

import type { OfferTable } from '../db/tables/catalogue';

import { formatCents } from './numbers';
import type { ImportedProduct } from './readRow';
import type { StoredProduct } from './storedProducts';

interface SalePrices {
  /** The list price, in cents like the others. */
  price: number;
  /** As given by the row; undefined if it does not, null if the product has none. */
  given: number | null | undefined;
  running: number | null | undefined;
}

interface MergedSale {
  sale: number | null;
  /** The row's sale price, if it is ignored because it is not below the price. */
  ignored?: number;
  /** The running sale price, if it ends because it is no longer below the price. */
  ended?: number;
}

/**
 * A sale price that is not below the price is ignored, as if the row had none; a running one that no
 * longer is below it ends.
 */
export function mergeSale({ price, given, running }: SalePrices, isUpdate: boolean): MergedSale {
  const isIgnored = given != null && !isSalePrice(given, price);
  const ignored = isIgnored ? { ignored: given } : {};
  const kept = isIgnored && !isUpdate ? null : (running ?? null);
  const sale = given === undefined || isIgnored ? kept : given;
  if (sale === null || isSalePrice(sale, price)) return { sale, ...ignored };
  return { sale: null, ended: sale, ...ignored };
}

/** Describes the sale prices that a row does not store or ends, by country if they differ. */
export function describeLostSales(
  imported: ImportedProduct,
  existing: StoredProduct | undefined,
  { offers, isUpdate }: { offers: readonly OfferTable[]; isUpdate: boolean },
): string[] {
  const notes = offers.map(({ country, selling_cents: price }) => {
    const running = existing?.offers[country as Country]?.sale_cents;
    const given = imported.offers[country as Country].sale;
    const { ignored, ended } = mergeSale({ price, given, running }, isUpdate);
    const reason = `is not below the price ${formatCents(price)}`;
    return [
      ignored !== undefined &&
        `the sale price ${formatCents(ignored)} ${reason}; the product was imported without it`,
      ended !== undefined &&
        `the current sale price ${formatCents(ended)} ${reason}; the sale has ended`,
    ].filter((text) => text !== false);
  });
  return [...new Set(notes.flat())].map((text) => {
    const affected = offers.filter((_offer, at) => notes[at]?.includes(text));
    if (affected.length === offers.length) return text;
    return `${affected.map(({ country }) => country).join(', ')}: ${text}`;
  });
}
