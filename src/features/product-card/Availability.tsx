import { COMING_SOON } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';

import './Availability.css';

interface AvailabilityProps {
  classCode: string;
  available: number;
}

/** How many ship packs there are; products of class N have no such line (specification 2.3). */
export function Availability({ classCode, available }: AvailabilityProps) {
  const t = useTranslate();
  if (classCode === COMING_SOON) return null;
  if (available === 0) return <span className="stock none">{t('product.outOfStock')}</span>;
  if (available < 0) return <span className="stock none">{t('product.notAvailable')}</span>;
  return <span className="stock">{t('product.available', { count: available })}</span>;
}
