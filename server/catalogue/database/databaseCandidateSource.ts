import type { Country } from '#domain/countries';

import type { Db } from '../../db/client';
import { productsByCodes } from '../../db/listed/codes';
import type { CandidateSource, Candidates } from '../search/candidateSource';
import type { SearchIndex } from '../search/searchIndex';
import type { QueryWord } from '../search/tally';
import { documentFrequency, readingsOf } from '../search/vocabulary';
import { codeKey } from '../snapshot';

import { arrangeCandidates } from './arrangeCandidates';
import type { Build } from './build';
import { CandidateReader } from './candidateReader';
import { findHolders, type HolderQuery } from './findHolders';
import { queriesAround, queriesForAny, queryAll, type CountedWord } from './holderQueries';

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

  const counted = ({ readings, ids }: QueryWord): CountedWord => ({
    word: {
      terms: readings.map(({ term }) => term),
      ranks: ids.flatMap((number) => rankOf.get(number) ?? []),
    },
    holders: readings.reduce((sum, { term }) => sum + documentFrequency(index, term), ids.length),
  });

  const candidatesFor = async (
    words: readonly QueryWord[],
    queries: readonly HolderQuery[],
  ): Promise<Candidates> => {
    const ranks = await findHolders(db, build, { country, language, index, reader }, queries);
    return arrangeCandidates(index, words, await reader.read(ranks));
  };

  return {
    index,
    read,
    withAll: (words) => candidatesFor(words, [queryAll(words.map(counted))]),
    withAny: (words) => candidatesFor(words, queriesForAny(words.map(counted))),
    around: (sure, doubtful) =>
      candidatesFor(
        [...sure, ...doubtful],
        queriesAround(sure.map(counted), doubtful.map(counted)),
      ),
  };
}
