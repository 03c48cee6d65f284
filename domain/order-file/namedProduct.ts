import { noNames, type NamesOf } from './namesOf';
import { readAmount } from './readAmount';
import { tokensOf, type Token } from './textTokens';

interface NamedProduct {
  /** The words to look for. */
  name: string;
  /** The one number that counts, where there is one alone; `null` where the line leaves it open. */
  quantity: number | null;
  /** Its own word says that it counts pieces. */
  inPieces?: true;
}

/** `60` of `60 ml` is a part of the name. */
const isMeasure = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.kind === 'q' && tokens[at + 1]?.kind === 'o';

/** What a line without any code calls a product; `undefined` where it has a code, or no word. */
export function namedProduct(text: string, namesOf: NamesOf = noNames): NamedProduct | undefined {
  const tokens = tokensOf(text, namesOf);
  if (tokens.some(({ kind }) => kind === 'c')) return undefined;
  const words = tokens.filter(({ kind }, at) => /[wof]/.test(kind) || isMeasure(tokens, at));
  if (!words.some(({ kind, text: word }) => kind === 'w' && /\p{L}{3}/u.test(word)))
    return undefined;
  const counts = tokens.filter(({ kind }, at) => /[qn]/.test(kind) && !isMeasure(tokens, at));
  const [count, second] = counts;
  const quantity = count?.kind === 'q' && !second ? readAmount(count.text) : undefined;
  return {
    name: words.map(({ text: word }) => word).join(' '),
    quantity: typeof quantity === 'number' ? quantity : null,
    ...(typeof quantity === 'number' && count?.inPieces && { inPieces: true }),
  };
}
