import { useFormat } from '../../../i18n/useFormat';
import { useTranslate } from '../../../i18n/useTranslate';
import { needsAttention, statusOf } from '../../../slices/worksheets/lineStatus';
import type { Decision } from '../../../slices/worksheets/sheet';
import type { SheetLine } from '../../../slices/worksheets/sheetLine';

/** Maximum number of line numbers shown; further ones are counted. */
const MAX_LINE_NUMBERS = 4;

/**
 * Returns what was given and its line numbers in the source; quiet if the boxes say the same and
 * nothing needs attention.
 */
export function useOriginalFacts(line: SheetLine, decision: Decision | undefined) {
  const t = useTranslate();
  const format = useFormat();
  const { code, quantity, places, source, unread, counted, inPieces } = line.original;
  const isOther = decision?.code !== undefined && decision.code !== code;
  const isUnits = inPieces ?? line.checkKey.endsWith('/units/');

  // Without a product there is no box, and its cell shows the quantity as it was given.
  const isShown = !line.product && !counted && decision?.packs === undefined;
  const packsText = () => {
    if (quantity === null || source === '' || isShown) return '';
    const packs = t(isUnits ? 'lines.units' : 'lines.packs', { count: quantity });
    return counted ? `${counted} → ${packs}` : packs;
  };
  const linesText = () => {
    if (places.length === 0) return '';
    const shown = places.slice(0, MAX_LINE_NUMBERS).map(format.number).join(', ');
    const text = t('lines.places', { count: places.length, places: shown });
    const more = places.length - MAX_LINE_NUMBERS;
    return more > 0 ? `${text} ${t('filters.more', { count: more })}` : text;
  };
  const facts = [
    isOther && code !== '' ? t('lines.given', { code }) : '',
    unread && (isOther || line.product) ? unread.text : '',
    packsText(),
    linesText(),
  ].filter((fact) => fact !== '');
  const isQuiet = !isOther && !counted && !needsAttention(statusOf(line, decision));
  return { facts, isQuiet };
}
