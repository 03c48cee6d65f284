import type { Country } from '#domain/countries';

import type { Db } from '../../db/client';
import { productsByCodes } from '../../db/listed/codes';
import type { Candidate } from '../../db/listed/postings';
import type { CandidateSource, Candidates } from '../search/candidateSource';
import { WEIGHTS, type SearchIndex } from '../search/searchIndex';
import type { QueryWord } from '../search/tally';
import { documentFrequency, readingsOf } from '../search/vocabulary';
import { codeKey } from '../snapshot';

import type { Build } from './build';
import { CandidateReader, forEachEntry } from './candidateReader';
import { findHolders, type HolderQuery, type QueriedWord } from './findHolders';

/** Products compared for one search; if more contain its words, the most popular ones. */
export const MAX_CANDIDATES = 1_000;
/** The same limit for each reading of a word that may be misspelt. */
const MAX_NEAR_CANDIDATES = 200;

/** The shelf of a catalogue in the database: words are in memory, products are queried. */
export async function databaseCandidateSource(
  db: Db,
  build: Build,
  { country, language }: { country: Country; language: SearchIndex['language'] },
): Promise<CandidateSource> {
  const index = await build.vocabulary(db, language);
  const reader = new CandidateReader(db, build, language);
  const known = new Map<string, QueryWord>();
  const rankOf = new Map<number, number>();

  const read = async (words: readonly string[]): Promise<QueryWord[]> => {
    const unread = words.filter((word) => !known.has(word));
    const coded =
      unread.length > 0 ? await productsByCodes(db, build.build, unread.map(codeKey)) : [];
    for (const { number, rank } of coded) rankOf.set(number, rank);
    for (const word of unread) {
      const matches = coded.filter(({ code }) => code === codeKey(word));
      const exact = matches.filter(({ product_id }) => product_id === word);
      const ids = (exact.length > 0 ? exact : matches).map(({ number }) => number);
      known.set(word, { word, readings: readingsOf(index, word), ids });
    }
    return words.map((word) => known.get(word)!);
  };

  const toQueriedWord = ({ readings, ids }: QueryWord): QueriedWord => ({
    terms: readings.map(({ term }) => term),
    ranks: ids.flatMap((number) => rankOf.get(number) ?? []),
  });

  const candidatesFor = async (
    words: readonly QueryWord[],
    lists: readonly HolderQuery[],
  ): Promise<Candidates> => {
    const ranks = await findHolders(db, build, { country, language, index, reader }, lists);
    return arrangeCandidates(index, words, await reader.read(ranks));
  };

  const holders = ({ readings, ids }: QueryWord) =>
    readings.reduce((sum, { term }) => sum + documentFrequency(index, term), ids.length);
  const hasMatches = ({ terms, ranks }: QueriedWord) => terms.length + ranks.length > 0;

  return {
    index,
    read,
    withAll: (words) =>
      candidatesFor(words, [{ words: words.map(toQueriedWord), limit: MAX_CANDIDATES }]),
    withAny: (words) => {
      const allWords = { words: words.map(toQueriedWord), limit: MAX_CANDIDATES };
      const [rarest, ...others] = words
        .filter((word) => hasMatches(toQueriedWord(word)))
        .sort((a, b) => holders(a) - holders(b));
      if (!rarest) return candidatesFor(words, []);
      let remaining = MAX_CANDIDATES - holders(rarest);
      const single = [rarest, ...others.filter((word) => (remaining -= holders(word)) >= 0)];
      const groups = single.map((word) => ({
        words: [toQueriedWord(word)],
        limit: MAX_CANDIDATES,
      }));
      // If the rarest word is common, products that contain another word too matter more than
      // merely popular ones.
      const pairs = others
        .filter((word) => !single.includes(word))
        .map((word) => ({
          words: [toQueriedWord(rarest), toQueriedWord(word)],
          limit: MAX_NEAR_CANDIDATES,
        }));
      return candidatesFor(words, [
        ...(words.every((word) => hasMatches(toQueriedWord(word))) ? [allWords] : []),
        ...groups,
        ...pairs,
      ]);
    },
    around: (sure, doubtful) => {
      const sureWords = sure.map(toQueriedWord);
      const doubtfulWords = doubtful.map(toQueriedWord);
      const single = doubtful.flatMap(({ readings }) =>
        readings.flatMap(({ term }) => {
          const word = { terms: [term], ranks: [] };
          const alone = { words: [word], limit: MAX_NEAR_CANDIDATES };
          return sureWords.length > 0
            ? [alone, { words: [word, ...sureWords], limit: MAX_NEAR_CANDIDATES }]
            : [alone];
        }),
      );
      const combined =
        doubtfulWords.length > 1 && doubtfulWords.every(hasMatches)
          ? [{ words: [...doubtfulWords, ...sureWords], limit: MAX_NEAR_CANDIDATES }]
          : [];
      return candidatesFor([...sure, ...doubtful], [...single, ...combined]);
    },
  };
}

/** Arranges the postings of these products and words like the in-memory index. */
function arrangeCandidates(
  index: SearchIndex,
  words: readonly QueryWord[],
  rows: readonly Candidate[],
): Candidates {
  const wantedTerms = new Set(words.flatMap(({ readings }) => readings.map(({ term }) => term)));
  const postings: { term: number; product: number; weight: number }[] = [];
  rows.forEach(({ entries }, product) => {
    forEachEntry(entries, (entry) => {
      const term = Math.floor(entry / WEIGHTS);
      if (wantedTerms.has(term)) postings.push({ term, product, weight: entry % WEIGHTS });
    });
  });
  const starts = new Uint32Array((index.holders?.length ?? 0) + 1);
  for (const { term } of postings) starts[term + 1]! += 1;
  for (let term = 1; term < starts.length; term += 1) starts[term]! += starts[term - 1]!;
  const next = starts.slice();
  const products = new Uint32Array(postings.length);
  const weights = new Uint8Array(postings.length);
  for (const { term, product, weight } of postings) {
    const position = next[term]!;
    next[term] = position + 1;
    products[position] = product;
    weights[position] = weight;
  }

  const productOfNumber = new Map(rows.map(({ number }, product) => [number, product]));
  const bestFirst = Array.from(rows.keys()).sort((a, b) => rows[a]!.rank - rows[b]!.rank);
  const rankOf = new Uint32Array(rows.length);
  bestFirst.forEach((product, position) => (rankOf[product] = position));
  return {
    index: {
      ...index,
      starts,
      products,
      weights,
      nameLength: Uint8Array.from(rows, ({ length }) => length),
    },
    words: words.map((word) => ({
      ...word,
      ids: word.ids.flatMap((number) => productOfNumber.get(number) ?? []),
    })),
    isOffered: () => true,
    rankOf,
    bestFirst,
    numberOf: (product) => rows[product]!.number,
  };
}
