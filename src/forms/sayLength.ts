import { countCharacters, isLongerThan } from '#domain/application/texts';

import type { Translate } from '../i18n/useTranslate';

/** Part of the longest text from which on its length is shown. */
const NEAR = 0.8;

/** How long a text is, once that matters, and that it is too long. Nothing of it is cut off. */
export function sayLength(t: Translate, text: string, limit: number) {
  const count = countCharacters(text);
  return {
    hint: count > limit * NEAR ? t('text.count', { count, limit }) : undefined,
    error: isLongerThan(text, limit) ? t('application.tooLong') : undefined,
  };
}
