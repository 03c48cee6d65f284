import type { Language } from '#domain/languages';

import { fold } from '../fold';

/** A word as it is compared, and as it is spelled. */
export interface Word {
  word: string;
  spelled: string;
}

/** Stop words by language. */
const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  '': new Set('a an and by for from in no of on or the to with x'.split(' ')),
  fr: new Set(
    'a au aux avec de des du en et la le les n no ou par pour sans sur un une x'.split(' '),
  ),
  es: new Set('a al con de del e el en la las los no num o para por sin un una x y'.split(' ')),
};

export const isStopWord = (word: string, language: Language): boolean =>
  STOP_WORDS[language].has(word);

export const isNumber = (word: string): boolean => /^[\d.]+$/.test(word);

/** Whether a word looks like a plural. */
export const isPlural = (word: string): boolean => /[sx]$/.test(word);

/** Whether a word is a unit of measure or count: ml, cm, pk. */
export const isUnit = (word: string): boolean => UNITS.includes(word);

const TAG_OR_ENTITY = /<[^>]*>|&[#\w]+;/g;
/** l'eau, d'art, qu'on: an elided word before an apostrophe is not indexed. */
const ELISION = /(?<!\p{L})(?:[cdjlmnst]|qu)['’](?=\p{L})/gu;
const POSSESSIVE = /['’]s(?!\p{L})/gu;
/** 8x10 and 12mm are written with and without spaces. */
const BETWEEN_NUMBERS = /(\d)x(?=\d)/g;
const UNITS = 'mm cm ml kg oz yd ft in po pc pcs pk m g l'.split(' ');
const UNIT = new RegExp(`(\\d)(${UNITS.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
/** 5½ is five and a half, not fifty-one halves. */
const FRACTION = /(\d)(?=[\u00bc-\u00be\u2150-\u215e])/g;
/** 12" and 12 in are the same, and w/ is with. */
const INCH = /(\d)\s?(?:["”″]|'')/g;
const WITH_SLASH = /(?<![\p{L}\p{N}])w\/o?/gu;
const WORD = /\d+(?:[.,]\d+)+|[\p{L}\p{N}]+/gu;

/** The words of a text without HTML and punctuation, each folded for comparison and as spelled. */
export function wordsOf(text: string): Word[] {
  const normalised = text
    .replace(FRACTION, '$1 ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(TAG_OR_ENTITY, ' ')
    .replace(WITH_SLASH, ' ')
    .replace(INCH, '$1 in ')
    .replace(ELISION, '')
    .replace(POSSESSIVE, '')
    .replace(/['’]/g, '')
    .replace(BETWEEN_NUMBERS, '$1 ')
    .replace(UNIT, '$1 $2');
  return (normalised.match(WORD) ?? []).map((spelled) => ({
    word: fold(spelled).replace(',', '.'),
    spelled,
  }));
}

/** Canadian, British and US spellings count as one. */
const ONE_SPELLING: readonly [RegExp, string][] = [
  [/(?<=.{3})our/, 'or'],
  [/^grey/, 'gray'],
  [/mould/, 'mold'],
  [/(?<=.{2})is(e[drs]?|ers|ing)$/, 'iz$1'],
  [/(?<=.{4})ll(ed|ing|er)$/, 'l$1'],
  [/^aluminium$/, 'aluminum'],
  [/^cosy$/, 'cozy'],
  [/^(fib|cent|met|lit)re(s?)$/, '$1er$2'],
  [/^jewellery$/, 'jewelry'],
  [/^(canvas|lens)es$/, '$1'],
  [/^(.*(?:lea|loa|shel|el|hal|cal|scar|thie|wol))ves$/, '$1f'],
  [/^(.*(?:kni|li|wi))ves$/, '$1fe'],
];

function englishStem(word: string): string {
  const stem = ONE_SPELLING.reduce((text, [from, to]) => text.replace(from, to), word);
  if (stem.length < 4) return stem;
  if (/(?:ss|us|is|as)$/.test(stem)) return stem;
  if (/.{2}ies?$/.test(stem)) return stem.replace(/ies?$/, 'y');
  if (/(?:x|ch|sh|ss|zz)es$/.test(stem)) return stem.slice(0, -2);
  return stem.replace(/s$/, '');
}

function frenchStem(word: string): string {
  const stem = word.length < 4 ? word : word.replace(/([^e])aux$/, '$1al').replace(/[sx]$/, '');
  return stem.replace(/(?<=.{3})e+$/, '').replace(/anch$/, 'anc');
}

function spanishStem(word: string): string {
  const stem =
    word.length < 4
      ? word
      : word
          .replace(/ces$/, 'z')
          .replace(/([^aeiou])es$/, '$1')
          .replace(/s$/, '');
  return stem.replace(/(?<=.{3})[aeo]$/, '');
}

const STEMS: Record<Language, (word: string) => string> = {
  '': englishStem,
  fr: frenchStem,
  es: spanishStem,
};

/** Common stem of singular and plural, and in French and Spanish of the genders. */
export const stemOf = (word: string, language: Language): string =>
  /\d/.test(word) ? word : STEMS[language](word);
