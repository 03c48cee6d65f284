import { rect, stroke } from './shapes';

/**
 * Glyphs as strokes on a grid 4 wide and 6 high, each stroke a list of points `xy`. Text is drawn
 * this way because a machine may have no fonts, and drawings must look the same everywhere.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '06 20 46,14 34',
  B: '00 06 36 45 44 33 03,33 42 41 30 00',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46,03 33',
  F: '40 00 06,03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06,40 46,03 43',
  I: '20 26',
  J: '40 45 36 16 05',
  K: '00 06,40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 01 05 16 36 45 41 30 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 01 05 16 36 45 41 30 10,24 46',
  R: '06 00 30 41 42 33 03,23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40,20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 22 36 40',
  X: '00 46,40 06',
  Y: '00 23 40,23 26',
  Z: '00 40 06 46',
  0: '10 01 05 16 36 45 41 30 10',
  1: '11 20 26',
  2: '01 10 30 41 42 06 46',
  3: '00 40 23 33 44 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 02 32 43 45 36 06',
  6: '31 20 10 01 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  9: '15 26 36 45 41 30 10 01 02 13 43',
  '.': '26 26',
  ',': '25 16',
  '-': '13 33',
  '–': '03 43',
  '/': '06 40',
  '×': '12 35,32 15',
  '+': '21 25,03 43',
  '÷': '03 43,21 21,25 25',
  '=': '02 42,04 44',
  $: '41 10 02 13 33 44 35 05,20 26',
  ':': '22 22,25 25',
  '&': '46 02 10 20 31 04 05 16 26 44',
};
const WIDTH = 4;
const HEIGHT = 6;
const GAP = 1.7;

const normaliseLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/**
 * Draws one line of text as large as its box allows, left-aligned; characters without a glyph are
 * blank.
 */
export function lettering(
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const letters = [...normaliseLetters(text)];
  if (letters.length === 0) return '';
  const columns = letters.length * (WIDTH + GAP) - GAP;
  const unit = Math.min(width / columns, height / HEIGHT);
  const top = y + (height - unit * HEIGHT) / 2;
  const pointAt = (column: number, point: string) =>
    `${Math.round((x + (column + Number(point[0])) * unit) * 10) / 10} ${Math.round((top + Number(point[1]) * unit) * 10) / 10}`;
  const strokes = letters.flatMap((letter, index) =>
    (GLYPHS[letter] ?? '').split(',').flatMap((points) => {
      const column = index * (WIDTH + GAP);
      return points === ''
        ? []
        : `M${points
            .split(' ')
            .map((point) => pointAt(column, point))
            .join(' L')}`;
    }),
  );
  return stroke(strokes.join(' '), colour, Math.round(unit * 11) / 10);
}

/** The same, centred in its box. */
export function centred(
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const columns = [...text].length * (WIDTH + GAP) - GAP;
  const used = Math.min(width, (height / HEIGHT) * columns);
  return lettering(text, x + (width - used) / 2, y, width, height, colour);
}

/** Draws printed text, or a plain bar if there is none. */
export const printed = (
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string =>
  text === '' ? rect(x, y, width, height, colour, 5) : lettering(text, x, y, width, height, colour);
