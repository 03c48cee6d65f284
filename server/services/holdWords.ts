import { holdRule } from '#domain/holds';
import type { Language } from '#domain/languages';

import { translate } from '../messages/translate';

/** Why an order is on hold, in words: somebody's own, or those of the rule. */
export function holdWords(language: Language, reason: string): string {
  const rule = holdRule(reason);
  return rule ? translate(language, `order.hold.${rule}`) : reason;
}
