import { detectBinaryText } from '../delimited/binaryFiles';
import type { Encoding } from '../delimited/decode';
import { headingOf, type Heading } from '../delimited/headingOf';
import { splitRecords, withoutFiller } from '../delimited/records';
import type { Row } from '../delimited/row';
import { sniffByWidth } from '../delimited/sniff';
import { splitTableRecords } from '../delimited/splitTableRecords';
import { tableRow } from '../delimited/tableRow';
import { withAsciiDigits } from '../normaliseDigits';
import { readScanText } from '../scanner/readScanText';
import { MAX_SCANNER_LINES, type ColumnKind, type ReadFile } from '../scanner/scannerFile';

import { countReadRows, containsOrders } from './containsOrders';
import { noNames, type NamesOf } from './namesOf';
import type { ColumnChoice, OrderReading, ReadReason, RefusedOrder } from './orderFile';
import { knownCodes } from './productName';
import { readFreeText } from './readFreeText';
import { linesOfScans } from './readScans';
import { readStacked } from './readStacked';
import { readTable, type TableReading } from './readTable';
import { stackedCells } from './stackedCells';
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

/** A scanner writes the time, the symbology or its serial number next to each code. */
function isScannerFile(file: ReadFile, lines: readonly string[], namesOf: NamesOf): boolean {
  const { form, scans, unread } = file;
  if (isCodeList(file, lines, namesOf)) return true;
  if (!isFullyRead(file, lines, namesOf)) return false;
  const isStamped =
    hasSerialNumbers(file, namesOf) || form.columns.some((kind) => SCANNER_KINDS.includes(kind));
  const foreign = unread.filter(({ reason }) => reason !== 'cutShort');
  return isStamped && scans.length > foreign.length && !isOfficeTable(lines);
}

const areHeadings = (words: readonly string[]): boolean =>
  words.every((word) => !/\d/.test(word) && headingOf(word) !== undefined);

/**
 * Splits at single spaces, if every line has the same number of words, and more than two unless the
 * first line says what they are: `SKU Stock`.
 */
function splitAtSpaces(lines: readonly string[]): Row[] | undefined {
  const filled = lines.filter((line) => line.trim() !== '');
  const first = filled[0]?.trim().split(/\s+/) ?? [];
  const width = first.length;
  const isEven = filled.every((line) => line.trim().split(/\s+/).length === width);
  const isPlain = filled.slice(1).every((line) => !/(?:^|\s)\P{N}*\p{L}\P{N}*(?:\s|$)/u.test(line));
  const isMarked = filled.some((line) => /(?:^|\s)[^\p{L}\p{N}\s]+(?:\s|$)/u.test(line));
  const isNumbered = filled.every((line) => /^\s*\d{1,3}[.)]\s/.test(line));
  if (
    width < (areHeadings(first) ? 2 : 3) ||
    filled.length < 2 ||
    !isEven ||
    !isPlain ||
    isMarked ||
    isNumbered
  )
    return undefined;
  return lines.map((text, index) =>
    tableRow(index + 1, text.trim() === '' ? [] : text.trim().split(/\s+/), text.trim()),
  );
}

/** There was a code, but a program corrupted it. */
const DAMAGED_CODE_REASONS: ReadonlySet<ReadReason> = new Set([
  'damagedCode',
  'codeIsDate',
  'codeIsError',
  'noCode',
]);

const hasHeadings = ({ columns }: TableReading): boolean =>
  columns.all.some(({ heading }) => heading !== '');

const isCodeHeaded = ({ columns }: TableReading): boolean =>
  columns.all.some(({ heading }) => ['code', 'thing'].includes(headingOf(heading)?.kind ?? ''));

/** `AB-100 3;`: lines of words that merely end in a comma or semicolon have no columns. */
const areSingleCells = (rows: readonly Row[], table: TableReading): boolean =>
  rows.every(({ cells }) => cells.slice(1).every((cell) => cell === '')) &&
  table.lines.some(({ code }) => code.includes(' ')) &&
  !hasHeadings(table);

/**
 * Whether the reading has headings, or a code in one column and a number in another; neither
 * happens by chance.
 */
function isPlausible(table: TableReading): boolean {
  if (hasHeadings(table)) return true;
  const { lines } = table;
  const read = lines.filter(
    ({ code, unread }) => !unread || (unread.reason === 'otherUnit' && !code.includes(' ')),
  );
  const coded = lines.filter(({ code, unread }) =>
    unread ? code !== '' || DAMAGED_CODE_REASONS.has(unread.reason) : !code.includes(' '),
  );
  const isCounted = table.columns.quantity !== null;
  return isCounted && read.length > 0 && coded.length * 5 >= lines.length * 4;
}

/**
 * Returns the better reading: what looks like a table is read as one, faults included. The same
 * lines are read as free text only if that can change the result.
 */
function readBest(
  rows: readonly Row[],
  lines: readonly string[],
  isSplit: boolean,
  namesOf: NamesOf,
): OrderReading {
  const table = readTable(rows, undefined, namesOf);
  if (areSingleCells(rows, table)) return readFreeText(lines, namesOf);
  if (isSplit && (countReadRows(table) > 0 || table.columns.uncertainColumn)) return table;
  if (!table.columns.uncertainColumn && isPlausible(table)) return table;
  const text = readFreeText(lines, namesOf);
  if (isSplit && countReadRows(text) === 0) return table;
  if (table.columns.uncertainColumn)
    return !isCodeHeaded(table) && countReadRows(text) * 2 > text.lines.length ? text : table;
  // Without a column of quantities every row would count one, whatever numbers it has.
  if (table.columns.quantity === null) return text;
  return countReadRows(table) > countReadRows(text) ? table : text;
}

const QUOTED = /^(?:\s*>\s?)+/;
const BULLET = /^\s*[•·‣▪●○◦∙►]\s*/u;

/**
 * Strips quotation marks and bullets: a table quoted in an e-mail, or with bulleted rows, is the
 * same table.
 */
const withoutMarks = (line: string): string => line.replace(QUOTED, '').replace(BULLET, '');

function readList(all: readonly string[], namesOf: NamesOf, choice?: ColumnChoice): OrderReading {
  const lines = all.map(withoutMarks);
  const stacked = stackedCells(lines, namesOf);
  if (stacked) return readStacked(lines, stacked, namesOf, choice);
  const delimiter = sniffByWidth(lines);
  const rows = delimiter ? splitTableRecords(lines, delimiter) : splitAtSpaces(lines);
  if (rows && choice) return readTable(rows, choice, namesOf);
  return rows
    ? readBest(rows, lines, delimiter === '\t' || delimiter === ';', namesOf)
    : readFreeText(lines, namesOf);
}

export interface TextOptions {
  encoding?: Encoding;
  name?: string;
  /** Columns chosen by a person. */
  choice?: ColumnChoice | undefined;
  /** Catalogue lookup for the codes in the text. */
  namesOf?: NamesOf | undefined;
  /** The text was pasted as an order, so every line of it is meant as part of one. */
  isPasted?: boolean;
}

/**
 * Reads the text of a file or a paste: a scanner's output, a table, or lines as people write them.
 * Returns `workbook` for spreadsheet markup, which is text that only a workbook parser can read.
 */
export function readOrderText(
  rawText: string,
  { encoding = 'utf-8', name = '', choice, namesOf = noNames, isPasted = false }: TextOptions = {},
): OrderReading | RefusedOrder | 'workbook' {
  const text = withAsciiDigits(withoutFiller(rawText.replace(/^\ufeff/, '')));
  const binaryKind = detectBinaryText(text, name);
  if (binaryKind === 'spreadsheet') return 'workbook';
  if (binaryKind) return { refusal: binaryKind, lines: [] };
  const { lines } = splitRecords(text);
  if (lines.length > MAX_SCANNER_LINES) return { refusal: 'tooManyLines', lines: [] };
  if (!/[\p{L}\p{N}]/u.test(text)) return { refusal: 'empty', lines: [] };

  const scanned = choice ? undefined : readScanText(text, encoding, name);
  if (scanned && !scanned.refusal && isScannerFile(scanned, lines, namesOf))
    return linesOfScans(scanned, lines);
  const reading = readList(lines, namesOf, choice);
  const isOrder = isPasted ? reading.lines.length > 0 : containsOrders(reading);
  return isOrder ? reading : { refusal: 'noCodes', lines: reading.lines };
}

/** Reads pasted or typed text, which is never rejected because of some of its lines. */
export function readPastedText(
  text: string,
  choice?: ColumnChoice,
  namesOf?: NamesOf,
): OrderReading | RefusedOrder {
  const reading = readOrderText(text, { choice, namesOf, isPasted: true });
  return reading === 'workbook' ? { refusal: 'noCodes', lines: [] } : reading;
}
