import { cachePerOwner } from '../catalogue/cache';
import { scoreLikely } from '../catalogue/likely';
import { MAX_COMMON_SHARE } from '../catalogue/scoreSimilarity';
import { weightOf, WEIGHTS } from '../catalogue/search/wordBook';
import { codeKey } from '../catalogue/snapshot';
import type { SuggestionBasis } from '../catalogue/view';
import type { Db } from '../db/client';

import type { Build } from './build';
import { CandidateReader } from './candidateReader';
import { findHolders } from './findHolders';
import { productsByCodes } from './tables/codes';
import { readEntries } from './tables/postings';
import { idsBy } from './tables/queries';

/** Number of words of the purchases that candidates are looked up by, and candidates per word. */
const MAX_TERMS = 16;
const MAX_PER_TERM = 50;
/** Size limit of the ranks of products in demand that are cached, in bytes. */
const MAX_CACHE_BYTES = 2_000_000;

/**
 * Returns ids of products similar to those bought, the ones in demand first. All products in demand
 * are compared; of the rest, those that contain the most distinctive words.
 */
export async function likelyNext(
  db: Db,
  build: Build,
  { bought, weights, country }: SuggestionBasis,
  limit: number,
): Promise<string[]> {
  const { size } = build.facts;
  const index = await build.vocabulary(db, '');
  const { holders = new Uint32Array() } = index;
  const purchases = await readEntries(db, build.build, '', bought.map(codeKey));
  const boughtRanks = new Set(purchases.map(({ rank }) => rank));
  const termWeights = new Map<number, number>();
  for (const { entries } of purchases) {
    for (const entry of entries) {
      const term = Math.floor(entry / WEIGHTS);
      if (holders[term]! > Math.max(1, size * MAX_COMMON_SHARE)) continue;
      termWeights.set(term, (termWeights.get(term) ?? 0) + 1 / Math.sqrt(holders[term]!));
    }
  }

  const distinctiveTerms = [...termWeights].sort(([, a], [, b]) => b - a).slice(0, MAX_TERMS);
  const weightOfRank = await weightsByRank(db, build, weights);
  const demandWord = { terms: [], ranks: [...weightOfRank.keys()] };
  const reader = new CandidateReader(db, build, '');
  const ranks = await findHolders(db, build, { country, language: '', index, reader }, [
    { words: [demandWord], limit: demandWord.ranks.length },
    ...distinctiveTerms.map(([term]) => ({
      words: [{ terms: [term], ranks: [] }],
      limit: MAX_PER_TERM,
    })),
  ]);
  const candidates = await reader.read(ranks);
  const scored = candidates.flatMap(({ rank, number, entries }) => {
    let similarity = 0;
    for (const entry of entries) {
      similarity += (termWeights.get(Math.floor(entry / WEIGHTS)) ?? 0) * weightOf(entry % WEIGHTS);
    }
    if (similarity === 0 || boughtRanks.has(rank)) return [];
    return [{ rank, number, score: scoreLikely(similarity, weightOfRank.get(rank)) }];
  });
  scored.sort((a, b) => b.score - a.score || a.number - b.number);
  return idsBy(
    db,
    build.build,
    'rank',
    scored.slice(0, limit).map(({ rank }) => rank),
  );
}

/** Ranks of the products in demand, by id; -1 for those that are not in the catalogue. */
const demandRanksOf = cachePerOwner<Build, number>(() => MAX_CACHE_BYTES);

async function weightsByRank(
  db: Db,
  build: Build,
  weights: SuggestionBasis['weights'],
): Promise<Map<number, number>> {
  const cache = demandRanksOf(build);
  const ids = [...weights.keys()];
  const rankOf = new Map(ids.map((id) => [id, cache.get(id)]));
  const missing = ids.filter((id) => rankOf.get(id) === undefined);
  const found = await productsByCodes(db, build.build, missing.map(codeKey));
  for (const { product_id, rank } of found) rankOf.set(product_id, rank);
  for (const id of missing) cache.set(id, rankOf.get(id) ?? -1);
  const byRank = new Map([...weights].map(([id, weight]) => [rankOf.get(id) ?? -1, weight]));
  byRank.delete(-1);
  return byRank;
}
