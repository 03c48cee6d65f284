import { useState } from 'react';

import { readDay } from '../../features/day-filter/readDay';
import { useTranslate } from '../../i18n/useTranslate';

/** Today as the calendar on the wall has it, YYYY-MM-DD. */
const today = () => new Intl.DateTimeFormat('sv').format(new Date());

/** The day on which packs are expected, if somebody knows it; what is no day to come is wrong. */
export function useExpectedDay(beginning = '') {
  const t = useTranslate();
  const [text, setText] = useState(beginning);
  const day = readDay(text) || null;
  const isWrong = text.trim() !== '' && (day === null || day < today());
  return { text, setText, day, wrong: isWrong ? t('desk.expected.wrong') : '' };
}

export type ExpectedDay = ReturnType<typeof useExpectedDay>;
