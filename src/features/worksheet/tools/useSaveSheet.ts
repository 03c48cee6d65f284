import { csvDialectOf, formatCsv } from '#domain/csv';

import { useI18n } from '../../../i18n/I18n';
import { useTranslate } from '../../../i18n/useTranslate';
import { codeOf, needsAttention, packsOf, statusOf } from '../../../slices/worksheets/lineStatus';
import type { Decision } from '../../../slices/worksheets/sheet';
import { nameOf, type SheetLine } from '../../../slices/worksheets/sheetLine';
import { plainText } from '../../../ui/SafeHtml';
import { saveFile } from '../../../ui/saveFile';
import { useStatusText } from '../rows/useStatusText';
import { useSheet } from '../state/useSheet';

/** Saves the sheet, or only its lines that need attention, as a file that can be uploaded again. */
export function useSaveSheet(sheet: string) {
  const { lines, order, decisions, counting } = useSheet(sheet);
  const t = useTranslate();
  const statusText = useStatusText();
  const { locale } = useI18n();

  /**
   * Returns the decided quantity, otherwise the given one; packs converted to what the sheet
   * counts.
   */
  const quantityOf = (line: SheetLine, decision: Decision | undefined) => {
    const { original, product } = line;
    if (decision?.packs === undefined) {
      const { quantity, inPieces } = original;
      const isInPieces = inPieces && counting !== 'units' && quantity !== null;
      return isInPieces ? t('lines.units', { count: quantity }) : (quantity ?? '');
    }
    return packsOf(line, decision) * (counting === 'units' ? (product?.shipPack ?? 1) : 1);
  };

  return (which: 'all' | 'look') => {
    const rows = order.flatMap((id) => {
      const line = lines[id];
      const decision = decisions[id];
      if (!line) return [];
      if (which === 'look' && !needsAttention(statusOf(line, decision))) return [];
      const { unread } = line.original;
      const code = codeOf(line, decision);
      const name = code === '' ? (unread?.text ?? '') : plainText(nameOf(line));
      return [
        [code, quantityOf(line, decision), name === code ? '' : name, statusText(line, decision)],
      ];
    });
    const headings = [
      t('lines.file.code'),
      t(`lines.file.${counting ?? 'packs'}`),
      t('lines.file.name'),
      t('lines.file.reason'),
    ];
    saveFile(t(`lines.file.${which}`), formatCsv([headings, ...rows], csvDialectOf(locale)));
  };
}
