import { useTranslate } from '../../i18n/useTranslate';
import { packsOf } from '../../slices/worksheets/lineStatus';
import type { Decision, Sheet } from '../../slices/worksheets/sheet';
import type { SheetLine } from '../../slices/worksheets/sheetLine';
import { selectSheet } from '../../slices/worksheets/worksheets';
import { useAppSelector, useAppStore } from '../../store/hooks';

import { SaveList, type LineToSave } from './SaveList';

/** The packs asked for, also if there is less in stock. */
function packsAskedFor(
  line: SheetLine,
  decision: Decision | undefined,
  counting: Sheet['counting'],
): number {
  const { quantity, inPieces } = line.original;
  const isInPacks = counting !== 'units' && !inPieces;
  return decision?.packs ?? (isInPacks ? (quantity ?? 0) : packsOf(line, decision));
}

/** Saves the lines of a worksheet as a list; those without a product are told. */
export function SaveSheet({ sheet, name }: { sheet: string; name?: string }) {
  const t = useTranslate();
  const { getState } = useAppStore();
  const hasLines = useAppSelector((state) => selectSheet(state, sheet).order.length > 0);
  const linesOf = (): LineToSave[] => {
    const { lines, order, decisions, counting } = selectSheet(getState(), sheet);
    return order.flatMap((id) => {
      const line = lines[id];
      if (!line) return [];
      const packs = packsAskedFor(line, decisions[id], counting);
      return { product_id: line.product?.id, packs };
    });
  };
  return hasLines ? <SaveList name={name ?? t('quickOrder.title')} linesOf={linesOf} /> : null;
}
