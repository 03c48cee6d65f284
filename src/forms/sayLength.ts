import { LONGEST, type TextKind } from '#domain/application/fields';
import { countCharacters } from '#domain/application/texts';

import type { Translate } from '../i18n/useTranslate';

/** Part of the longest text from which on its length is shown. */
const NEAR = 0.8;

/** How long a text is, once that matters, and that it is too long. Nothing of it is cut off. */
export function sayLength(t: Translate, text: string, kind: TextKind) {
  const count = countCharacters(text);
  const limit = LONGEST[kind];
  return {
    hint: count > limit * NEAR ? t('application.count', { count, limit }) : undefined,
    error: count > limit ? t('application.tooLong') : undefined,
  };
}
