import { dayIn, localTimeZone } from '#domain/days';

import { useFormat } from '../i18n/useFormat';
import { useTranslate } from '../i18n/useTranslate';

interface ExpectedDayProps {
  /** YYYY-MM-DD, if known. */
  day: string | undefined;
  /** Whether it stands behind other words. */
  isBehind?: boolean;
}

/** When more of a product is expected; nothing once that day has passed. */
export function ExpectedDay({ day, isBehind = false }: ExpectedDayProps) {
  const t = useTranslate();
  const format = useFormat();
  if (!day || day < dayIn(new Date(), localTimeZone())) return null;
  const text = t('product.expected', { day: format.day(day) });
  return isBehind ? <span> · {text}</span> : <span>{text}</span>;
}
