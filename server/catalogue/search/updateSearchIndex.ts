import { setImmediate } from 'node:timers/promises';

import type { Db } from '../../db/client';
import { readNamesOf } from '../../db/productIndex';
import { GONE } from '../renumbered';
import type { SnapshotChange } from '../updateSnapshot';

import { changeVocabulary } from './changeVocabulary';
import type { Postings, SearchIndex } from './searchIndex';
import { readerOf, WordBook } from './wordBook';

/** A product that was read, and the weight of a term in it. */
interface Entry {
  product: number;
  weight: number;
}

/** Postings handled per turn: a few milliseconds of work. */
const TURN = 500_000;

/**
 * Returns the index of a language after some products have changed. Reads only their names, and
 * those of other products that may still contain a word of theirs. Returns `undefined` if these are
 * so many that a full rebuild is as cheap.
 */
export async function updateSearchIndex(
  db: Db,
  before: SearchIndex,
  { snapshot, moved, read }: SnapshotChange,
): Promise<SearchIndex | undefined> {
  const { language, terms } = before;
  const book = new WordBook(language, { terms, count: before.starts.length - 1 });
  const readWords = readerOf(book, snapshot);
  const idOf = (number: number) => snapshot.productIds[number]!;
  const names = await readNamesOf(db, language, read.map(idOf));

  const nameLength = new Uint8Array(snapshot.productIds.length);
  const gone = GONE;
  for (let number = 0; number < moved.length; number += 1) {
    const now = moved[number]!;
    if (now !== gone) nameLength[now] = before.nameLength[number]!;
  }
  const entering = new Map<number, Entry[]>();
  for (const product of read) {
    const name = names.get(idOf(product));
    if (name === undefined) continue;
    const words = readWords(product, name);
    nameLength[product] = words.nameLength;
    for (const [term, weight] of words.weights) {
      const entries = entering.get(term);
      if (entries) entries.push({ product, weight });
      else entering.set(term, [{ product, weight }]);
    }
  }

  const { lost, ...postings } = await changePostings(before, moved, entering, book.terms.size);
  const vocabulary = await changeVocabulary(db, before, { snapshot, moved, book, lost, postings });
  return vocabulary && { language, ...vocabulary, ...postings, nameLength };
}

/** The updated postings, and the terms that lost a product because it was removed or read again. */
async function changePostings(
  before: Postings,
  moved: Uint32Array,
  entering: ReadonlyMap<number, readonly Entry[]>,
  newTerms: number,
): Promise<Postings & { lost: ReadonlySet<number> }> {
  const count = [...entering.values()].reduce((sum, { length }) => sum + length, 0);
  const products = new Uint32Array(before.products.length + count);
  const weights = new Uint8Array(products.length);
  const starts = new Uint32Array(before.starts.length + newTerms);
  const lost = new Set<number>();
  let at = 0;
  const put = (product: number, weight: number) => {
    products[at] = product;
    weights[at] = weight;
    at += 1;
  };
  let rest = TURN;
  const gone = GONE;
  for (let term = 0; term + 1 < starts.length; term += 1) {
    if (at > rest) {
      await setImmediate();
      rest = at + TURN;
    }
    const first = before.starts[term] ?? 0;
    const end = before.starts[term + 1] ?? first;
    const entries = entering.get(term) ?? [];
    let next = 0;
    for (let entry = first; entry < end; entry += 1) {
      const product = moved[before.products[entry]!]!;
      if (product === gone) {
        lost.add(term);
        continue;
      }
      for (; next < entries.length && entries[next]!.product < product; next += 1) {
        put(entries[next]!.product, entries[next]!.weight);
      }
      put(product, before.weights[entry]!);
    }
    for (; next < entries.length; next += 1) put(entries[next]!.product, entries[next]!.weight);
    starts[term + 1] = at;
  }
  return { starts, products: products.slice(0, at), weights: weights.slice(0, at), lost };
}
