import { isDate } from '../delimited/cells';
import { wordsOf } from '../delimited/headingOf';
import type { Headings } from '../delimited/headings';
import { ORDERED } from '../delimited/headingWords';
import type { Row } from '../delimited/row';

import type { ColumnChoice } from './orderFile';

/** Headings of columns in which people write about a line. */
const REMARKS = new Set(
  `note notes comment comments commentaire commentaires comentario comentarios remark remarks remarque remarques observation observations
  observacion observaciones nota notas status statut estado estatus instruction instructions instruccion instrucciones`.split(
    /\s+/,
  ),
);
const CANCELLED_HEADING = /^(?:cancel(?:led|ed)?|annulee?s?|(?:cancel|anul)ad[oa]s?)$/;
/** `Order? (Y/N)` */
const YES_OR_NO = /\?|(?:y|o|s) ?\/ ?n(?![\p{L}])/iu;
const NO = /^(?:n|no|non)$/i;
const NOT_CANCELLED = /^(?:no?|non|false|faux|falso|0|[-–—])$/i;

const CANCELLED_WORD = String.raw`cancel\p{L}*|annul\p{L}*|anul\p{L}*|retir(?:ée?s?|er|ad[oa]s?|ar)|enlev\p{L}+|supprim\p{L}+|removed?|deleted?|elimin\p{L}+|quitar`;
const CANCELLED = new RegExp(
  String.raw`(?<!\p{L})(?:${CANCELLED_WORD}|(?:do not|don['’]?t|not|ne pas|no) (?:order|send|ship|need|needed|want|wanted|required|commander|envoyer|expédier|livrer|pedir|enviar|ordenar|mandar|surtir))(?!\p{L})|[❌🚫⛔✗✘]`,
  'iu',
);
const ONLY_CANCELLED = new RegExp(`^(?:${CANCELLED_WORD}|[❌🚫⛔✗✘])[.!]?$`, 'iu');

type IsCancelling = (cell: string) => boolean;

/** Returns what takes the order of a row back in the cells below a heading. */
function cancellingBelow(heading: string): IsCancelling | undefined {
  const words = wordsOf(heading);
  if (words.length === 0) return (cell) => ONLY_CANCELLED.test(cell);
  if (YES_OR_NO.test(heading) && words.some((word) => ORDERED.has(word)))
    return (cell) => NO.test(cell);
  if (CANCELLED_HEADING.test(words.join(' ')))
    return (cell) => !NOT_CANCELLED.test(cell) && !isDate(cell);
  return words.some((word) => REMARKS.has(word)) ? (cell) => CANCELLED.test(cell) : undefined;
}

/** Returns whether a note or status in a row says that it is not ordered; only a person can tell. */
export function findCancelledRows(
  { texts }: Headings,
  width: number,
  { code, quantity }: ColumnChoice,
): (row: Row) => boolean {
  const columns = Array.from({ length: width }, (_, column) =>
    column === code || column === quantity ? undefined : cancellingBelow(texts[column] ?? ''),
  );
  return ({ cells }) =>
    columns.some((isCancelling, column) => cells[column] && isCancelling?.(cells[column]));
}
