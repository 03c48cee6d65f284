import { setImmediate } from 'node:timers/promises';

import { FACETS, facetName, type Facet } from '#domain/facetNames';
import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { readNames } from '../../db/productIndex';
import { trailOf, type CategoryNode } from '../categoryTree';
import { inTurns } from '../inTurns';
import type { Snapshot } from '../snapshot';

import { lettersOf } from './letters';
import { soundOf } from './sounds';
import { isSilent, stemOf, wordsOf, type Word } from './words';

/** How much a word says about a product, by where it stands. */
export const WEIGHT = { name: 10, brand: 6, color: 5, type: 5, size: 5, category: 4 };

/**
 * Which products hold which word, in one language. Words that share a stem are one term; the
 * postings of term `t` stand at `starts[t]` to `starts[t + 1]` in `products` and `weights`.
 */
export interface SearchIndex {
  language: Language;
  /** Every word of the catalogue, folded, in the order of its letters. */
  words: string[];
  /** The words as the catalogue spells them. */
  spelled: string[];
  /** What each word sounds like, and which letters it holds: what finds the words near to a mistyped one. */
  sounds: string[];
  letters: Uint32Array;
  /** The term of each word. */
  termOf: Uint32Array;
  terms: ReadonlyMap<string, number>;
  starts: Uint32Array;
  products: Uint32Array;
  weights: Uint8Array;
  /** Words in a product's name, those that say nothing left out. */
  nameLength: Uint8Array;
  /** Where only some products are here: how many of all hold each term, and how many products there are. */
  holders?: Uint32Array;
  size?: number;
}

/** Numbers in a row that grows. */
class Row {
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

/** Products handled in one turn: a few milliseconds. */
const TURN = 20_000;

/** A tag or a mark of inches says something of what stands beyond a space. */
const SPANNING = /[<"”″']/;

/** Room for a weight beside a term. */
export const WEIGHTS = 16;

/** Numbers the words of a language as they come. */
export class WordBook {
  readonly terms = new Map<string, number>();
  readonly words = new Map<string, { spelled: string; term: number }>();
  readonly #pieces = new Map<string, readonly number[]>();

  constructor(readonly language: Language) {}

  /** Notes words and answers the terms they stand for. */
  termsOf(words: readonly Word[]): number[] {
    return words.flatMap(({ word, spelled }) => {
      const known = this.words.get(word);
      if (known) return known.term;
      if (isSilent(word, this.language)) return [];
      const stem = stemOf(word, this.language);
      const term = this.terms.get(stem) ?? this.terms.size;
      this.terms.set(stem, term);
      this.words.set(word, { spelled, term });
      return term;
    });
  }

  /** The terms of a name, piece by piece: most pieces stand in many names, and are read once. */
  termsOfName(name: string): readonly number[] {
    if (SPANNING.test(name)) return this.termsOf(withCompounds(name));
    const terms: number[] = [];
    for (const piece of name.split(' ')) {
      const known = this.#pieces.get(piece) ?? this.termsOf(withCompounds(piece));
      this.#pieces.set(piece, known);
      for (const term of known) terms.push(term);
    }
    return terms;
  }
}

/** Collects the words of one product after another, then lays them out by term. */
class IndexBuilder extends WordBook {
  /** Terms with their weights, and by product where its own begin and how many they are. */
  readonly #entries = new Row();
  readonly #begins: Uint32Array;
  readonly #counts: Uint16Array;
  /** How many products hold each term. */
  readonly #holders: number[] = [];
  readonly #nameLength: Uint8Array;

  constructor(language: Language, size: number) {
    super(language);
    this.#begins = new Uint32Array(size);
    this.#counts = new Uint16Array(size);
    this.#nameLength = new Uint8Array(size);
  }

  add(product: number, weights: ReadonlyMap<number, number>, nameLength: number): void {
    this.#begins[product] = this.#entries.length;
    this.#counts[product] = weights.size;
    this.#nameLength[product] = Math.min(255, nameLength);
    for (const [term, weight] of weights) {
      this.#entries.push(term * WEIGHTS + weight);
      this.#holders[term] = (this.#holders[term] ?? 0) + 1;
    }
  }

  async build(): Promise<SearchIndex> {
    const inOrder = [...this.words].sort(([a], [b]) => (a < b ? -1 : 1));
    const words = inOrder.map(([word]) => word);
    return {
      language: this.language,
      words,
      spelled: inOrder.map(([, { spelled }]) => spelled),
      sounds: words.map((word) => soundOf(word, this.language)),
      letters: Uint32Array.from(words, lettersOf),
      termOf: Uint32Array.from(inOrder, ([, { term: one }]) => one),
      terms: this.terms,
      ...(await this.#postings()),
      nameLength: this.#nameLength,
    };
  }

  /** Product after product, so that those of a term stand in listing order; in turns. */
  async #postings(): Promise<Pick<SearchIndex, 'starts' | 'products' | 'weights'>> {
    const { numbers, length } = this.#entries;
    const starts = new Uint32Array(this.terms.size + 1);
    for (let term = 0; term + 1 < starts.length; term += 1) {
      starts[term + 1] = starts[term]! + (this.#holders[term] ?? 0);
    }

    const products = new Uint32Array(length);
    const weights = new Uint8Array(length);
    const next = starts.slice();
    for (const [product, begin] of this.#begins.entries()) {
      if (product % TURN === 0) await setImmediate();
      for (let entry = begin; entry < begin + this.#counts[product]!; entry += 1) {
        const term = Math.floor(numbers[entry]! / WEIGHTS);
        const at = next[term]!;
        next[term] = at + 1;
        products[at] = product;
        weights[at] = numbers[entry]! % WEIGHTS;
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
  const facetTerms = termsOfFacets(builder, snapshot);
  const categoryTerms = termsOfCategories(builder);

  for await (const rows of inTurns((after, limit) => readNames(db, language, after, limit))) {
    for (const { product_id, name } of rows) {
      const product = numbers.get(product_id);
      if (product === undefined) continue;
      const inName = builder.termsOfName(name);
      const weights = weigh(inName, categoryTerms(snapshot.categoryOf[product]), (facet) =>
        facetTerms(facet, product),
      );
      builder.add(product, weights, inName.length);
    }
  }
  return builder.build();
}

/** What each term of a product says about it: the most of what it says by where it stands. */
export function weigh(
  inName: readonly number[],
  inCategory: readonly number[],
  inFacet: (facet: Facet) => readonly number[],
): Map<number, number> {
  const weights = new Map<number, number>();
  const note = (terms: readonly number[], weight: number) => {
    for (const term of terms) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  };
  note(inCategory, WEIGHT.category);
  for (const facet of FACETS) note(inFacet(facet), WEIGHT[facet]);
  note(inName, WEIGHT.name);
  return weights;
}

async function numbersById({ productIds }: Snapshot): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (const [number, productId] of productIds.entries()) {
    if (number % TURN === 0) await setImmediate();
    numbers.set(productId, number);
  }
  return numbers;
}

/** A hyphenated word is found in its parts and as one: X-Acto by x, acto and xacto. */
function withCompounds(name: string): Word[] {
  const compounds = /[-‑]/.test(name)
    ? (name.match(/[\p{L}\p{N}]+(?:[-‑][\p{L}\p{N}]+)+/gu) ?? [])
    : [];
  return [
    ...wordsOf(name),
    ...compounds.flatMap((compound) => wordsOf(compound.replace(/[-‑]/g, ''))),
  ];
}

function termsOfFacets(builder: IndexBuilder, { facets }: Snapshot) {
  const terms = Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      facets[facet].values.texts.map((value) =>
        builder.termsOf(wordsOf(facetName(facet, value, builder.language))),
      ),
    ]),
  ) as Record<Facet, number[][]>;
  return (facet: Facet, product: number) => terms[facet][facets[facet].of[product] ?? 0] ?? [];
}

export function termsOfCategories(builder: WordBook) {
  const terms = new Map<CategoryNode, number[]>();
  return (category: CategoryNode | undefined): number[] => {
    if (!category) return [];
    const known = terms.get(category);
    if (known) return known;
    const named = trailOf(category).flatMap(({ names }) =>
      builder.termsOf(wordsOf(names[builder.language])),
    );
    terms.set(category, named);
    return named;
  };
}
