import { countOfAll, isUnitOfAll, tellsOfLinesBelow } from './headingLines';
import { asksFor } from './ordering';
import type { Piece } from './piece';
import { pair, unread, type TextReading } from './textReading';

/** A line of the text and what was made of its parts. */
export interface ExplainedLine {
  place: number;
  /** As written. */
  text: string;
  /** Without its quotation mark, bullet or number. */
  plain: string;
  pieces: Piece[];
}

const codesOf = ({ pieces }: ExplainedLine): string[] => pieces.flatMap(({ codes }) => [...codes]);

const hasCodes = (line: ExplainedLine | undefined): boolean =>
  line !== undefined && codesOf(line).length > 0;

/** Asks about every code of a line, whatever was read. */
function ask({ pieces, text }: ExplainedLine, reason: 'statement' | 'otherUnit'): void {
  for (const piece of pieces) {
    if (piece.codes.length === 0) continue;
    piece.readings = piece.codes.map((code) => unread(reason, code, text));
    delete piece.why;
  }
}

const isDirectlyAbove = (line: ExplainedLine, next: ExplainedLine): boolean =>
  /:\s*$/.test(line.text) || next.place === line.place + 1;

/**
 * `Returns:` above lines says that they are not ordered, as far as the next line that is about
 * something else: `Please send:`.
 */
function applyHeadings(lines: readonly ExplainedLine[]): void {
  let isTold = false;
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    if (!hasCodes(line))
      isTold = hasCodes(next) && isDirectlyAbove(line, next!) && tellsOfLinesBelow(line.plain);
    else if (asksFor(line.plain)) isTold = false;
    else if (isTold) ask(line, 'statement');
  });
}

/** `All quantities in dozens:` is asked about for every line that does not say what it counts. */
function applyUnits(lines: readonly ExplainedLine[]): void {
  if (!lines.some((line) => !hasCodes(line) && isUnitOfAll(line.plain))) return;
  for (const line of lines) if (hasCodes(line)) ask(line, 'otherUnit');
}

/** A part of a line, and its only reading. */
interface Single {
  piece: Piece;
  reading: TextReading;
  line: ExplainedLine;
}

function singlesIn(lines: readonly ExplainedLine[]): Single[] {
  return lines.flatMap((line) =>
    line.pieces.flatMap((piece) => {
      const [reading, ...others] = piece.readings;
      return !piece.why && reading && others.length === 0 ? [{ piece, reading, line }] : [];
    }),
  );
}

const isUncounted = ({ kind }: TextReading): boolean => kind === 'bare' || kind === 'named';
const codeIn = (reading: TextReading): string => ('code' in reading ? (reading.code ?? '') : '');
const countOf = ({ plain }: ExplainedLine): number | undefined => countOfAll(plain);

const counted = (reading: TextReading, quantity: string): TextReading =>
  pair(codeIn(reading), { kind: 'q', text: quantity }, 'codeFirst');

const uncounted = (reading: TextReading): TextReading =>
  isUncounted(reading) ? unread('noQuantity', codeIn(reading)) : reading;

/** `5 each:` above codes, or `6 de chaque` below them, counts every one of them. */
function applyCounts(lines: readonly ExplainedLine[]): void {
  const [said, ...others] = lines.filter((line) => !hasCodes(line) && countOf(line) !== undefined);
  if (!said) return;
  const quantity = countOf(said)!;
  const coded = lines.filter(hasCodes).flatMap(({ pieces }) => pieces.filter(({ why }) => !why));
  const isClear =
    others.length === 0 &&
    Number.isInteger(quantity) &&
    quantity > 0 &&
    coded.every(({ readings }) => readings.every(isUncounted));
  for (const piece of coded)
    piece.readings = piece.readings.map((reading) =>
      isClear ? counted(reading, String(quantity)) : uncounted(reading),
    );
  if (isClear) for (const piece of said.pieces) piece.why = 'note';
}

/** A quantity on a line of its own, and the codes between it and the one before. */
interface Below {
  amount: Single;
  above: Single[];
}

const isQuantity = ({ reading }: Single): boolean =>
  reading.kind === 'number' && reading.isMarked === true;

/** `Qty: 6` below `SKU 22423`, with its name between them or not; or above it throughout. */
function applyQuantitiesBelow(lines: readonly ExplainedLine[]): void {
  const all = singlesIn(lines);
  const parts = all.filter((single) => isQuantity(single) || single.piece.codes.length > 0);
  const isAbove = parts[0] && isQuantity(parts[0]) && !isQuantity(parts.at(-1)!);
  const singles = isAbove ? all.toReversed() : all;
  const found: Below[] = [];
  let above: Single[] = [];
  for (const single of singles) {
    if (isQuantity(single)) {
      found.push({ amount: single, above });
      above = [];
    } else if (single.piece.codes.length > 0) above.push(single);
  }
  if (found.length === 0) return;
  for (const { piece } of singles) piece.readings = piece.readings.map(uncounted);
  if (
    !found.every(
      ({ above: [one, ...more] }) => one && more.length === 0 && isUncounted(one.reading),
    )
  )
    return;
  for (const {
    amount,
    above: [one],
  } of found) {
    one!.piece.readings = [counted(one!.reading, codeIn(amount.reading))];
    amount.piece.why = 'note';
  }
}

/** Applies what one line says about others: what they are, what they count, how many. */
export function applyLinesAround(lines: readonly ExplainedLine[]): void {
  applyQuantitiesBelow(lines);
  applyCounts(lines);
  applyUnits(lines);
  applyHeadings(lines);
}
