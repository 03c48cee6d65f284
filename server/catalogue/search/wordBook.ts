import { FACETS, facetName, type Facet } from '#domain/facetNames';
import type { Language } from '#domain/languages';

import { trailOf, type CategoryNode } from '../categoryTree';
import { forEachFacet, type Snapshot } from '../snapshot';

import { isSilent, stemOf, wordsOf, type Word } from './words';

/** How much a word says about a product, by where it stands. */
export const WEIGHT = { name: 10, brand: 6, color: 5, type: 5, size: 5, category: 4 };

/** Terms that have their numbers already, and how many numbers were given. */
interface KnownTerms {
  terms: ReadonlyMap<string, number>;
  count: number;
}

/** How the catalogue spells a word, which term it is, and a product that holds it spelled so. */
export interface KnownWord {
  spelled: string;
  term: number;
  heldBy: number;
}

/**
 * Of two spellings of a word the one that is shown, whichever was met first: with accents rather than without.
 */
export function truer(word: string, one: string, other: string): string {
  if (one === word) return other;
  return other !== word && other > one ? other : one;
}

/** A tag or a mark of inches says something of what stands beyond a space. */
const SPANNING = /[<"”″']/;

/** Numbers the words of a language as they come. */
export class WordBook {
  /** Terms that were not known before. */
  readonly terms = new Map<string, number>();
  readonly words = new Map<string, KnownWord>();
  /** The product that is being read. */
  product = 0;
  readonly #pieces = new Map<string, readonly number[]>();

  constructor(
    readonly language: Language,
    readonly known: KnownTerms = { terms: new Map(), count: 0 },
  ) {}

  /** Notes words and answers the terms they stand for. */
  termsOf(words: readonly Word[]): number[] {
    return words.flatMap(({ word, spelled }) => {
      const known = this.words.get(word);
      if (known) {
        if (known.spelled !== spelled && truer(word, known.spelled, spelled) === spelled) {
          known.spelled = spelled;
          known.heldBy = this.product;
        }
        return known.term;
      }
      if (isSilent(word, this.language)) return [];
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

/** The terms of a product, what each says about it, and how many words its name has. */
export interface ProductWords {
  weights: ReadonlyMap<number, number>;
  nameLength: number;
}

const LONGEST_NAME = 255;

/** Reads the words of products into a book, each from its name and from what the snapshot knows of it. */
export function readerOf(book: WordBook, snapshot: Snapshot) {
  const facetTerms = termsOfFacets(book, snapshot);
  const categoryTerms = termsOfCategories(book);
  return (product: number, name: string): ProductWords => {
    book.product = product;
    const inName = book.termsOfName(name);
    const weights = weigh(inName, categoryTerms(snapshot.categoryOf[product]), (facet) =>
      facetTerms(facet, product),
    );
    return { weights, nameLength: Math.min(LONGEST_NAME, inName.length) };
  };
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

function termsOfFacets(book: WordBook, { facets }: Snapshot) {
  const terms = forEachFacet((): (readonly number[] | undefined)[] => []);
  return (facet: Facet, product: number): readonly number[] => {
    const { of, values } = facets[facet];
    const value = of[product]!;
    return (terms[facet][value] ??= book.termsOf(
      wordsOf(facetName(facet, values.texts[value]!, book.language)),
    ));
  };
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
