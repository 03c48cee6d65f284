import type { Columns, FileKind } from './fileKinds';
import type { TableRow } from './readTable';

/** Number of rows examined. */
const SAMPLE_ROWS = 50;

/** Minimum share of cells that must match for a column to be recognised. */
const MIN_SHARE = 0.8;

const shareOf = (cells: readonly string[], matches: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(matches).length / cells.length;

const looksLikePrice = (cell: string): boolean => /^\D{0,4}\d[\d\s.,]*[.,]\d{2}\D{0,4}$/.test(cell);
const looksLikeCode = (cell: string): boolean =>
  /^['=]?[\w"./-]{1,20}$/.test(cell) && /\d/.test(cell);

const averageLetters = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + cell.replace(/[^\p{L} ]/gu, '').length, 0) /
  Math.max(1, cells.length);

/** Score of how well a column matches a field; zero for no match. */
const SCORERS: Readonly<Record<string, (cells: readonly string[]) => number>> = {
  price: (cells) => {
    const share = shareOf(cells, looksLikePrice);
    return share >= MIN_SHARE ? share : 0;
  },
  product_id: (cells) => {
    const share = shareOf(cells, (cell) => looksLikeCode(cell) && !looksLikePrice(cell));
    return share >= MIN_SHARE && new Set(cells).size === cells.length ? share : 0;
  },
  name: (cells) =>
    shareOf(cells, (cell) => /\p{L}{3}/u.test(cell)) >= MIN_SHARE ? averageLetters(cells) : 0,
};

/** Fields that can be guessed from cell contents, most reliable first. */
const GUESSABLE_FIELDS = Object.keys(SCORERS);

/**
 * Guesses the missing columns from their contents; `undefined` if one of them cannot be determined.
 */
function guessColumns(rows: readonly TableRow[], columns: Columns, missing: readonly string[]) {
  const [headings, ...below] = rows;
  const usedColumns = new Set(Object.values(columns));
  const guessed = new Map<string, number>();
  for (const field of GUESSABLE_FIELDS.filter((each) => missing.includes(each))) {
    const looks = (headings?.cells ?? []).map((heading, index) => {
      if (heading === '' || usedColumns.has(index)) return 0;
      const cells = below.slice(0, SAMPLE_ROWS).map(({ cells: row }) => row[index] ?? '');
      return SCORERS[field]?.(cells.filter(Boolean)) ?? 0;
    });
    const best = Math.max(0, ...looks);
    if (best === 0) return undefined;
    guessed.set(field, looks.indexOf(best));
    usedColumns.add(looks.indexOf(best));
  }
  return guessed;
}

/** Removes the characters that cannot be used within quotes and commas on a command line. */
const shellSafe = (heading: string): string => heading.replace(/["`$\\!,]+/g, ' ').trim();

const patternOf = (cell: string): string => cell.replace(/\d+/g, '9').replace(/\p{L}+/gu, 'a');

/** Whether the first row looks like the rows below it: cells with digits have the same pattern. */
function lacksHeadings([first, ...below]: readonly TableRow[]): boolean {
  const sample = below.slice(0, SAMPLE_ROWS);
  return (first?.cells ?? []).some((cell, index) => {
    const hasSamePattern = ({ cells }: TableRow) =>
      patternOf(cells[index] ?? '') === patternOf(cell);
    return (
      /\d/.test(cell) &&
      sample.length > 0 &&
      sample.filter(hasSamePattern).length >= MIN_SHARE * sample.length
    );
  });
}

const formatHeadings = (headings: readonly string[]): string =>
  headings.map((heading) => heading || '(no heading)').join(', ');

/**
 * Returns advice on mapping the columns that are missing, if any; the first row contains the
 * headings.
 */
export function adviseMap(
  rows: readonly TableRow[],
  columns: Columns,
  { needed, headings: fields }: FileKind,
): string | undefined {
  const missing = needed.filter((field) => columns[field] === undefined);
  if (missing.length === 0) return undefined;
  const headings = rows[0]?.cells ?? [];
  if (lacksHeadings(rows)) {
    return 'The file has no heading row. Add one at the top that names the columns, such as: sku,name,price';
  }
  const guessed = guessColumns(rows, columns, missing);
  const pairs = Object.keys(fields)
    .filter((field) => guessed?.has(field))
    .map((field) => `${shellSafe(headings[guessed?.get(field) ?? 0] ?? '')}=${field}`);
  const advice = guessed
    ? `If this is correct, add it to the command: --map "${pairs.join(',')}"`
    : `Map the columns, for example: --map "${shellSafe(headings[0] || 'column')}=${missing[0] ?? 'name'}"`;
  return `No column was recognised as ${missing.join(', ')}. The columns are: ${formatHeadings(headings)}. ${advice}`;
}
