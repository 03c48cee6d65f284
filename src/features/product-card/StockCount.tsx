import { styled } from 'styled-components';

import { COMING_SOON } from '#domain/quantity';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { color, size } from '../../ui/theme';

const Some = styled.span`
  color: ${color.good};
`;

/** Fits two lines into the height of a row. */
const None = styled.span`
  display: inline-block;
  color: ${color.warn};
  font-size: ${size.s};
  line-height: 1.1;
`;

interface StockCountProps {
  classCode: string;
  /** Ship packs; negative if the product is not available. */
  available: number;
}

/** Stock in a table row: a number of ship packs, or why there is none. */
export function StockCount({ classCode, available }: StockCountProps) {
  const t = useTranslate();
  const format = useFormat();
  if (classCode === COMING_SOON) return <None>{t('flag.N')}</None>;
  if (available < 0) return <None>{t('product.notAvailable')}</None>;
  if (available === 0) return <None>{t('product.outOfStock')}</None>;
  return <Some>{format.number(available)}</Some>;
}
