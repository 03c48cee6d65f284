import { styled } from 'styled-components';

import { COMING_SOON } from '#domain/quantity';

import { useTranslate } from '../i18n/useTranslate';

import { color } from './theme';

const Stock = styled.span`
  color: ${color.good};
`;

const NoStock = styled.span`
  color: ${color.warn};
`;

interface AvailabilityProps {
  classCode: string;
  available: number;
}

/** The number of available ship packs; nothing for products of class N (specification 2.3). */
export function Availability({ classCode, available }: AvailabilityProps) {
  const t = useTranslate();
  if (classCode === COMING_SOON) return null;
  if (available === 0) return <NoStock>{t('product.outOfStock')}</NoStock>;
  if (available < 0) return <NoStock>{t('product.notAvailable')}</NoStock>;
  return <Stock>{t('product.available', { count: available })}</Stock>;
}
