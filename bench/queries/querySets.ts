import type { Language } from '#domain/languages';

import { Dice } from './dice';
import { RENAMINGS, replaceWord } from './otherNames';
import { REAL_NAMES } from './realNames';
import { mistype, SLIPS } from './slips';

/** A product from which queries are made. */
export interface Named {
  productId: string;
  name: string;
}

/** A query by someone looking for a certain product. */
interface MeantQuery {
  kind: string;
  text: string;
  language: Language;
  /** Whether a product is the one that was meant, by its id or name. */
  isMeant: (product: Named) => boolean;
}

/** Maximum number of words taken from a name; the rest of a long one adds nothing. */
const MAX_WORDS = 12;

const tidy = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[,"()+&!]|\s-\s/g, ' ')
    .trim()
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .join(' ');

type Making = (name: string, dice: Dice) => string | undefined;

/** Makes queries of one kind from randomly ordered products, until there are enough. */
function makeQueries(
  kind: string,
  products: readonly Named[],
  count: number,
  make: Making,
  language: Language = '',
): MeantQuery[] {
  const dice = new Dice(kind.length * 7919);
  const queries: MeantQuery[] = [];
  for (const { name } of dice.shuffled(products)) {
    if (queries.length === count) break;
    const text = make(tidy(name), dice);
    if (!text || text === tidy(name)) continue;
    queries.push({ kind, text, language, isMeant: (other) => tidy(other.name) === tidy(name) });
  }
  return queries;
}

/** Products under other names than their own. */
const otherNames = (products: readonly Named[], count: number): MeantQuery[] =>
  Object.entries(RENAMINGS).flatMap(([kind, rename]) => makeQueries(kind, products, count, rename));

/**
 * For each alternative name of a thing, one product whose name contains it, with the name replaced.
 */
const realNames = (products: readonly Named[]): MeantQuery[] =>
  REAL_NAMES.flatMap(([from, to]) =>
    makeQueries(`${to} for ${from}`, products, 1, (name) => replaceWord(name, [from, to])),
  );

/** Names with one word mistyped. */
const misspelledNames = (products: readonly Named[], count: number): MeantQuery[] =>
  Object.entries(SLIPS).flatMap(([kind, slip]) =>
    makeQueries(kind, products, count, (name, dice) =>
      mistype(name.split(' '), slip, dice)?.join(' '),
    ),
  );

/** Whether a name contains all words, ignoring plurals. */
const containsAll = (name: string, words: readonly string[]): boolean =>
  words.every((word) => tidy(name).includes(word.replace(/s$/, '')));

/**
 * A few words of a name, one of them mistyped; every product whose name contains them all is meant.
 */
const misspelledParts =
  (what: string, length: number) =>
  (products: readonly Named[], count: number): MeantQuery[] => {
    const known = new Set(products.flatMap(({ name }) => tidy(name).split(' ')));
    return Object.entries(SLIPS).flatMap(([slipKind, slip]) => {
      const dice = new Dice(slipKind.length * 104729 + length);
      const queries: MeantQuery[] = [];
      for (const { name } of dice.shuffled(products)) {
        if (queries.length === count) break;
        const words = dice.shuffled(tidy(name).split(' ').filter(isDistinctive)).slice(0, length);
        const typed = words.length === length ? mistype(words, slip, dice) : undefined;
        if (!typed || typed.every((word) => known.has(word))) continue;
        queries.push({
          kind: `${slipKind}, ${what}`,
          text: typed.join(' '),
          language: '',
          isMeant: (other) => containsAll(other.name, words),
        });
      }
      return queries;
    });
  };

const STOP_WORDS = new Set(['and', 'for', 'from', 'the', 'with']);
const isDistinctive = (word: string): boolean => /^\p{L}{3,}$/u.test(word) && !STOP_WORDS.has(word);

const misspelledWords = misspelledParts('alone', 1);
const misspelledPairs = misspelledParts('of two words', 2);

/** Names in a language with accents, typed without them and with one word mistyped. */
const withoutAccents = (
  products: readonly Named[],
  language: Language,
  count: number,
): MeantQuery[] =>
  makeQueries(
    'accents left out and a slip',
    products,
    count,
    (name, dice) => {
      const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
      return mistype(bare.split(' '), SLIPS['letters swapped']!, dice)?.join(' ');
    },
    language,
  );

/** A set of queries, and how many of the first results must include a product that was meant. */
export interface QuerySet {
  name: string;
  first: number;
  queries: MeantQuery[];
}

/** Returns all sets for a catalogue, with `count` queries of each kind. */
export const querySets = (
  namesIn: (language: Language) => readonly Named[],
  count: number,
): QuerySet[] => {
  const products = namesIn('');
  const accents = (['fr', 'es'] as const).flatMap((language) =>
    withoutAccents(namesIn(language), language, count),
  );
  return [
    { name: 'products called by another name', first: 10, queries: otherNames(products, count) },
    { name: 'products called by another real name', first: 10, queries: realNames(products) },
    { name: 'names with a misspelled word', first: 10, queries: misspelledNames(products, count) },
    { name: 'two words, one misspelled', first: 3, queries: misspelledPairs(products, count) },
    { name: 'one misspelled word alone', first: 3, queries: misspelledWords(products, count) },
    {
      name: 'one misspelled word alone, on the first page',
      first: 10,
      queries: misspelledWords(products, count),
    },
    { name: 'French and Spanish without accents', first: 10, queries: accents },
  ];
};
