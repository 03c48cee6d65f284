import { normaliseCell } from '../delimited/normaliseCell';

/** A line of text without its quotation, bullet or numbering. */
export interface PlainLine {
  place: number;
  /** Original text. */
  text: string;
  /** Text without its marks. */
  plain: string;
}

const QUOTED = /^(?:\s*[>|]\s?)+/;
const BULLET = /^(?:[•·‣▪▫●○◦⁃∙»►–—]\s*|[-*+]\s+|\[[ xX]?\]\s*|[☐☑☒✓✔]\s*)+/u;
/** Without a space, only before what cannot be the decimals of a number: `1.22423`. */
const NUMBERING = /^\(?(\d{1,3})[.)](?:\s+|-\s+|(?=\d{4,}(?:\s|\p{L}))|(?=\p{L}))(?=\S)/u;

const withoutBullet = (text: string): string =>
  normaliseCell(text.replace(QUOTED, '')).replace(BULLET, '').trim();

const numberOf = (text: string): number | undefined => {
  const [, figures] = NUMBERING.exec(text) ?? [];
  return figures === undefined ? undefined : Number(figures);
};

/** Whether the lines are numbered: each number is one more than the one before, or all are 1. */
function isNumbered(lines: readonly PlainLine[]): boolean {
  const numbers = lines.flatMap(({ plain }) => numberOf(plain) ?? []);
  if (numbers.length === 0 || numbers.every((number) => number === 1)) return true;
  return numbers.length > 1 && numbers.every((number, index) => number === numbers[0]! + index);
}

const PLAIN_NUMBERING = /^(\d{1,3}) +(?=\S)/;
/** A code followed by a quantity, so that the number before them is not needed. */
const CODE_AND_QUANTITY = /(?:^|\s)(?:\d{5,}\S*|\S*\p{L}\S*\d\S*)(?:\s.*)?\s\d{1,5}(?:\s|$)/u;

/** `1 AB-100 Blue 4 EA`: a printed order numbers its lines without punctuation. */
function hasPlainNumbering(lines: readonly PlainLine[]): boolean {
  const counted = lines.filter(({ plain }) => PLAIN_NUMBERING.test(plain));
  return (
    counted.length > 1 &&
    counted.every(({ plain }, index) => {
      const [numbering, figures] = PLAIN_NUMBERING.exec(plain)!;
      return Number(figures) === index + 1 && CODE_AND_QUANTITY.test(plain.slice(numbering.length));
    })
  );
}

/** Strips e-mail quotation marks, bullets and numbering from lines of text. */
export function stripLineMarks(texts: readonly string[]): PlainLine[] {
  const lines = texts.map((text, index) => ({
    place: index + 1,
    text: text.trim(),
    plain: withoutBullet(text),
  }));
  const mark = hasPlainNumbering(lines)
    ? PLAIN_NUMBERING
    : isNumbered(lines)
      ? NUMBERING
      : undefined;
  if (!mark) return lines;
  return lines.map((line) => ({ ...line, plain: line.plain.replace(mark, '') }));
}
