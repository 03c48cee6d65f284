import { foldCaseAndAccents } from '../foldCaseAndAccents';

import { isMonth } from './figuresInText';
import type { NamesOf } from './namesOf';
import { hasNumberWord } from './numberWords';
import { multiplierOf } from './parseAmount';
import { isProduct, parseDecimal } from './quantityColumnByTotals';
import { readMarkedQuantity } from './readMarkedQuantity';
import { isBeforeNumberInName, readUnmarkedLine } from './readUnmarkedLine';
import { isCapitals, pair, shapeOf, unread, type TextReading } from './textReading';
import { tokensOf } from './textTokens';
import { wordOf, type Token } from './tokenOf';

/** Words that cancel an order or leave it open; such a line needs a person. */
const CANCELLATION =
  /(?<![\p{L}-])(?:cancel(?:led|ed)?|annul\p{L}*|retir\p{L}*|enlev\p{L}*|supprim\p{L}*|remove|delete|without|sans|sin|not|no (?:el|la|los|las|lo|del?|enviar|mandar|pedir|surtir|ordenar|incluir|agregar|env\p{L}+|mand\p{L}+|surt\p{L}+|quier\p{L}+|necesit\p{L}+|pid\p{L}+)|don['’]?t|pas|ne|quitar|cancel\p{L}*|elimin\p{L}*|except|sauf|excepto|instead|au lieu|en lugar|maybe|peut-être|quizás?|or|ou|si|same|again|usual|last|previous|même|dernière|dernier|comme|habitu\p{L}+|mism[oa]|igual|siempre|última|último)(?![\p{L}-])|[❌🚫⛔✗✘]/iu;
const INEXACT_NUMBER =
  /(?<![\p{L}-])(?:half|dozen|few|several|couple|douzaine|demi|quelques|plusieurs|docena|medi[oa]|un[oa]s|algun[oa]s|vari[oa]s)(?![\p{L}-])/u;
/** Written in place of a quantity by somebody who did not give one. */
const NO_QUANTITY =
  /^(?:none|no|nil|null|zero|zéro|cero|n\/?[ad]|tbd|aucune?|ningun[oa]|nada|rien|skip|hold|b\/?o|back-?order(?:ed)?|\?+)[.!?]*$/i;

/** `22577 hold`: a code, and a word in place of its quantity. */
export const isWithoutQuantity = ([code, word, ...more]: readonly Token[]): boolean =>
  code?.kind === 'c' && word !== undefined && more.length === 0 && NO_QUANTITY.test(word.text);

const isCountedInWords = (plain: string): boolean => {
  const folded = foldCaseAndAccents(plain);
  return hasNumberWord(folded) || INEXACT_NUMBER.test(folded);
};

export const isCancellation = (plain: string): boolean => CANCELLATION.test(plain);

/** Returns the codes among the tokens of a line. */
export const codesAmong = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ kind }) => kind === 'c').map(({ text }) => text);

/** Returns the shape of the tokens that are not sizes. */
const shapeWithoutSizes = (tokens: readonly Token[]): string =>
  shapeOf(tokens.filter(({ kind, text }) => kind !== 'w' || !/^[\dx×✕*.,/]+$/i.test(text)));

/** Returns the tokens of all kinds but the given ones. */
export const withoutKinds = (tokens: readonly Token[], kinds: string): Token[] =>
  tokens.filter(({ kind }) => !kinds.includes(kind));

/** Units of measurement, which are never followed by a quantity. */
const MEASURE = /^(?:ml|cl|l|g|kg|mg|oz|lbs?|mm|cm|m|in|po|ft|yds?)\.?$/i;

const isMeasure = (number: Token | undefined, unit: Token | undefined): boolean =>
  /[qn]/.test(number?.kind ?? '') && MEASURE.test(unit?.text ?? '');

/**
 * Turns sizes into words: `12 x 18` next to other words is a size, and in `set of 12` and `pack of
 * 12` the number belongs to the name, unlike in `3 packs of 1234`.
 */
function withoutSizes(tokens: readonly Token[]): Token[] {
  const shape = shapeOf(tokens);
  if (shape === 'qxq') return [...tokens];
  const isCountedFirst = /^q[xuf]*c/.test(shape);
  return tokens.map((token, at) => {
    if (
      isCountedFirst &&
      at > 0 &&
      (isMeasure(token, tokens[at + 1]) || isMeasure(tokens[at - 1], token))
    )
      return { kind: 'w', text: token.text };
    const isPartOfName = /(?:[cwo]|(?<![qn])u)fq$/.test(shapeOf(tokens.slice(0, at + 1)));
    if (isPartOfName) return { kind: 'w', text: token.text };
    const isSize = [at - 2, at - 1, at].some(
      (from) => from >= 0 && /^[qn]x[qn]$/.test(shapeOf(tokens.slice(from, from + 3))),
    );
    return isSize ? { kind: 'w', text: token.text } : token;
  });
}

/** Removes prices: one after `@`, and any next to a quantity, say nothing about the quantity. */
function withoutPrices(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ kind }) => kind === 'a');
  const hasCount =
    tokens.some(({ kind }, index) => /[qkx]/.test(kind) && index < at && index > 0) ||
    /^qx?c/.test(shapeOf(tokens));
  const named =
    at >= 0 && hasCount ? tokens.filter((_, index) => index !== at && index !== at + 1) : tokens;
  const isCounted = named.some(({ kind }) => kind === 'q');
  return isCounted ? withoutKinds(named, 'p') : [...named];
}

/** `22423 September`, `22423 de mayo`: a day or a delivery is meant, or the name goes on. */
function isBeforeMonth(tokens: readonly Token[]): boolean {
  const [next, second] = tokens.slice(tokens.findIndex(({ kind }) => kind === 'c') + 1);
  const word = next?.kind === 'f' ? second : next;
  return word?.kind === 'w' && isMonth(word.text);
}

/** Reports a number that is not a quantity, or has a different unit, if there is no other. */
function problemOf(tokens: readonly Token[], plain: string): TextReading | undefined {
  const code = tokens.find(({ kind }) => kind === 'c')?.text;
  const counts = tokens.filter(({ kind }) => kind === 'q');
  const odd = tokens.find(({ kind }) => kind === 'n' || kind === 'p');
  if (odd && code !== undefined)
    return unread(counts.length > 0 ? 'ambiguousLine' : odd.reason!, code);
  if (odd && counts.length > 0) return unread(counts.length > 1 ? 'ambiguousLine' : odd.reason!);
  const unit = tokens.findIndex(({ kind }) => kind === 'o');
  const isCounted =
    tokens[unit - 1]?.kind === 'q' && (counts.length === 1 || unit === tokens.length - 1);
  if (unit >= 0 && (code !== undefined || counts.length > 1)) {
    const isBefore =
      counts.length === 1 &&
      tokens[unit + 1]?.kind === 'q' &&
      multiplierOf(wordOf(tokens[unit]!.text)) !== undefined;
    if (isCounted || isBefore || (counts.length === 0 && isCountedInWords(plain)))
      return unread('otherUnit', code);
  }
  if (isWithoutQuantity(tokens))
    return { kind: 'sized', code: tokens[0]!.text, reason: 'noQuantity' };
  if (code === undefined || counts.length > 0) return undefined;
  return isCountedInWords(plain) || isBeforeMonth(tokens)
    ? unread('invalidQuantity', code)
    : undefined;
}

const AND = /^(?:[,;/|&+]|and|et|y|e)$/i;

/**
 * `22577 red 3, blue 4`, `22577 S 3 M 4`, `22577 Red: 3 Blue: 4`: each of several words has a number,
 * so the last is not that of the code; in `22577 Stand 3 tier 4` it may be.
 */
function hasSeveralAmounts(tokens: readonly Token[]): boolean {
  if (tokens[0]?.kind !== 'c') return false;
  // `M` and `L` are sizes of clothes, `m` and `ml` measures of the number before them.
  const shape = shapeOf(
    tokens.map((token) => (/^[LMG]$/.test(token.text) ? { ...token, kind: 'w' } : token)),
  );
  if (/^c(?:wq){2,}$|^c(?:w+sq){2,}$/.test(shape)) return true;
  const last = tokens.findLastIndex(({ kind }) => kind === 'q');
  return tokens.some(
    ({ kind }, at) =>
      kind === 'q' &&
      at > 1 &&
      at < last - 2 &&
      AND.test(tokens[at + 1]!.text) &&
      !isBeforeNumberInName(tokens[at - 1]),
  );
}

/** Reads two parts with a separator: `RIBBON: 3`, `22577, 12`. */
function readSeparated(tokens: readonly Token[]): TextReading | undefined {
  const [first, , last] = tokens;
  if (shapeOf(tokens) !== 'wsq' || !isCapitals(first)) return undefined;
  return pair(first.text, last!, 'codeFirst');
}

/** Reads one piece of text: a line, or one of several orders on it. */
export const readPiece = (plain: string, namesOf: NamesOf): TextReading =>
  readTokens(tokensOf(plain, namesOf), plain);

/** Marks that end the lines of a list, with or without quantities. */
const SEPARATOR = /^[,;|/]$/;

/** The same for text that is already tokenised. */
export function readTokens(words: readonly Token[], plain: string): TextReading {
  const reading = readWithoutMarks(words, plain);
  const last = words.at(-1);
  if (reading.kind !== 'bare' || !last || !/[sxkauf]/.test(last.kind)) return reading;
  return { ...reading, mark: SEPARATOR.test(last.text) ? 'separator' : 'quantity' };
}

function readWithoutMarks(words: readonly Token[], plain: string): TextReading {
  const all = [...words];
  while (all[0]?.kind === 's') all.shift();
  while (all.at(-1)?.kind === 's') all.pop();
  if (all.some(({ kind }) => /[cq]/.test(kind)) && CANCELLATION.test(plain))
    return unread('ambiguousLine');
  const tokens = withoutSizes(withoutPrices(all));
  if (/q[xf]q/.test(shapeOf(all)) && !/[wq]/.test(shapeWithoutSizes(tokens))) {
    if (shapeOf(all) !== 'qxq') return unread('ambiguousLine');
  }
  const marked = readByTotals(all) ?? readMarkedQuantity(tokens) ?? readSeparated(tokens);
  if (marked) return marked;
  if (shapeOf(tokens) === 'qxq') return readUnmarkedLine(withoutKinds(tokens, 'x'));
  if (hasSeveralAmounts(tokens)) return unread('ambiguousLine', tokens[0]!.text);
  const plainTokens = withoutKinds(tokens, 'skaxf');
  return (
    problemOf(plainTokens, plain) ??
    readUnmarkedLine(plainTokens.length > 1 ? withoutKinds(plainTokens, 'u') : plainTokens)
  );
}

const isPriced = ({ text }: Token): boolean => /\d[.,]\d{2}\D*$/.test(text);

/**
 * Reads a line of a printed order, `1 AB-100 Blue 12 pk 4 EA 12.75 51.00`: the quantity is the
 * number that multiplies the price.
 */
function readByTotals(tokens: readonly Token[]): TextReading | undefined {
  const codes = tokens.filter(({ kind }) => kind === 'c');
  const prices = tokens.filter(isPriced).map(({ text }) => parseDecimal(text));
  if (codes.length !== 1 || prices.length < 2) return undefined;
  const counts = tokens.filter((token) => token.kind === 'q' && !isPriced(token));
  const matching = counts.filter(({ text }) =>
    prices.some((price, index) =>
      prices.slice(index + 1).some((sum) => sum > 0 && isProduct(Number(text), price, sum)),
    ),
  );
  const [count, ...others] = matching;
  const isUnambiguous = others.every(({ text }) => Number(text) === Number(count?.text));
  return count && isUnambiguous ? pair(codes[0]!.text, count, 'codeFirst') : undefined;
}
