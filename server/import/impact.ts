import type { Country } from '#domain/countries';
import { isPriceJump, type Impact } from '#domain/importGuards';

import type { OfferTable } from '../db/tables/catalogue';

import type { StoredProduct } from './catalogueChanges';

type Kept = StoredProduct | undefined;

const inPoints = (cents: number): string => (cents / 100).toFixed(2);

/** Describes the first excessive price change of a row; `undefined` if there is none. */
export function jumpedPrice(offers: readonly OfferTable[], kept: Kept): string | undefined {
  for (const offer of offers) {
    const before = kept?.offers[offer.country as Country];
    if (!before) continue;
    const pairs: [what: string, before: number, after: number | null][] = [
      ['price', before.selling_cents, offer.selling_cents],
      ['sale price', before.sale_cents ?? before.selling_cents, offer.sale_cents],
      ['retail price', before.retail_cents, offer.retail_cents],
    ];
    const jump = pairs.find(([, from, to]) => to !== null && isPriceJump(from, to));
    if (!jump) continue;
    const [what, from, to] = jump;
    return `the ${what} would go from ${inPoints(from)} to ${inPoints(to ?? 0)}; the row was set aside`;
  }
  return undefined;
}

/** Counts the offers of a product whose stock falls to zero or below. */
export function countImpact(impact: Impact, offers: readonly OfferTable[], kept: Kept): void {
  if (!kept?.product.active) return;
  for (const { country, available } of offers) {
    const before = kept.offers[country as Country]?.available ?? 0;
    if (before > 0 && available <= 0) impact.zeroed[country as Country].count += 1;
  }
}
