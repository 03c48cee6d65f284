import { recogniseText } from '../delimited/binaryFiles';
import type { Encoding } from '../delimited/decode';
import { headingOf, type Heading } from '../delimited/headingOf';
import { splitRecords, withoutFiller } from '../delimited/records';
import type { Row } from '../delimited/row';
import { sniffByWidth } from '../delimited/sniff';
import { splitTableRecords } from '../delimited/splitTableRecords';
import { tableRow } from '../delimited/tableRow';
import { withPlainDigits } from '../foldedDigits';
import { readScanText } from '../scanner/readScanText';
import { MAX_SCANNER_LINES, type ColumnKind, type ReadFile } from '../scanner/scannerFile';

import { goodRows, holdsOrders } from './holdsOrders';
import { noNames, type NamesOf } from './namesOf';
import type { Choice, OrderReading, ReadReason, RefusedOrder } from './orderFile';
import { knownCodes } from './productName';
import { readFreeText } from './readFreeText';
import { linesOfScans } from './readScans';
import { readStacked } from './readStacked';
import { readTable } from './readTable';
import { stackedCells } from './stackedCells';
import { withCodesApart } from './textTokens';

const OFFICE: ReadonlySet<Heading['kind']> = new Set(['other', 'time', 'date', 'terminal']);
const SCANNED: readonly ColumnKind[] = ['time', 'timeAndDate', 'clockOff', 'symbology'];
/** Shorter ones in a list of codes are more likely quantities on lines of their own. */
const SHORTEST_CODE = 4;
const PLAIN_CODE = /^(?=.*\d)[\p{L}\d]+(?:[-.][\p{L}\d]+)*$/u;

/**
 * A heading next to that of the quantity which no scanner software writes: a price, a name, a date.
 */
const isOffice = (lines: readonly string[]): boolean =>
  lines.slice(0, 5).some((line) => {
    if (/\d{3}/.test(line)) return false;
    const kinds = line.split(/[;,\t|]/).map((cell) => headingOf(cell)?.kind);
    const isScan = kinds.includes('symbology') || kinds.includes('serial');
    return kinds.includes('quantity') && !isScan && kinds.some((kind) => kind && OFFICE.has(kind));
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
      code.length >= SHORTEST_CODE &&
      PLAIN_CODE.test(code) &&
      !/[\s,;|]/.test((lines[line - 1] ?? '').trim()) &&
      withCodesApart(code, namesOf).length === 1,
  );

const SERIAL = /^(?=\D*\d)[A-Z\d]{4,8}$/i;

/**
 * A scanner's serial number next to each code: the same one, or those of a few scanners, and never
 * a product.
 */
function isNumbered({ form, scans }: ReadFile, namesOf: NamesOf): boolean {
  if (!form.columns.includes('serial') || scans.length < 3) return false;
  const serials = new Set(scans.map(({ serial = '' }) => serial));
  const areFew = serials.size === 1 || serials.size * 3 <= scans.length;
  return (
    areFew &&
    [...serials].every((serial) => SERIAL.test(serial) && !namesOf(serial)) &&
    scans.every(({ code }) => code.length >= SHORTEST_CODE && !code.includes(' '))
  );
}

/** Whether no line contains a catalogue code other than the one read from it. */
function isWhollyRead({ scans, unread }: ReadFile, lines: readonly string[], namesOf: NamesOf) {
  if (namesOf === noNames) return true;
  const read = new Map(scans.map(({ line, code }) => [line, code]));
  for (const { line, text } of unread) read.set(line, text);
  return lines.every((line, at) =>
    knownCodes(line, namesOf).every((known) => read.get(at + 1)?.includes(known)),
  );
}

/** A scanner writes the time, the symbology or its serial number next to each code. */
function isScannerFile(file: ReadFile, lines: readonly string[], namesOf: NamesOf): boolean {
  const { form, scans, unread } = file;
  if (isCodeList(file, lines, namesOf)) return true;
  if (!isWhollyRead(file, lines, namesOf)) return false;
  const isStamped =
    isNumbered(file, namesOf) || form.columns.some((kind) => SCANNED.includes(kind));
  return isStamped && scans.length > unread.length && !isOffice(lines);
}

/** Splits at single spaces, if every line has the same number of words and more than two. */
function cutAtBlanks(lines: readonly string[]): Row[] | undefined {
  const filled = lines.filter((line) => line.trim() !== '');
  const width = filled[0]?.trim().split(/\s+/).length ?? 0;
  const isEven = filled.every((line) => line.trim().split(/\s+/).length === width);
  const isPlain = filled.slice(1).every((line) => !/(?:^|\s)\P{N}*\p{L}\P{N}*(?:\s|$)/u.test(line));
  const isMarked = filled.some((line) => /(?:^|\s)[^\p{L}\p{N}\s]+(?:\s|$)/u.test(line));
  if (width < 3 || filled.length < 2 || !isEven || !isPlain || isMarked) return undefined;
  return lines.map((text, at) =>
    tableRow(at + 1, text.trim() === '' ? [] : text.trim().split(/\s+/), text.trim()),
  );
}

/** There was a code, but a program corrupted it. */
const LOST: ReadonlySet<ReadReason> = new Set([
  'damagedCode',
  'codeIsDate',
  'codeIsError',
  'noCode',
]);

/**
 * Whether the reading has headings, or a code in one column and a number in another; neither
 * happens by chance.
 */
function isBelievable(table: OrderReading): boolean {
  if (table.columns?.all.some(({ heading }) => heading !== '')) return true;
  const { lines } = table;
  const read = lines.filter(({ unread }) => !unread);
  const coded = lines.filter(({ code, unread }) =>
    unread ? code !== '' || LOST.has(unread.reason) : !code.includes(' '),
  );
  const isCounted = table.columns?.quantity !== null;
  return isCounted && read.length > 0 && coded.length * 5 >= lines.length * 4;
}

/**
 * Returns the better reading: what looks like a table is read as one, faults included. The same
 * lines are read as free text only if that can change the result.
 */
function readBest(
  rows: readonly Row[],
  lines: readonly string[],
  isCut: boolean,
  namesOf: NamesOf,
): OrderReading {
  const table = readTable(rows, undefined, namesOf);
  if (isCut && (goodRows(table) > 0 || table.columns.doubt)) return table;
  if (!table.columns.doubt && isBelievable(table)) return table;
  const text = readFreeText(lines, namesOf);
  if (isCut && goodRows(text) === 0) return table;
  if (table.columns.doubt) return goodRows(text) * 2 > text.lines.length ? text : table;
  return goodRows(table) > goodRows(text) ? table : text;
}

const QUOTED = /^(?:\s*>\s?)+/;
const BULLET = /^\s*[•·‣▪●○◦∙►]\s*/u;

/**
 * Strips quotation marks and bullets: a table quoted in an e-mail, or with bulleted rows, is the
 * same table.
 */
const withoutMarks = (line: string): string => line.replace(QUOTED, '').replace(BULLET, '');

function readList(all: readonly string[], namesOf: NamesOf, choice?: Choice): OrderReading {
  const lines = all.map(withoutMarks);
  const stacked = stackedCells(lines, namesOf);
  if (stacked) return readStacked(lines, stacked, namesOf, choice);
  const delimiter = sniffByWidth(lines);
  const rows = delimiter ? splitTableRecords(lines, delimiter) : cutAtBlanks(lines);
  if (rows && choice) return readTable(rows, choice, namesOf);
  return rows
    ? readBest(rows, lines, delimiter === '\t' || delimiter === ';', namesOf)
    : readFreeText(lines, namesOf);
}

export interface TextOptions {
  encoding?: Encoding;
  name?: string;
  /** Columns chosen by a person. */
  choice?: Choice | undefined;
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
  whole: string,
  { encoding = 'utf-8', name = '', choice, namesOf = noNames, isPasted = false }: TextOptions = {},
): OrderReading | RefusedOrder | 'workbook' {
  const text = withPlainDigits(withoutFiller(whole.replace(/^\ufeff/, '')));
  const foreign = recogniseText(text, name);
  if (foreign === 'spreadsheet') return 'workbook';
  if (foreign) return { refusal: foreign, lines: [] };
  const { lines } = splitRecords(text);
  if (lines.length > MAX_SCANNER_LINES) return { refusal: 'tooManyLines', lines: [] };
  if (!/[\p{L}\p{N}]/u.test(text)) return { refusal: 'empty', lines: [] };

  const scanned = choice ? undefined : readScanText(text, encoding, name);
  if (scanned && !scanned.refusal && isScannerFile(scanned, lines, namesOf))
    return linesOfScans(scanned, lines);
  const reading = readList(lines, namesOf, choice);
  const isOrder = isPasted ? reading.lines.length > 0 : holdsOrders(reading);
  return isOrder ? reading : { refusal: 'noCodes', lines: reading.lines };
}

/** Reads pasted or typed text, which is never rejected because of some of its lines. */
export function readPastedText(
  text: string,
  choice?: Choice,
  namesOf?: NamesOf,
): OrderReading | RefusedOrder {
  const reading = readOrderText(text, { choice, namesOf, isPasted: true });
  return reading === 'workbook' ? { refusal: 'noCodes', lines: [] } : reading;
}
