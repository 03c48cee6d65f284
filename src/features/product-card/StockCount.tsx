import { styled } from 'styled-components';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { BLANK } from '../../ui/blank';
import { color, size } from '../../ui/theme';

import { shownDay, stockReason } from './stockReason';

const Stock = styled.span`
  color: ${color.good};

  /* Fits two lines into the height of a row. */
  &[data-is='none'] {
    display: inline-block;
    color: ${color.warn};
    font-size: ${size.s};
    line-height: 1.1;
  }
`;

interface StockCountProps {
  classCode: string;
  /** Ship packs; negative if the product is not available, undefined while it is not known. */
  available: number | undefined;
  expectedOn?: string | undefined;
}

const REASONS = {
  soon: 'flag.N',
  unavailable: 'product.notAvailable',
  none: 'product.outOfStock',
} as const;

/** Stock in a table row: a number of ship packs, or when more is expected, or why there is none. */
export function StockCount({ classCode, available, expectedOn }: StockCountProps) {
  const t = useTranslate();
  const format = useFormat();
  const reason = available === undefined ? undefined : stockReason(classCode, available);
  const day = reason && shownDay(format, expectedOn);
  const why = reason && (day ? t('product.expected', { day }) : t(REASONS[reason]));
  return (
    <Stock data-early="stock" data-is={reason ? 'none' : 'some'}>
      {why ?? (available === undefined ? BLANK : format.number(available))}
    </Stock>
  );
}
