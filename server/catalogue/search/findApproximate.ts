import { fixesFor, type Fixes } from './corrections';
import { wordsNear } from './nearWords';
import { means, rank, rankNearly } from './rank';
import type { SearchIndex } from './searchIndex';
import type { Shelf } from './shelf';
import type { QueryWord } from './tally';
import { readingsWithin, splitInTwo } from './vocabulary';
import { isUnit, wordsOf, type Word } from './words';

export interface Found {
  /** Numbers of the products, the best first. */
  products: readonly number[];
  /** The query as it was searched, if typing errors were corrected. */
  corrected?: string;
  /**
   * If no product contains every word: the words that the first product contains, and those it
   * lacks.
   */
  held?: string[];
  leftOut?: string[];
}

/** Minimum length of a word that may be taken for a typing error although it matches something. */
const LEAST_DOUBTED = 4;
/** Factor for near words in a partial match, and their maximum number per word. */
const LOOSE = 0.5;
const MOST_LOOSE = 3;
/**
 * How much less likely another correction may be to be shown too, the maximum number of those, and
 * the number of products that they are mixed into.
 */
const ABOUT_AS_LIKELY = 0.22;
const MOST_OTHERS = 4;
const FIRST_PAGE = 10;

/** Finds what a query most likely means if no product matches it as written. */
export async function findApproximate(
  shelf: Shelf,
  text: string,
  words: readonly string[],
): Promise<Found> {
  const read = await shelf.read(words);
  const meant = await meaningOf(shelf, read, (word) => !means(word));
  if (meant.isOther) {
    const products = await rank(shelf, meant.query);
    if (products.length > 0) {
      return { products: await withOthers(shelf, products, meant), ...correctedBy(text, meant) };
    }
  }
  const isDoubtful = (one: QueryWord) => !means(one) || one.word.length >= LEAST_DOUBTED;
  const doubted = await meaningOf(shelf, read, isDoubtful);
  if (doubted.fixes.size > meant.fixes.size) {
    const products = await rank(shelf, doubted.query);
    if (products.length > 0) return { products, ...correctedBy(text, doubted) };
  }

  const { products, isHeld } = await rankNearly(
    shelf,
    meant.query.map((word) => loosened(shelf.index, word)),
  );
  if (products.length === 0) return { products };
  const lost = new Set(meant.searched.filter((_word, at) => !isHeld(meant.query[at]!)));
  return { products, ...correctedBy(text, meant), ...parted(text, meant.words, lost) };
}

/** Interpretation of the words of a query. */
interface Meaning {
  fixes: Fixes;
  words: ReadonlyMap<string, readonly Word[]>;
  searched: readonly Word[];
  query: readonly QueryWord[];
  /** Whether it differs from the query as typed. */
  isOther: boolean;
}

async function meaningOf(
  shelf: Shelf,
  read: readonly QueryWord[],
  isDoubtful: (word: QueryWord) => boolean,
): Promise<Meaning> {
  const sure = read.filter((word) => !isDoubtful(word));
  const fixes = await fixesFor(shelf, sure, read.filter(isDoubtful));
  const words = new Map(read.map((word) => [word.word, meantBy(shelf, word, fixes)]));
  const searched = [...words.values()].flat();
  const query = await readWithin(shelf, searched);
  return { fixes, words, searched, query, isOther: !read.every(means) };
}

const correctedBy = (text: string, { fixes }: Meaning): Pick<Found, 'corrected'> =>
  fixes.size > 0 ? { corrected: rewritten(text, fixes) } : {};

/** A word that matches nothing is looked up as a part of the words of the catalogue. */
async function readWithin(shelf: Shelf, words: readonly Word[]): Promise<QueryWord[]> {
  const read = await shelf.read(words.map(({ word }) => word));
  return read.map((one) =>
    means(one) ? one : { ...one, readings: readingsWithin(shelf.index, one.word) },
  );
}

/** Extends a word by those that it may be a misspelling of, and those that contain it. */
const loosened = (index: SearchIndex, read: QueryWord): QueryWord => ({
  ...read,
  readings: [
    ...read.readings,
    ...readingsWithin(index, read.word),
    ...wordsNear(index, read.word, MOST_LOOSE).map(({ term, share }) => ({
      term,
      share: share * LOOSE,
    })),
  ],
});

/**
 * Products of the likeliest meaning; the first ten include the best of each meaning that is about
 * as likely.
 */
async function withOthers(
  shelf: Shelf,
  products: number[],
  { fixes, query }: Meaning,
): Promise<number[]> {
  const others: QueryWord[][] = [];
  for (const [typed, fix] of fixes) {
    const near = wordsNear(shelf.index, typed)
      .filter(({ term, share }) => term !== fix.term && share >= fix.share - ABOUT_AS_LIKELY)
      .slice(0, MOST_OTHERS);
    for (const read of await shelf.read(near.map(({ word }) => word))) {
      others.push(query.map((one) => (one.word === fix.word ? read : one)));
    }
  }
  const first: number[] = [];
  for (const other of others) {
    if (first.length < MOST_OTHERS) first.push(...(await rank(shelf, other)).slice(0, 1));
  }
  const before = products.slice(0, FIRST_PAGE - first.length);
  return [...new Set([...before, ...first, ...products])];
}

/** Interpretation of a word: its correction, the two words that were written as one, or itself. */
function meantBy({ index }: Shelf, read: QueryWord, fixes: Fixes): Word[] {
  const { word } = read;
  const fix = fixes.get(word);
  if (fix) return [fix];
  const parts = (!means(read) && splitInTwo(index, word)) || [word];
  return parts.map((part) => ({ word: part, spelled: part }));
}

/** The query as typed, with only the mistyped words replaced. */
const rewritten = (text: string, fixes: Fixes): string =>
  text
    .trim()
    .split(/\s+/)
    .map((chunk) => {
      const words = wordsOf(chunk);
      if (!words.some(({ word }) => fixes.has(word))) return chunk;
      return words.map(({ word, spelled }) => fixes.get(word)?.spelled ?? spelled).join(' ');
    })
    .join(' ');

/** The words that were found and those that were not, as typed; a number stays with its unit. */
function parted(
  text: string,
  meant: ReadonlyMap<string, readonly Word[]>,
  lost: ReadonlySet<Word>,
): Required<Pick<Found, 'held' | 'leftOut'>> {
  const typed = wordsOf(text);
  const unitOf = (at: number): Word | undefined => {
    const next = typed[at + 1];
    return /^\d/.test(typed[at]?.word ?? '') && next && isUnit(next.word) ? next : undefined;
  };
  const held = new Set<string>();
  const leftOut = new Set<string>();
  typed.forEach((word, at) => {
    if (unitOf(at - 1)) return;
    const unit = unitOf(at);
    const said = unit ? [word, unit] : [word];
    const read = said.flatMap((one) => meant.get(one.word) ?? []);
    const isSplit = !unit && read.length > 1;
    if (isSplit) {
      for (const one of read) (lost.has(one) ? leftOut : held).add(one.spelled);
    } else if (read.length > 0) {
      const isLost = read.some((one) => lost.has(one));
      (isLost ? leftOut : held).add(said.map(({ spelled }) => spelled).join(' '));
    }
  });
  return { held: [...held], leftOut: [...leftOut] };
}
