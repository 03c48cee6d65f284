import { isDate } from '../delimited/cells';
import { shapedCodes } from '../delimited/shapedCodes';
import type { GivenLine } from '../givenLines';

import { plainLines, type PlainLine } from './lineMarks';
import { noNames, type NamesOf } from './namesOf';
import { SHOWN, unreadParts, type OrderReading, type ReadReason, type Skipped } from './orderFile';
import { knownCodes } from './productName';
import { readAmount } from './readAmount';
import { readCode } from './readCode';
import { codesAmong } from './readPiece';
import { readTextLine, skippedAs } from './readTextLine';
import { settle, type Settled } from './settleText';
import { askOfEach } from './severalCodes';
import { sumLines } from './sumLines';
import type { TextReading } from './textReading';
import { tokensOf } from './textTokens';

interface ReadLine extends PlainLine {
  readings: TextReading[];
}

function linesOf(one: Settled, { place, text }: PlainLine): GivenLine<ReadReason>[] {
  if ('reason' in one) return unreadParts(place, text, one.reason, one.code);
  const read = readCode(one.code);
  if (typeof read === 'string') return unreadParts(place, text, read);
  const amount = readAmount(one.quantity);
  if (typeof amount !== 'number') return unreadParts(place, text, amount, read.code);
  const { counted } = one;
  return [{ ...read, quantity: amount, places: [place], ...(counted && { counted }) }];
}

const noteOf = ({ place, text }: PlainLine, why: Skipped['why']): Skipped => ({
  place,
  text: text.slice(0, SHOWN),
  why,
});

/** Why a line is no order; one that names a product is left to a person, whatever else it says. */
function asideOf(line: PlainLine, readings: readonly TextReading[], known: readonly string[]) {
  if (known.length > 0) return undefined;
  const why = skippedAs(line.plain);
  if (why) return why;
  const isNote = readings.every(({ kind }) => kind === 'note');
  return isNote && (!/\d/.test(line.plain) || isDate(line.plain)) ? 'note' : undefined;
}

function readingsOf({ plain }: PlainLine, known: readonly string[], namesOf: NamesOf) {
  if (known.length > 0 && skippedAs(plain)) return askOfEach(known);
  const readings = readTextLine(plain, namesOf);
  return readings.every(({ kind }) => kind === 'note')
    ? [...askOfEach(known), ...readings]
    : readings;
}

/** What a line gave; where one of its codes is missing there, all of them are asked about. */
function withEveryCode(
  given: GivenLine<ReadReason>[],
  line: ReadLine,
  namesOf: NamesOf,
): GivenLine<ReadReason>[] {
  if (given.some(({ unread }) => unread)) return given;
  const named = given.map(({ code }) => code).join(' ');
  const tokens = tokensOf(line.plain, namesOf);
  const codes = [
    ...knownCodes(line.plain, namesOf),
    ...codesAmong(tokens),
    ...shapedCodes(line.plain),
  ];
  if (codes.every((code) => named.includes(code))) return given;
  return [...new Set(codes)].flatMap((code) =>
    unreadParts(line.place, line.text, 'ambiguousLine', code),
  );
}

/** Reads text that has no columns: lines of a mail, a note, a chat, in any of the ways people write orders. */
export function readFreeText(texts: readonly string[], namesOf: NamesOf = noNames): OrderReading {
  const skipped: Skipped[] = [];
  const open: ReadLine[] = [];
  let blank = 0;
  for (const line of plainLines(texts)) {
    if (line.plain === '') {
      blank += 1;
      continue;
    }
    const known = knownCodes(line.plain, namesOf);
    const readings = readingsOf(line, known, namesOf);
    const why = asideOf(line, readings, known);
    if (why) skipped.push(noteOf(line, why));
    else open.push({ ...line, readings });
  }
  const settled = settle(open.map(({ readings }) => readings));
  const lines = open.flatMap((line, at) => {
    const { lines: found, isContinued } = settled[at]!;
    const read = found.flatMap((one) => linesOf(one, line));
    const given = withEveryCode(read, line, namesOf);
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
