import { offeredIn } from '../narrow';

import { fixesFor, type Fixes } from './corrections';
import { wordsNear } from './nearWords';
import { holds, means, rank, readWord, type QueryWord, type Shelf } from './rank';
import type { SearchIndex } from './searchIndex';
import { readingsWithin, splitInTwo } from './vocabulary';
import { isUnit, wordsOf, type Word } from './words';

export interface Found {
  /** Numbers of the products, the best first. */
  products: number[];
  /** The query as it was searched, where typing slips were put right. */
  corrected?: string;
  /** Where nothing holds every word: those that the first product does not hold. */
  leftOut?: string[];
}

/** Fewest letters of a word that is taken for a slip although it means something. */
const LEAST_DOUBTED = 4;
/** What a word that means something is worth as a slip of another. */
const LOOSE = 0.5;

/** Finds what a query most likely means that no product answers as it is written. */
export function findNearly(shelf: Shelf, text: string, words: readonly string[]): Found {
  const read = words.map((word) => readWord(shelf, word));
  const nearly = findFixed(shelf, text, read, (word) => !means(word));
  if (nearly.leftOut === undefined) return nearly;

  const doubted = findFixed(
    shelf,
    text,
    read,
    (word) => !means(word) || word.word.length >= LEAST_DOUBTED,
  );
  return doubted.products.length > 0 && doubted.leftOut === undefined ? doubted : nearly;
}

function findFixed(
  shelf: Shelf,
  text: string,
  words: readonly QueryWord[],
  isDoubtful: (word: QueryWord) => boolean,
): Found {
  const { index, snapshot, country } = shelf;
  const fixes = fixesFor(
    index,
    words.filter((word) => !isDoubtful(word)),
    words.filter(isDoubtful),
    offeredIn(snapshot, country),
  );
  const meant = new Map(words.map((word) => [word.word, meantBy(shelf, word, fixes)]));
  const searched = [...meant.values()].flat();
  const query = searched.map(({ word }) => readWithin(shelf, word));
  const corrected = fixes.size > 0 && { corrected: rewritten(text, fixes) };
  const found = rank(shelf, query);
  if (found.isComplete) return { products: found.products, ...corrected };

  const { products } = rank(
    shelf,
    query.map((word) => loosened(index, word)),
  );
  const [first] = products;
  if (first === undefined) return { products };
  const lost = new Set(searched.filter((_word, at) => !holds(index, query[at]!, first)));
  return { products, ...corrected, leftOut: leftOut(text, meant, lost) };
}

/** A word that means nothing here is looked for within the words of the catalogue. */
function readWithin(shelf: Shelf, word: string): QueryWord {
  const read = readWord(shelf, word);
  return means(read) ? read : { ...read, readings: readingsWithin(shelf.index, word) };
}

/** A word with those that it may be a slip of, and those that it stands in. */
const loosened = (index: SearchIndex, read: QueryWord): QueryWord => ({
  ...read,
  readings: [
    ...read.readings,
    ...readingsWithin(index, read.word),
    ...wordsNear(index, read.word).map(({ term, share }) => ({ term, share: share * LOOSE })),
  ],
});

/** What a word stands for: its correction, the two words that were written as one, or itself. */
function meantBy({ index }: Shelf, read: QueryWord, fixes: Fixes): Word[] {
  const { word } = read;
  const fix = fixes.get(word);
  if (fix) return [fix];
  const parts = (!means(read) && splitInTwo(index, word)) || [word];
  return parts.map((part) => ({ word: part, spelled: part }));
}

/** The query as the person wrote it, with only the mistyped words replaced. */
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

/** The words that were lost, as the person wrote them; a number goes with its unit. */
function leftOut(
  text: string,
  meant: ReadonlyMap<string, readonly Word[]>,
  lost: ReadonlySet<Word>,
): string[] {
  const typed = wordsOf(text);
  const unitOf = (at: number): Word | undefined => {
    const next = typed[at + 1];
    return /^\d/.test(typed[at]?.word ?? '') && next && isUnit(next.word) ? next : undefined;
  };
  const parts = typed.flatMap((word, at) => {
    if (unitOf(at - 1)) return [];
    const unit = unitOf(at);
    const said = unit ? [word, unit] : [word];
    const read = said.flatMap((one) => meant.get(one.word) ?? []);
    const gone = read.filter((one) => lost.has(one));
    if (gone.length === 0) return [];
    const isSplit = !unit && read.length > 1;
    return isSplit
      ? gone.map(({ spelled }) => spelled)
      : said.map(({ spelled }) => spelled).join(' ');
  });
  return [...new Set(parts)];
}
