import { useState } from 'react';

import { parseDay } from '../../features/day-filter/parseDay';
import { useTranslate } from '../../i18n/useTranslate';

/** Returns today's date in the local time zone, YYYY-MM-DD. */
const today = () => new Intl.DateTimeFormat('sv').format(new Date());

/**
 * Optional date on which packs are expected; one that is typed must be valid and not in the past.
 */
export function useExpectedDay(initialText = '') {
  const t = useTranslate();
  const [text, setText] = useState(initialText);
  const day = parseDay(text) || null;
  const isEdited = text !== initialText;
  const isInvalid = isEdited && text.trim() !== '' && (day === null || day < today());
  return { text, setText, day, isEdited, error: isInvalid ? t('desk.expected.wrong') : '' };
}

export type ExpectedDay = ReturnType<typeof useExpectedDay>;
