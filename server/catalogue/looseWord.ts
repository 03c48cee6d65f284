import { fold } from './fold';

/** Spellings that fold to each of these. */
const FORMS: Readonly<Record<string, string>> = {
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
const FOLDED = /oe|ae|ss|[aceinouy]|[\\^$.*+?()[\]{}|/-]/g;

/**
 * Matches a word in unfolded text regardless of case and accents, which is faster than folding
 * thousands of texts to test each of them once.
 */
export const looseWord = (word: string): RegExp =>
  new RegExp(
    fold(word).replace(FOLDED, (sign) => FORMS[sign] ?? `\\${sign}`),
    'i',
  );
