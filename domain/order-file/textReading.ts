import type { ReadReason } from './orderFile';
import type { Token } from './tokenOf';

/** Which of the two comes first in a line. */
export type PairOrder = 'codeFirst' | 'quantityFirst';

export interface Pair {
  code: string;
  quantity: string;
  /** A quantity in dozens, pairs or gross, as written in the line. */
  counted?: string;
  /** Set if the unit says the quantity counts pieces. */
  inPieces?: true;
  order: PairOrder;
}

/** What a line of text says on its own; the other lines resolve what it leaves open. */
export type TextReading =
  | ({ kind: 'pair' } & Pair)
  /** Two numbers, either of which could be the code. */
  | { kind: 'either'; pairs: [Pair, Pair] }
  /** A code, a number and words: the number may be the start of the words. */
  | ({ kind: 'inside' } & Pair)
  /**
   * A code alone, with the mark that follows it: one of a quantity that is missing, or one that may
   * merely separate the lines of a list.
   */
  | { kind: 'bare'; code: string; mark?: 'quantity' | 'separator' }
  /** A short number alone; `isMarked` if a sign or word says that it is a quantity. */
  | { kind: 'number'; code: string; isMarked?: true }
  /** A code and words, without a quantity. */
  | { kind: 'named'; code: string }
  /** A code and sizes or units, and nothing else. */
  | { kind: 'sized'; code: string; reason: ReadReason }
  /** `text` is the part of the line that is meant, if it is not all of it. */
  | { kind: 'unread'; reason: ReadReason; code?: string; text?: string }
  | { kind: 'note' };

export const unread = (reason: ReadReason, code?: string, text?: string): TextReading => ({
  kind: 'unread',
  reason,
  ...(code !== undefined && { code }),
  ...(text !== undefined && { text: text.trim() }),
});

export const pair = (code: string, amount: Token, order: PairOrder): TextReading => ({
  kind: 'pair',
  ...pairOf(code, amount, order),
});

export const pairOf = (
  code: string,
  { text, written, inPieces }: Token,
  order: PairOrder,
): Pair => ({
  code,
  quantity: text,
  ...(written && { counted: written }),
  ...(inPieces && { inPieces }),
  order,
});

export const either = (first: Token, second: Token): TextReading => ({
  kind: 'either',
  pairs: [pairOf(first.text, second, 'codeFirst'), pairOf(second.text, first, 'quantityFirst')],
});

/** A word in capitals can be a code without digits. */
export const isCapitals = (token: Token | undefined): token is Token =>
  token?.kind === 'w' && /^\p{Lu}{2,}$/u.test(token.text);

/** Returns the kinds of the tokens as a string, for matching against a pattern. */
export const shapeOf = (tokens: readonly Token[]): string =>
  tokens.map(({ kind }) => kind).join('');
