import { missingFields, type Columns } from './chooseColumns';
import { FIELD_NAMES, type Field } from './fields';
import { ImportRefusal } from './importRefusal';
import type { TableRow } from './readTable';

/** Number of rows examined. */
const SAMPLE = 50;

/** Minimum share of cells that must match for a column to be recognised. */
const MOST = 0.8;

const shareOf = (cells: readonly string[], looks: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(looks).length / cells.length;

const looksLikePrice = (cell: string): boolean => /^\D{0,4}\d[\d\s.,]*[.,]\d{2}\D{0,4}$/.test(cell);
const looksLikeCode = (cell: string): boolean =>
  /^['=]?[\w"./-]{1,20}$/.test(cell) && /\d/.test(cell);

const lengthOf = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + cell.replace(/[^\p{L} ]/gu, '').length, 0) /
  Math.max(1, cells.length);

/** Score of how well a column matches a field; zero for no match. */
const LOOKS: Partial<Record<Field, (cells: readonly string[]) => number>> = {
  price: (cells) => {
    const share = shareOf(cells, looksLikePrice);
    return share >= MOST ? share : 0;
  },
  product_id: (cells) => {
    const share = shareOf(cells, (cell) => looksLikeCode(cell) && !looksLikePrice(cell));
    return share >= MOST && new Set(cells).size === cells.length ? share : 0;
  },
  name: (cells) => (shareOf(cells, (cell) => /\p{L}{3}/u.test(cell)) >= MOST ? lengthOf(cells) : 0),
};

/** Fields that can be guessed from cell contents, most reliable first. */
const GUESSED = Object.keys(LOOKS) as Field[];

/**
 * Guesses the missing columns from their contents; `undefined` if one of them cannot be determined.
 */
function guess(rows: readonly TableRow[], columns: Columns, missing: readonly Field[]) {
  const [headings, ...below] = rows;
  const taken = new Set(Object.values(columns));
  const guessed = new Map<Field, number>();
  for (const field of GUESSED.filter((each) => missing.includes(each))) {
    const looks = (headings?.cells ?? []).map((heading, at) => {
      if (heading === '' || taken.has(at)) return 0;
      const cells = below.slice(0, SAMPLE).map(({ cells: row }) => row[at] ?? '');
      return LOOKS[field]?.(cells.filter(Boolean)) ?? 0;
    });
    const best = Math.max(0, ...looks);
    if (best === 0) return undefined;
    guessed.set(field, looks.indexOf(best));
    taken.add(looks.indexOf(best));
  }
  return guessed;
}

/** Removes the characters that cannot be used within quotes and commas on a command line. */
const written = (heading: string): string => heading.replace(/["`$\\!,]+/g, ' ').trim();

const kindOf = (cell: string): string => cell.replace(/\d+/g, '9').replace(/\p{L}+/gu, 'a');

/** Whether the first row looks like the rows below it: cells with digits have the same pattern. */
function isWithoutHeadings([first, ...below]: readonly TableRow[]): boolean {
  const sample = below.slice(0, SAMPLE);
  return (first?.cells ?? []).some((cell, at) => {
    const isAlike = ({ cells }: TableRow) => kindOf(cells[at] ?? '') === kindOf(cell);
    return (
      /\d/.test(cell) && sample.length > 0 && sample.filter(isAlike).length >= MOST * sample.length
    );
  });
}

const shownHeadings = (headings: readonly string[]): string =>
  headings.map((heading) => heading || '(no heading)').join(', ');

/**
 * Throws if required columns are missing, with advice on mapping them; the first row contains the
 * headings.
 */
export function assertEnough(rows: readonly TableRow[], columns: Columns, isUpdate: boolean): void {
  const missing = missingFields(columns, isUpdate);
  if (missing.length === 0) return;
  const headings = rows[0]?.cells ?? [];
  if (isWithoutHeadings(rows)) {
    throw new ImportRefusal(
      'The file has no heading row. Add one at the top that names the columns, such as: sku,name,price',
    );
  }
  const guessed = guess(rows, columns, missing);
  const pairs = FIELD_NAMES.filter((field) => guessed?.has(field)).map(
    (field) => `${written(headings[guessed?.get(field) ?? 0] ?? '')}=${field}`,
  );
  const advice = guessed
    ? `If this is correct, add it to the command: --map "${pairs.join(',')}"`
    : `Map the columns, for example: --map "${written(headings[0] || 'column')}=${missing[0] ?? 'name'}"`;
  throw new ImportRefusal(
    `No column was recognised as ${missing.join(', ')}. The columns are: ${shownHeadings(headings)}. ${advice}`,
  );
}
