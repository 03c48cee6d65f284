import { countCharacters, isLongerThan } from '#domain/application/texts';

import type { Translate } from '../i18n/useTranslate';

/** Fraction of the limit from which the length is shown. */
const HINT_THRESHOLD = 0.8;

/**
 * Returns a character count once a text nears its limit, and an error beyond it; never truncates.
 */
export function lengthMessages(t: Translate, text: string, limit: number) {
  const count = countCharacters(text);
  return {
    hint: count > limit * HINT_THRESHOLD ? t('text.count', { count, limit }) : undefined,
    error: isLongerThan(text, limit) ? t('application.tooLong') : undefined,
  };
}
