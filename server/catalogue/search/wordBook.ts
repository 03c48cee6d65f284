import { FACETS, translateFacetValue, type Facet } from '#domain/facetNames';
import type { Language } from '#domain/languages';

import { categoryPathOf, type CategoryNode } from '../categoryTree';
import { forEachFacet, type Snapshot } from '../snapshot';

import { isPlural, isStopWord, stemOf, wordsOf, type Word } from './words';

/** Weight of a word in a product, by where it occurs. */
export const WEIGHT = { name: 10, brand: 6, color: 5, type: 5, size: 5, category: 4 };

/** Added to the weight of a term that is written as a plural. */
const PLURAL = 16;
/** Number of distinct weights: an entry encodes `term * WEIGHTS + weight`. */
export const WEIGHTS = 2 * PLURAL;

export const weightOf = (weight: number): number => weight % PLURAL;
export const isWrittenAsPlural = (weight: number): boolean => weight >= PLURAL;

/** A term and how it is written: `term * 2`, and one more for a plural. */
const formOf = (term: number, word: string): number => term * 2 + (isPlural(word) ? 1 : 0);

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

  /** Records words and returns their forms. */
  formsOf(words: readonly Word[]): number[] {
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
        return formOf(known.term, word);
      }
      if (isStopWord(word, this.language)) return [];
      const term = this.#termOf(stemOf(word, this.language));
      this.words.set(word, { spelled, term, heldBy: this.product });
      return formOf(term, word);
    });
  }

  #termOf(stem: string): number {
    const known = this.known.terms.get(stem) ?? this.terms.get(stem);
    if (known !== undefined) return known;
    const term = this.known.count + this.terms.size;
    this.terms.set(stem, term);
    return term;
  }

  /** The forms in a name, piece by piece: most pieces occur in many names and are parsed once. */
  formsOfName(name: string): readonly number[] {
    if (SPANS_SPACES.test(name)) return this.formsOf(withCompounds(name));
    const forms: number[] = [];
    for (const piece of name.split(' ')) {
      const known = this.#pieces.get(piece) ?? this.formsOf(withCompounds(piece));
      this.#pieces.set(piece, known);
      for (const form of known) forms.push(form);
    }
    return forms;
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
  const facetForms = formsOfFacets(book, snapshot);
  const categoryForms = formsOfCategories(book);
  return (product: number, name: string): ProductWords => {
    book.product = product;
    const inName = book.formsOfName(name);
    const weights = weighTerms(inName, categoryForms(snapshot.categoryOf[product]), (facet) =>
      facetForms(facet, product),
    );
    return { weights, nameLength: Math.min(MAX_NAME_LENGTH, inName.length) };
  };
}

/**
 * Weighs each term of a product by the most significant place it occurs in, and marks it if it is
 * written as a plural there.
 */
export function weighTerms(
  inName: readonly number[],
  inCategory: readonly number[],
  inFacet: (facet: Facet) => readonly number[],
): Map<number, number> {
  const weights = new Map<number, number>();
  const addForms = (forms: readonly number[], weight: number) => {
    for (const form of forms) {
      const term = form >> 1;
      if (weight > weightOf(weights.get(term) ?? 0))
        weights.set(term, weight + (form & 1) * PLURAL);
    }
  };
  addForms(inCategory, WEIGHT.category);
  for (const facet of FACETS) addForms(inFacet(facet), WEIGHT[facet]);
  addForms(inName, WEIGHT.name);
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

function formsOfFacets(book: WordBook, { facets }: Snapshot) {
  const forms = forEachFacet((): (readonly number[] | undefined)[] => []);
  return (facet: Facet, product: number): readonly number[] => {
    const { of, values } = facets[facet];
    const value = of[product]!;
    return (forms[facet][value] ??= book.formsOf(
      wordsOf(translateFacetValue(facet, values.texts[value]!, book.language)),
    ));
  };
}

export function formsOfCategories(builder: WordBook) {
  const forms = new Map<CategoryNode, number[]>();
  return (category: CategoryNode | undefined): number[] => {
    if (!category) return [];
    const known = forms.get(category);
    if (known) return known;
    const namedForms = categoryPathOf(category).flatMap(({ names }) =>
      builder.formsOf(wordsOf(names[builder.language])),
    );
    forms.set(category, namedForms);
    return namedForms;
  };
}
