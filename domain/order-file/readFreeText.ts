import { isDate } from '../delimited/cells';
import type { GivenLine } from '../givenLines';

import { plainLines, type PlainLine } from './lineMarks';
import { SHOWN, unreadLine, type OrderReading, type ReadReason, type Skipped } from './orderFile';
import { readAmount } from './readAmount';
import { readCode } from './readCode';
import { readTextLine, skippedAs } from './readTextLine';
import { settle, type Settled } from './settleText';
import { sumLines } from './sumLines';
import type { Pair, TextReading } from './textReading';

interface ReadLine extends PlainLine {
  readings: TextReading[];
}

function lineOf(
  { code, quantity }: Pick<Pair, 'code' | 'quantity'>,
  { place, text }: PlainLine,
): GivenLine<ReadReason> {
  const read = readCode(code);
  if (typeof read === 'string') return unreadLine(place, text, read);
  const amount = readAmount(quantity);
  return typeof amount === 'number'
    ? { ...read, quantity: amount, places: [place] }
    : unreadLine(place, text, amount, read.code);
}

function givenLines(line: ReadLine, settled: readonly Settled[]): GivenLine<ReadReason>[] {
  return settled.map((one) =>
    'reason' in one ? unreadLine(line.place, line.text, one.reason, one.code) : lineOf(one, line),
  );
}

const noteOf = ({ place, text }: PlainLine, why: Skipped['why']): Skipped => ({
  place,
  text: text.slice(0, SHOWN),
  why,
});

/** Reads text that has no columns: lines of a mail, a note, a chat, in any of the ways people write orders. */
export function readFreeText(texts: readonly string[]): OrderReading {
  const skipped: Skipped[] = [];
  const open: ReadLine[] = [];
  let blank = 0;
  for (const line of plainLines(texts)) {
    const why = skippedAs(line.plain);
    if (line.plain === '') blank += 1;
    else if (why) skipped.push(noteOf(line, why));
    else {
      const readings = readTextLine(line.plain);
      const isNote = readings.every(({ kind }) => kind === 'note');
      if (isNote && (!/\d/.test(line.plain) || isDate(line.plain))) {
        skipped.push(noteOf(line, 'note'));
      } else open.push({ ...line, readings });
    }
  }
  const settled = settle(open.map(({ readings }) => readings));
  const lines = open.flatMap((line, at) => {
    const { lines: found, isContinued } = settled[at]!;
    const given = givenLines(line, found);
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
