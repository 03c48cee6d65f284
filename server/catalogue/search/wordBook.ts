import { FACETS, translateFacetValue, type Facet } from '#domain/facetNames';
import type { Language } from '#domain/languages';

import { categoryPathOf, type CategoryNode } from '../categoryTree';
import { forEachFacet, type Snapshot } from '../snapshot';

import { isStopWord, stemOf, wordsOf, type Word } from './words';

/** Weight of a word in a product, by where it occurs. */
export const WEIGHT = { name: 10, brand: 6, color: 5, type: 5, size: 5, category: 4 };

/** Terms that already have numbers, and how many numbers have been assigned. */
interface KnownTerms {
  terms: ReadonlyMap<string, number>;
  count: number;
}

/** Spelling of a word in the catalogue, its term, and a product that spells it that way. */
export interface KnownWord {
  spelled: string;
  term: number;
  heldBy: number;
}

/**
 * Returns the preferred one of two spellings, in whichever order they were found: accented over
 * plain.
 */
export function preferredSpelling(word: string, one: string, other: string): string {
  if (one === word) return other;
  return other !== word && other > one ? other : one;
}

/** A tag or an inch mark affects text beyond a space, so such a name cannot be split at spaces. */
const SPANS_SPACES = /[<"”″']/;

/** Assigns numbers to the words of a language as they are read. */
export class WordBook {
  /** Terms that were not known before. */
  readonly terms = new Map<string, number>();
  readonly words = new Map<string, KnownWord>();
  /** The product being read. */
  product = 0;
  readonly #pieces = new Map<string, readonly number[]>();

  constructor(
    readonly language: Language,
    readonly known: KnownTerms = { terms: new Map(), count: 0 },
  ) {}

  /** Records words and returns their terms. */
  termsOf(words: readonly Word[]): number[] {
    return words.flatMap(({ word, spelled }) => {
      const known = this.words.get(word);
      if (known) {
        if (
          known.spelled !== spelled &&
          preferredSpelling(word, known.spelled, spelled) === spelled
        ) {
          known.spelled = spelled;
          known.heldBy = this.product;
        }
        return known.term;
      }
      if (isStopWord(word, this.language)) return [];
      const term = this.#termOf(stemOf(word, this.language));
      this.words.set(word, { spelled, term, heldBy: this.product });
      return term;
    });
  }

  #termOf(stem: string): number {
    const known = this.known.terms.get(stem) ?? this.terms.get(stem);
    if (known !== undefined) return known;
    const term = this.known.count + this.terms.size;
    this.terms.set(stem, term);
    return term;
  }

  /** The terms of a name, piece by piece: most pieces occur in many names and are parsed once. */
  termsOfName(name: string): readonly number[] {
    if (SPANS_SPACES.test(name)) return this.termsOf(withCompounds(name));
    const terms: number[] = [];
    for (const piece of name.split(' ')) {
      const known = this.#pieces.get(piece) ?? this.termsOf(withCompounds(piece));
      this.#pieces.set(piece, known);
      for (const term of known) terms.push(term);
    }
    return terms;
  }
}

/** The terms of a product with their weights, and the number of words in its name. */
export interface ProductWords {
  weights: ReadonlyMap<number, number>;
  nameLength: number;
}

const MAX_NAME_LENGTH = 255;

/** Returns a function that reads a product's words into a book, from its name and the snapshot. */
export function createWordReader(book: WordBook, snapshot: Snapshot) {
  const facetTerms = termsOfFacets(book, snapshot);
  const categoryTerms = termsOfCategories(book);
  return (product: number, name: string): ProductWords => {
    book.product = product;
    const inName = book.termsOfName(name);
    const weights = weighTerms(inName, categoryTerms(snapshot.categoryOf[product]), (facet) =>
      facetTerms(facet, product),
    );
    return { weights, nameLength: Math.min(MAX_NAME_LENGTH, inName.length) };
  };
}

/** Weighs each term of a product by the most significant place it occurs in. */
export function weighTerms(
  inName: readonly number[],
  inCategory: readonly number[],
  inFacet: (facet: Facet) => readonly number[],
): Map<number, number> {
  const weights = new Map<number, number>();
  const addTerms = (terms: readonly number[], weight: number) => {
    for (const term of terms) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  };
  addTerms(inCategory, WEIGHT.category);
  for (const facet of FACETS) addTerms(inFacet(facet), WEIGHT[facet]);
  addTerms(inName, WEIGHT.name);
  return weights;
}

/** A hyphenated word is indexed by its parts and as one: X-Acto by x, acto and xacto. */
function withCompounds(name: string): Word[] {
  const compounds = /[-‑]/.test(name)
    ? (name.match(/[\p{L}\p{N}]+(?:[-‑][\p{L}\p{N}]+)+/gu) ?? [])
    : [];
  return [
    ...wordsOf(name),
    ...compounds.flatMap((compound) => wordsOf(compound.replace(/[-‑]/g, ''))),
  ];
}

function termsOfFacets(book: WordBook, { facets }: Snapshot) {
  const terms = forEachFacet((): (readonly number[] | undefined)[] => []);
  return (facet: Facet, product: number): readonly number[] => {
    const { of, values } = facets[facet];
    const value = of[product]!;
    return (terms[facet][value] ??= book.termsOf(
      wordsOf(translateFacetValue(facet, values.texts[value]!, book.language)),
    ));
  };
}

export function termsOfCategories(builder: WordBook) {
  const terms = new Map<CategoryNode, number[]>();
  return (category: CategoryNode | undefined): number[] => {
    if (!category) return [];
    const known = terms.get(category);
    if (known) return known;
    const namedTerms = categoryPathOf(category).flatMap(({ names }) =>
      builder.termsOf(wordsOf(names[builder.language])),
    );
    terms.set(category, namedTerms);
    return namedTerms;
  };
}
