import type { SkipReason } from './orderFile';
import type { TextReading } from './textReading';

/** A stretch of a line and what was made of it; the pieces of a line are the whole line. */
export interface Piece {
  text: string;
  readings: TextReading[];
  /** The codes in it, whatever was read. */
  codes: readonly string[];
  /** Set if it is not part of the order. */
  why?: SkipReason;
  /** Set if it takes the place of what was written before: a code, a quantity, or both. */
  correction?: TextReading;
}

export const note = (text: string, why: SkipReason = 'note'): Piece => ({
  text,
  readings: [],
  codes: [],
  why,
});
