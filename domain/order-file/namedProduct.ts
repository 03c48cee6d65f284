import { noNames, type NamesOf } from './namesOf';
import { parseAmount } from './parseAmount';
import { tokensOf } from './textTokens';
import type { Token } from './tokenOf';

interface NamedProduct {
  /** Text to search the catalogue for. */
  name: string;
  /** The quantity, if the line has exactly one candidate; `null` if it is undecided. */
  quantity: number | null;
  /** Set if its unit says it counts pieces. */
  inPieces?: true;
}

/** `60` in `60 ml` is part of the name. */
const isMeasure = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]!.kind === 'q' && tokens[index + 1]?.kind === 'o';

/**
 * Returns the product that a line without a code describes; `undefined` if it has a code, or no
 * words.
 */
export function namedProduct(text: string, namesOf: NamesOf = noNames): NamedProduct | undefined {
  const tokens = tokensOf(text, namesOf);
  if (tokens.some(({ kind }) => kind === 'c')) return undefined;
  const words = tokens.filter(({ kind }, index) => /[wof]/.test(kind) || isMeasure(tokens, index));
  if (!words.some(({ kind, text: word }) => kind === 'w' && /\p{L}{3}/u.test(word)))
    return undefined;
  const counts = tokens.filter(({ kind }, index) => /[qn]/.test(kind) && !isMeasure(tokens, index));
  const [count, second] = counts;
  const quantity = count?.kind === 'q' && !second ? parseAmount(count.text) : undefined;
  return {
    name: words.map(({ text: word }) => word).join(' '),
    quantity: typeof quantity === 'number' ? quantity : null,
    ...(typeof quantity === 'number' && count?.inPieces && { inPieces: true }),
  };
}
