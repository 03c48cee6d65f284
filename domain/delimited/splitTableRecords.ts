import { MAX_COLUMNS, type Row } from './row';
import { delimiterHint, type TableDelimiter } from './sniff';
import { splitFields } from './splitFields';
import { tableRow } from './tableRow';

/**
 * Maximum number of lines a quoted cell may span; a quotation mark left open for longer was not an
 * opening one.
 */
const MAX_LINE_BREAKS = 12;

const splitLine = (line: string, delimiter: TableDelimiter): string[] =>
  splitFields(line, delimiter, MAX_COLUMNS + 1);

/** Whether a quotation mark opens a cell and is not closed within the text. */
function hasOpenQuote(line: string, delimiter: string): boolean {
  let isInside = false;
  for (let index = 0; index < line.length; index += 1) {
    if (line[index] !== '"') continue;
    if (!isInside) isInside = index === 0 || line[index - 1] === delimiter;
    else if (line[index + 1] === '"') index += 1;
    else isInside = false;
  }
  return isInside;
}

/**
 * Returns the last line of the record that starts at `first`. A quoted cell with line breaks spans
 * several lines, whereas a stray quotation mark does not: the lines are joined only if the result
 * is as wide as the other rows and none of the lines is a row by itself.
 */
function findRecordEnd(
  lines: readonly string[],
  first: number,
  delimiter: TableDelimiter,
  width: number,
): number {
  let record = lines[first]!;
  for (let next = first + 1; next < Math.min(lines.length, first + MAX_LINE_BREAKS); next += 1) {
    record += `\n${lines[next]!}`;
    if (hasOpenQuote(record, delimiter)) {
      if (splitLine(lines[next]!, delimiter).length >= width) return first;
      continue;
    }
    const isFullWidth = splitLine(record, delimiter).length === width;
    const isRow = splitLine(lines[next]!, delimiter).length >= width;
    return isFullWidth && !isRow ? next : first;
  }
  return first;
}

function usualWidth(lines: readonly string[], delimiter: TableDelimiter): number {
  const counts = new Map<number, number>();
  for (const line of lines.slice(0, 500)) {
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
    const last =
      delimiter !== '  ' && line.includes('"') && width > 1 && hasOpenQuote(line, delimiter)
        ? findRecordEnd(lines, index, delimiter, width)
        : index;
    const text = last === index ? line : lines.slice(index, last + 1).join('\n');
    const isHint = index === 0 && delimiterHint(line) !== undefined;
    rows.push(tableRow(index + 1, isHint ? [] : splitLine(text, delimiter), text.trim()));
    index = last;
  }
  return rows;
}
