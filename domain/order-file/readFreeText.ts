import { isDate } from '../delimited/cells';
import type { GivenLine } from '../givenLines';

import { isDatedSentence } from './datedSentence';
import { stripLineMarks, type PlainLine } from './lineMarks';
import { noNames, type NamesOf } from './namesOf';
import { MAX_SHOWN_LENGTH, type OrderReading, type ReadReason, type Skipped } from './orderFile';
import { knownCodes } from './productName';
import { readAmount } from './readAmount';
import { readCode } from './readCode';
import { isCancellation } from './readPiece';
import { readTextLine, skippedAs, type TextLine } from './readTextLine';
import { resolveReadings, type ResolvedReading } from './resolveReadings';
import { unreadCodes } from './severalCodes';
import { sumLines } from './sumLines';
import { unreadParts } from './unreadLine';

type ReadLine = PlainLine & TextLine;

function linesOf(one: ResolvedReading, { place, text }: PlainLine): GivenLine<ReadReason>[] {
  if ('reason' in one) return unreadParts(place, text, one.reason, one.code);
  const read = readCode(one.code);
  if (typeof read === 'string') return unreadParts(place, text, read);
  const amount = readAmount(one.quantity);
  if (typeof amount !== 'number') return unreadParts(place, text, amount, read.code);
  const { counted, inPieces } = one;
  const words = { ...(counted && { counted }), ...(inPieces && { inPieces }) };
  return [{ ...read, quantity: amount, places: [place], ...words }];
}

const noteOf = ({ place, text }: PlainLine, why: Skipped['why']): Skipped => ({
  place,
  text: text.slice(0, MAX_SHOWN_LENGTH),
  why,
});

/** Why a line is not an order line; one that names a known product is always left for review. */
function asideOf({ plain }: PlainLine, { readings, codes }: TextLine, known: readonly string[]) {
  if (known.length > 0) return undefined;
  const why = skippedAs(plain);
  if (why) return why;
  if (codes.length === 0 && isDatedSentence(plain) && !isCancellation(plain)) return 'note';
  const isNote = readings.every(({ kind }) => kind === 'note');
  return isNote && (!/\d/.test(plain) || isDate(plain)) ? 'note' : undefined;
}

function readLine({ plain }: PlainLine, known: readonly string[], namesOf: NamesOf): TextLine {
  const asked = unreadCodes(known);
  if (known.length > 0 && skippedAs(plain)) return { readings: asked, codes: [] };
  const line = readTextLine(plain, namesOf);
  const isNote = line.readings.every(({ kind }) => kind === 'note');
  return isNote ? { ...line, readings: [...asked, ...line.readings] } : line;
}

/**
 * Returns the lines read; if any code of the source line is missing from them, a person is asked
 * about all its codes.
 */
function withEveryCode(
  given: GivenLine<ReadReason>[],
  { place, text, codes }: ReadLine,
): GivenLine<ReadReason>[] {
  if (given.some(({ unread }) => unread)) return given;
  const named = given.map(({ code }) => code).join(' ');
  if (codes.every((code) => named.includes(code))) return given;
  return codes.flatMap((code) => unreadParts(place, text, 'ambiguousLine', code));
}

/**
 * Reads text without columns: lines of an e-mail, note or chat, in any of the ways people write
 * orders.
 */
export function readFreeText(texts: readonly string[], namesOf: NamesOf = noNames): OrderReading {
  const skipped: Skipped[] = [];
  const open: ReadLine[] = [];
  let blank = 0;
  for (const line of stripLineMarks(texts)) {
    if (line.plain === '') {
      blank += 1;
      continue;
    }
    const known = knownCodes(line.plain, namesOf);
    const read = readLine(line, known, namesOf);
    const why = asideOf(line, read, known);
    if (why) skipped.push(noteOf(line, why));
    else open.push({ ...line, ...read });
  }
  const settled = resolveReadings(open.map(({ readings }) => readings));
  const lines = open.flatMap((line, at) => {
    const { lines: found, isContinued } = settled[at]!;
    const read = found.flatMap((one) => linesOf(one, line));
    const given = withEveryCode(read, line);
    if (isContinued) given[0]!.places.push(open[at + 1]!.place);
    return given;
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
