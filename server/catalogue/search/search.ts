import { LANGUAGES, type Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { offeredIn } from '../filterProducts';
import type { Snapshot } from '../snapshot';
import type { Query } from '../view';

import { memoryCandidateSource, type CandidateSource } from './candidateSource';
import { findByCodePrefix, findByWholeCode } from './codes';
import { findApproximate, type Found } from './findApproximate';
import { rankMatches } from './rankMatches';
import type { SearchIndex } from './searchIndex';
import { isKnown, isWritten, splitInTwo } from './vocabulary';
import { isStopWord, wordsOf } from './words';

/** Source of the index of a language, which is built on first use. */
export type IndexSource = (language: Language) => Promise<SearchIndex>;

/** Words of a query that are considered; the rest is ignored. */
const MAX_WORDS = 16;
/**
 * Minimum length of an id prefix that is taken as one; a shorter one may as well be a number in a
 * name.
 */
const MIN_CLEAR_PREFIX_LENGTH = 4;

/**
 * Searches by id, barcode and words. Exact matches of an id or barcode come first; products that
 * contain every word come before those that contain some. Classes do not matter; the country does.
 */
export async function search(
  db: Db,
  snapshot: Snapshot,
  indexOf: IndexSource,
  query: Query,
): Promise<Found> {
  const isOffered = offeredIn(snapshot, query.country);
  return searchCandidates(query, {
    exactMatches: (await findByWholeCode(db, snapshot, query.text)).filter(isOffered),
    prefixMatches: findByCodePrefix(snapshot, query.text).filter(isOffered),
    sourceOf: async (language) =>
      memoryCandidateSource(snapshot, await indexOf(language), query.country),
  });
}

/** Search candidates, limited to what the country of the query is offered. */
export interface CandidateSources {
  /** Products whose id or barcode is the whole query, and those whose id begins with it. */
  exactMatches: readonly number[];
  prefixMatches: readonly number[];
  sourceOf: (language: Language) => Promise<CandidateSource>;
}

/** The search algorithm, independent of where the products are stored. */
export async function searchCandidates(
  query: Query,
  { exactMatches, prefixMatches, sourceOf }: CandidateSources,
): Promise<Found> {
  const isClear = query.text.trim().length >= MIN_CLEAR_PREFIX_LENGTH;
  const codeMatches = isClear ? [...exactMatches, ...prefixMatches] : exactMatches;

  const wordMatches = await findByWords(sourceOf, query, codeMatches.length > 0);
  if (codeMatches.length + prefixMatches.length === 0) return wordMatches;
  const products = [...new Set([...codeMatches, ...wordMatches.products, ...prefixMatches])];
  return { ...wordMatches, products };
}

async function findByWords(
  sourceOf: CandidateSources['sourceOf'],
  { text, language }: Query,
  isCode: boolean,
): Promise<Found> {
  const source = await sourceOf(language);
  const words = significantWords(text, language);
  for (const spacing of spacingsOf(source.index, words)) {
    const products = await rankMatches(source, await source.read(spacing));
    if (products.length > 0) return { products };
  }
  if (isCode) return { products: [] };

  for (const other of LANGUAGES.filter((one) => one !== language)) {
    const otherSource = await sourceOf(other);
    const otherWords = significantWords(text, other);
    if (!otherWords.every((word) => isWritten(otherSource.index, word))) continue;
    const products = await rankMatches(otherSource, await otherSource.read(otherWords));
    if (products.length > 0) return { products };
  }
  return findApproximate(source, text, words);
}

/** The words of a query without stop words; all of them if there are no others. */
function significantWords(text: string, language: Language): string[] {
  const words = [...new Set(wordsOf(text).map(({ word }) => word))].slice(0, MAX_WORDS);
  const significant = words.filter((word) => !isStopWord(word, language));
  return significant.length > 0 ? significant : words;
}

/** The words as typed, then with two joined or some split, if the catalogue spells them so. */
function* spacingsOf(index: SearchIndex, words: readonly string[]): Generator<string[]> {
  yield [...words];
  for (let position = 0; position + 1 < words.length; position += 1) {
    const joined = `${words[position]}${words[position + 1]}`;
    if (isKnown(index, joined))
      yield [...words.slice(0, position), joined, ...words.slice(position + 2)];
  }
  const splitWords = words.flatMap((word) =>
    isKnown(index, word) ? word : (splitInTwo(index, word) ?? word),
  );
  if (splitWords.length > words.length) yield splitWords;
}
