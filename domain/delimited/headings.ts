import { isFigures } from './cells';
import { headingOf, type Heading } from './headingOf';
import type { Row } from './row';
import { shapedCodes } from './shapedCodes';
import { isSymbology } from './symbologies';

export interface Headings {
  /** By column; empty if the table has no headings. */
  of: (Heading | undefined)[];
  texts: string[];
  /** Line numbers of the heading rows, including repeated ones. */
  places: Set<number>;
  /** Index of the last row of the first headings, or -1. */
  last: number;
}

const NONE: Headings = { of: [], texts: [], places: new Set(), last: -1 };
/** Number of filled rows from the top in which headings are searched for. */
const SEARCHED_ROWS = 40;
const MAX_HEADING_LENGTH = 60;

/** A code of letters and digits, excluding names such as `EAN-13`. */
const CODE = /^(?!ean|gtin|upc)(?=.*\d)[\p{L}\d]+(?:-[\p{L}\d]+)+$/iu;

const isData = (cell: string): boolean =>
  isFigures(cell) ||
  /\d{4}/.test(cell) ||
  CODE.test(cell) ||
  shapedCodes(cell).length > 0 ||
  cell.length > MAX_HEADING_LENGTH;

/** A code next to the name of its symbology: `A1, UPC-A`. */
const isScan = (filled: readonly string[]): boolean =>
  filled.some(isSymbology) && filled.some((cell) => /\d/.test(cell) && !headingOf(cell));

const filledOf = (cells: readonly string[]): string[] => cells.filter((cell) => cell !== '');

/** Scores how much a row looks like headings; 0 means not at all. */
function headingScore(cells: readonly string[], width: number): number {
  const filled = filledOf(cells);
  if (filled.length === 0 || filled.some(isData) || isScan(filled)) return 0;
  const known = filled.map(headingOf);
  const named = known.filter((heading) => heading !== undefined).length;
  const hasQuantity = known.some((heading) => heading?.kind === 'quantity');
  const hasCode = known.some((heading) => heading?.kind === 'code');
  const hasKey = hasCode || hasQuantity;
  const hasThing = known.some((heading) => heading?.kind === 'thing');
  if (!hasKey && !(hasThing && named >= 2)) return 0;
  if (width > 1 && filled.length === 1) return 0;
  if (named >= filled.length / 2 || (hasCode && hasQuantity)) return named + (hasKey ? 1 : 0);
  return hasKey && !filled.some((cell) => /\d/.test(cell)) ? 0.5 : 0;
}

const joinRows = (upper: readonly string[], lower: readonly string[]): string[] =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) =>
    [upper[column], lower[column]].filter((cell) => cell).join(' '),
  );

/** A second row of headings has no digits, and is a valid heading together with the first. */
function isSecondHeadingRow(upper: Row, lower: Row, width: number): boolean {
  const filled = filledOf(lower.cells);
  if (filled.length === 0 || filled.some(isData) || filled.some((cell) => /\d/.test(cell)))
    return false;
  if (filled.some((cell) => headingOf(cell) === undefined)) return false;
  return headingScore(joinRows(upper.cells, lower.cells), width) > 0;
}

/** Headings of another list appended below the first. */
const isFurtherHeading = (cells: readonly string[], width: number): boolean =>
  cells.length > 1 && !cells.some((cell) => /\d/.test(cell)) && headingScore(cells, width) > 2;

const rowKey = (cells: readonly string[]): string => cells.join('\u0001').toLowerCase();

/** Finds the headings of a table, in one or two rows, and where they are repeated. */
export function findHeadings(rows: readonly Row[], width: number): Headings {
  const top = rows.slice(0, SEARCHED_ROWS);
  const scores = top.map(({ cells }) => headingScore(cells, width));
  const bestScore = Math.max(0, ...scores);
  if (bestScore === 0) return NONE;
  const first = scores.indexOf(bestScore);
  const [above, below] = [top[first - 1], top[first + 1]];
  let [from, to] = [first, first];
  if (below && isSecondHeadingRow(top[first]!, below, width)) to += 1;
  else if (
    above &&
    filledOf(above.cells).length > 1 &&
    isSecondHeadingRow(above, top[first]!, width)
  ) {
    if (filledOf(above.cells).every((cell) => headingOf(cell) !== undefined)) from -= 1;
  }
  const texts = from === to ? top[first]!.cells : joinRows(top[from]!.cells, top[to]!.cells);
  const headRows = top.slice(from, to + 1);
  const repeated = new Set(headRows.map(({ cells }) => rowKey(cells)));
  const places = rows
    .filter(({ cells }) => repeated.has(rowKey(cells)) || isFurtherHeading(cells, width))
    .map(({ place }) => place);
  return { of: texts.map((text) => headingOf(text)), texts, places: new Set(places), last: to };
}
