import { isDate, isTime } from '../delimited/cells';

import type { ReadReason } from './orderFile';
import { isQuantityUnit, multiplierOf, OTHER_UNITS, parseAmount } from './parseAmount';

/**
 * Kind of one word of a line: `q` a number that could be a quantity, `c` certainly a code, `n` a
 * number that is not a quantity, `p` a price, `x` times, `k` the word quantity, `u` pieces or
 * packs, `o` another unit, `f` of, `s` a separator, `a` at, `w` a word.
 */
type TokenKind = 'q' | 'c' | 'n' | 'p' | 'x' | 'k' | 'u' | 'o' | 'f' | 's' | 'a' | 'w';

export interface Token {
  kind: TokenKind;
  text: string;
  /** A number of dozens, pairs or gross, as written in the line. */
  written?: string;
  /** Set if the adjacent word says it counts pieces. */
  inPieces?: true;
  /** Set if the word is a measurement: it is not the quantity, but says nothing else either. */
  isSize?: true;
  /** Why a number is not a quantity. */
  reason?: ReadReason;
}

const TIMES = /^[x×✕*]$/i;
const KEYWORD =
  /^(?:qty|qnty|quantity|qté|qte|quantité|quantite|qtés|cant|cantidad|ctd|cdad)[.:=]*$/i;
const MARK = /^(?:[-–—:=,;|/]|[-=]+>|→|\.{2,}|…)$/;
const OF = /^(?:of|de|d’|des|du|del)$/i;
const PRICE = /^(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£]|\d+[.,]\d{2})$/;
const SIZE =
  /^\d{1,4}(?:[.,]\d+)?(?:ml|cl|l|g|kg|mg|oz|lb|lbs|mm|cm|m|in|ft|yd|yds|pk|pc|pcs|ct|cc|gsm|gm|w|v|px|po|"|”|''|%|er|re|th|st|nd|rd)\.?$/i;
const DIMENSIONS =
  /^\d+(?:[.,/]\d+)?["'”]?(?:[x×]\d+(?:[.,/]\d+)?["'”]?)+(?:cm|mm|m|in|po|["'”])?$/i;
/** `3pm`, `10h30` */
const HOUR = /^\d{1,2}(?:[ap]m|h\d\d)$/i;
/** A number in a series of colours or sizes: `#310`. */
const NUMBERED = /^(?:#|n[°º])\d{1,4}$/i;
const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d./_+#&-]*$/u;
const LETTER_CODE = /^\p{Lu}+(?:[-_]\p{Lu}+)+$/u;
const NEGATIVE = /^[-−]\d[\d.,]*$/;
const FIGURES = /^\d+$/;

export const wordOf = (text: string): string => text.toLowerCase().replace(/[.:]+$/, '');

/** Whether the word is a measurement: `10m`, `2x6`. */
export const isSize = (text: string): boolean => SIZE.test(text) || DIMENSIONS.test(text);

const SHORT_NUMBER = /^\d{1,4}(?:[.,]\d+)?$/;

/** Whether the text is measurements or numbers and nothing else: `10m`, `2 x 6 cm`. */
export const areSizes = (text: string): boolean =>
  /\d/.test(text) &&
  text
    .split(' ')
    .every(
      (word) =>
        isSize(word) ||
        SHORT_NUMBER.test(word) ||
        TIMES.test(word) ||
        OTHER_UNITS.has(wordOf(word)),
    );

const kindOfWord = (text: string): TokenKind => {
  const word = wordOf(text);
  if (isQuantityUnit(word)) return 'u';
  if (OTHER_UNITS.has(word) || multiplierOf(word)) return 'o';
  return OF.test(text) ? 'f' : 'w';
};

function numberToken(text: string): Token | undefined {
  if (FIGURES.test(text)) {
    const isCode = text.length > 4 || (text.startsWith('0') && text.length > 3);
    return { kind: isCode ? 'c' : 'q', text };
  }
  if (NEGATIVE.test(text)) return { kind: 'n', text, reason: 'negative' };
  if (PRICE.test(text) && !/[.,]00$/.test(text)) return { kind: 'p', text, reason: 'fraction' };
  const amount =
    /^[\d½¼¾⅓⅔]/.test(text) && !/^\d+[-–]\d/.test(text) ? parseAmount(text) : undefined;
  if (typeof amount === 'number' && /^\d+[.,]0{0,2}$/.test(text)) return { kind: 'q', text };
  if (amount === 'ambiguousQuantity' || amount === 'fraction')
    return { kind: 'n', text, reason: amount };
  if (/^\d+[-–]\d+$/.test(text) && text.length <= 5)
    return { kind: 'n', text, reason: 'invalidQuantity' };
  return undefined;
}

/** A date with its year; `10-11-12` may be a code. */
const isDay = (text: string): boolean => isDate(text) && /\/|\d{4}/.test(text);

/** A few digits with punctuation between or around them cannot be ignored as a word. */
const isOddNumber = (text: string): boolean =>
  /\d/.test(text) && text.length <= 7 && !/[\p{L}#"'”.]/u.test(text);

/** Classifies one word of a line by itself. */
export function tokenOf(text: string): Token {
  if (TIMES.test(text)) return { kind: 'x', text };
  if (KEYWORD.test(text)) return { kind: 'k', text };
  if (text === '@') return { kind: 'a', text };
  if (MARK.test(text)) return { kind: 's', text };
  const number = numberToken(text);
  if (number) return number;
  if (isTime(text) || isDay(text) || HOUR.test(text)) return { kind: 'w', text };
  if (isSize(text) || NUMBERED.test(text)) return { kind: 'w', text, isSize: true };
  if (isOddNumber(text) && !/^\d+(?:-\d+)+$/.test(text)) {
    return { kind: 'n', text, reason: 'invalidQuantity' };
  }
  if (/\p{L}\d*,\d|\d,\p{L}/u.test(text)) return { kind: 'n', text, reason: 'invalidQuantity' };
  if (CODE.test(text) || LETTER_CODE.test(text)) return { kind: 'c', text };
  return { kind: kindOfWord(text), text };
}
