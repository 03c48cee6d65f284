import { setImmediate } from 'node:timers/promises';

import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { readNames } from '../../db/productIndex';
import { inBatches } from '../inBatches';
import type { Snapshot } from '../snapshot';

import { createWordReader, WEIGHTS, WordBook, type ProductWords } from './wordBook';
import { WordColumns } from './wordColumns';

/**
 * Inverted index of one language. Words that share a stem form one term; the postings of term `t`
 * are at `starts[t]` to `starts[t + 1]` in `products` and `weights`.
 */
export interface SearchIndex {
  language: Language;
  /** Every word of the catalogue, folded and sorted. */
  words: string[];
  /** The words as the catalogue spells them. */
  spelled: string[];
  /** Phonetic key and letter set of each word, for finding the words near a mistyped one. */
  sounds: string[];
  letters: Uint32Array;
  /** The term of each word, and a product that contains it in this spelling. */
  termOf: Uint32Array;
  heldBy: Uint32Array;
  terms: ReadonlyMap<string, number>;
  starts: Uint32Array;
  products: Uint32Array;
  weights: Uint8Array;
  /** Number of words in a product's name, without stop words. */
  nameLength: Uint8Array;
  /**
   * Set if the index holds only some products: how many of all contain each term, and how many
   * there are.
   */
  holders?: Uint32Array;
  size?: number;
}

/** Which products contain which term, and with what weight. */
export type Postings = Pick<SearchIndex, 'starts' | 'products' | 'weights'>;

/** Growing array of unsigned 32-bit integers. */
class GrowingArray {
  #numbers = new Uint32Array(1024);
  length = 0;

  get numbers(): Uint32Array {
    return this.#numbers;
  }

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const longer = new Uint32Array(2 * this.length);
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    this.#numbers[this.length] = number;
    this.length += 1;
  }
}

/** Products, or words, handled per turn: a few milliseconds of work. */
const TURN_SIZE = 20_000;

/** Collects the words of one product after another, then arranges them by term. */
class IndexBuilder extends WordBook {
  /** Entries of terms and weights, and by product where its own begin and how many it has. */
  readonly #entries = new GrowingArray();
  readonly #begins: Uint32Array;
  readonly #counts: Uint16Array;
  /** Number of products that contain each term. */
  readonly #holders: number[] = [];
  readonly #nameLength: Uint8Array;

  constructor(language: Language, size: number) {
    super(language);
    this.#begins = new Uint32Array(size);
    this.#counts = new Uint16Array(size);
    this.#nameLength = new Uint8Array(size);
  }

  add(product: number, { weights, nameLength }: ProductWords): void {
    this.#begins[product] = this.#entries.length;
    this.#counts[product] = weights.size;
    this.#nameLength[product] = nameLength;
    for (const [term, weight] of weights) {
      this.#entries.push(term * WEIGHTS + weight);
      this.#holders[term] = (this.#holders[term] ?? 0) + 1;
    }
  }

  /** Describes each word, in turns. */
  async build(): Promise<SearchIndex> {
    const columns = new WordColumns(this.language, this.words.size);
    for (const [at, word] of [...this.words.keys()].sort().entries()) {
      if (at % TURN_SIZE === 0) await setImmediate();
      columns.append(word, this.words.get(word)!);
    }
    return {
      language: this.language,
      ...columns.finish(),
      terms: this.terms,
      ...(await this.#postings()),
      nameLength: this.#nameLength,
    };
  }

  /**
   * Goes through the products in order, so that the postings of a term are in listing order; in
   * turns.
   */
  async #postings(): Promise<Postings> {
    const { numbers, length } = this.#entries;
    const starts = new Uint32Array(this.terms.size + 1);
    for (let term = 0; term + 1 < starts.length; term += 1) {
      starts[term + 1] = starts[term]! + (this.#holders[term] ?? 0);
    }

    const products = new Uint32Array(length);
    const weights = new Uint8Array(length);
    const next = starts.slice();
    for (const [product, begin] of this.#begins.entries()) {
      if (product % TURN_SIZE === 0) await setImmediate();
      for (let entry = begin; entry < begin + this.#counts[product]!; entry += 1) {
        const term = Math.floor(numbers[entry]! / WEIGHTS);
        const position = next[term]!;
        next[term] = position + 1;
        products[position] = product;
        weights[position] = numbers[entry]! % WEIGHTS;
      }
    }
    return { starts, products, weights };
  }
}

/** Reads every name once and indexes it with brand, colour, type, size and categories. */
export async function buildSearchIndex(
  db: Db,
  snapshot: Snapshot,
  language: Language,
): Promise<SearchIndex> {
  const builder = new IndexBuilder(language, snapshot.productIds.length);
  const numbers = await numbersById(snapshot);
  const read = createWordReader(builder, snapshot);

  for await (const rows of inBatches((after, limit) => readNames(db, language, after, limit))) {
    for (const { product_id, name } of rows) {
      const product = numbers.get(product_id);
      if (product === undefined) continue;
      builder.add(product, read(product, name));
    }
  }
  return builder.build();
}

async function numbersById({ productIds }: Snapshot): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (const [number, productId] of productIds.entries()) {
    if (number % TURN_SIZE === 0) await setImmediate();
    numbers.set(productId, number);
  }
  return numbers;
}
