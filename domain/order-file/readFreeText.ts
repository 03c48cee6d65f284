import { isDate } from '../delimited/cells';
import type { InputLine } from '../inputLine';

import { isDatedSentence } from './isDatedSentence';
import { noNames, type NamesOf } from './namesOf';
import { MAX_SHOWN_LENGTH, type OrderReading, type ReadReason, type SkippedRow } from './orderFile';
import { parseAmount } from './parseAmount';
import { parseCode } from './parseCode';
import { joinCodes, knownCodes } from './productName';
import { isCancellation } from './readPiece';
import { unreadCodes } from './readSeveral';
import { readTextLine, skipReason, type TextLine } from './readTextLine';
import { resolveReadings, type ResolvedReading } from './resolveReadings';
import { stripLineMarks, type PlainLine } from './stripLineMarks';
import { sumLines } from './sumLines';
import { unreadParts } from './unreadLine';

type ReadLine = PlainLine & TextLine;

function linesOf(reading: ResolvedReading, { place, text }: PlainLine): InputLine<ReadReason>[] {
  if ('reason' in reading) return unreadParts(place, text, reading.reason, reading.code);
  const read = parseCode(reading.code);
  if (typeof read === 'string') return unreadParts(place, text, read);
  const amount = parseAmount(reading.quantity);
  if (typeof amount !== 'number') return unreadParts(place, text, amount, read.code);
  const { counted, inPieces } = reading;
  const words = { ...(counted && { counted }), ...(inPieces && { inPieces }) };
  return [{ ...read, quantity: amount, places: [place], ...words }];
}

const skippedRow = ({ place, text }: PlainLine, why: SkippedRow['why']): SkippedRow => ({
  place,
  text: text.slice(0, MAX_SHOWN_LENGTH),
  why,
});

/** Why a line is not an order line; one that names a known product is always left for review. */
function skipReasonOf(
  { plain }: PlainLine,
  { readings, codes }: TextLine,
  known: readonly string[],
) {
  if (known.length > 0) return undefined;
  const why = skipReason(plain);
  if (why) return why;
  if (codes.length === 0 && isDatedSentence(plain) && !isCancellation(plain)) return 'note';
  const isNote = readings.every(({ kind }) => kind === 'note');
  return isNote && (!/\d/.test(plain) || isDate(plain)) ? 'note' : undefined;
}

function readLine({ plain }: PlainLine, known: readonly string[], namesOf: NamesOf): TextLine {
  const reviewReadings = unreadCodes(known);
  if (known.length > 0 && skipReason(plain)) return { readings: reviewReadings, codes: [] };
  const line = readTextLine(plain, namesOf);
  const isNote = line.readings.every(({ kind }) => kind === 'note');
  return isNote ? { ...line, readings: [...reviewReadings, ...line.readings] } : line;
}

/**
 * Returns the lines read; if any code of the source line is missing from them, a person is asked
 * about all its codes.
 */
function withEveryCode(
  inputLines: InputLine<ReadReason>[],
  { place, text, codes }: ReadLine,
): InputLine<ReadReason>[] {
  if (inputLines.some(({ unread }) => unread)) return inputLines;
  const foundCodes = inputLines.map(({ code }) => code).join(' ');
  if (codes.every((code) => foundCodes.includes(code))) return inputLines;
  return codes.flatMap((code) => unreadParts(place, text, 'ambiguousLine', code));
}

/**
 * Reads text without columns: lines of an e-mail, note or chat, in any of the ways people write
 * orders.
 */
export function readFreeText(texts: readonly string[], namesOf: NamesOf = noNames): OrderReading {
  const skipped: SkippedRow[] = [];
  const open: ReadLine[] = [];
  let blank = 0;
  for (const stripped of stripLineMarks(texts)) {
    const line = { ...stripped, plain: joinCodes(stripped.plain, namesOf) };
    if (line.plain === '') {
      blank += 1;
      continue;
    }
    const known = knownCodes(line.plain, namesOf);
    const read = readLine(line, known, namesOf);
    const why = skipReasonOf(line, read, known);
    if (why) skipped.push(skippedRow(line, why));
    else open.push({ ...line, ...read });
  }
  const resolved = resolveReadings(open.map(({ readings }) => readings));
  const lines = open.flatMap((line, index) => {
    const { lines: found, isContinued } = resolved[index]!;
    const read = found.flatMap((reading) => linesOf(reading, line));
    const inputLines = withEveryCode(read, line);
    if (isContinued) inputLines[0]!.places.push(open[index + 1]!.place);
    return inputLines;
  });
  return {
    refusal: null,
    source: 'text',
    lines: sumLines(lines),
    skipped,
    blank,
    total: texts.length,
  };
}
