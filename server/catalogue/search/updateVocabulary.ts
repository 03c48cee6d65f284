import type { Db } from '../../db/client';
import { readNamesByIds } from '../../db/productIndex';
import { REMOVED } from '../renumberSorted';
import { lowerBound, type Snapshot } from '../snapshot';

import type { Postings, SearchIndex } from './searchIndex';
import { createWordReader, preferredSpelling, WordBook, type KnownWord } from './wordBook';
import { WordColumns } from './wordColumns';

type Vocabulary = Pick<
  SearchIndex,
  'words' | 'spelled' | 'sounds' | 'letters' | 'termOf' | 'heldBy' | 'terms'
>;

interface VocabularyChange {
  snapshot: Snapshot;
  /** New number of each product by its old number. */
  moved: Uint32Array;
  /** The words of the products that were read. */
  book: WordBook;
  /** Terms that lost a product because it was removed or read again. */
  lost: ReadonlySet<number>;
  postings: Postings;
}

/**
 * The new state of words that may have changed; `undefined` for a word that no product contains any
 * more.
 */
type WordUpdates = Map<string, KnownWord | undefined>;

/** Products examined per word in the first round, and in total at most. */
const FIRST_ROUND_SIZE = 8;
const MAX_EXAMINED = 20_000;

/**
 * Returns the vocabulary after some products have changed: words that no product contains any more
 * are removed, and those of the products that were read are added. Returns `undefined` if too many
 * products would have to be examined.
 */
export async function updateVocabulary(
  db: Db,
  before: SearchIndex,
  change: VocabularyChange,
): Promise<Vocabulary | undefined> {
  const { book, lost, postings } = change;
  const updates = await findNewHolders(db, orphanedWords(before, change), change);
  if (!updates) return undefined;
  for (const [word, read] of book.words) {
    const index = lowerBound(before.words, word);
    const spelled = before.words[index] === word ? before.spelled[index] : undefined;
    const currentSpelling = updates.has(word) ? updates.get(word)?.spelled : spelled;
    const isBetter =
      currentSpelling === undefined ||
      preferredSpelling(word, currentSpelling, read.spelled) !== currentSpelling;
    if (isBetter) updates.set(word, read);
  }
  const isUnused = (term: number) => postings.starts[term] === postings.starts[term + 1];
  const dead = new Set([...lost].filter(isUnused));
  return { ...mergeWords(before, change.moved, updates), terms: updateTerms(before, book, dead) };
}

/**
 * Words whose known holder was removed or read again: each with its entry among the products just
 * read if these spell it the same, or else with its old entry without a holder.
 */
function orphanedWords(
  { words, spelled, termOf, heldBy }: SearchIndex,
  { moved, book }: VocabularyChange,
): [word: string, was: KnownWord][] {
  const removed = REMOVED;
  const pending: [string, KnownWord][] = [];
  for (let index = 0; index < words.length; index += 1) {
    if (moved[heldBy[index]!] !== removed) continue;
    pending.push([
      words[index]!,
      { spelled: spelled[index]!, term: termOf[index]!, heldBy: REMOVED },
    ]);
  }
  return pending.map(([word, previous]) => {
    const read = book.words.get(word);
    return [word, read?.spelled === previous.spelled ? read : previous];
  });
}

/**
 * A prime above the maximum number of products: its multiples visit every holder of a word, spread
 * out from the start.
 */
const STRIDE = 8_388_617;

/** Finds another holder for each of these words among the products that contain its term. */
async function findNewHolders(
  db: Db,
  words: readonly [word: string, was: KnownWord][],
  { snapshot, book: { language }, postings: { starts, products } }: VocabularyChange,
): Promise<WordUpdates | undefined> {
  const updates: WordUpdates = new Map();
  for (const [word, previous] of words)
    if (previous.heldBy !== REMOVED) updates.set(word, previous);
  let pending = words.filter(([word]) => !updates.has(word));
  let examined = 0;
  for (let from = 0, until = FIRST_ROUND_SIZE; pending.length > 0; from = until, until *= 2) {
    const numbers = new Map<string, number>();
    for (const [, { term }] of pending) {
      const holders = starts[term + 1]! - starts[term]!;
      for (let index = from; index < Math.min(until, holders); index += 1) {
        const number = products[starts[term]! + ((index * STRIDE) % holders)]!;
        numbers.set(snapshot.productIds[number]!, number);
      }
    }
    examined += numbers.size;
    if (examined > MAX_EXAMINED) return undefined;
    const book = new WordBook(language);
    const read = createWordReader(book, snapshot);
    for (const [productId, name] of await readNamesByIds(db, language, [...numbers.keys()])) {
      read(numbers.get(productId)!, name);
    }
    pending = pending.filter(([word, { spelled, term }]) => {
      const best = preferredWord(word, updates.get(word), book.words.get(word));
      updates.set(word, best && { ...best, term });
      return best?.spelled !== spelled && until < starts[term + 1]! - starts[term]!;
    });
  }
  return updates;
}

const preferredWord = (word: string, one: KnownWord | undefined, other: KnownWord | undefined) =>
  one && (!other || preferredSpelling(word, one.spelled, other.spelled) === one.spelled)
    ? one
    : other;

function mergeWords(
  before: SearchIndex,
  moved: Uint32Array,
  updates: ReadonlyMap<string, KnownWord | undefined>,
): Omit<Vocabulary, 'terms'> {
  const incoming = [...updates].sort(([a], [b]) => (a < b ? -1 : 1));
  const columns = new WordColumns(before.language, before.words.length + incoming.length);
  let next = 0;
  const appendIncoming = (until: string | undefined) => {
    for (
      ;
      next < incoming.length && (until === undefined || incoming[next]![0] <= until);
      next += 1
    ) {
      const [word, now] = incoming[next]!;
      if (now) columns.append(word, now);
    }
  };
  for (const [index, word] of before.words.entries()) {
    appendIncoming(word);
    if (updates.has(word)) continue;
    const now = {
      spelled: before.spelled[index]!,
      term: before.termOf[index]!,
      heldBy: moved[before.heldBy[index]!]!,
    };
    columns.append(word, now, before.sounds[index], before.letters[index]);
  }
  appendIncoming(undefined);
  return columns.finish();
}

function updateTerms(
  { terms }: SearchIndex,
  book: WordBook,
  dead: ReadonlySet<number>,
): ReadonlyMap<string, number> {
  if (book.terms.size === 0 && dead.size === 0) return terms;
  const now = new Map(terms);
  if (dead.size > 0) for (const [stem, term] of terms) if (dead.has(term)) now.delete(stem);
  for (const [stem, term] of book.terms) now.set(stem, term);
  return now;
}
