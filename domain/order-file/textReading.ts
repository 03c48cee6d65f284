import type { ReadReason } from './orderFile';
import type { Token } from './textTokens';

/** Which of the two stands first in a line. */
export type Order = 'codeFirst' | 'quantityFirst';

export interface Pair {
  code: string;
  quantity: string;
  /** A quantity of dozens, pairs or gross as it stands in the line. */
  counted?: string;
  /** Its own word says that the quantity counts pieces. */
  inPieces?: true;
  order: Order;
}

/** What a line of text says by itself; the other lines settle what it leaves open. */
export type TextReading =
  | ({ kind: 'pair' } & Pair)
  /** Two numbers: either is the code. */
  | { kind: 'either'; pairs: [Pair, Pair] }
  /** A code, a number and words: the number may begin the words. */
  | ({ kind: 'inside' } & Pair)
  /** A code alone. */
  | { kind: 'bare'; code: string }
  /** A short number alone. */
  | { kind: 'number'; code: string }
  /** A code and words, and no quantity. */
  | { kind: 'named'; code: string }
  | { kind: 'unread'; reason: ReadReason; code?: string }
  | { kind: 'note' };

export const unread = (reason: ReadReason, code?: string): TextReading => ({
  kind: 'unread',
  reason,
  ...(code !== undefined && { code }),
});

export const pair = (code: string, amount: Token, order: Order): TextReading => ({
  kind: 'pair',
  ...pairOf(code, amount, order),
});

export const pairOf = (code: string, { text, written, inPieces }: Token, order: Order): Pair => ({
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

/** A word in capitals can be a code without a figure in it. */
export const isCapitals = (token: Token | undefined): token is Token =>
  token?.kind === 'w' && /^\p{Lu}{2,}$/u.test(token.text);

/** The kinds of tokens as a word, to be compared with a pattern. */
export const shapeOf = (tokens: readonly Token[]): string =>
  tokens.map(({ kind }) => kind).join('');
