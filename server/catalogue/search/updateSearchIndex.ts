import { setImmediate } from 'node:timers/promises';

import type { Db } from '../../db/client';
import { readNamesByIds } from '../../db/productIndex';
import { REMOVED } from '../renumberSorted';
import type { SnapshotChange } from '../updateSnapshot';

import type { Postings, SearchIndex } from './searchIndex';
import { updateVocabulary } from './updateVocabulary';
import { createWordReader, WordBook } from './wordBook';

/** A product that was read, and the weight of a term in it. */
interface EnteringPosting {
  product: number;
  weight: number;
}

/** Postings handled per turn: a few milliseconds of work. */
const TURN_SIZE = 500_000;

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
  const readWords = createWordReader(book, snapshot);
  const idOf = (number: number) => snapshot.productIds[number]!;
  const names = await readNamesByIds(db, language, read.map(idOf));

  const nameLength = new Uint8Array(snapshot.productIds.length);
  const removed = REMOVED;
  for (let number = 0; number < moved.length; number += 1) {
    const now = moved[number]!;
    if (now !== removed) nameLength[now] = before.nameLength[number]!;
  }
  const entering = new Map<number, EnteringPosting[]>();
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

  const { lost, ...postings } = await updatePostings(before, moved, entering, book.terms.size);
  const vocabulary = await updateVocabulary(db, before, { snapshot, moved, book, lost, postings });
  return vocabulary && { language, ...vocabulary, ...postings, nameLength };
}

/** The updated postings, and the terms that lost a product because it was removed or read again. */
async function updatePostings(
  before: Postings,
  moved: Uint32Array,
  entering: ReadonlyMap<number, readonly EnteringPosting[]>,
  newTerms: number,
): Promise<Postings & { lost: ReadonlySet<number> }> {
  const count = [...entering.values()].reduce((sum, { length }) => sum + length, 0);
  const products = new Uint32Array(before.products.length + count);
  const weights = new Uint8Array(products.length);
  const starts = new Uint32Array(before.starts.length + newTerms);
  const lost = new Set<number>();
  let position = 0;
  const append = (product: number, weight: number) => {
    products[position] = product;
    weights[position] = weight;
    position += 1;
  };
  let nextPause = TURN_SIZE;
  const removed = REMOVED;
  for (let term = 0; term + 1 < starts.length; term += 1) {
    if (position > nextPause) {
      await setImmediate();
      nextPause = position + TURN_SIZE;
    }
    const first = before.starts[term] ?? 0;
    const end = before.starts[term + 1] ?? first;
    const entries = entering.get(term) ?? [];
    let next = 0;
    for (let entry = first; entry < end; entry += 1) {
      const product = moved[before.products[entry]!]!;
      if (product === removed) {
        lost.add(term);
        continue;
      }
      for (; next < entries.length && entries[next]!.product < product; next += 1) {
        append(entries[next]!.product, entries[next]!.weight);
      }
      append(product, before.weights[entry]!);
    }
    for (; next < entries.length; next += 1) append(entries[next]!.product, entries[next]!.weight);
    starts[term + 1] = position;
  }
  return {
    starts,
    products: products.slice(0, position),
    weights: weights.slice(0, position),
    lost,
  };
}
