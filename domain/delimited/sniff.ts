import { kindOf, type CellKind } from './cells';
import { headingOf } from './headingOf';
import { joinQuoted } from './quotedLines';
import { MAX_COLUMNS, type Delimiter } from './row';
import { sampleOf } from './sample';
import { splitFields } from './splitFields';

/** Column delimiters in scanner records, in order of preference. */
const FIELD_DELIMITERS = ['\t', ';', '|', '\x1d', '\0', ','] as const;
/**
 * Also occur inside codes, times and dates: they need evidence, and are tried only if no other
 * delimiter has any.
 */
const AMBIGUOUS_DELIMITERS = [' ', '/'] as const;
/** Column delimiters in tables made by people. */
const TABLE_DELIMITERS = ['\t', ';', '|', ',', '  '] as const;
export type TableDelimiter = (typeof TABLE_DELIMITERS)[number];

const FEW_LINES = 60;
const MANY_LINES = 200;
/** Score of a line that holds more than a code and a number. */
const PROVEN_SCORE = 4;
/** Share of the lines that must have the same number of columns. */
const MIN_SHARE = 0.6;

const KIND_SCORES: Partial<Record<CellKind, number>> = {
  time: 3,
  date: 3,
  timeAndDate: 3,
  symbology: 3,
  clockOff: 3,
  integer: 1,
};

const isProof = (kind: CellKind): boolean => KIND_SCORES[kind] === 3;

/**
 * Spaces separate the columns of `22577 2`, `AB 12 3` and dated lines, but not the words of `PAD
 * 12` or a sentence.
 */
function areSeparatedBySpaces(line: string, cells: readonly string[], kinds: readonly CellKind[]) {
  if (kinds.some(isProof)) return true;
  if (cells.length !== 2 || kinds[1] !== 'integer') return false;
  return line.trim().includes('  ') || /\d/.test(cells[0] ?? '');
}

/** Scores how well a delimiter fits a line by its typed columns; 0 means not at all. */
export function delimiterScore(line: string, delimiter: Delimiter): number {
  const cells = splitFields(line, delimiter).map((cell) => cell.trim());
  if (cells.length < 2) return 0;
  const kinds = cells.map(kindOf);
  if (delimiter === ' ' && !areSeparatedBySpaces(line, cells, kinds)) return 0;
  if (delimiter === '/' && !kinds.includes('time')) return 0;
  return kinds.reduce((sum, kind) => sum + (KIND_SCORES[kind] ?? 0), 1);
}

/**
 * Returns the delimiter that best fits the content of the lines; `null` if every line is a single
 * cell.
 */
export function sniffByContent(lines: readonly string[]): Delimiter | null {
  const sample = sampleOf(lines, FEW_LINES);
  let best: Delimiter | null = null;
  let bestScore = 0;
  for (const candidate of [...FIELD_DELIMITERS, ...AMBIGUOUS_DELIMITERS]) {
    if (candidate === AMBIGUOUS_DELIMITERS[0] && bestScore >= sample.length * PROVEN_SCORE) break;
    let score = 0;
    for (const line of sample)
      if (line.includes(candidate)) score += delimiterScore(line, candidate);
    if (score > bestScore) [best, bestScore] = [candidate, score];
  }
  return best;
}

/** Parses `sep=;`, which tells spreadsheet programs the delimiter. */
export const delimiterHint = (line: string | undefined): TableDelimiter | undefined => {
  const [, named] = /^\ufeff?"?sep=([,;|\t])"?$/i.exec(line?.trim() ?? '') ?? [];
  return named as TableDelimiter | undefined;
};

/**
 * A number containing a comma among other words, such as `1,5` and `1,234.00`, so that a comma is
 * not the delimiter.
 */
const HAS_DECIMAL = /\s\d{1,3},\d{1,3}(?:\.\d{1,2})?(?:\s|$)|^\d{1,3},\d{1,3}(?:\.\d{1,2})?\s/;

const canSplit = (line: string, delimiter: TableDelimiter): boolean =>
  delimiter !== ',' || !HAS_DECIMAL.test(line.replace(/, /g, ' , '));

const areHeadings = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.every((cell) => headingOf(cell) !== undefined);

/** Share of the lines that split into the same number of columns. */
function evenness(lines: readonly string[], delimiter: TableDelimiter): number {
  const widths = new Map<number, number>();
  let splitCount = 0;
  for (const line of lines) {
    if (!canSplit(line, delimiter)) continue;
    const { length } = splitFields(line, delimiter, MAX_COLUMNS + 1);
    if (length < 2) continue;
    widths.set(length, (widths.get(length) ?? 0) + 1);
    splitCount += 1;
  }
  return Math.max(...widths.values(), splitCount * 0.9) / lines.length;
}

/**
 * Returns the delimiters that split most lines into the same number of columns, the best first; none
 * for text without columns.
 */
export function sniffByWidth(all: readonly string[]): TableDelimiter[] {
  const hint = delimiterHint(all[0]);
  if (hint) return [hint];
  const filled = all.filter((line) => line.trim() !== '');
  if (filled.length === 0) return [];
  const isQuoted = filled.some((line) => line.includes('"'));
  const fitting: TableDelimiter[] = [];
  let bestScore = 0;
  for (const delimiter of TABLE_DELIMITERS) {
    const records = isQuoted ? joinQuoted(filled, delimiter) : filled;
    const share = evenness(sampleOf(records, MANY_LINES), delimiter);
    if (share < MIN_SHARE) continue;
    const [best] = fitting;
    // What the first line does not contain separates no columns, but stands in their cells.
    const isFirst =
      best !== undefined &&
      !filled[0]!.includes(best) &&
      filled[0]!.trim().includes(delimiter) &&
      (best === ',' || areHeadings(splitFields(filled[0]!, delimiter)));
    if (isFirst || share > bestScore + 0.15) {
      fitting.unshift(delimiter);
      bestScore = share;
    } else fitting.push(delimiter);
  }
  return fitting;
}
