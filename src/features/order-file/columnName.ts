import type { Column } from '#domain/order-file/orderFile';

import type { useTranslate } from '../../i18n/useTranslate';

/** Returns `A` to `Z`, then `AA`, as spreadsheet programs name columns. */
function letterOf(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : letterOf(Math.floor(at / 26) - 1) + letter;
}

/** Returns a column's heading, or its letter if it has none. */
export const columnName = (
  t: ReturnType<typeof useTranslate>,
  { heading }: Column,
  at: number,
): string => heading || t('opticon.choose.letter', { letter: letterOf(at) });
