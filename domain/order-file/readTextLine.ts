import { headingOf } from '../delimited/headingOf';
import { shapedCodes } from '../delimited/shapedCodes';

import { withoutDates, withoutPacking } from './figuresInText';
import type { NamesOf } from './namesOf';
import { isLetterText, isTotal } from './nonOrderLines';
import type { SkipReason } from './orderFile';
import { withoutNames } from './productName';
import { codesAmong, isCancellation, readPiece, readTokens } from './readPiece';
import { itemsBeside, unreadCodes, readSeveral } from './readSeveral';
import { unread, type TextReading } from './textReading';
import { tokensOf } from './textTokens';
import type { Token } from './tokenOf';

/** A longer line is not an order line, and a longer word not a word. */
const MAX_LINE_LENGTH = 6000;
const LONG_WORD = /\S{150}/;
/** A longer text is neither a heading nor the header of a letter. */
const MAX_SKIPPED_LENGTH = 300;

/** `no 22423 thanks`; in `No 22423 x 4` it is a number. */
const REFUSED = /^(?:no|non|pas de|sin|zero|cero) \S+\D*$/iu;

/** `AP-310-S to L x 5`: the codes between the two may be meant as well. */
const OPEN_RANGE =
  /\d\S* (?:to|thr(?:u|ough)|à|al|hasta|jusqu['’]à) -?(?:\p{Lu}{1,3}|\d{1,2}\p{Lu})(?![\p{L}\d])/u;

const SEVERAL = /\s*[,;]\s+|;/;

/** Returns why a line is not part of the order: a heading, a total, the header of a letter. */
export function skipReason(plain: string): SkipReason | undefined {
  if (plain.length > MAX_SKIPPED_LENGTH) return undefined;
  if (isLetterText(plain)) return 'note';
  if (isTotal(plain) && !/\p{L}\d|\d-/u.test(plain)) return 'total';
  const words = plain.split(/[\s,;:|/-]+/).filter((word) => /\p{L}/u.test(word));
  if (/\d/.test(plain) || words.length === 0 || words.length > 8) return undefined;
  const kinds = words.map((word) => headingOf(word)?.kind);
  const isHeading = kinds.includes('quantity') || kinds.includes('code');
  return isHeading && kinds.every((kind) => kind !== undefined) ? 'heading' : undefined;
}

/** `6 of AB-100 and 3 of the red ones`: what else is counted on the line is asked about. */
function readWithRest(plain: string, namesOf: NamesOf): TextReading[] | undefined {
  const { coded, items } = itemsBeside(plain, namesOf);
  if (items.length === 0) return undefined;
  const reading = readPiece(coded, namesOf);
  if (reading.kind !== 'pair') return undefined;
  return [reading, ...items.map((item) => unread('leftover', undefined, item))];
}

/**
 * Reads a line with one order, or with several whose codes and quantities only the other lines can
 * tell apart.
 */
function readOne(tokens: readonly Token[], plain: string, namesOf: NamesOf): TextReading[] {
  const withRest = readWithRest(plain, namesOf);
  if (withRest) return withRest;
  const pieces = plain.split(SEVERAL).filter((piece) => piece !== '');
  if (pieces.length > 1) {
    const read = pieces.map((piece) => readPiece(piece, namesOf));
    if (read.every(({ kind }) => kind === 'pair' || kind === 'either')) return read;
  }
  return [readTokens(tokens, plain)];
}

/** Sizes next to a name that was removed, because the shop knows it, belong to the name. */
const withName = (reading: TextReading, isNamed: boolean): TextReading =>
  isNamed && reading.kind === 'sized' ? { kind: 'named', code: reading.code } : reading;

export interface TextLine {
  readings: TextReading[];
  /** The codes in the line, whatever was read from it. */
  codes: string[];
}

/**
 * Reads one line on its own, of which the catalogue knows some codes: every code in it ends up in a
 * reading, or the line is left for review.
 */
export function readTextLine(line: string, known: readonly string[], namesOf: NamesOf): TextLine {
  if (line.length > MAX_LINE_LENGTH || LONG_WORD.test(line))
    return { readings: [unread('notACode')], codes: [] };
  if (known.length === 1 && (REFUSED.test(line) || OPEN_RANGE.test(line)))
    return { readings: unreadCodes(known), codes: [...known] };
  const dateless = withoutPacking(withoutDates(line));
  const plain = known.length > 0 ? withoutNames(dateless, known, namesOf) : dateless;
  if (plain === undefined) return { readings: unreadCodes(known), codes: [...known] };
  const tokens = tokensOf(plain, namesOf);
  const codes = codesAmong(tokens);
  const readings =
    codes.length < 2
      ? readOne(tokens, plain, namesOf).map((reading) => withName(reading, plain !== dateless))
      : readCodes(codes, tokens, plain, namesOf);
  return { readings, codes: [...new Set([...known, ...codes, ...shapedCodes(plain)])] };
}

function readCodes(
  codes: readonly string[],
  tokens: readonly Token[],
  plain: string,
  namesOf: NamesOf,
): TextReading[] {
  if (isCancellation(plain)) return [unread('ambiguousLine')];
  const piece = readTokens(tokens, plain);
  const isGrouped = tokens.every(({ text }) => /^\d+$/.test(text)) && piece.kind !== 'unread';
  if (isGrouped || (tokens.length === 2 && piece.kind === 'unread')) return [piece];
  return readSeveral({ plain, codes, tokens }, namesOf);
}
