import { getOrCreate, cachePerOwner } from '../cache';
import { lowerBound } from '../snapshot';

import type { SearchIndex } from './searchIndex';
import { synonymsOf } from './synonyms';
import { isNumber, stemOf } from './words';

/**
 * A term that a typed word may stand for; `share` is 1 for the word itself, less for other
 * readings.
 */
export interface WordReading {
  term: number;
  share: number;
}

/** Share of a synonym, and of a word that contains the typed one. */
const SYNONYM_SHARE = 0.8;
const WITHIN_SHARE = 0.3;
/** Minimum number of letters to look up within words. */
const MIN_WITHIN_LENGTH = 4;

/** The terms of a typed word: its own, its synonyms, and those of the words that begin with it. */
export function readingsOf(index: SearchIndex, word: string): WordReading[] {
  const stem = stemOf(word, index.language);
  const exact = index.terms.get(stem);
  const readings = new Map<number, number>();
  const addReading = (term: number | undefined, share: number) => {
    if (term !== undefined) readings.set(term, Math.max(share, readings.get(term) ?? 0));
  };
  addReading(exact, 1);
  for (const other of synonymsOf(stem, index.language))
    addReading(index.terms.get(other), SYNONYM_SHARE);
  if (exact === undefined || (word.length > 1 && !isNumber(word))) {
    for (
      let position = lowerBound(index.words, word);
      index.words[position]?.startsWith(word);
      position += 1
    ) {
      addReading(index.termOf[position], 0.3 + (0.4 * word.length) / index.words[position]!.length);
    }
  }
  return Array.from(readings, ([term, share]) => ({ term, share }));
}

/** Size limit of the cache of readings, and the estimated size of one, in bytes. */
const MAX_CACHE_BYTES = 1_000_000;
const READING_BYTES = 40;

const withinCacheOf = cachePerOwner<SearchIndex, readonly WordReading[]>(
  () => MAX_CACHE_BYTES,
  ({ length }) => READING_BYTES * length,
);

/** The terms of the words that contain a typed one: `pot` matches `flowerpot`; no number does. */
export const readingsWithin = (index: SearchIndex, word: string): readonly WordReading[] =>
  word.length < MIN_WITHIN_LENGTH || isNumber(word)
    ? []
    : getOrCreate(withinCacheOf(index), word, () => findWithin(index, word));

/** All words as one text, each followed by a line break, and where each ends in it. */
interface JoinedWords {
  text: string;
  ends: Uint32Array;
}

const joinedWordsOf = new WeakMap<SearchIndex, JoinedWords>();

function joinWords(index: SearchIndex): JoinedWords {
  const known = joinedWordsOf.get(index);
  if (known) return known;
  let end = -1;
  const ends = Uint32Array.from(index.words, ({ length }) => (end += length + 1));
  const joined = { text: `${index.words.join('\n')}\n`, ends };
  joinedWordsOf.set(index, joined);
  return joined;
}

function findWithin(index: SearchIndex, word: string): WordReading[] {
  const { text, ends } = joinWords(index);
  const terms = new Set<number>();
  for (let at = text.indexOf(word); at >= 0;) {
    const position = lowerBound(ends, at);
    terms.add(index.termOf[position]!);
    at = text.indexOf(word, ends[position]);
  }
  return Array.from(terms, (term) => ({ term, share: WITHIN_SHARE }));
}

export const isKnown = (index: SearchIndex, word: string): boolean =>
  index.terms.has(stemOf(word, index.language));

/** Whether the catalogue contains a word itself, not merely another with its stem. */
export const isWritten = ({ words }: SearchIndex, word: string): boolean =>
  words[lowerBound(words, word)] === word;

/** Number of products that contain a term. */
export const documentFrequency = ({ holders, starts }: SearchIndex, term: number): number =>
  holders ? holders[term]! : starts[term + 1]! - starts[term]!;

/** Two known words written as one: `paintbrush` if the catalogue has `paint brush`. */
export function splitInTwo(index: SearchIndex, word: string): [string, string] | undefined {
  for (let position = word.length - 3; position >= 3; position -= 1) {
    const parts: [string, string] = [word.slice(0, position), word.slice(position)];
    if (parts.every((part) => isKnown(index, part))) return parts;
  }
  return undefined;
}
