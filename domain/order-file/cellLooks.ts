import { kindOf } from '../scanner/cells';

import { readAmount } from './readAmount';

/** What a tidied cell could be, by its look alone. */
export type Look =
  | 'empty'
  /** A whole number that could be ordered. */
  | 'count'
  /** Figures of a length or a form that only codes have. */
  | 'figures'
  /** A number that is no count: a price, a part, a thousand. */
  | 'number'
  /** One word with a figure in it, or parts with hyphens between. */
  | 'code'
  | 'date'
  | 'words';

const FIGURES = /^\d+$/;
const LONGEST_COUNT = 5;
const MONEY = /^[-+(]?\s?(?:[$€£]|USD|CAD|MXN)\s?\d|^\d[\d.,\s]*\s?(?:[$€£]|USD|CAD|MXN)\)?$/i;
const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d./_+#&-]*$|^\p{Lu}+(?:-\p{Lu}+)+$/u;
const SPACED_CODE = /^\p{Lu}{1,6} \d[\p{L}\d-]*(?: \p{Lu}{1,4})?$/u;
const EXCEL_TEXT = /^=?"|^['‘’`]\d/;

const DATES = new Set(['time', 'date', 'timeAndDate', 'shortDate', 'clockOff', 'symbology']);

function lookOfFigures(cell: string): Look {
  if (cell.length > LONGEST_COUNT || (cell.length > 1 && cell.startsWith('0') && cell.length > 3))
    return 'figures';
  return 'count';
}

/** Says what a tidied cell looks like. */
export function lookOf(cell: string): Look {
  if (cell === '') return 'empty';
  if (FIGURES.test(cell)) return lookOfFigures(cell);
  if (cell.length > 40) return 'words';
  if (EXCEL_TEXT.test(cell)) return 'figures';
  const kind = kindOf(cell);
  if (DATES.has(kind) && !/^\d+-\d+(-\d+)?$/.test(cell)) return 'date';
  if (MONEY.test(cell)) return 'number';
  const amount = readAmount(cell);
  if (typeof amount === 'number') return /^\d+[.,]0+$/.test(cell) ? 'number' : 'count';
  if (amount !== 'invalidQuantity' && amount !== 'noQuantity' && !/^\d+-\d+/.test(cell))
    return 'number';
  return CODE.test(cell) || SPACED_CODE.test(cell) ? 'code' : 'words';
}
