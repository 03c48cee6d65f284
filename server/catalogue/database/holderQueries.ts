import type { HolderQuery, QueriedWord } from './findHolders';

/** Products compared for one search; if more contain its words, the most popular ones. */
export const MAX_CANDIDATES = 1_000;
/** The same limit for each reading of a word that may be misspelt. */
const MAX_NEAR_CANDIDATES = 200;

/** A word of a query, and how many products contain it at most. */
export interface CountedWord {
  word: QueriedWord;
  holders: number;
}

const wordOf = ({ word }: CountedWord): QueriedWord => word;
const hasMatches = ({ word: { terms, ranks } }: CountedWord) => terms.length + ranks.length > 0;

/** Asks for products that contain all of the words. */
export const queryAll = (words: readonly CountedWord[]): HolderQuery => ({
  words: words.map(wordOf),
  limit: MAX_CANDIDATES,
});

/** Asks for products that contain any of the words. */
export function queriesForAny(words: readonly CountedWord[]): HolderQuery[] {
  const [rarest, ...others] = words
    .filter(hasMatches)
    .sort((one, other) => one.holders - other.holders);
  if (!rarest) return [];
  let remaining = MAX_CANDIDATES - rarest.holders;
  const single = [rarest, ...others.filter(({ holders }) => (remaining -= holders) >= 0)];
  const groups = single.map((one) => ({ words: [one.word], limit: MAX_CANDIDATES }));
  // If the rarest word is common, products that contain another word too matter more than merely
  // popular ones.
  const pairs = others
    .filter((one) => !single.includes(one))
    .map((one) => ({ words: [rarest.word, one.word], limit: MAX_NEAR_CANDIDATES }));
  return [...(words.every(hasMatches) ? [queryAll(words)] : []), ...groups, ...pairs];
}

/**
 * Asks for products that contain one reading of a word that may be misspelt, alone and with the
 * words that are not, and for those that contain all words.
 */
export function queriesAround(
  sure: readonly CountedWord[],
  doubtful: readonly CountedWord[],
): HolderQuery[] {
  const sureWords = sure.map(wordOf);
  const near = (words: readonly QueriedWord[]) => ({ words, limit: MAX_NEAR_CANDIDATES });
  const single = doubtful.flatMap(({ word: { terms } }) =>
    terms.flatMap((term) => {
      const word = { terms: [term], ranks: [] };
      const alone = near([word]);
      return sureWords.length > 0 ? [alone, near([word, ...sureWords])] : [alone];
    }),
  );
  const combined =
    doubtful.length > 1 && doubtful.every(hasMatches)
      ? [near([...doubtful.map(wordOf), ...sureWords])]
      : [];
  return [...single, ...combined];
}
