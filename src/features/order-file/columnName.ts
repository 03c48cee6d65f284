import type { SampledColumn } from '#domain/order-file/orderFile';

import type { useTranslate } from '../../i18n/useTranslate';

/** Returns `A` to `Z`, then `AA`, as spreadsheet programs name columns. */
function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

/** Returns a column's heading, or its letter if it has none. */
export const columnName = (
  t: ReturnType<typeof useTranslate>,
  { heading }: SampledColumn,
  index: number,
): string => heading || t('opticon.choose.letter', { letter: columnLetters(index) });
