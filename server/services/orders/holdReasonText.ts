import { holdRule } from '#domain/holds';
import type { Language } from '#domain/languages';

import type { OrderTable } from '../../db/tables/orders';
import { translate } from '../../messages/translate';

/** Whether an order is on hold; one that was cancelled while it was is no longer. */
export const isOnHold = ({ held_at, stage }: Pick<OrderTable, 'held_at' | 'stage'>): boolean =>
  held_at !== null && stage !== 'cancelled';

/** Returns why an order is on hold: the text of the rule, or what a person wrote. */
export function holdReasonText(language: Language, reason: string): string {
  const rule = holdRule(reason);
  return rule ? translate(language, `order.hold.${rule}`) : reason;
}
