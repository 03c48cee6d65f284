import type { Dice } from './dice';

/** Rewrites a product's name into another name; `undefined` if this way does not apply to it. */
export type Renaming = (name: string, dice: Dice) => string | undefined;

/** Words in the catalogue, and common alternatives. */
const SYNONYMS: readonly [string, string][] = [
  ['eraser', 'rubber'],
  ['yarn', 'wool'],
  ['glue', 'adhesive'],
  ['notebook', 'note book'],
  ['sketchbook', 'sketch pad'],
  ['zipper', 'zip'],
  ['marker', 'felt pen'],
  ['cushion', 'pillow'],
  ['doormat', 'door mat'],
  ['t-light', 'tealight'],
  ['christmas', 'xmas'],
  ['mug', 'cup'],
  ['retrospot', 'spotty'],
  ['polkadot', 'polka dot'],
  ['bag', 'tote'],
  ['necklace', 'chain'],
  ['childrens', 'kids'],
  ['photo', 'picture'],
  ['picture', 'photo'],
  ['purse', 'wallet'],
  ['bunny', 'rabbit'],
  ['wooden', 'wood'],
  ['handbag', 'hand bag'],
  ['paintbrush', 'paint brush'],
  ['mini', 'small'],
  ['jumbo', 'giant'],
  ['scissors', 'shears'],
  ['fabric', 'cloth'],
];
const SPELLINGS: readonly [string, string][] = [
  ['colour', 'color'],
  ['grey', 'gray'],
  ['centre', 'center'],
  ['jewellery', 'jewelry'],
  ['jewelled', 'jeweled'],
  ['mould', 'mold'],
  ['organiser', 'organizer'],
  ['cosy', 'cozy'],
  ['aluminium', 'aluminum'],
  ['travelling', 'traveling'],
  ['metre', 'meter'],
  ['litre', 'liter'],
  ['lustre', 'luster'],
  ['fibre', 'fiber'],
];
const ABBREVIATIONS: readonly [string, string][] = [
  ['assorted', 'asst'],
  ['black', 'blk'],
  ['white', 'wht'],
  ['with', 'w/'],
  ['large', 'lg'],
  ['small', 'sm'],
  ['medium', 'med'],
  ['pack', 'pk'],
  ['pieces', 'pcs'],
  ['decoration', 'deco'],
  ['package', 'pkg'],
  ['green', 'grn'],
  ['yellow', 'ylw'],
  ['christmas', 'xmas'],
  ['watercolour', 'wc'],
  ['each', 'ea'],
];
const UNITS: readonly [RegExp, string][] = [
  [/(\d) (ml|cm|mm|g|m|oz|yd|kg|l)\b/, '$1$2'],
  [/(\d)(ml|cm|mm|g|m|oz|yd|kg|l)\b/, '$1 $2'],
  [/(\d) ?in\b/, '$1"'],
  [/(\d) ?cm\b/, '$1 centimetres'],
  [/(\d) ?ml\b/, '$1 millilitres'],
  [/(\d) ?g\b/, '$1 grams'],
  [/\b1\/4\b/, '¼'],
  [/\b1\/2\b/, '½'],
  [/\bset of (\d+)/, 's/$1'],
  [/\bset\/(\d+)/, 'set of $1'],
  [/\bpack of (\d+)/, '$1 pack'],
  [/\bbox of (\d+)/, '$1 per box'],
  [/(\d) ?x ?(\d)/, '$1 by $2'],
];
/** Words that buyers add and that no name contains. */
const ADDED = ['cheap', 'bulk', 'wholesale', 'quality', 'refill', 'brand', 'original'];

export const replaceWord = (
  name: string,
  [from, to]: readonly [string, string],
): string | undefined => {
  const found = new RegExp(`(?<![\\p{L}])${from}(?![\\p{L}])`, 'u');
  return found.test(name) ? name.replace(found, to) : undefined;
};

const replacedWithin = (name: string, [from, to]: readonly [string, string]): string | undefined =>
  name.includes(from) ? name.replace(from, to) : undefined;

const replaceAny =
  (pairs: readonly (readonly [string, string])[]): Renaming =>
  (name, dice) =>
    dice
      .shuffled(pairs)
      .map((pair) => replaceWord(name, pair))
      .find(Boolean);

const wordsOf = (name: string): string[] => name.split(' ');

const SINGLE: Readonly<Record<string, Renaming>> = {
  'words in another order': (name, dice) => dice.shuffled(wordsOf(name)).join(' '),
  'a synonym': replaceAny(SYNONYMS),
  'the other English spelling': (name) =>
    SPELLINGS.map((pair) => replacedWithin(name, pair)).find(Boolean),
  abbreviations: replaceAny(ABBREVIATIONS),
  'units written otherwise': (name, dice) =>
    dice
      .shuffled(UNITS)
      .map(([from, to]) => (from.test(name) ? name.replace(from, to) : undefined))
      .find(Boolean),
  'beginnings of words': (name) =>
    wordsOf(name)
      .map((word) => (/^\p{L}{6,}$/u.test(word) ? word.slice(0, 4) : word))
      .join(' '),
  'a word too many': (name, dice) =>
    dice.shuffled([...wordsOf(name), dice.pick(ADDED) ?? '']).join(' '),
  'a word left out': (name, dice) => {
    const words = wordsOf(name);
    const removedIndex = dice.below(words.length);
    return words.length < 4
      ? undefined
      : words.filter((_word, index) => index !== removedIndex).join(' ');
  },
  'two words as one': (name, dice) => {
    const words = wordsOf(name);
    const letters = /^\p{L}{3,}$/u;
    const places = words.slice(1).flatMap((word, index) => {
      return letters.test(word) && letters.test(words[index] ?? '') ? [index] : [];
    });
    const index = dice.pick(places);
    if (index === undefined) return undefined;
    return [
      ...words.slice(0, index),
      `${words[index]}${words[index + 1]}`,
      ...words.slice(index + 2),
    ].join(' ');
  },
  'one word as two': (name, dice) => {
    const long = dice.pick(wordsOf(name).filter((word) => /^\p{L}{8,}$/u.test(word)));
    return long && name.replace(long, `${long.slice(0, 4)} ${long.slice(4)}`);
  },
};

/** Ways to rewrite a name, by kind. */
export const RENAMINGS: Readonly<Record<string, Renaming>> = {
  ...SINGLE,
  'three ways at once': (name, dice) => {
    const ways = dice.shuffled(Object.values(SINGLE));
    let called = name;
    let done = 0;
    for (const rename of ways) {
      const next = done < 3 && rename(called, dice);
      if (!next) continue;
      called = next;
      done += 1;
    }
    return called;
  },
};
