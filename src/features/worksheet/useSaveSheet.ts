import { csvMannerOf, writeCsv } from '#domain/csv';

import { useTranslate } from '../../i18n/useTranslate';
import { useWords } from '../../i18n/Words';
import { plainText } from '../../ui/SafeHtml';
import { saveFile } from '../../ui/saveFile';

import { nameOf, type SheetLine } from './sheetLine';
import { codeOf, needsALook, packsOf, standingOf } from './standing';
import { useSaid } from './useSaid';
import type { OpenSheet } from './useWorksheet';
import type { Decision } from './worksheetSlice';

/** Saves the sheet, or the lines that need a look, as a file that can be uploaded again. */
export function useSaveSheet({ state, counting }: OpenSheet) {
  const t = useTranslate();
  const said = useSaid();
  const { locale } = useWords();

  /** What was decided, else what was given; packs as the sheet counts them. */
  const quantityOf = (line: SheetLine, decision: Decision | undefined) => {
    const { given, product } = line;
    if (decision?.packs === undefined && given.quantity !== null) return given.quantity;
    if (decision?.packs === undefined) return '';
    return packsOf(line, decision) * (counting === 'units' ? (product?.shipPack ?? 1) : 1);
  };

  return (which: 'all' | 'look') => {
    const rows = state.order.flatMap((id) => {
      const line = state.lines[id];
      const decision = state.decisions[id];
      if (!line) return [];
      if (which === 'look' && !needsALook(standingOf(line, decision))) return [];
      const { unread } = line.given;
      const code = codeOf(line, decision);
      const name = code === '' ? (unread?.text ?? '') : plainText(nameOf(line));
      return [[code, quantityOf(line, decision), name === code ? '' : name, said(line, decision)]];
    });
    const heads = [
      t('lines.file.code'),
      t(`lines.file.${counting}`),
      t('lines.file.name'),
      t('lines.file.reason'),
    ];
    saveFile(t(`lines.file.${which}`), writeCsv([heads, ...rows], csvMannerOf(locale)));
  };
}
