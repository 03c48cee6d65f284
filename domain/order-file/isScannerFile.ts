import { headingOf, type Heading } from '../delimited/headingOf';
import type { ColumnKind, ReadFile } from '../scanner/scannerFile';

import { noNames, type NamesOf } from './namesOf';
import { knownCodes } from './productName';
import { splitJoinedCode } from './textTokens';
import { isSize } from './tokenOf';

const OFFICE_KINDS: ReadonlySet<Heading['kind']> = new Set(['other', 'time', 'date', 'terminal']);
const SCANNER_KINDS: readonly ColumnKind[] = ['time', 'timeAndDate', 'clockOff', 'symbology'];
/** Shorter ones in a list of codes are more likely quantities on lines of their own. */
const MIN_CODE_LENGTH = 4;
const PLAIN_CODE = /^(?=.*\d)[\p{L}\d]+(?:[-.][\p{L}\d]+)*$/u;

/**
 * A heading next to that of the quantity which no scanner software writes: a price, a name, a date.
 */
const isOfficeTable = (lines: readonly string[]): boolean =>
  lines.slice(0, 5).some((line) => {
    if (/\d{3}/.test(line)) return false;
    const kinds = line.split(/[;,\t|]/).map((cell) => headingOf(cell)?.kind);
    const isScan = kinds.includes('symbology') || kinds.includes('serial');
    return (
      kinds.includes('quantity') && !isScan && kinds.some((kind) => kind && OFFICE_KINDS.has(kind))
    );
  });

/** One code per line and nothing else: what a scanner writes with all other data switched off. */
const isCodeList = (
  { form, scans, unread }: ReadFile,
  lines: readonly string[],
  namesOf: NamesOf,
): boolean =>
  form.family === 'codes' &&
  form.delimiter === null &&
  unread.length === 0 &&
  scans.every(
    ({ code, line }) =>
      code.length >= MIN_CODE_LENGTH &&
      PLAIN_CODE.test(code) &&
      !/[\s,;|]/.test((lines[line - 1] ?? '').trim()) &&
      splitJoinedCode(code, namesOf).length === 1,
  );

const SERIAL = /^(?=\D*\d)[A-Z\d]{4,8}$/i;

/**
 * A scanner's serial number next to each code: the same one, or those of a few scanners, and never
 * a product.
 */
function hasSerialNumbers({ form, scans }: ReadFile, namesOf: NamesOf): boolean {
  if (!form.columns.includes('serial') || scans.length < 3) return false;
  const serials = new Set(scans.map(({ serial = '' }) => serial));
  const areFew = serials.size === 1 || serials.size * 3 <= scans.length;
  return (
    areFew &&
    [...serials].every((serial) => SERIAL.test(serial) && !isSize(serial) && !namesOf(serial)) &&
    scans.every(({ code }) => code.length >= MIN_CODE_LENGTH && !code.includes(' '))
  );
}

/** Whether no line contains a catalogue code other than the one read from it. */
function isFullyRead({ scans, unread }: ReadFile, lines: readonly string[], namesOf: NamesOf) {
  if (namesOf === noNames) return true;
  const read = new Map(scans.map(({ line, code }) => [line, code]));
  for (const { line, text } of unread) read.set(line, text);
  return lines.every((line, index) =>
    knownCodes(line, namesOf).every((known) => read.get(index + 1)?.includes(known)),
  );
}

/** Words in small letters beside each other: `pickup 4:30 pm, code 4471`. */
const PROSE =
  /(?<![\p{L}\d])(?:\p{Ll}{4,}(?![\p{L}\d-])|\p{Lu}\p{Ll}{2,} \p{Ll}{2,}(?![\p{L}\d])|\p{Ll}{2,}[,.]? (?:\p{L}+ )?\p{Ll}{3,})|\p{Ll}{3,} \d+ \p{Ll}{2,}/u;

/** Whether people wrote some line that was read as a scan. */
const isWritten = ({ scans }: ReadFile, lines: readonly string[]): boolean =>
  scans.some(({ line }) => PROSE.test(lines[line - 1] ?? ''));

/** A scanner writes the time, the symbology or its serial number next to each code. */
export function isScannerFile(file: ReadFile, lines: readonly string[], namesOf: NamesOf): boolean {
  const { form, scans, unread } = file;
  if (isCodeList(file, lines, namesOf)) return true;
  if (!isFullyRead(file, lines, namesOf) || isWritten(file, lines)) return false;
  const isStamped =
    hasSerialNumbers(file, namesOf) || form.columns.some((kind) => SCANNER_KINDS.includes(kind));
  const foreign = unread.filter(({ reason }) => reason !== 'cutShort');
  return isStamped && scans.length > foreign.length && !isOfficeTable(lines);
}
