import { tidyCell } from '../delimited/tidyCell';

/** A line of text without what stands before every line of its kind. */
export interface PlainLine {
  place: number;
  /** As it was written. */
  text: string;
  /** As it is read. */
  plain: string;
}

const QUOTED = /^(?:\s*[>|]\s?)+/;
const BULLET = /^(?:[•·‣▪▫●○◦⁃∙»►–—]\s*|[-*+]\s+|\[[ xX]?\]\s*|[☐☑☒✓✔]\s*)+/u;
const NUMBERING = /^\(?(\d{1,3})[.)](?:\s+|-\s+)(?=\S)/;

const withoutBullet = (text: string): string =>
  tidyCell(text.replace(QUOTED, '')).replace(BULLET, '').trim();

const numberOf = (text: string): number | undefined => {
  const [, figures] = NUMBERING.exec(text) ?? [];
  return figures === undefined ? undefined : Number(figures);
};

/** Numbers before the lines count them: each is one more than the one before, from the first on. */
function isNumbered(lines: readonly PlainLine[]): boolean {
  const numbers = lines.flatMap(({ plain }) => numberOf(plain) ?? []);
  return numbers.length > 1 && numbers.every((number, at) => number === numbers[0]! + at);
}

/** Takes the marks of a mail's quotations, of bullets and of numbering from lines of text. */
export function plainLines(texts: readonly string[]): PlainLine[] {
  const lines = texts.map((text, at) => ({
    place: at + 1,
    text: text.trim(),
    plain: withoutBullet(text),
  }));
  if (!isNumbered(lines)) return lines;
  return lines.map((line) => ({ ...line, plain: line.plain.replace(NUMBERING, '') }));
}
