import { sampleOf } from '../scanner/sample';
import { splitFields } from '../scanner/tokenise';

import { MOST_COLUMNS } from './orderFile';

export type TableDelimiter = '\t' | ';' | '|' | ',' | '  ';

const CANDIDATES: readonly TableDelimiter[] = ['\t', ';', '|', ',', '  '];
const SAMPLE = 200;
/** Share of the lines that must have the same number of columns. */
const MOST = 0.6;

/** Two blanks or more in a row part the columns of a page that was laid out with blanks. */
export const splitLine = (line: string, delimiter: TableDelimiter): string[] =>
  delimiter === '  ' ? line.trim().split(/ {2,}/) : splitFields(line, delimiter, MOST_COLUMNS + 1);

/** `sep=;`, which tells a spreadsheet program the delimiter. */
export const hintOf = (line: string | undefined): TableDelimiter | undefined => {
  const [, named] = /^\ufeff?"?sep=([,;|\t])"?$/i.exec(line?.trim() ?? '') ?? [];
  return named as TableDelimiter | undefined;
};

/** A number with a comma in it among other words: no comma of it parts columns. */
const HAS_DECIMAL = /\s\d{1,3},\d{1,3}(?:\s|$)|^\d{1,3},\d{1,3}\s/;

const isParted = (line: string, delimiter: TableDelimiter): boolean =>
  delimiter !== ',' || !HAS_DECIMAL.test(line.replace(/, /g, ' , '));

/** Lines that are cut into the same number of columns, and how many columns that is. */
function fit(
  lines: readonly string[],
  delimiter: TableDelimiter,
): { share: number; width: number } {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const width = isParted(line, delimiter) ? splitLine(line, delimiter).length : 1;
    if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  const parted = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (!best) return { share: 0, width: 1 };
  const even = best[1] / lines.length;
  return { share: Math.max(even, (parted / lines.length) * 0.9), width: best[0] };
}

/** The delimiter that cuts most lines into columns of one number; `undefined` for text without columns. */
export function sniffTable(all: readonly string[]): TableDelimiter | undefined {
  const hint = hintOf(all[0]);
  if (hint) return hint;
  const lines = sampleOf(
    all.filter((line) => line.trim() !== ''),
    SAMPLE,
  );
  let best: TableDelimiter | undefined;
  let most = 0;
  for (const delimiter of CANDIDATES) {
    const { share } = fit(lines, delimiter);
    if (share >= MOST && share > most + 0.15) [best, most] = [delimiter, share];
  }
  return best;
}
