import { localDay } from '#domain/days';

import { useFormat } from '../i18n/useFormat';
import { useTranslate } from '../i18n/useTranslate';

interface ExpectedDayProps {
  /** YYYY-MM-DD, if known. */
  day: string | undefined;
  /** Whether it stands behind other words. */
  isBehind?: boolean;
  /** Without the year, where space is tight. */
  isShort?: boolean;
  /** What stands here without such a day. */
  otherwise?: string;
}

/** When more of a product is expected, until that day has passed. */
export function ExpectedDay({ day, isBehind, isShort, otherwise }: ExpectedDayProps) {
  const t = useTranslate();
  const format = useFormat();
  if (!day || day < localDay(new Date())) return otherwise ?? null;
  const shown = isShort ? format.dayOfYear(`${day}T12:00`) : format.day(day);
  const text = t('product.expected', { day: shown });
  return <span>{isBehind ? ` · ${text}` : text}</span>;
}
