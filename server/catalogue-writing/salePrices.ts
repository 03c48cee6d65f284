import { isSalePrice } from '#domain/salePrices';

import type { OfferTable } from '../db/tables/catalogue';
import { formatCents } from '../table-files/numbers';

interface SalePrices {
  /** The list price, in cents like the others. */
  price: number;
  /** As given by the row; undefined if it does not, null if the product has none. */
  given: number | null | undefined;
  running: number | null | undefined;
}

/** What a row does not store of sale prices, in cents. */
interface LostSales {
  /** The row's sale price, if it is ignored because it is not below the price. */
  ignored?: number;
  /** The running sale price, if it ends because it is no longer below the price. */
  ended?: number;
}

/** An offer after an import, and the sale prices lost on the way. */
export interface MergedOffer {
  offer: OfferTable;
  lost: LostSales;
}

/**
 * A sale price that is not below the price is ignored, as if the row had none; a running one that no
 * longer is below it ends.
 */
export function mergeSale(
  { price, given, running }: SalePrices,
  isUpdate: boolean,
): { sale: number | null; lost: LostSales } {
  const isIgnored = given != null && !isSalePrice(given, price);
  const lost = isIgnored ? { ignored: given } : {};
  const kept = isIgnored && !isUpdate ? null : (running ?? null);
  const sale = given === undefined || isIgnored ? kept : given;
  if (sale === null || isSalePrice(sale, price)) return { sale, lost };
  return { sale: null, lost: { ...lost, ended: sale } };
}

/** Describes the sale prices that a row does not store or ends, by country if they differ. */
export function describeLostSales(merged: readonly MergedOffer[]): string[] {
  const notes = merged.map(({ offer, lost: { ignored, ended } }) => {
    const reason = `is not below the price ${formatCents(offer.selling_cents)}`;
    return [
      ignored !== undefined &&
        `the sale price ${formatCents(ignored)} ${reason}; the product was imported without it`,
      ended !== undefined &&
        `the current sale price ${formatCents(ended)} ${reason}; the sale has ended`,
    ].filter((text) => text !== false);
  });
  return [...new Set(notes.flat())].map((text) => {
    const affected = merged.filter((_offer, at) => notes[at]?.includes(text));
    if (affected.length === merged.length) return text;
    return `${affected.map(({ offer }) => offer.country).join(', ')}: ${text}`;
  });
}
