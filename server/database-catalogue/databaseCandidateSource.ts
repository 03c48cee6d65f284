import type { Country } from '#domain/countries';

import type { CandidateSource, Candidates } from '../catalogue/search/candidateSource';
import type { SearchIndex } from '../catalogue/search/searchIndex';
import { countHolders, maxWeightOf, type QueryWord } from '../catalogue/search/tally';
import { readingsOf } from '../catalogue/search/vocabulary';
import { codeKey } from '../catalogue/snapshot';
import type { Db } from '../db/client';

import { arrangeCandidates, termsOf } from './arrangeCandidates';
import type { Build } from './build';
import { CandidateReader } from './candidateReader';
import { findHolders, type HolderQuery } from './findHolders';
import {
  queriesAround,
  queriesForAny,
  queriesForMost,
  queryAll,
  type CountedWord,
} from './holderQueries';
import { productsByCodes } from './tables/codes';
import { weighProducts } from './weighProducts';

/** The shelf of a catalogue in the database: words are in memory, products are queried. */
export async function databaseCandidateSource(
  db: Db,
  build: Build,
  { country, language }: { country: Country; language: SearchIndex['language'] },
): Promise<CandidateSource> {
  const index = await build.vocabulary(db, language);
  const reader = new CandidateReader(db, build, language);
  const scope = { country, language, index, reader };
  const known = new Map<string, QueryWord>();

  const read = async (words: readonly string[]): Promise<QueryWord[]> => {
    const unread = words.filter((word) => !known.has(word));
    const coded =
      unread.length > 0 ? await productsByCodes(db, build.build, unread.map(codeKey)) : [];
    for (const word of unread) {
      const matches = coded.filter(({ code }) => code === codeKey(word));
      const exact = matches.filter(({ product_id }) => product_id === word);
      const ids = (exact.length > 0 ? exact : matches).map(({ rank }) => rank);
      known.set(word, { word, readings: readingsOf(index, word), ids });
    }
    return words.map((word) => known.get(word)!);
  };

  const counted = (word: QueryWord): CountedWord => ({
    word: { terms: word.readings.map(({ term }) => term), ranks: word.ids },
    worth: maxWeightOf(index, word),
    holders: countHolders(index, word),
  });

  const candidatesFor = async (
    words: readonly QueryWord[],
    queries: readonly HolderQuery[],
    found: readonly number[] = [],
  ): Promise<Candidates> => {
    const holders = new Set([...found, ...(await findHolders(db, build, scope, queries))]);
    const ranks = Uint32Array.from(holders).sort();
    const weighed = await weighProducts(db, build, scope, termsOf(words), ranks);
    return arrangeCandidates(index, words, ranks, weighed);
  };

  return {
    index,
    read,
    withAll: (words) => candidatesFor(words, [queryAll(words.map(counted))]),
    withAny: (words) => candidatesFor(words, queriesForAny(words.map(counted))),
    withMost: (words, share, complete) =>
      candidatesFor(words, queriesForMost(words.map(counted), share), complete),
    around: (sure, doubtful) =>
      candidatesFor(
        [...sure, ...doubtful],
        queriesAround(sure.map(counted), doubtful.map(counted)),
      ),
  };
}
