import type { InputLine } from '../inputLine';

import { applyCorrections } from './applyCorrections';
import { joinCodes } from './codesApart';
import { explainLine } from './explainLine';
import { applyLinesAround, type ExplainedLine } from './linesAround';
import { noNames, type NamesOf } from './namesOf';
import { joinNumberWords } from './numberWords';
import { MAX_SHOWN_LENGTH, type OrderReading, type ReadReason, type SkippedRow } from './orderFile';
import { parseAmount } from './parseAmount';
import { parseCode } from './parseCode';
import { knownCodes } from './productName';
import { resolveReadings, type ResolvedReading } from './resolveReadings';
import { stripLineMarks, type PlainLine } from './stripLineMarks';
import { sumLines } from './sumLines';
import { unreadParts } from './unreadLine';

/** What was made of a stretch of text: lines, a question, or a note. */
interface Explained {
  place: number;
  text: string;
  lines: InputLine<ReadReason>[];
  /** Set if it is not part of the order. */
  why?: SkippedRow['why'];
}

function linesOf(reading: ResolvedReading, place: number, text: string): InputLine<ReadReason>[] {
  if ('reason' in reading)
    return unreadParts(place, reading.text ?? text, reading.reason, reading.code);
  const read = parseCode(reading.code);
  if (typeof read === 'string') return unreadParts(place, text, read);
  const amount = parseAmount(reading.quantity);
  if (typeof amount !== 'number') return unreadParts(place, text, amount, read.code);
  const { counted, inPieces } = reading;
  const words = { ...(counted && { counted }), ...(inPieces && { inPieces }) };
  return [{ ...read, quantity: amount, places: [place], ...words }];
}

/** Names the code of a question about a text that has only one. */
const withCode = (reading: ResolvedReading, [code, ...others]: readonly string[]) =>
  'reason' in reading &&
  reading.reason !== 'notACode' &&
  reading.text === undefined &&
  code !== undefined &&
  others.length === 0
    ? { code, ...reading }
    : reading;

/** Returns the lines read; if a code is missing from them, a person is asked about all of them. */
function withEveryCode(
  inputLines: InputLine<ReadReason>[],
  { place, text }: PlainLine,
  codes: readonly string[],
): InputLine<ReadReason>[] {
  const shown = inputLines.map(({ code, unread }) => `${code} ${unread?.text ?? ''}`).join(' ');
  if (codes.every((code) => shown.includes(code))) return inputLines;
  return codes.flatMap((code) => unreadParts(place, text, 'ambiguousLine', code));
}

const readingsOf = ({ pieces }: ExplainedLine) =>
  pieces.flatMap(({ readings, why }) => (why ? [] : readings));

/** Explains every word of a text: each is in a line, in a question, or in a note. */
export function explainText(texts: readonly string[], namesOf: NamesOf = noNames): Explained[] {
  const lines = stripLineMarks(texts).flatMap((line): ExplainedLine[] =>
    line.plain === ''
      ? []
      : [
          {
            ...line,
            pieces: explainLine(joinNumberWords(joinCodes(line.plain, namesOf)), namesOf),
          },
        ],
  );
  applyCorrections(lines.flatMap(({ pieces }) => pieces));
  applyLinesAround(lines);
  const open = lines.filter((line) => line.pieces.some(({ why }) => !why));
  const resolved = resolveReadings(open.map(readingsOf));
  const resolvedLines = new Map(open.map((line, index) => [line, resolved[index]!]));
  const nextPlaces = new Map(open.map((line, index) => [line, open[index + 1]?.place]));
  return lines.flatMap((line) => {
    const { place, pieces } = line;
    const { lines: found = [], isContinued } = resolvedLines.get(line) ?? {};
    let from = 0;
    return pieces.map(({ text, readings, codes, why }): Explained => {
      if (why) return { place, text, lines: [], why };
      const shown = pieces.length === 1 ? line.text : text.trim();
      const own = found.slice(from, (from += readings.length));
      const read = own.flatMap((reading) => linesOf(withCode(reading, codes), place, shown));
      const isAsked = own.some((reading) => 'reason' in reading && reading.text === undefined);
      const inputLines = isAsked ? read : withEveryCode(read, { ...line, text: shown }, codes);
      if (isContinued) inputLines[0]!.places.push(nextPlaces.get(line)!);
      return { place, text, lines: inputLines };
    });
  });
}

/** Returns the notes of a line as one row, whatever stands between them. */
function skippedIn(explained: readonly Explained[]): SkippedRow[] {
  const rows: SkippedRow[] = [];
  for (const { place, text, why } of explained) {
    if (!why) continue;
    const last = rows.at(-1);
    if (last?.place === place) last.text += ` ${text.trim()}`;
    else rows.push({ place, text: text.trim(), why });
  }
  return rows.map((row) => ({ ...row, text: row.text.slice(0, MAX_SHOWN_LENGTH) }));
}

/** Where nothing is ordered, what is told about a product is asked about: `I have 6 of 22423`. */
function withQuestions(explained: Explained[], namesOf: NamesOf): Explained[] {
  if (explained.some(({ lines }) => lines.length > 0)) return explained;
  return explained.map((row): Explained => {
    const { place, text } = row;
    const lines = knownCodes(text, namesOf).flatMap((code) =>
      unreadParts(place, text, 'statement', code),
    );
    return lines.length > 0 ? { place, text, lines } : row;
  });
}

/**
 * Reads text without columns: lines of an e-mail, note or chat, in any of the ways people write
 * orders.
 */
export function readFreeText(texts: readonly string[], namesOf: NamesOf = noNames): OrderReading {
  const explained = withQuestions(explainText(texts, namesOf), namesOf);
  const filled = new Set(explained.map(({ place }) => place)).size;
  return {
    refusal: null,
    source: 'text',
    lines: sumLines(explained.flatMap(({ lines }) => lines)),
    skipped: skippedIn(explained),
    blank: texts.length - filled,
    total: texts.length,
  };
}
