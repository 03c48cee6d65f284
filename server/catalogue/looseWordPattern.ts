import { fold } from './fold';

/** Spellings that fold to each of these. */
const SPELLINGS: Readonly<Record<string, string>> = {
  oe: '(?:[oòóôõö][eèéêë]|œ)',
  ae: '(?:[aàáâãäå][eèéêë]|æ)',
  ss: '(?:ss|ß)',
  a: '[aàáâãäå]',
  c: '[cç]',
  e: '[eèéêë]',
  i: '[iìíîï]',
  n: '[nñ]',
  o: '[oòóôõö]',
  u: '[uùúûü]',
  y: '[yýÿ]',
};
const FOLDED_LETTERS = /oe|ae|ss|[aceinouy]|[\\^$.*+?()[\]{}|/-]/g;

/**
 * Matches a word in unfolded text regardless of case and accents, which is faster than folding
 * thousands of texts to test each of them once.
 */
export const looseWordPattern = (word: string): RegExp =>
  new RegExp(
    fold(word).replace(FOLDED_LETTERS, (folded) => SPELLINGS[folded] ?? `\\${folded}`),
    'i',
  );
