import type { TranslatedText } from '../translatedText';

/** A piece to cut, in millimetres including seam allowance. */
export interface PatternPiece {
  /** Letter that identifies it in the steps. */
  letter: string;
  name: TranslatedText;
  cut: TranslatedText;
  width: number;
  height: number;
  /** SVG path within width × height; the default is a rectangle. */
  outline?: string;
  /** Dashed lines for folds, hems and quilting, as an SVG path. */
  folds?: string;
}

/**
 * A repeating grid of stitches, from the top row down: `.` is a purl stitch, anything else a knit
 * stitch.
 */
export type Chart = readonly string[];

interface Material {
  text: TranslatedText;
  /** Our category for the material; the most popular product in it is recommended. */
  category?: string;
}

/** A free sewing or knitting pattern in three languages. */
export interface Pattern {
  finished: TranslatedText;
  materials: readonly Material[];
  pieces: readonly PatternPiece[];
  /** Whether full-size templates of the pieces are printed as well. */
  hasTemplate?: boolean;
  chart?: Chart;
  steps: readonly TranslatedText[];
}

/** Converts millimetres to inches, rounded to the nearest eighth: `9 1/2`. */
export function inches(millimetres: number): string {
  const eighths = Math.round((millimetres / 25.4) * 8);
  const wholeInches = Math.floor(eighths / 8);
  const part = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'][eighths % 8]!;
  return [wholeInches > 0 || part === '' ? String(wholeInches) : '', part]
    .filter(Boolean)
    .join(' ');
}
