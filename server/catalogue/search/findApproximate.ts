import type { CandidateSource } from './candidateSource';
import { findCorrections, type Corrections } from './findCorrections';
import { nearWords } from './nearWords';
import { hasMatches, rankMatches, rankPartialMatches } from './rankMatches';
import type { SearchIndex } from './searchIndex';
import type { QueryWord } from './tally';
import { readingsWithin, splitInTwo } from './vocabulary';
import { isUnit, wordsOf, type Word } from './words';

export interface Found {
  /** Numbers of the products, the best first. */
  products: readonly number[];
  /** The query as it was searched, if typing errors were corrected. */
  corrected?: string;
  /**
   * If no product contains every word: the words that the first product contains, and those it
   * lacks.
   */
  matched?: string[];
  unmatched?: string[];
}

/** Minimum length of a word that may be taken for a typing error although it matches something. */
const MIN_DOUBTED_LENGTH = 4;
/** Factor for near words in a partial match, and their maximum number per word. */
const LOOSE_FACTOR = 0.5;
const MAX_LOOSE_WORDS = 3;
/**
 * How much less likely another correction may be to be shown too, the maximum number of those, and
 * the number of products that they are mixed into.
 */
const MAX_SHARE_DIFFERENCE = 0.22;
const MAX_ALTERNATIVES = 4;
const FIRST_PAGE = 10;

/** Finds what a query most likely means if no product matches it as written. */
export async function findApproximate(
  source: CandidateSource,
  text: string,
  words: readonly string[],
): Promise<Found> {
  const read = await source.read(words);
  const meant = await interpretQuery(source, read, (word) => !hasMatches(word));
  if (meant.isOther) {
    const products = await rankMatches(source, meant.query);
    if (products.length > 0) {
      return {
        products: await mixInAlternatives(source, products, meant),
        ...correctedBy(text, meant),
      };
    }
  }
  // Other words need not be doubted if one can mean nothing at all.
  const isHopeless = (one: QueryWord) =>
    !hasMatches(one) && nearWords(source.index, one.word).length === 0;
  if (!meant.query.some(isHopeless)) {
    const isDoubtful = (one: QueryWord) =>
      !hasMatches(one) || one.word.length >= MIN_DOUBTED_LENGTH;
    const doubtedMeaning = await interpretQuery(source, read, isDoubtful);
    if (doubtedMeaning.fixes.size > meant.fixes.size) {
      const products = await rankMatches(source, doubtedMeaning.query);
      if (products.length > 0) return { products, ...correctedBy(text, doubtedMeaning) };
    }
  }

  const { products, isMatched } = await rankPartialMatches(
    source,
    meant.query.map((word) => loosenWord(source.index, word)),
  );
  if (products.length === 0) return { products };
  const lost = new Set(meant.searched.filter((_word, at) => !isMatched(meant.query[at]!)));
  return { products, ...correctedBy(text, meant), ...splitByMatch(text, meant.words, lost) };
}

/** Interpretation of the words of a query. */
interface Meaning {
  fixes: Corrections;
  words: ReadonlyMap<string, readonly Word[]>;
  searched: readonly Word[];
  query: readonly QueryWord[];
  /** Whether it differs from the query as typed. */
  isOther: boolean;
}

async function interpretQuery(
  source: CandidateSource,
  read: readonly QueryWord[],
  isDoubtful: (word: QueryWord) => boolean,
): Promise<Meaning> {
  const sure = read.filter((word) => !isDoubtful(word));
  const fixes = await findCorrections(source, sure, read.filter(isDoubtful));
  const words = new Map(read.map((word) => [word.word, interpretWord(source, word, fixes)]));
  const searched = [...words.values()].flat();
  const query = await readWithin(source, searched);
  return { fixes, words, searched, query, isOther: !read.every(hasMatches) };
}

const correctedBy = (text: string, { fixes }: Meaning): Pick<Found, 'corrected'> =>
  fixes.size > 0 ? { corrected: rewriteQuery(text, fixes) } : {};

/** A word that matches nothing is looked up as a part of the words of the catalogue. */
async function readWithin(source: CandidateSource, words: readonly Word[]): Promise<QueryWord[]> {
  const read = await source.read(words.map(({ word }) => word));
  return read.map((one) =>
    hasMatches(one) ? one : { ...one, readings: readingsWithin(source.index, one.word) },
  );
}

/** Extends a word by those that it may be a misspelling of, and those that contain it. */
const loosenWord = (index: SearchIndex, read: QueryWord): QueryWord => ({
  ...read,
  readings: [
    ...read.readings,
    ...readingsWithin(index, read.word),
    ...nearWords(index, read.word, MAX_LOOSE_WORDS).map(({ term, share }) => ({
      term,
      share: share * LOOSE_FACTOR,
    })),
  ],
});

/**
 * Products of the likeliest meaning; the first ten include the best of each meaning that is about
 * as likely.
 */
async function mixInAlternatives(
  source: CandidateSource,
  products: number[],
  { fixes, query }: Meaning,
): Promise<number[]> {
  const alternatives: QueryWord[][] = [];
  for (const [typed, fix] of fixes) {
    const near = nearWords(source.index, typed)
      .filter(({ term, share }) => term !== fix.term && share >= fix.share - MAX_SHARE_DIFFERENCE)
      .slice(0, MAX_ALTERNATIVES);
    for (const read of await source.read(near.map(({ word }) => word))) {
      alternatives.push(query.map((one) => (one.word === fix.word ? read : one)));
    }
  }
  const first: number[] = [];
  for (const alternative of alternatives) {
    if (first.length < MAX_ALTERNATIVES)
      first.push(...(await rankMatches(source, alternative, 1)).slice(0, 1));
  }
  const before = products.slice(0, FIRST_PAGE - first.length);
  return [...new Set([...before, ...first, ...products])];
}

/** Interpretation of a word: its correction, the two words that were written as one, or itself. */
function interpretWord({ index }: CandidateSource, read: QueryWord, fixes: Corrections): Word[] {
  const { word } = read;
  const fix = fixes.get(word);
  if (fix) return [fix];
  const parts = (!hasMatches(read) && splitInTwo(index, word)) || [word];
  return parts.map((part) => ({ word: part, spelled: part }));
}

/** The query as typed, with only the mistyped words replaced. */
const rewriteQuery = (text: string, fixes: Corrections): string =>
  text
    .trim()
    .split(/\s+/)
    .map((chunk) => {
      const words = wordsOf(chunk);
      if (!words.some(({ word }) => fixes.has(word))) return chunk;
      return words.map(({ word, spelled }) => fixes.get(word)?.spelled ?? spelled).join(' ');
    })
    .join(' ');

/** The words that were found and those that were not, as typed; a number stays with its unit. */
function splitByMatch(
  text: string,
  meant: ReadonlyMap<string, readonly Word[]>,
  lost: ReadonlySet<Word>,
): Required<Pick<Found, 'matched' | 'unmatched'>> {
  const typed = wordsOf(text);
  const unitOf = (at: number): Word | undefined => {
    const next = typed[at + 1];
    return /^\d/.test(typed[at]?.word ?? '') && next && isUnit(next.word) ? next : undefined;
  };
  const matched = new Set<string>();
  const unmatched = new Set<string>();
  typed.forEach((word, at) => {
    if (unitOf(at - 1)) return;
    const unit = unitOf(at);
    const typedWords = unit ? [word, unit] : [word];
    const read = typedWords.flatMap((one) => meant.get(one.word) ?? []);
    const isSplit = !unit && read.length > 1;
    if (isSplit) {
      for (const one of read) (lost.has(one) ? unmatched : matched).add(one.spelled);
    } else if (read.length > 0) {
      const isLost = read.some((one) => lost.has(one));
      (isLost ? unmatched : matched).add(typedWords.map(({ spelled }) => spelled).join(' '));
    }
  });
  return { matched: [...matched], unmatched: [...unmatched] };
}
