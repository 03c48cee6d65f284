import { fold } from './fold';

/** What may have been written where a folded text has this. */
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
 * Finds a word in texts as they are written, whatever their case and accents: quicker than folding
 * thousands of texts to look at each of them once.
 */
export const looseWord = (word: string): RegExp =>
  new RegExp(
    fold(word).replace(FOLDED, (sign) => FORMS[sign] ?? `\\${sign}`),
    'i',
  );
