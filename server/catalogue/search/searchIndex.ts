import { FACETS, facetName, type Facet } from '#domain/facetNames';
import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { readNames } from '../../db/products';
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
}

/** Collects the words of one product after another, then lays them out by term. */
class IndexBuilder {
  readonly #terms = new Map<string, number>();
  readonly #words = new Map<string, { spelled: string; term: number }>();
  readonly #entries: { term: number[]; product: number[]; weight: number[] } = {
    term: [],
    product: [],
    weight: [],
  };

  constructor(readonly language: Language) {}

  /** Notes words and answers the terms they stand for. */
  termsOf(words: readonly Word[]): number[] {
    return words.flatMap(({ word, spelled }) => {
      const known = this.#words.get(word);
      if (known) return known.term;
      if (isSilent(word, this.language)) return [];
      const stem = stemOf(word, this.language);
      const term = this.#terms.get(stem) ?? this.#terms.size;
      this.#terms.set(stem, term);
      this.#words.set(word, { spelled, term });
      return term;
    });
  }

  add(product: number, term: number, weight: number): void {
    this.#entries.term.push(term);
    this.#entries.product.push(product);
    this.#entries.weight.push(weight);
  }

  build(nameLength: Uint8Array): SearchIndex {
    const { term, product, weight } = this.#entries;
    const starts = new Uint32Array(this.#terms.size + 1);
    for (const one of term) starts[one + 1] = (starts[one + 1] ?? 0) + 1;
    for (let at = 1; at < starts.length; at += 1) starts[at] = starts[at]! + starts[at - 1]!;

    const products = new Uint32Array(term.length);
    const weights = new Uint8Array(term.length);
    const next = starts.slice();
    term.forEach((one, entry) => {
      const at = next[one]!;
      next[one] = at + 1;
      products[at] = product[entry]!;
      weights[at] = weight[entry]!;
    });

    const inOrder = [...this.#words].sort(([a], [b]) => (a < b ? -1 : 1));
    const words = inOrder.map(([word]) => word);
    return {
      language: this.language,
      words,
      spelled: inOrder.map(([, { spelled }]) => spelled),
      sounds: words.map((word) => soundOf(word, this.language)),
      letters: Uint32Array.from(words, lettersOf),
      termOf: Uint32Array.from(inOrder, ([, { term: one }]) => one),
      terms: this.#terms,
      starts,
      products,
      weights,
      nameLength,
    };
  }
}

/** Reads every name once and indexes it with brand, colour, type, size and categories. */
export async function buildSearchIndex(
  db: Db,
  snapshot: Snapshot,
  language: Language,
): Promise<SearchIndex> {
  const builder = new IndexBuilder(language);
  const nameLength = new Uint8Array(snapshot.productIds.length);
  const numbers = new Map(snapshot.productIds.map((productId, number) => [productId, number]));
  const facetTerms = termsOfFacets(builder, snapshot);
  const categoryTerms = termsOfCategories(builder);

  for await (const rows of inTurns((after, limit) => readNames(db, language, after, limit))) {
    for (const { product_id, name } of rows) {
      const product = numbers.get(product_id);
      if (product === undefined) continue;
      const weights = new Map<number, number>();
      const note = (terms: readonly number[], weight: number) => {
        for (const term of terms) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
      };
      note(categoryTerms(snapshot.categoryOf[product]), WEIGHT.category);
      for (const facet of FACETS) note(facetTerms(facet, product), WEIGHT[facet]);
      const inName = builder.termsOf(withCompounds(name));
      note(inName, WEIGHT.name);
      nameLength[product] = Math.min(255, inName.length);
      for (const [term, weight] of weights) builder.add(product, term, weight);
    }
  }
  return builder.build(nameLength);
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

function termsOfCategories(builder: IndexBuilder) {
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
