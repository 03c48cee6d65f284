import type { Db } from '../../db/client';
import { readNamesOf } from '../../db/productIndex';
import { GONE } from '../renumbered';
import { lowerBound, type Snapshot } from '../snapshot';

import { lettersOf } from './letters';
import { byWord, type Postings, type SearchIndex } from './searchIndex';
import { phoneticKey } from './sounds';
import { readerOf, truer, WordBook, type KnownWord } from './wordBook';

type Vocabulary = Pick<
  SearchIndex,
  'words' | 'spelled' | 'sounds' | 'letters' | 'termOf' | 'heldBy' | 'terms'
>;

interface Change {
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
type Told = Map<string, KnownWord | undefined>;

/** Products examined per word in the first round, and in total at most. */
const FIRST_LOOK = 8;
const MOST_LOOKED = 20_000;

/**
 * Returns the vocabulary after some products have changed: words that no product contains any more
 * are removed, and those of the products that were read are added. Returns `undefined` if too many
 * products would have to be examined.
 */
export async function changeVocabulary(
  db: Db,
  before: SearchIndex,
  change: Change,
): Promise<Vocabulary | undefined> {
  const { book, lost, postings } = change;
  const told = await lookFor(db, left(before, change), change);
  if (!told) return undefined;
  for (const [word, read] of book.words) {
    const at = lowerBound(before.words, word);
    const spelled = before.words[at] === word ? before.spelled[at] : undefined;
    const kept = told.has(word) ? told.get(word)?.spelled : spelled;
    const isBetter = kept === undefined || truer(word, kept, read.spelled) !== kept;
    if (isBetter) told.set(word, read);
  }
  const isDead = (term: number) => postings.starts[term] === postings.starts[term + 1];
  const dead = new Set([...lost].filter(isDead));
  return { ...withWords(before, change.moved, told), terms: termsNow(before, book, dead) };
}

/**
 * Words whose known holder was removed or read again: each with its entry among the products just
 * read if these spell it the same, or else with its old entry without a holder.
 */
function left(
  { words, spelled, termOf, heldBy }: SearchIndex,
  { moved, book }: Change,
): [word: string, was: KnownWord][] {
  const gone = GONE;
  const open: [string, KnownWord][] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (moved[heldBy[at]!] !== gone) continue;
    open.push([words[at]!, { spelled: spelled[at]!, term: termOf[at]!, heldBy: GONE }]);
  }
  return open.map(([word, was]) => {
    const read = book.words.get(word);
    return [word, read?.spelled === was.spelled ? read : was];
  });
}

/**
 * A prime above the maximum number of products: its multiples visit every holder of a word, spread
 * out from the start.
 */
const STRIDE = 8_388_617;

/** Finds another holder for each of these words among the products that contain its term. */
async function lookFor(
  db: Db,
  words: readonly [word: string, was: KnownWord][],
  { snapshot, book: { language }, postings: { starts, products } }: Change,
): Promise<Told | undefined> {
  const told: Told = new Map();
  for (const [word, was] of words) if (was.heldBy !== GONE) told.set(word, was);
  let open = words.filter(([word]) => !told.has(word));
  let looked = 0;
  for (let from = 0, until = FIRST_LOOK; open.length > 0; from = until, until *= 2) {
    const numbers = new Map<string, number>();
    for (const [, { term }] of open) {
      const holders = starts[term + 1]! - starts[term]!;
      for (let at = from; at < Math.min(until, holders); at += 1) {
        const number = products[starts[term]! + ((at * STRIDE) % holders)]!;
        numbers.set(snapshot.productIds[number]!, number);
      }
    }
    looked += numbers.size;
    if (looked > MOST_LOOKED) return undefined;
    const book = new WordBook(language);
    const read = readerOf(book, snapshot);
    for (const [productId, name] of await readNamesOf(db, language, [...numbers.keys()])) {
      read(numbers.get(productId)!, name);
    }
    open = open.filter(([word, { spelled, term }]) => {
      const best = betterOf(word, told.get(word), book.words.get(word));
      told.set(word, best && { ...best, term });
      return best?.spelled !== spelled && until < starts[term + 1]! - starts[term]!;
    });
  }
  return told;
}

const betterOf = (word: string, one: KnownWord | undefined, other: KnownWord | undefined) =>
  one && (!other || truer(word, one.spelled, other.spelled) === one.spelled) ? one : other;

function withWords(
  before: SearchIndex,
  moved: Uint32Array,
  told: ReadonlyMap<string, KnownWord | undefined>,
): Omit<Vocabulary, 'terms'> {
  const coming = [...told].sort(byWord);
  const size = before.words.length + coming.length;
  const words: string[] = [];
  const spelled: string[] = [];
  const sounds: string[] = [];
  const columns = [new Uint32Array(size), new Uint32Array(size), new Uint32Array(size)] as const;
  const [letters, termOf, heldBy] = columns;
  let next = 0;
  const put = (word: string, now: KnownWord, sound: string, bits: number) => {
    const at = words.push(word) - 1;
    spelled.push(now.spelled);
    sounds.push(sound);
    letters[at] = bits;
    termOf[at] = now.term;
    heldBy[at] = now.heldBy;
  };
  const putComing = (until: string | undefined) => {
    for (; next < coming.length && (until === undefined || coming[next]![0] <= until); next += 1) {
      const [word, now] = coming[next]!;
      if (now) put(word, now, phoneticKey(word, before.language), lettersOf(word));
    }
  };
  for (const [at, word] of before.words.entries()) {
    putComing(word);
    if (told.has(word)) continue;
    const now = {
      spelled: before.spelled[at]!,
      term: before.termOf[at]!,
      heldBy: moved[before.heldBy[at]!]!,
    };
    put(word, now, before.sounds[at]!, before.letters[at]!);
  }
  putComing(undefined);
  const [lettersNow, termsNow, heldNow] = columns.map((column) => column.slice(0, words.length));
  return {
    ...{ words, spelled, sounds },
    ...{ letters: lettersNow!, termOf: termsNow!, heldBy: heldNow! },
  };
}

function termsNow(
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
