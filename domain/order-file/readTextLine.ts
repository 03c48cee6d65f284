import { headingOf } from '../delimited/headingOf';
import { shapedCodes } from '../delimited/shapedCodes';

import { isLetter, isSum } from './asides';
import type { NamesOf } from './namesOf';
import type { SkipReason } from './orderFile';
import { knownCodes, withoutNames } from './productName';
import { codesAmong, isTakenBack, readPiece, readTokens } from './readPiece';
import { askOfEach, readSeveral } from './severalCodes';
import { unread, type TextReading } from './textReading';
import { tokensOf, type Token } from './textTokens';

/** A longer line is no line of an order, and a longer word no word. */
const LONGEST = 6000;
const LONG_WORD = /\S{150}/;
/** A longer one is no heading and no head of a letter. */
const LONGEST_ASIDE = 300;

const SEVERAL = /\s*[,;]\s+|;/;

/** A line that is no part of the order: a heading, a sum, the head of a letter. */
export function skippedAs(plain: string): SkipReason | undefined {
  if (plain.length > LONGEST_ASIDE) return undefined;
  if (isLetter(plain)) return 'note';
  if (isSum(plain) && !/\p{L}\d|\d-/u.test(plain)) return 'total';
  const words = plain.split(/[\s,;:|/-]+/).filter((word) => /\p{L}/u.test(word));
  if (/\d/.test(plain) || words.length === 0 || words.length > 8) return undefined;
  const kinds = words.map((word) => headingOf(word)?.kind);
  const isHeading = kinds.includes('quantity') || kinds.includes('code');
  return isHeading && kinds.every((kind) => kind !== undefined) ? 'heading' : undefined;
}

/** A line of one order, or of several whose codes are told from their quantities by the other lines only. */
function readOne(tokens: readonly Token[], plain: string, namesOf: NamesOf): TextReading[] {
  const pieces = plain.split(SEVERAL).filter((piece) => piece !== '');
  if (pieces.length > 1) {
    const read = pieces.map((piece) => readPiece(piece, namesOf));
    if (read.every(({ kind }) => kind === 'pair' || kind === 'either')) return read;
  }
  return [readTokens(tokens, plain)];
}

export interface TextLine {
  readings: TextReading[];
  /** The codes that stand in the line, whatever was read of it. */
  codes: string[];
}

/** Reads one line by itself: every code in it ends in a reading, or the line is left to a person. */
export function readTextLine(whole: string, namesOf: NamesOf): TextLine {
  if (whole.length > LONGEST || LONG_WORD.test(whole))
    return { readings: [unread('notACode')], codes: [] };
  const known = knownCodes(whole, namesOf);
  const plain = known.length > 0 ? withoutNames(whole, known, namesOf) : whole;
  if (plain === undefined) return { readings: askOfEach(known), codes: known };
  const tokens = tokensOf(plain, namesOf);
  const codes = codesAmong(tokens);
  const readings =
    codes.length < 2 ? readOne(tokens, plain, namesOf) : readCodes(codes, tokens, plain, namesOf);
  return { readings, codes: [...new Set([...known, ...codes, ...shapedCodes(plain)])] };
}

function readCodes(
  codes: readonly string[],
  tokens: readonly Token[],
  plain: string,
  namesOf: NamesOf,
): TextReading[] {
  if (isTakenBack(plain)) return [unread('ambiguousLine')];
  const piece = readTokens(tokens, plain);
  const isGrouped = tokens.every(({ text }) => /^\d+$/.test(text)) && piece.kind !== 'unread';
  if (isGrouped || (tokens.length === 2 && piece.kind === 'unread')) return [piece];
  return readSeveral(plain, codes, namesOf);
}
