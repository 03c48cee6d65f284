import { MOST_COLUMNS, type Row } from './row';
import { hintOf, type TableDelimiter } from './sniff';
import { splitFields } from './splitFields';
import { tableRow } from './tableRow';

/**
 * Maximum number of lines a quoted cell may span; a quotation mark left open for longer was not an
 * opening one.
 */
const MOST_BREAKS = 12;

const splitLine = (line: string, delimiter: TableDelimiter): string[] =>
  splitFields(line, delimiter, MOST_COLUMNS + 1);

/** Whether a quotation mark opens a cell and is not closed within the text. */
function isOpen(line: string, delimiter: string): boolean {
  let isInside = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] !== '"') continue;
    if (!isInside) isInside = at === 0 || line[at - 1] === delimiter;
    else if (line[at + 1] === '"') at += 1;
    else isInside = false;
  }
  return isInside;
}

/**
 * Returns the last line of the record that starts at `first`. A quoted cell with line breaks spans
 * several lines, whereas a stray quotation mark does not: the lines are joined only if the result
 * is as wide as the other rows and none of the lines is a row by itself.
 */
function joinedFrom(
  lines: readonly string[],
  first: number,
  delimiter: TableDelimiter,
  width: number,
): number {
  let record = lines[first]!;
  for (let next = first + 1; next < Math.min(lines.length, first + MOST_BREAKS); next += 1) {
    record += `\n${lines[next]!}`;
    if (isOpen(record, delimiter)) {
      if (splitLine(lines[next]!, delimiter).length >= width) return first;
      continue;
    }
    const isWhole = splitLine(record, delimiter).length === width;
    const isRow = splitLine(lines[next]!, delimiter).length >= width;
    return isWhole && !isRow ? next : first;
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
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const last =
      delimiter !== '  ' && line.includes('"') && width > 1 && isOpen(line, delimiter)
        ? joinedFrom(lines, at, delimiter, width)
        : at;
    const text = last === at ? line : lines.slice(at, last + 1).join('\n');
    const isHint = at === 0 && hintOf(line) !== undefined;
    rows.push(tableRow(at + 1, isHint ? [] : splitLine(text, delimiter), text.trim()));
    at = last;
  }
  return rows;
}
