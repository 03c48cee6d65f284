import type { Db } from '../../db/client';
import { readCandidates, readEntries } from '../../db/listed/postings';
import { idsOfNumbers, productsOfCodes } from '../../db/listed/queries';
import { COMMON } from '../alike';
import { UNASKED } from '../likely';
import { WEIGHTS } from '../search/searchIndex';
import { codeKey } from '../snapshot';
import type { Wants } from '../view';

import type { Build } from './build';
import { findHolders } from './holders';
import { forEachEntry } from './shelf';

/** Number of words of the purchases that candidates are looked up by, and candidates per word. */
const MOST_TERMS = 24;
const MOST_OF_TERM = 200;

/**
 * Returns ids of products similar to those bought, the ones in demand first. All products in demand
 * are compared; of the rest, those that contain the most distinctive words.
 */
export async function likelyNext(
  db: Db,
  build: Build,
  { bought, asked, country }: Wants,
  most: number,
): Promise<string[]> {
  const { size } = build.facts;
  const { holders = new Uint32Array() } = await build.vocabulary(db, '');
  const own = await readEntries(db, build.build, '', bought.map(codeKey));
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
  const now = { terms: [], ranks: wanted.map(({ rank }) => rank) };
  const ranks = await findHolders(db, build, { country, language: '' }, [
    { words: [now], most: now.ranks.length },
    ...telling.map(([term]) => ({ words: [{ terms: [term], ranks: [] }], most: MOST_OF_TERM })),
  ]);
  const candidates = await readCandidates(db, build.build, '', ranks);
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
