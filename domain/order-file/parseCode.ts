import { isGtin } from '../barcodes';
import { isDate } from '../delimited/cells';
import { normaliseCell } from '../delimited/normaliseCell';
import { foldCaseAndAccents } from '../foldCaseAndAccents';
import type { Repair } from '../inputLine';
import { codeProblem } from '../scanner/scanCode';
import { MAX_CODE_LENGTH } from '../scanner/scannerFile';
import { MONTHS, SHORT_MONTHS } from '../typed-dates/monthNames';

import type { ReadReason } from './orderFile';
import { isFormula } from './parseAmount';

export interface ParsedCode {
  code: string;
  repaired?: { from: string; how: Repair };
}

const FORMULA = /^="?([^"]*)"?$/;
const QUOTED = /^["“”„«'‘’`](.*)["“”»'‘’`]$/;
/** A spreadsheet shows an apostrophe before a number stored as text. */
const APOSTROPHE = /^['‘’`](?=\S)/;
const DECIMALS = /^(\d{3,})[.,]0{1,2}$/;
const GROUPED = /^\d{1,3}(?:[ ,'’]\d{3})+$/;
const SPACED_FIGURES = /^\d[\d ]{6,}\d$/;
const SCIENTIFIC = /^(\d)(?:[.,](\d+))?E\+0*(\d{1,3})$/i;
const ERROR =
  /^(?:#(?:N\/A|REF!?|VALUE!?|NAME\??|NULL!?|NUM!?|DIV\/0!?|VALEUR!?|NOMBRE\??|¡?VALOR!?|¡?REF!?)|#{3,})$/i;
const MONTH = [...SHORT_MONTHS, ...MONTHS.flat()].join('|');
/** `11-12` and `MAR1`, as a spreadsheet shows them after converting them to dates. */
const MONTH_AND_DAY = new RegExp(
  `^(?:\\d{1,2}[- ](?:${MONTH})\\.?|(?:${MONTH})\\.?[- ]\\d{2})$`,
  'i',
);

/**
 * Expands scientific notation, if it has as many digits as the exponent requires and so none are
 * lost.
 */
function expandScientific(text: string): string | undefined {
  const [, first = '', rest = '', power = ''] = SCIENTIFIC.exec(text) ?? [];
  if (first === '' || rest.length < Number(power)) return undefined;
  const significant = rest.slice(Number(power));
  return /^0*$/.test(significant) ? first + rest.slice(0, Number(power)) : undefined;
}

/** A barcode with spaces as printed; `10 22577` is a quantity and a code. */
const isSpacedGtin = (text: string): boolean =>
  SPACED_FIGURES.test(text) && isGtin(text.replaceAll(' ', '')) && text.length > 12;

/**
 * Reverses one alteration that programs make to codes; returns the code unchanged if it does not
 * apply.
 */
type Undo = readonly [how: Repair, undo: (text: string) => string];

const UNDO: readonly Undo[] = [
  ['formula', (text) => (text.startsWith('=') ? (FORMULA.exec(text)?.[1] ?? text).trim() : text)],
  ['quotes', (text) => (QUOTED.exec(text)?.[1] ?? text).replace(APOSTROPHE, '').trim()],
  ['decimals', (text) => DECIMALS.exec(text)?.[1] ?? expandScientific(text) ?? text],
  [
    'spaces',
    (text) => (GROUPED.test(text) || isSpacedGtin(text) ? text.replace(/[ ,'’]/g, '') : text),
  ],
];

/** How the normalised cell differs from the original, before any other repair. */
function firstRepair(raw: string, normalised: string): Repair | undefined {
  if (raw.trim() === normalised) return undefined;
  return /[\uff01-\uff5e]/.test(raw) ? 'wideDigits' : 'spaces';
}

function problemOf(text: string): ReadReason | undefined {
  if (ERROR.test(text)) return 'codeIsError';
  if (MONTH_AND_DAY.test(foldCaseAndAccents(text)) || (isDate(text) && text.includes('/')))
    return 'codeIsDate';
  return codeProblem(text);
}

/** Most codes match this and need no repair. */
const PLAIN_CODE = /^[A-Za-z]*\d[\dA-Za-z]*(?:-[\dA-Za-z]+)*$/;

/**
 * Parses the code in a cell. Alterations by spreadsheets and typists are reversed if only one
 * reading is possible; if digits are lost, the reason is returned.
 */
export function parseCode(raw: string): ParsedCode | ReadReason {
  if (PLAIN_CODE.test(raw) && raw.length <= 40 && !MONTH_AND_DAY.test(raw)) return { code: raw };
  if (raw.startsWith('=') && isFormula(raw)) return 'formula';
  if (raw.length > MAX_CODE_LENGTH) return 'notACode';
  const normalised = normaliseCell(raw);
  let code = normalised;
  let how = firstRepair(raw, normalised);
  for (const [name, undo] of UNDO) {
    const undone = undo(code);
    if (undone === code) continue;
    code = undone;
    how ??= name;
  }
  const problem = problemOf(code);
  if (problem) return problem;
  return how && code !== raw ? { code, repaired: { from: raw, how } } : { code };
}
