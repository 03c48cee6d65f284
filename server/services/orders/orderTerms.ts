import { parseCountry, type Country } from '#domain/countries';
import type { Language } from '#domain/languages';
import { fromCents, toCents } from '#domain/money';
import type { ShopRules } from '#domain/shopRules';

import type { CustomerTable } from '../../db/tables/customers';
import { currencyFormatter } from '../../messages/currencyFormatter';
import { Refusal } from '../actions/refusal';

/** What an order of a customer must have; nothing for most. */
export interface OrderTerms {
  /** The least that it comes to, in cents. */
  leastCents: number;
  needsReference: boolean;
}

/** Returns what an order of a customer must have: its own terms, or else those of the shop. */
export function termsOf(
  { country, min_order_cents, po_required }: CustomerTable,
  { minOrderCa, minOrderUs }: ShopRules,
): OrderTerms {
  const leastOfShop = toCents(parseCountry(country) === 'US' ? minOrderUs : minOrderCa);
  return { leastCents: min_order_cents ?? leastOfShop, needsReference: po_required === 1 };
}

/** The same as it is sent; without what there is none of. */
export const presentTerms = ({ leastCents, needsReference }: OrderTerms) => ({
  ...(leastCents > 0 && { min_order: fromCents(leastCents) }),
  ...(needsReference && { po_required: true }),
});

interface OrderToCheck {
  totalCents: number;
  reference: string | undefined;
  country: Country;
  language: Language;
  /** Whether it is an approver who reads a refusal. */
  isApproval?: boolean;
}

/** Refuses an order that does not come to the least, or lacks the number it needs. */
export function checkTerms(
  { leastCents, needsReference }: OrderTerms,
  { totalCents, reference = '', country, language, isApproval = false }: OrderToCheck,
): void {
  if (needsReference && reference.trim() === '') {
    throw new Refusal(400, 'order.referenceNeeded', { field: 'po_reference' });
  }
  if (totalCents >= leastCents) return;
  const money = currencyFormatter(language, country);
  throw new Refusal(409, isApproval ? 'requisition.belowMinimum' : 'order.belowMinimum', {
    // Told apart from a request that is still in progress.
    field: 'order_qty',
    params: {
      missing: money.cents(leastCents - totalCents),
      least: money.cents(leastCents),
    },
  });
}
