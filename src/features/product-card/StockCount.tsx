import { styled } from 'styled-components';

import { COMING_SOON } from '#domain/quantity';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { color, size } from '../../ui/theme';

const InStock = styled.span`
  color: ${color.good};
`;

/** Fits two lines into the height of a row. */
const NoStock = styled.span`
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
  if (classCode === COMING_SOON) return <NoStock>{t('flag.N')}</NoStock>;
  if (available < 0) return <NoStock>{t('product.notAvailable')}</NoStock>;
  if (available === 0) return <NoStock>{t('product.outOfStock')}</NoStock>;
  return <InStock>{format.number(available)}</InStock>;
}
