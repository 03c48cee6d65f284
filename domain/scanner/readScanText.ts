import { detectBinaryText } from '../delimited/binaryFiles';
import type { Encoding } from '../delimited/decode';
import { findHeadings, type Headings } from '../delimited/headings';
import { splitRecords, withoutFiller } from '../delimited/records';
import { widthOf, type Row } from '../delimited/row';
import { delimiterHint } from '../delimited/sniff';
import { splitDownloads } from '../delimited/splitDownloads';
import { withQuantities } from '../quantityCodes';

import { familyOf } from './family';
import { detectLayouts, type Layouts } from './layouts';
import { isTruncated, readRow } from './readRow';
import {
  MAX_SCANNER_LINES,
  type Scan,
  type ScannerFile,
  type ScannerForm,
  type ScannerRefusal,
  type Unread,
} from './scannerFile';

/** Maximum length shown of an unread line, in characters. */
const MAX_SHOWN_LENGTH = 200;

const refuse = (refusal: ScannerRefusal, unread: Unread[] = []): ScannerFile => ({
  refusal,
  unread,
});

const hasDigit = ({ code }: Scan): boolean => /\d/.test(code);

/**
 * Whether the text holds codes. Other text (a letter, a page, a program) has a few words that could
 * pass for codes.
 */
function containsCodes(scans: readonly Scan[], unread: readonly Unread[]): boolean {
  const foreign = unread.filter(({ reason }) => reason === 'notACode').length;
  if (foreign === 0) return scans.some(hasDigit);
  return scans.filter(hasDigit).length * 5 > foreign;
}

/** Returns the last line, if the file ends within it and columns are missing. */
function truncatedRowOf(
  rows: readonly Row[],
  { main, of }: Layouts,
  lastLine: number,
): Row | undefined {
  const last = rows.at(-1);
  if (last?.place !== lastLine || last.cells.length >= main.kinds.length) return undefined;
  return [main, of(last)].some((layout) => isTruncated(last, layout)) ? last : undefined;
}

function readRows(rows: readonly Row[], layouts: Layouts, isExpected: boolean, truncatedRow?: Row) {
  const scans: Scan[] = [];
  const unread: Unread[] = [];
  for (const row of rows) {
    const read = row === truncatedRow ? 'cutShort' : readRow(row, layouts.of(row), isExpected);
    if (typeof read === 'string')
      unread.push({ line: row.place, text: row.text.slice(0, MAX_SHOWN_LENGTH), reason: read });
    else scans.push(read);
  }
  return { scans, unread };
}

function formOf({ main }: Layouts, headings: Headings, encoding: Encoding): ScannerForm {
  const columns = main.kinds;
  return {
    family: familyOf(main),
    encoding,
    delimiter: main.rows[0]?.delimiter ?? null,
    hasHeader: headings.of.length > 0,
    columns,
    hasQuantity: columns.includes('quantity'),
  };
}

/**
 * Reads the text of a scanner file, or a paste from one, and detects its form. Never throws, and no
 * line is lost: what cannot be read is listed with its reason.
 */
export function readScanText(
  content: string,
  encoding: Encoding = 'utf-8',
  name = '',
): ScannerFile {
  const text = withoutFiller(content);
  const foreign = detectBinaryText(text, name);
  if (foreign) return refuse(foreign);
  const { lines, delimiter, isOpen } = splitRecords(text);
  if (lines.length > MAX_SCANNER_LINES) return refuse('tooManyLines');
  const filled = splitDownloads(lines, delimiter);
  if (filled.length === 0) return refuse('empty');

  const headings = findHeadings(filled, widthOf(filled));
  const { places } = headings;
  if (filled[0]!.place === 1 && delimiterHint(lines[0])) places.add(1);
  const rows = filled.filter(({ place }) => !places.has(place));
  const layouts = detectLayouts(rows, headings, isOpen);
  const truncatedRow = isOpen ? truncatedRowOf(rows, layouts, lines.length) : undefined;
  const isExpected =
    layouts.main.kinds.includes('quantity') ||
    headings.of.some((heading) => heading?.kind === 'quantity');
  const { scans, unread } = readRows(rows, layouts, isExpected, truncatedRow);
  const isScan = layouts.main.isScan && scans.length > 0;
  if (!isScan && !containsCodes(scans, unread)) return refuse('noCodes', unread);

  return withQuantities({
    refusal: null,
    form: formOf(layouts, headings, encoding),
    lines: lines.length,
    blankLines: lines.length - filled.length,
    headerLines: places.size,
    scans,
    unread,
  });
}
