import { styled } from 'styled-components';

import { COMING_SOON } from '#domain/quantity';

import { useTranslate } from '../i18n/useTranslate';

import { ExpectedDay } from './ExpectedDay';
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
  expectedOn?: string | undefined;
}

/**
 * The number of available ship packs, or when more is expected; no number for products of class N
 * (specification 2.3).
 */
export function Availability({ classCode, available, expectedOn }: AvailabilityProps) {
  const t = useTranslate();
  if (classCode === COMING_SOON) return <ExpectedDay day={expectedOn} />;
  if (available <= 0) {
    return (
      <NoStock>
        {t(available === 0 ? 'product.outOfStock' : 'product.notAvailable')}
        <ExpectedDay day={expectedOn} isBehind />
      </NoStock>
    );
  }
  return <Stock>{t('product.available', { count: available })}</Stock>;
}
