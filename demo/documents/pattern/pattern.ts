import type { Words } from '../words';

/** A piece to cut, in millimetres with its seam allowance. */
export interface Piece {
  /** Letter that the steps call it by. */
  letter: string;
  name: Words;
  cut: Words;
  width: number;
  height: number;
  /** SVG path within width × height; a rectangle where it is left out. */
  outline?: string;
  /** Broken lines: folds, hems and quilting, as an SVG path. */
  folds?: string;
}

/** A square of stitches that repeats: `.` is a purl, anything else a knit stitch, from the top row down. */
export type Chart = readonly string[];

interface Material {
  text: Words;
  /** Category of ours that it is found in; its most popular product is named. */
  category?: string;
}

/** A pattern that anybody may sew or knit from, told in three languages. */
export interface Pattern {
  finished: Words;
  materials: readonly Material[];
  pieces: readonly Piece[];
  /** True where the pieces are printed again in their true size. */
  hasTemplate?: boolean;
  chart?: Chart;
  steps: readonly Words[];
}

/** The nearest eighth of an inch, as people write it. */
export function inches(millimetres: number): string {
  const eighths = Math.round((millimetres / 25.4) * 8);
  const whole = Math.floor(eighths / 8);
  const part = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'][eighths % 8]!;
  return [whole > 0 || part === '' ? String(whole) : '', part].filter(Boolean).join(' ');
}
