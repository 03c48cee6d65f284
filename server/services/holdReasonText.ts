import { holdRule } from '#domain/holds';
import type { Language } from '#domain/languages';

import { translate } from '../messages/translate';

/** Returns why an order is on hold: the text of the rule, or what a person wrote. */
export function holdReasonText(language: Language, reason: string): string {
  const rule = holdRule(reason);
  return rule ? translate(language, `order.hold.${rule}`) : reason;
}
