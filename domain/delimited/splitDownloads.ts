import type { Delimiter, Row } from './row';
import { sniffByContent, delimiterScore } from './sniff';
import { splitFields } from './splitFields';

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');

function splitRow(row: Row, delimiter: Delimiter | null): void {
  row.delimiter = delimiter;
  row.cells = splitFields(row.text, delimiter);
  for (let column = 0; column < row.cells.length; column += 1)
    row.cells[column] = row.cells[column]!.trim();
}

/**
 * Splits records into rows and drops the blank ones. Downloads are appended to one file and
 * settings change between them, so the delimiter is detected again for the records that the first
 * one does not split.
 */
export function splitDownloads(
  lines: readonly string[],
  knownDelimiter: Delimiter | undefined,
): Row[] {
  const rows: Row[] = lines.map((text, index) => ({
    place: index + 1,
    text,
    delimiter: null,
    cells: [],
  }));
  let unsplit = rows.filter(({ text }) => text.trim() !== '');
  let isFirst = true;
  for (;;) {
    const delimiter =
      isFirst && knownDelimiter ? knownDelimiter : sniffByContent(unsplit.map(({ text }) => text));
    if (delimiter === null) break;
    const rest: Row[] = [];
    for (const row of unsplit) {
      const isSplit =
        row.text.includes(delimiter) && (isFirst || delimiterScore(row.text, delimiter) > 0);
      if (isSplit) splitRow(row, delimiter);
      else rest.push(row);
    }
    unsplit = rest;
    isFirst = false;
  }
  for (const row of unsplit) splitRow(row, null);
  return rows.filter(({ cells }) => !isBlank(cells));
}
