import type { Country } from '#domain/countries';
import { isPriceJump, isSaleJump, type Impact } from '#domain/importGuards';

import type { OfferTable } from '../db/tables/catalogue';
import { formatCents } from '../table-files/numbers';

import type { StoredProduct } from './storedProducts';

type ExistingProduct = StoredProduct | undefined;

/** Describes the first excessive price change of a row; `undefined` if there is none. */
export function describePriceJump(
  offers: readonly OfferTable[],
  existing: ExistingProduct,
): string | undefined {
  for (const offer of offers) {
    const previous = existing?.offers[offer.country as Country];
    if (!previous) continue;
    const { selling_cents: price, sale_cents: sale, retail_cents: retail } = previous;
    const pairs: [
      what: string,
      before: number,
      after: number | null,
      isJump: typeof isPriceJump,
    ][] = [
      ['price', price, offer.selling_cents, isPriceJump],
      ['sale price', sale ?? price, offer.sale_cents, isSaleJump],
      ['retail price', retail, offer.retail_cents, isPriceJump],
    ];
    const jump = pairs.find(([, from, to, isJump]) => to !== null && isJump(from, to));
    if (!jump) continue;
    const [what, from, to] = jump;
    return `the ${what} would go from ${formatCents(from)} to ${formatCents(to ?? 0)}; the row was set aside`;
  }
  return undefined;
}

/** Counts the offers of a product whose stock falls to zero or below. */
export function countImpact(
  impact: Impact,
  offers: readonly OfferTable[],
  existing: ExistingProduct,
): void {
  if (!existing?.product.active) return;
  for (const { country, available } of offers) {
    const previous = existing.offers[country as Country]?.available ?? 0;
    if (previous > 0 && available <= 0) impact.zeroed[country as Country].count += 1;
  }
}
