import { LANGUAGES, type Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { offeredIn } from '../narrow';
import type { Snapshot } from '../snapshot';
import type { Query } from '../view';

import { findByCodePrefix, findByWholeCode } from './codes';
import { findApproximate, type Found } from './findApproximate';
import { rank } from './rank';
import type { SearchIndex } from './searchIndex';
import { memoryShelf, type Shelf } from './shelf';
import { isKnown, splitInTwo } from './vocabulary';
import { isStopWord, wordsOf } from './words';

/** Source of the index of a language, which is built on first use. */
export type IndexSource = (language: Language) => Promise<SearchIndex>;

/** Words of a query that are considered; the rest is ignored. */
const MOST_WORDS = 16;
/**
 * Minimum length of an id prefix that is taken as one; a shorter one may as well be a number in a
 * name.
 */
const CLEAR_PREFIX = 4;

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
  return searchShelves(query, {
    whole: (await findByWholeCode(db, snapshot, query.text)).filter(isOffered),
    begun: findByCodePrefix(snapshot, query.text).filter(isOffered),
    shelfOf: async (language) => memoryShelf(snapshot, await indexOf(language), query.country),
  });
}

/** Search candidates, limited to what the country of the query is offered. */
export interface Shelves {
  /** Products whose id or barcode is the whole query, and those whose id begins with it. */
  whole: readonly number[];
  begun: readonly number[];
  shelfOf: (language: Language) => Promise<Shelf>;
}

/** The search algorithm, independent of where the products are stored. */
export async function searchShelves(
  query: Query,
  { whole, begun, shelfOf }: Shelves,
): Promise<Found> {
  const isClear = query.text.trim().length >= CLEAR_PREFIX;
  const coded = isClear ? [...whole, ...begun] : whole;

  const worded = await findByWords(shelfOf, query, coded.length > 0);
  if (coded.length + begun.length === 0) return worded;
  const products = [...new Set([...coded, ...worded.products, ...begun])];
  return { ...worded, products };
}

async function findByWords(
  shelfOf: Shelves['shelfOf'],
  { text, language }: Query,
  isCode: boolean,
): Promise<Found> {
  const within = await shelfOf(language);
  const words = meantWords(text, language);
  for (const spacing of spacingsOf(within.index, words)) {
    const products = await rank(within, await within.read(spacing));
    if (products.length > 0) return { products };
  }
  if (isCode) return { products: [] };

  for (const other of LANGUAGES.filter((one) => one !== language)) {
    const there = await shelfOf(other);
    const foreign = meantWords(text, other);
    if (!foreign.every((word) => isKnown(there.index, word))) continue;
    const products = await rank(there, await there.read(foreign));
    if (products.length > 0) return { products };
  }
  return findApproximate(within, text, words);
}

/** The words of a query without stop words; all of them if there are no others. */
function meantWords(text: string, language: Language): string[] {
  const words = [...new Set(wordsOf(text).map(({ word }) => word))].slice(0, MOST_WORDS);
  const telling = words.filter((word) => !isStopWord(word, language));
  return telling.length > 0 ? telling : words;
}

/** The words as typed, then with two joined or some split, if the catalogue spells them so. */
function* spacingsOf(index: SearchIndex, words: readonly string[]): Generator<string[]> {
  yield [...words];
  for (let at = 0; at + 1 < words.length; at += 1) {
    const joined = `${words[at]}${words[at + 1]}`;
    if (isKnown(index, joined)) yield [...words.slice(0, at), joined, ...words.slice(at + 2)];
  }
  const split = words.flatMap((word) =>
    isKnown(index, word) ? word : (splitInTwo(index, word) ?? word),
  );
  if (split.length > words.length) yield split;
}
