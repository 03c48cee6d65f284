import { isAhead } from '#domain/expectedDay';

import { useFormat } from '../i18n/useFormat';
import { useTranslate } from '../i18n/useTranslate';

interface ExpectedDayProps {
  /** YYYY-MM-DD, if known. */
  day: string | undefined;
  /** Whether it stands behind other words. */
  isBehind?: boolean;
}

/** When more of a product is expected, until that day has passed. */
export function ExpectedDay({ day, isBehind }: ExpectedDayProps) {
  const t = useTranslate();
  const format = useFormat();
  if (!day || !isAhead(day, new Date())) return null;
  const text = t('product.expected', { day: format.day(day) });
  return <span>{isBehind ? ` · ${text}` : text}</span>;
}
