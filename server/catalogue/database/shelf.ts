import type { Country } from '#domain/countries';

import type { Db } from '../../db/client';
import { readCandidates, type Candidate } from '../../db/listed/postings';
import { productsOfCodes } from '../../db/listed/queries';
import { WEIGHTS, type SearchIndex } from '../search/searchIndex';
import type { Shelf, Candidates } from '../search/shelf';
import type { QueryWord } from '../search/tally';
import { documentFrequency, readingsOf } from '../search/vocabulary';
import { codeKey } from '../snapshot';

import type { Build } from './build';
import { findHolders, type Asked, type AskedWord } from './holders';

/** Products compared for one search; if more contain its words, the most popular ones. */
export const MOST_CANDIDATES = 2_000;
/** The same limit for each reading of a word that may be misspelt. */
const MOST_NEAR = 400;

/** The shelf of a catalogue in the database: words are in memory, products are queried. */
export async function databaseShelf(
  db: Db,
  build: Build,
  { country, language }: { country: Country; language: SearchIndex['language'] },
): Promise<Shelf> {
  const index = await build.vocabulary(db, language);
  const known = new Map<string, QueryWord>();
  const rankOf = new Map<number, number>();

  const read = async (words: readonly string[]): Promise<QueryWord[]> => {
    const fresh = words.filter((word) => !known.has(word));
    const named =
      fresh.length > 0 ? await productsOfCodes(db, build.build, fresh.map(codeKey)) : [];
    for (const { number, rank } of named) rankOf.set(number, rank);
    for (const word of fresh) {
      const alike = named.filter(({ code }) => code === codeKey(word));
      const exact = alike.filter(({ product_id }) => product_id === word);
      const ids = (exact.length > 0 ? exact : alike).map(({ number }) => number);
      known.set(word, { word, readings: readingsOf(index, word), ids });
    }
    return words.map((word) => known.get(word)!);
  };

  const askedOf = ({ readings, ids }: QueryWord): AskedWord => ({
    terms: readings.map(({ term }) => term),
    ranks: ids.flatMap((number) => rankOf.get(number) ?? []),
  });

  const stockOf = async (
    words: readonly QueryWord[],
    lists: readonly Asked[],
  ): Promise<Candidates> => {
    const ranks = await findHolders(db, build, { country, language }, lists);
    const rows = ranks.length > 0 ? await readCandidates(db, build.build, language, ranks) : [];
    return stockFrom(index, words, rows);
  };

  const holders = ({ readings, ids }: QueryWord) =>
    readings.reduce((sum, { term }) => sum + documentFrequency(index, term), ids.length);
  const isAskable = ({ terms, ranks }: AskedWord) => terms.length + ranks.length > 0;

  return {
    index,
    read,
    withAll: (words) => stockOf(words, [{ words: words.map(askedOf), most: MOST_CANDIDATES }]),
    withAny: (words) => {
      const whole = { words: words.map(askedOf), most: MOST_CANDIDATES };
      const [rarest, ...others] = words
        .filter((word) => isAskable(askedOf(word)))
        .sort((a, b) => holders(a) - holders(b));
      if (!rarest) return stockOf(words, []);
      let room = MOST_CANDIDATES - holders(rarest);
      const single = [rarest, ...others.filter((word) => (room -= holders(word)) >= 0)];
      const groups = single.map((word) => ({ words: [askedOf(word)], most: MOST_CANDIDATES }));
      // If the rarest word is common, products that contain another word too matter more than
      // merely popular ones.
      const pairs = others
        .filter((word) => !single.includes(word))
        .map((word) => ({
          words: [askedOf(rarest), askedOf(word)],
          most: MOST_NEAR,
        }));
      return stockOf(words, [
        ...(words.every((word) => isAskable(askedOf(word))) ? [whole] : []),
        ...groups,
        ...pairs,
      ]);
    },
    around: (sure, doubtful) => {
      const beside = sure.map(askedOf);
      const together = doubtful.map(askedOf);
      const single = doubtful.flatMap(({ readings }) =>
        readings.flatMap(({ term }) => {
          const word = { terms: [term], ranks: [] };
          const alone = { words: [word], most: MOST_NEAR };
          return beside.length > 0
            ? [alone, { words: [word, ...beside], most: MOST_NEAR }]
            : [alone];
        }),
      );
      const both =
        together.length > 1 && together.every(isAskable)
          ? [{ words: [...together, ...beside], most: MOST_NEAR }]
          : [];
      return stockOf([...sure, ...doubtful], [...single, ...both]);
    },
  };
}

/** Arranges the postings of these products and words like the in-memory index. */
function stockFrom(
  index: SearchIndex,
  words: readonly QueryWord[],
  rows: readonly Candidate[],
): Candidates {
  const wanted = new Set(words.flatMap(({ readings }) => readings.map(({ term }) => term)));
  const held: { term: number; product: number; weight: number }[] = [];
  rows.forEach(({ entries }, product) => {
    forEachEntry(entries, (entry) => {
      const term = Math.floor(entry / WEIGHTS);
      if (wanted.has(term)) held.push({ term, product, weight: entry % WEIGHTS });
    });
  });
  const starts = new Uint32Array((index.holders?.length ?? 0) + 1);
  for (const { term } of held) starts[term + 1]! += 1;
  for (let term = 1; term < starts.length; term += 1) starts[term]! += starts[term - 1]!;
  const next = starts.slice();
  const products = new Uint32Array(held.length);
  const weights = new Uint8Array(held.length);
  for (const { term, product, weight } of held) {
    const at = next[term]!;
    next[term] = at + 1;
    products[at] = product;
    weights[at] = weight;
  }

  const places = new Map(rows.map(({ number }, product) => [number, product]));
  const bestFirst = Array.from(rows.keys()).sort((a, b) => rows[a]!.rank - rows[b]!.rank);
  const rankOf = new Uint32Array(rows.length);
  bestFirst.forEach((product, at) => (rankOf[product] = at));
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
      ids: word.ids.flatMap((number) => places.get(number) ?? []),
    })),
    isOffered: () => true,
    rankOf,
    bestFirst,
    numberOf: (product) => rows[product]!.number,
  };
}

const ZERO = 48;
const NINE = 57;

/**
 * Parses an array of integers in PostgreSQL's text format, without allocating strings for its
 * parts.
 */
export function forEachEntry(entries: string, see: (entry: number) => void): void {
  let entry = -1;
  for (let at = 0; at < entries.length; at += 1) {
    const sign = entries.charCodeAt(at);
    if (sign >= ZERO && sign <= NINE) entry = Math.max(0, entry) * 10 + sign - ZERO;
    else if (entry >= 0) {
      see(entry);
      entry = -1;
    }
  }
}
