import { hasOpenQuote, joinQuoted, quotedEnd, quotedParts } from './quotedLines';
import { MAX_COLUMNS, type Row } from './row';
import { delimiterHint, type TableDelimiter } from './sniff';
import { splitFields } from './splitFields';
import { tableRow } from './tableRow';

const splitLine = (line: string, delimiter: TableDelimiter): string[] =>
  splitFields(line, delimiter, MAX_COLUMNS + 1);

/**
 * Returns the last line of the record that starts at `first`. A quoted cell with line breaks spans
 * several lines, whereas a stray quotation mark does not: the lines are joined only if the result
 * is as wide as the other rows and none of the lines is a row by itself, with a number and without
 * the spaces that follow commas in a sentence.
 */
function findRecordEnd(
  lines: readonly string[],
  first: number,
  delimiter: TableDelimiter,
  width: number,
): number {
  const last = quotedEnd(lines, first, delimiter);
  if (last === first) return first;
  const record = lines.slice(first, last + 1);
  const widthOf = (text: string) =>
    splitLine(text.replaceAll(`${delimiter} `, ' '), delimiter).length;
  const isRow = quotedParts(record, delimiter).some(
    (part, index) => /\d/.test(part) && widthOf(part) > 1 && widthOf(record[index]!) >= width,
  );
  const isFullWidth = splitLine(record.join('\n'), delimiter).length === width;
  return isFullWidth && !isRow ? last : first;
}

function usualWidth(lines: readonly string[], delimiter: TableDelimiter): number {
  const counts = new Map<number, number>();
  for (const line of joinQuoted(lines.slice(0, 500), delimiter)) {
    const width = splitLine(line, delimiter).length;
    counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 1;
}

/**
 * Splits lines into the rows of a table. Parsers that follow RFC 4180 let one stray quotation mark
 * swallow all the lines after it, so records are found here instead: quotation marks count within
 * their line, or within a cell that clearly contains line breaks.
 */
export function splitTableRecords(lines: readonly string[], delimiter: TableDelimiter): Row[] {
  const rows: Row[] = [];
  const width = usualWidth(lines, delimiter);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    const isOpen = width > 1 && hasOpenQuote(line, delimiter);
    const last = isOpen ? findRecordEnd(lines, index, delimiter, width) : index;
    const text = last === index ? line : lines.slice(index, last + 1).join('\n');
    const isHint = index === 0 && delimiterHint(line) !== undefined;
    const row = tableRow(index + 1, isHint ? [] : splitLine(text, delimiter), text.trim());
    rows.push(isOpen && last === index ? { ...row, isTorn: true } : row);
    index = last;
  }
  return rows;
}
