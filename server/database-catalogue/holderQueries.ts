import type { HolderQuery, QueriedWord } from './findHolders';

/** Products compared for one search; if more contain its words, the most popular ones. */
export const MAX_CANDIDATES = 1_000;
/** The same limit for each reading of a word that may be misspelt. */
const MAX_NEAR_CANDIDATES = 200;

/** A word of a query, what it is worth at most, and how many products contain it at most. */
export interface CountedWord {
  word: QueriedWord;
  worth: number;
  holders: number;
}

const wordOf = ({ word }: CountedWord): QueriedWord => word;
const byHolders = (one: CountedWord, other: CountedWord) => one.holders - other.holders;
const hasMatches = ({ word: { terms, ranks } }: CountedWord) => terms.length + ranks.length > 0;

/** Asks for products that contain all of the words. */
export const queryAll = (words: readonly CountedWord[]): HolderQuery => ({
  words: words.map(wordOf),
  limit: MAX_CANDIDATES,
});

/** So many of the most distinctive words narrow a query enough. */
const NARROWING_WORDS = 3;

/**
 * Asks for products that contain so many of the words that these are worth at least this share of
 * all, and for those of rare words. What lacks several of the most distinctive words is worth less.
 */
export function queriesForMost(words: readonly CountedWord[], share: number): HolderQuery[] {
  const byWorth = words.toSorted((one, other) => other.worth - one.worth);
  const total = byWorth.reduce((sum, { worth }) => sum + worth, 0);
  const most = distinctiveSets(byWorth, (1 - share) * total);
  return [...most, ...rareOf(words).map((word) => [word])].map(queryAll);
}

/**
 * Sets of words; a product contains at least one whole set if those that it lacks are worth no more
 * than `slack`. The words are sorted by worth, descending.
 */
function distinctiveSets(
  words: readonly CountedWord[],
  slack: number,
  contained: readonly CountedWord[] = [],
): (readonly CountedWord[])[] {
  const needed = [...contained, ...words.filter(({ worth }) => worth > slack)];
  const [word, ...others] = words.filter(({ worth }) => worth <= slack);
  if (!word || needed.length >= NARROWING_WORDS) return [needed.slice(0, NARROWING_WORDS)];
  return [
    ...distinctiveSets(others, slack, [...needed, word]),
    ...distinctiveSets(others, slack - word.worth, needed),
  ];
}

/** The rarest words, as long as few enough products contain them. */
function rareOf(words: readonly CountedWord[]): CountedWord[] {
  let left = MAX_CANDIDATES;
  return words
    .filter(hasMatches)
    .sort(byHolders)
    .filter(({ holders }) => (left -= holders) >= 0);
}

/** Asks for products that contain any of the words. */
export function queriesForAny(words: readonly CountedWord[]): HolderQuery[] {
  const [rarest, ...others] = words.filter(hasMatches).sort(byHolders);
  if (!rarest) return [];
  const rare = rareOf(words);
  const single = rare.length > 0 ? rare : [rarest];
  // If the rarest word is common, products that contain another word too matter more than merely
  // popular ones.
  const pairs = others
    .filter((one) => !single.includes(one))
    .map((one) => ({ words: [rarest.word, one.word], limit: MAX_NEAR_CANDIDATES }));
  return [
    ...(words.every(hasMatches) ? [queryAll(words)] : []),
    ...single.map((one) => queryAll([one])),
    ...pairs,
  ];
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
