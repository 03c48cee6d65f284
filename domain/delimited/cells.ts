import { isSymbology } from './symbologies';

/**
 * What the text of one cell looks like, before its column is known. `number` is any number other
 * than a plain integer.
 */
export type CellKind =
  | 'empty'
  | 'integer'
  | 'count'
  | 'figures'
  | 'number'
  | 'time'
  | 'date'
  | 'shortDate'
  | 'timeAndDate'
  | 'symbology'
  | 'clockOff'
  | 'code'
  | 'text';

const MAX_CELL_LENGTH = 40;
const INTEGER = /^[+-]? *\d+$/;
/** Longer runs of digits are codes. */
const MAX_INTEGER_LENGTH = 8;
const NUMBER = /^[+-]?\d{1,3}(?:[.,'\s]\d{3}){1,3}$|^[+-]?\d{1,9}[.,]\d{1,4}$/;
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,6})?)?(?:\s?[ap]\.?\s?m\.?|Z)?$/i;
const DATE = /^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})$/;
const SHORT_DATE = /^(\d{1,2})[/-](\d{1,2})$/;
const CLOCK_OFF = /^real time clock\b.{0,10}\bdisabled$/i;

const isDay = (text: string): boolean =>
  text.length <= 2 && Number(text) >= 1 && Number(text) <= 31;
const isMonth = (text: string): boolean => isDay(text) && Number(text) <= 12;
const isYear = (text: string): boolean =>
  text.length === 2 || (text.length === 4 && /^(?:19|20)/.test(text));

const FIGURES = /^[\d.,$€£%()+\s/:-]+$/;

/** Numbers, prices, dates or times, without a letter. */
export const isFigures = (text: string): boolean => FIGURES.test(text);

export const isTime = (text: string): boolean => TIME.test(text);

/**
 * Whether the text is a day, month and year in any order a scanner can be set to; which order it is
 * remains undecided.
 */
export function isDate(text: string): boolean {
  const parts = DATE.exec(text);
  if (!parts) return false;
  const [, first = '', , second = '', third = ''] = parts;
  const isYearFirst = isYear(first) && isMonth(second) && isDay(third);
  const isYearLast =
    isYear(third) && ((isDay(first) && isMonth(second)) || (isMonth(first) && isDay(second)));
  return isYearFirst || isYearLast;
}

function isShortDate(text: string): boolean {
  const [, first = '', second = ''] = SHORT_DATE.exec(text) ?? [];
  return (isDay(first) && isMonth(second)) || (isMonth(first) && isDay(second));
}

/** Splits `2/12/2016 23:12:15` or `2016-02-12T23:12:15Z` into date and time. */
export function splitTimeAndDate(text: string): { date: string; time: string } | undefined {
  const gap = text.search(/[\sT]/);
  if (gap < 0) return undefined;
  const [before, after] = [text.slice(0, gap), text.slice(gap + 1).trim()];
  if (isDate(before) && isTime(after)) return { date: before, time: after };
  const lastGap = text.lastIndexOf(' ');
  const [time, date] = [text.slice(0, lastGap).trim(), text.slice(lastGap + 1)];
  return isTime(time) && isDate(date) ? { date, time } : undefined;
}

function kindOfNumber(cell: string): CellKind {
  if (INTEGER.test(cell)) return cell.length <= MAX_INTEGER_LENGTH ? 'integer' : 'text';
  if (cell.includes(':')) {
    if (isTime(cell)) return 'time';
    return splitTimeAndDate(cell) ? 'timeAndDate' : 'text';
  }
  if (isDate(cell)) return 'date';
  if (isShortDate(cell)) return 'shortDate';
  return NUMBER.test(cell) ? 'number' : 'text';
}

/**
 * Classifies a trimmed cell; every pattern is bounded, so hostile text costs no more than ordinary
 * text.
 */
export function kindOf(cell: string): CellKind {
  if (cell === '') return 'empty';
  if (cell.length > MAX_CELL_LENGTH) return 'text';
  if (/^[\d+-]/.test(cell)) return kindOfNumber(cell);
  if (isSymbology(cell)) return 'symbology';
  return CLOCK_OFF.test(cell) ? 'clockOff' : 'text';
}
