import { useState } from 'react';

import { parseDay } from '../../features/day-filter/parseDay';
import { useTranslate } from '../../i18n/useTranslate';

/** Returns today's date in the local time zone, YYYY-MM-DD. */
const today = () => new Intl.DateTimeFormat('sv').format(new Date());

/** Optional date on which packs are expected; it must be a valid date that is not in the past. */
export function useExpectedDay(initialText = '') {
  const t = useTranslate();
  const [text, setText] = useState(initialText);
  const day = parseDay(text) || null;
  const isInvalid = text.trim() !== '' && (day === null || day < today());
  return { text, setText, day, error: isInvalid ? t('desk.expected.wrong') : '' };
}

export type ExpectedDay = ReturnType<typeof useExpectedDay>;
