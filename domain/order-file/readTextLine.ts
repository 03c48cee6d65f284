import { headingOf } from '../delimited/headingOf';

import { isLetter, isSum } from './asides';
import { readBare } from './bareLine';
import { readExplicit } from './explicitAmount';
import type { SkipReason } from './orderFile';
import { isCapitals, pair, shapeOf, unread, type TextReading } from './textReading';
import { tokensOf, type Token } from './textTokens';

/** Words that take an order back or leave it open; a person reads such a line. */
const TAKES_BACK =
  /(?<![\p{L}-])(?:cancel(?:led|ed)?|annul\p{L}*|retir\p{L}*|enlev\p{L}*|supprim\p{L}*|remove|delete|without|sans|sin|not|don['’]?t|pas|ne|quitar|cancel\p{L}*|elimin\p{L}*|except|sauf|excepto|instead|au lieu|en lugar|maybe|peut-être|quizás?|or|ou|si|same|again|usual|last|previous|même|dernière|dernier|comme|habitu\p{L}+|mism[oa]|igual|siempre|última|último)(?![\p{L}-])/iu;
const NUMBER_WORDS =
  /(?<![\p{L}-])(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|dozen|un|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|douzaine|demi|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|docena|medio|media)(?![\p{L}-])/iu;

/** The kinds of what is no size. */
const wordsLeft = (tokens: readonly Token[]): string =>
  shapeOf(tokens.filter(({ kind, text }) => kind !== 'w' || !/^[\dx×✕*.,/]+$/i.test(text)));

const without = (tokens: readonly Token[], kinds: string): Token[] =>
  tokens.filter(({ kind }) => !kinds.includes(kind));

/** `12 x 18` beside other words is a size, and 12 belongs to the name in `set of 12`. */
function withoutSizes(tokens: readonly Token[]): Token[] {
  if (/^qxq$/.test(shapeOf(tokens))) return [...tokens];
  return tokens.map((token, at) => {
    const isOfName = /[cwo]fq$/.test(shapeOf(tokens.slice(0, at + 1)));
    if (isOfName) return { kind: 'w', text: token.text };
    const isSize = [at - 2, at - 1, at].some(
      (from) => from >= 0 && /^[qn]x[qn]$/.test(shapeOf(tokens.slice(from, from + 3))),
    );
    return isSize ? { kind: 'w', text: token.text } : token;
  });
}

/** A price behind `@`, and one that stands beside a quantity, say nothing of how many. */
function withoutPrices(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ kind }) => kind === 'a');
  const hasCount =
    tokens.some(({ kind }, place) => /[qkx]/.test(kind) && place < at && place > 0) ||
    /^qx?c/.test(shapeOf(tokens));
  const named =
    at >= 0 && hasCount ? tokens.filter((_, place) => place !== at && place !== at + 1) : tokens;
  const isCounted = named.some(({ kind }) => kind === 'q');
  return isCounted ? without(named, 'p') : [...named];
}

/** A number that is no count, or counts something else, where there is no other. */
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
    if (isCounted || (counts.length === 0 && NUMBER_WORDS.test(plain)))
      return unread('otherUnit', code);
  }
  const isWritten = code !== undefined && counts.length === 0 && NUMBER_WORDS.test(plain);
  return isWritten ? unread('invalidQuantity', code) : undefined;
}

/** A mark between two parts: `RIBBON: 3`, `22577, 12`. */
function readMarked(tokens: readonly Token[]): TextReading | undefined {
  const [first, , last] = tokens;
  if (shapeOf(tokens) !== 'wsq' || !isCapitals(first)) return undefined;
  return pair(first.text, last!.text, 'codeFirst');
}

/** What one piece of text says: a line, or one of several orders in it. */
export function readPiece(plain: string): TextReading {
  const all = tokensOf(plain);
  while (all[0]?.kind === 's') all.shift();
  while (all.at(-1)?.kind === 's') all.pop();
  if (all.some(({ kind }) => /[cq]/.test(kind)) && TAKES_BACK.test(plain))
    return unread('ambiguousLine');
  const tokens = withoutSizes(withoutPrices(all));
  if (/q[xf]q/.test(shapeOf(all)) && !/[wq]/.test(wordsLeft(tokens))) {
    if (shapeOf(all) !== 'qxq') return unread('ambiguousLine');
  }
  const marked = readExplicit(tokens) ?? readMarked(tokens);
  if (marked) return marked;
  if (shapeOf(tokens) === 'qxq') return readBare(without(tokens, 'x'));
  const plainTokens = without(tokens, 'skaxf');
  return (
    problemOf(plainTokens, plain) ??
    readBare(plainTokens.length > 1 ? without(plainTokens, 'u') : plainTokens)
  );
}

/** A longer line is no line of an order. */
const LONGEST = 300;

const SEVERAL = /\s*[,;]\s+|;/;

/** A line that is no part of the order: a heading, a sum, the head of a letter. */
export function skippedAs(plain: string): SkipReason | undefined {
  if (plain.length > LONGEST) return undefined;
  if (isLetter(plain)) return 'note';
  if (isSum(plain) && !/\p{L}\d|\d-/u.test(plain)) return 'total';
  const words = plain.split(/[\s,;:|/-]+/).filter((word) => /\p{L}/u.test(word));
  if (/\d/.test(plain) || words.length === 0 || words.length > 8) return undefined;
  const kinds = words.map((word) => headingOf(word)?.kind);
  const isHeading = kinds.includes('quantity') || kinds.includes('code');
  return isHeading && kinds.every((kind) => kind !== undefined) ? 'heading' : undefined;
}

/** Reads one line by itself; several orders in it are told apart by commas or semicolons between them. */
export function readTextLine(plain: string): TextReading[] {
  if (plain.length > LONGEST) return [unread('notACode')];
  const pieces = plain.split(SEVERAL).filter((piece) => piece !== '');
  if (pieces.length > 1) {
    const read = pieces.map(readPiece);
    if (read.every(({ kind }) => kind === 'pair' || kind === 'either')) return read;
    if (read.length > 1 && read.every((one) => one.kind === 'bare' && /\D|\d{6}/.test(one.code)))
      return read;
    if (read.length > 2 && read.every(({ kind }) => kind === 'bare')) return read;
  }
  return [readPiece(plain)];
}
