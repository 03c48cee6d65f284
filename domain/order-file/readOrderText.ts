import { detectBinaryText } from '../delimited/binaryFiles';
import type { Encoding } from '../delimited/decode';
import { headingOf } from '../delimited/headingOf';
import { splitRecords, withoutFiller } from '../delimited/records';
import type { Row } from '../delimited/row';
import { sniffByWidth, type TableDelimiter } from '../delimited/sniff';
import { splitTableRecords } from '../delimited/splitTableRecords';
import { tableRow } from '../delimited/tableRow';
import type { Language } from '../languages';
import { withAsciiDigits } from '../normaliseDigits';
import { readScanText } from '../scanner/readScanText';
import { MAX_SCANNER_LINES } from '../scanner/scannerFile';

import { countReadRows, containsOrders } from './containsOrders';
import { emptyCodeColumn } from './emptyCodeColumn';
import { withoutFalseNumbers, withTypedWords } from './falseNumbers';
import { isScannerFile } from './isScannerFile';
import { noNames, type NamesOf } from './namesOf';
import type { ColumnChoice, OrderReading, ReadReason, RefusedOrder } from './orderFile';
import { withPlainThousands } from './plainThousands';
import { readBesideQuoted } from './quotedText';
import { readFreeText } from './readFreeText';
import { linesOfScans } from './readScans';
import { readStacked } from './readStacked';
import { readTable, type OrderTableReading } from './readTable';
import { stackedCells } from './stackedCells';

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

const hasHeadings = ({ columns }: OrderTableReading): boolean =>
  columns.all.some(({ heading }) => heading !== '');

const isCodeHeaded = ({ columns }: OrderTableReading): boolean =>
  columns.all.some(({ heading }) => ['code', 'thing'].includes(headingOf(heading)?.kind ?? ''));

/** `AB-100 3;`: lines of words that merely end in a comma or semicolon have no columns. */
const areSingleCells = (rows: readonly Row[], table: OrderTableReading): boolean =>
  rows.every(({ cells }) => cells.slice(1).every((cell) => cell === '')) &&
  table.lines.some(({ code }) => code.includes(' ')) &&
  !hasHeadings(table);

/**
 * Whether the reading has headings, or a code in one column and a number in another; neither
 * happens by chance.
 */
function isPlausible(table: OrderTableReading): boolean {
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

/** Counts the lines that are read and have a code of the catalogue, and those that have none. */
function countKnown({ lines }: OrderReading, namesOf: NamesOf) {
  const read = lines.filter(({ unread }) => !unread);
  const known = read.filter(({ code }) => namesOf(code)).length;
  return { known, foreign: read.length - known };
}

/** Whether a text has codes of the catalogue that its table does not have, or takes words for codes. */
function isBetterText(table: OrderReading, text: OrderReading, namesOf: NamesOf): boolean {
  const [rows, lines] = [countKnown(table, namesOf), countKnown(text, namesOf)];
  return lines.known > rows.known || (lines.known === rows.known && lines.foreign < rows.foreign);
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
  if (emptyCodeColumn(table, namesOf) !== undefined) return table;
  if (areSingleCells(rows, table)) return readFreeText(lines, namesOf);
  const isDoubtful = table.lines.some(({ code, unread }) =>
    unread ? code === '' : !namesOf(code),
  );
  if (namesOf !== noNames && isDoubtful && !hasHeadings(table)) {
    const text = readFreeText(lines, namesOf);
    if (isBetterText(table, text, namesOf)) return text;
  }
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

const EACH = /(?<![\p{L}\d])(?:each|ea|apiece|chacune?s?|chaque|cada(?: un[oa])?|c\/u)\.?\s*$/iu;

/** `22271, 73, 74 - 6 ea`: one line of codes that share a quantity has no columns. */
function isForEach(lines: readonly string[]): boolean {
  const [line, ...others] = lines.filter((text) => text.trim() !== '');
  return others.length === 0 && line !== undefined && EACH.test(line);
}

const QUOTED = /^(?:\s*>\s?)+/;
const BULLET = /^\s*[•·‣▪●○◦∙►]\s*/u;

/**
 * Strips quotation marks and bullets: a table quoted in an e-mail, or with bulleted rows, is the
 * same table.
 */
const withoutMarks = (line: string): string => line.replace(QUOTED, '').replace(BULLET, '');

function readList(
  all: readonly string[],
  namesOf: NamesOf,
  { language, ...options }: TextOptions,
): OrderReading {
  const typed = all.map(withoutMarks);
  if (language === undefined) return readLines(typed, namesOf, options);
  const lines = typed.map((line) =>
    withPlainThousands(withoutFalseNumbers(line, language), language, namesOf),
  );
  return withTypedWords(readLines(lines, namesOf, options), typed);
}

function readLines(
  lines: readonly string[],
  namesOf: NamesOf,
  { choice, delimiter: known, chosenDelimiter }: TextOptions,
): OrderReading {
  const stacked = stackedCells(lines, namesOf);
  if (stacked) return readStacked(lines, stacked, namesOf, choice);
  const fitting = sniffByWidth(lines);
  const delimiter = chosenDelimiter ?? known ?? fitting[0];
  const rows = delimiter ? splitTableRecords(lines, delimiter) : splitAtSpaces(lines);
  if (!rows || (!choice && isForEach(lines))) return readFreeText(lines, namesOf);
  const isChosen = choice !== undefined || chosenDelimiter !== undefined;
  const reading = isChosen
    ? readTable(rows, choice, namesOf)
    : readBest(rows, lines, delimiter === '\t' || delimiter === ';', namesOf);
  const others = fitting.filter((other) => other !== delimiter);
  return delimiter && others.length > 0 && reading.columns
    ? { ...reading, columns: { ...reading.columns, delimiters: [delimiter, ...others] } }
    : reading;
}

export interface TextOptions {
  encoding?: Encoding;
  name?: string;
  /** What stands between the columns, if it is known. */
  delimiter?: TableDelimiter | undefined;
  /** What a person said stands between them. */
  chosenDelimiter?: TableDelimiter | undefined;
  /** That of the reader, which says what groups thousands. */
  language?: Language | undefined;
  /** Columns chosen by a person. */
  choice?: ColumnChoice | undefined;
  /** Catalogue lookup for the codes in the text. */
  namesOf?: NamesOf | undefined;
  /** A person wants the mail that is answered read too. */
  isQuotedRead?: boolean | undefined;
  /** The text was pasted as an order, so every line of it is meant as part of one. */
  isPasted?: boolean;
}

/**
 * Reads the text of a file or a paste: a scanner's output, a table, or lines as people write them.
 * Returns `workbook` for spreadsheet markup, which is text that only a workbook parser can read.
 */
export function readOrderText(
  rawText: string,
  options: TextOptions = {},
): OrderReading | RefusedOrder | 'workbook' {
  const { encoding = 'utf-8', name = '', choice, namesOf = noNames } = options;
  const { isQuotedRead = false, isPasted = false } = options;
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
  const reading =
    readBesideQuoted(lines, (part) => readList(part, namesOf, options), isQuotedRead) ??
    readList(lines, namesOf, options);
  const heading = emptyCodeColumn(reading, namesOf);
  if (heading !== undefined) return { refusal: 'emptyCodes', heading, lines: [] };
  const isOrder = isPasted ? reading.lines.length > 0 : containsOrders(reading);
  return isOrder ? reading : { refusal: 'noCodes', lines: reading.lines };
}

/** Reads pasted or typed text, which is never rejected because of some of its lines. */
export function readPastedText(
  text: string,
  choice?: ColumnChoice,
  namesOf?: NamesOf,
  options: Pick<TextOptions, 'isQuotedRead' | 'chosenDelimiter' | 'language'> = {},
): OrderReading | RefusedOrder {
  const reading = readOrderText(text, { ...options, choice, namesOf, isPasted: true });
  return reading === 'workbook' ? { refusal: 'noCodes', lines: [] } : reading;
}
