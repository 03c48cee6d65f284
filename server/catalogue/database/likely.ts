import type { Db } from '../../db/client';
import { idsOfNumbers, productsOfCodes } from '../../db/listed/ask';
import { readCandidates, readEntries } from '../../db/listed/candidates';
import { COMMON } from '../alike';
import { UNASKED } from '../likely';
import { WEIGHT, WEIGHTS } from '../search/searchIndex';
import { codeKey } from '../snapshot';
import type { Wants } from '../view';

import type { Build } from './build';
import { forEachEntry } from './shelf';

/** Words of what was bought by which more products are looked for, and so many of each. */
const MOST_TERMS = 24;
const MOST_OF_TERM = 200;

/**
 * Ids of products like what was bought, those first that are asked for now. Whatever is asked for is
 * compared; of the rest those that hold the words that say most.
 */
export async function likelyNext(
  db: Db,
  build: Build,
  { bought, asked, country }: Wants,
  most: number,
): Promise<string[]> {
  const { size } = build.facts;
  const words = { build: build.build, language: '', country, weights: KINDS } as const;
  const { holders = new Uint32Array() } = await build.vocabulary(db, '');
  const own = await readEntries(db, words, bought.map(codeKey));
  const known = new Set(own.map(({ number }) => number));
  const says = new Map<number, number>();
  for (const { entries } of own) {
    forEachEntry(entries, (entry) => {
      const term = Math.floor(entry / WEIGHTS);
      if (holders[term]! > Math.max(1, size * COMMON)) return;
      says.set(term, (says.get(term) ?? 0) + 1 / Math.sqrt(holders[term]!));
    });
  }

  const telling = [...says].sort(([, a], [, b]) => b - a).slice(0, MOST_TERMS);
  const wanted = await productsOfCodes(db, build.build, [...asked.keys()].map(codeKey));
  const now = { terms: [], ids: wanted.map(({ number }) => number) };
  const candidates = await readCandidates(db, words, [
    ...(now.ids.length > 0 ? [{ words: [now], most: now.ids.length }] : []),
    ...telling.map(([term]) => ({ words: [{ terms: [term], ids: [] }], most: MOST_OF_TERM })),
  ]);
  const orders = new Map(
    wanted.map(({ number, product_id }) => [number, asked.get(product_id) ?? 0]),
  );
  const scored = candidates.flatMap(({ number, entries }) => {
    let alike = 0;
    forEachEntry(entries, (entry) => {
      alike += (says.get(Math.floor(entry / WEIGHTS)) ?? 0) * (entry % WEIGHTS);
    });
    if (alike === 0 || known.has(number)) return [];
    return [{ number, score: alike * ((orders.get(number) ?? 0) + UNASKED) }];
  });
  scored.sort((a, b) => b.score - a.score || a.number - b.number);
  return idsOfNumbers(
    db,
    build.build,
    scored.slice(0, most).map(({ number }) => number),
  );
}

const KINDS = [...new Set(Object.values(WEIGHT))];
