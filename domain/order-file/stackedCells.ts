import { headingOf } from '../delimited/headingOf';
import type { Row } from '../delimited/row';
import { tableRow } from '../delimited/tableRow';

import { classifyCell } from './classifyCell';
import type { NamesOf } from './namesOf';
import { parseAmount } from './parseAmount';

/** A table with one cell per line, as some e-mails show it: its rows, and the lines of each. */
export interface Stacked {
  rows: Row[];
  /** Line numbers of each row's cells, by the place of the row. */
  places: Map<number, number[]>;
}

interface Line {
  place: number;
  text: string;
}

/** Position and size of the groups of lines. */
interface Stack {
  from: number;
  width: number;
  groups: number;
}

const WIDTHS = [3, 4, 5, 6];
const MAX_WIDTH = 10;
/** Maximum number of introductory lines before the cells. */
const MAX_INTRO_LINES = 12;

const isHeading = (line: Line | undefined): boolean =>
  line !== undefined && !/\d/.test(line.text) && headingOf(line.text) !== undefined;

const groupAt = (lines: readonly Line[], from: number, width: number): string[] =>
  lines.slice(from, from + width).map(({ text }) => text);

function countGroups(
  lines: readonly Line[],
  from: number,
  width: number,
  isRow: (cells: readonly string[]) => boolean,
): number {
  let groups = 0;
  while (from + (groups + 1) * width <= lines.length) {
    if (!isRow(groupAt(lines, from + groups * width, width))) break;
    groups += 1;
  }
  return groups;
}

const isCount = (cell: string | undefined): boolean => typeof parseAmount(cell ?? '') === 'number';

function stackUnderHeadings(
  lines: readonly Line[],
  isCode: (cell: string | undefined) => boolean,
): Stack | undefined {
  const first = lines.findIndex((line, index) => isHeading(line) && isHeading(lines[index + 1]));
  if (first < 0) return undefined;
  let width = 2;
  while (width < MAX_WIDTH && isHeading(lines[first + width])) width += 1;
  const kinds = groupAt(lines, first, width).map((text) => headingOf(text)!.kind);
  const code = kinds.findIndex((kind) => kind === 'code' || kind === 'thing');
  const quantity = kinds.indexOf('quantity');
  if (code < 0 || quantity < 0) return undefined;
  const from = first + width;
  const isRow = (cells: readonly string[]) => isCode(cells[code]) && isCount(cells[quantity]);
  const groups = countGroups(lines, from, width, isRow);
  return groups > 0 ? { from: first, width, groups: groups + 1 } : undefined;
}

/** Without headings: a repeated sequence of code, words and quantity. */
function stackWithoutHeadings(
  lines: readonly Line[],
  isCode: (cell: string | undefined) => boolean,
): Stack | undefined {
  for (let from = 0; from < Math.min(MAX_INTRO_LINES, lines.length); from += 1) {
    if (!isCode(lines[from]!.text)) continue;
    const stacks = WIDTHS.map((width) => {
      const counted = Array.from({ length: width }, (_, index) => index).filter((index) =>
        isCount(lines[from + index]?.text),
      );
      const isRow = (cells: readonly string[]) =>
        isCode(cells[0]) &&
        cells.slice(1).some((cell) => classifyCell(cell) === 'text') &&
        !cells.slice(1).some(isCode) &&
        counted.some((index) => index > 0 && isCount(cells[index]));
      return { from, width, groups: countGroups(lines, from, width, isRow) };
    });
    const [largest] = stacks.toSorted((a, b) => b.groups - a.groups);
    return largest && largest.groups > 1 ? largest : undefined;
  }
  return undefined;
}

/** Whether a code without a quantity is left behind the groups: the first cells of another row. */
function isCutShort(
  lines: readonly Line[],
  { from, width, groups }: Stack,
  isCode: (cell: string | undefined) => boolean,
): boolean {
  const [first, ...rest] = lines.slice(from + groups * width).map(({ text }) => text);
  return (
    isCode(first) && rest.length + 1 < width && !rest.some((cell) => isCode(cell) || isCount(cell))
  );
}

/** Finds a table with one cell per line; `undefined` if there is none. */
export function stackedCells(texts: readonly string[], namesOf: NamesOf): Stacked | undefined {
  const lines = texts
    .map((text, index) => ({ place: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '');
  const isCode = (cell = '') =>
    namesOf(cell) !== undefined || /^\d{4,}$/.test(cell) || classifyCell(cell) === 'code';
  const stack = stackUnderHeadings(lines, isCode) ?? stackWithoutHeadings(lines, isCode);
  if (!stack) return undefined;
  const places = new Map<number, number[]>();
  const length = stack.groups + (isCutShort(lines, stack, isCode) ? 1 : 0);
  const rows = Array.from({ length }, (_, nth) => {
    const group = lines.slice(stack.from + nth * stack.width, stack.from + (nth + 1) * stack.width);
    const cells = group.map(({ text }) => text);
    places.set(
      group[0]!.place,
      group.map(({ place }) => place),
    );
    return tableRow(group[0]!.place, cells, cells.join(' | '));
  });
  return { rows, places };
}
