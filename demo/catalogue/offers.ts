import { COUNTRIES, type Country } from '#domain/countries';
import { COMING_SOON } from '#domain/quantity';

import type { OfferTable } from '../../server/db/tables/catalogue';

import { listPrice, reducedPrice } from './prices';
import { between, chance } from './random';

/** 6 % of the catalogue is new, 4 % clearance, 7 % on sale, 4 % coming soon. */
function classOf(key: string): string {
  const roll = chance(`${key} class`);
  if (roll < 0.06) return 'F';
  if (roll < 0.1) return 'R';
  if (roll < 0.17) return 'Y';
  return roll < 0.21 ? COMING_SOON : '';
}

function saleOf(code: string, selling: number, key: string): number | null {
  if (code === 'Y') return reducedPrice(selling, 0.1 + chance(`${key} sale`) * 0.2);
  if (code === 'R' && chance(`${key} cleared`) < 0.6) {
    return reducedPrice(selling, 0.3 + chance(`${key} sale`) * 0.25);
  }
  return null;
}

/**
 * Returns the ship packs on hand: plenty for most products, few for some, zero or negative
 * (oversold) for a few.
 */
function stockOf(code: string, key: string): number {
  if (code === COMING_SOON) return 0;
  const roll = chance(`${key} stock`);
  if (roll < 0.025) return -between(1, 24, `${key} short`);
  if (roll < 0.075) return 0;
  if (roll < 0.145) return between(1, 5, `${key} last`);
  return between(20, 900, `${key} plenty`);
}

const countriesOf = (productId: string): readonly Country[] => {
  const roll = chance(`${productId} countries`);
  if (roll < 0.03) return ['CA'];
  return roll < 0.05 ? ['US'] : COUNTRIES;
};

/** Price of a unit in the United States as a share of the Canadian price. */
const US_SHARE = 0.76;

export function offersOf(productId: string, canadianCents: number): OfferTable[] {
  const shared = classOf(productId);
  const hasOwnUsClass = chance(`${productId} own class`) < 0.15;
  return countriesOf(productId).map((country) => {
    const key = `${productId} ${country}`;
    const code = country === 'US' && hasOwnUsClass ? classOf(key) : shared;
    const selling_cents = listPrice(country === 'US' ? canadianCents * US_SHARE : canadianCents);
    return {
      product_id: productId,
      country,
      class: code,
      selling_cents,
      sale_cents: saleOf(code, selling_cents, key),
      retail_cents: listPrice(selling_cents * (1.9 + chance(`${productId} retail`) * 0.3)),
      available: stockOf(code, key),
    };
  });
}
