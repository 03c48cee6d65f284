import { kindOf, type CellKind } from '../delimited/cells';

import { isFormula, parseAmount } from './parseAmount';

const FIGURES = /^\d+$/;
const MAX_COUNT_LENGTH = 5;
const MONEY = /^[-+(]?\s?(?:[$€£]|USD|CAD|MXN)\s?\d|^\d[\d.,\s]*\s?(?:[$€£]|USD|CAD|MXN)\)?$/i;
const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d./_+#&-]*$|^\p{Lu}+(?:-\p{Lu}+)+$/u;
const SPACED_CODE = /^\p{Lu}{1,6} \d[\p{L}\d-]*(?: \p{Lu}{1,4})?$/u;
const EXCEL_TEXT = /^=?"|^['‘’`]\d/;

const DATES = new Set(['time', 'date', 'timeAndDate', 'shortDate', 'clockOff', 'symbology']);

function kindOfDigits(cell: string): CellKind {
  const isZeroLed = cell.startsWith('0') && cell.length > 3;
  return cell.length > MAX_COUNT_LENGTH || isZeroLed ? 'figures' : 'count';
}

/**
 * Classifies a normalised cell of an order: a `count` that could be ordered, `figures` that only
 * codes have, a `number` that is no count, a `code` of one word, a `date`, or `text`.
 */
export function classifyCell(cell: string): CellKind {
  if (cell === '') return 'empty';
  if (FIGURES.test(cell)) return kindOfDigits(cell);
  if (cell.startsWith('=') && isFormula(cell)) return 'number';
  if (cell.length > 40) return 'text';
  if (EXCEL_TEXT.test(cell)) return 'figures';
  const kind = kindOf(cell);
  if (DATES.has(kind) && !/^\d+-\d+(-\d+)?$/.test(cell)) return 'date';
  if (MONEY.test(cell)) return 'number';
  const amount = parseAmount(cell);
  if (typeof amount === 'number') return /^\d+[.,]0+$/.test(cell) ? 'number' : 'count';
  if (amount !== 'invalidQuantity' && amount !== 'noQuantity' && !/^\d+-\d+/.test(cell))
    return 'number';
  return CODE.test(cell) || SPACED_CODE.test(cell) ? 'code' : 'text';
}
