import { resolve } from 'node:path';

type Style = 'Regular' | 'Bold';

type Features = string[] | Record<string, boolean>;

/** The fonts of a script. */
interface FontFamily {
  /** A file of the installed packages. */
  fileOf: (style: Style) => string;
  /** How its runs are laid out; any value does it for a whole run, not word by word. */
  features?: Features;
}

const family = (path: string, extension: 'otf' | 'ttf' = 'ttf'): FontFamily => ({
  fileOf: (style) => `@embedpdf/${path}-${style}.${extension}`,
});

/** A script that one file per style holds whole. */
const small = (script: string): FontFamily => ({
  fileOf: (style) =>
    `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${style === 'Bold' ? 700 : 400}-normal.woff`,
});

const RIGHT_TO_LEFT: Features = [];

/** The first family that has a character writes it; the largest files come last. */
const FAMILIES: readonly FontFamily[] = [
  family('fonts-latin/fonts/NotoSans'),
  { ...family('fonts-hebrew/fonts/NotoSansHebrew'), features: RIGHT_TO_LEFT },
  { ...family('fonts-arabic/fonts/NotoNaskhArabic'), features: RIGHT_TO_LEFT },
  ...['armenian', 'bengali', 'devanagari', 'georgian', 'gujarati', 'tamil', 'thai'].map(small),
  // fontkit throws when it places the marks above some of its letters.
  { ...small('gurmukhi'), features: { abvm: false } },
  family('fonts-sc/fonts/NotoSansHans', 'otf'),
  family('fonts-kr/fonts/NotoSansKR', 'otf'),
];

/** Matches what the standard fonts have: Windows-1252, which extends Latin-1. */
const STANDARD = /^[\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;

/** What pdfkit measures and draws every text with; its types leave out the parts with `_`. */
interface Writer {
  _font: { name: string; ascender: number; font: { hasGlyphForCodePoint(code: number): boolean } };
  _fontSize: number;
  font(source: string): unknown;
  widthOfString(text: string, options?: TextOptions): number;
  _fragment(text: string, x: number, y: number, options: TextOptions): void;
}

interface TextOptions {
  width?: number | undefined;
  align?: string | undefined;
  lineWidth?: number;
  textWidth?: number | undefined;
  baseline?: number;
  features?: Features;
}

/** A piece of text and the family that writes it; the standard font without one. */
interface Run {
  text: string;
  family: FontFamily | undefined;
}

/**
 * Lets a PDF write what its standard fonts lack, such as Chinese or Greek, with fonts that are
 * opened and embedded (their used characters only) when a text needs them.
 */
export function writeOtherScripts(sheet: PDFKit.PDFDocument): void {
  const writer = sheet as unknown as Writer;
  const widthOfRun = writer.widthOfString.bind(writer);
  const drawRun = writer._fragment.bind(writer);

  function withFamily<T>(family: FontFamily | undefined, use: () => T): T {
    const standard = writer._font;
    if (family) {
      const style = standard.name.endsWith('Bold') ? 'Bold' : 'Regular';
      writer.font(resolve('node_modules', family.fileOf(style)));
    }
    try {
      return use();
    } finally {
      writer._font = standard;
    }
  }
  const hasCharacter = (family: FontFamily, character: string) =>
    withFamily(family, () => writer._font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  const runsOf = (text: string) => splitRuns(text, hasCharacter);
  const optionsOf = ({ family }: Run, options: TextOptions): TextOptions =>
    family?.features ? { ...options, features: family.features } : options;
  const widthOf = (run: Run, options: TextOptions) =>
    withFamily(run.family, () => widthOfRun(run.text, optionsOf(run, options)));

  writer.widthOfString = (text, options = {}) =>
    STANDARD.test(text)
      ? widthOfRun(text, options)
      : runsOf(text).reduce((sum, run) => sum + widthOf(run, options), 0);

  writer._fragment = (text, left, y, options) => {
    if (STANDARD.test(text)) return drawRun(text, left, y, options);
    const { width, align, lineWidth = 0, ...rest } = options;
    const room = width ? lineWidth - writer.widthOfString(text.trimEnd(), options) : 0;
    let x = left + (align === 'right' ? room : align === 'center' ? room / 2 : 0);
    /** All runs stand on the line of the standard font. */
    const baseline = (-writer._font.ascender / 1000) * writer._fontSize;
    for (const run of runsOf(text)) {
      const own = { ...optionsOf(run, rest), baseline, textWidth: undefined };
      withFamily(run.family, () => drawRun(run.text, x, y, own));
      x += widthOf(run, options);
    }
  };
}

/**
 * Splits a text into runs of one font each. A word is written in one font as far as that has its
 * characters; what no font has is written as `?`.
 */
function splitRuns(
  text: string,
  hasCharacter: (family: FontFamily, character: string) => boolean,
): Run[] {
  const runs: Run[] = [];
  const add = (piece: string, family: FontFamily | undefined) => {
    const last = runs.at(-1);
    if (last && last.family === family) last.text += piece;
    else runs.push({ text: piece, family });
  };
  for (const [word] of text.matchAll(/\s+|\S+/gu)) {
    if (STANDARD.test(word)) {
      add(word, undefined);
      continue;
    }
    const characters = Array.from(word);
    const chosen = new Set<FontFamily>();
    for (const character of characters.filter((one) => !STANDARD.test(one))) {
      const found = [...chosen, ...FAMILIES].find((family) => hasCharacter(family, character));
      if (found) chosen.add(found);
    }
    for (const character of characters) {
      const found = [...chosen].find((family) => hasCharacter(family, character));
      add(found ? character : toStandard(character), found);
    }
  }
  return joinSpaces(runs);
}

/** Returns the character without its accents or in its plain form, or `?` if it has none. */
const toStandard = (character: string): string =>
  Array.from(character.normalize('NFKD'))
    .filter((part) => STANDARD.test(part))
    .join('') || '?';

/** Gives the spaces between two runs of one family to that family. */
function joinSpaces(runs: readonly Run[]): Run[] {
  return runs.reduce<Run[]>((joined, run, index) => {
    const last = joined.at(-1);
    const isBetween = run.text.trim() === '' && last?.family === runs[index + 1]?.family;
    if (last && (last.family === run.family || isBetween)) last.text += run.text;
    else joined.push({ ...run });
    return joined;
  }, []);
}
