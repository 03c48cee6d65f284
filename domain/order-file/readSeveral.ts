import type { NamesOf } from './namesOf';
import { codesAmong, readPiece, withoutKinds } from './readPiece';
import { pair, unread, type TextReading } from './textReading';
import { CODE_COMMA, tokensOf } from './textTokens';
import type { Token } from './tokenOf';

/**
 * Separators between orders on a line; a comma without a space only if neither side is a number.
 */
const SEPARATOR =
  /\s*;\s*|,\s+|\s+(?:and|et|y|e|&|\+|plus|ainsi que|así como|m[aá]s(?=\s+\d))\s+|\s+[|/]\s+/giu;
const EACH = /(?<![\p{L}\d])(?:each|apiece|chacune?|chaque|cada|c\/u)(?!\p{L})/iu;
/** Between two codes, the codes between them may be meant as well: `AB-100 to AB-105`. */
const RANGE =
  /^\s*(?:to|thr(?:u|ough)|until|till|à|a|au|al|hasta|jusqu['’](?:à|au)|\.{2,3}|…|[-–—~])\s*$/i;
/** Words saying that one code is just another name for the other. */
const RENAMED =
  /(?<!\p{L})(?:former\p{L}*|previous\p{L}*|old|was|new|replac\p{L}*|aka|ancien\p{L}*|remplac\p{L}*|nouve\p{L}*|antes|antigu\p{L}*|anterior|reemplaz\p{L}*|nuev[oa])(?!\p{L})/iu;

/** Reports every code, so that a person decides what was meant. */
export const unreadCodes = (codes: readonly string[]): TextReading[] =>
  codes.map((code) => unread('ambiguousLine', code));

/** Whether the codes are the ends of a range. */
function isRange(plain: string, codes: readonly string[]): boolean {
  let end = 0;
  return codes.some((code, nth) => {
    const at = plain.indexOf(code, end);
    const isJoined = nth > 0 && at >= 0 && RANGE.test(plain.slice(end, at));
    if (at >= 0) end = at + code.length;
    return isJoined;
  });
}

/** `AB-100 / AB-101 - 6 ea.` */
const SLASHED = /^\S+(?:\s*\/\s*\S+)+\s*[-–—:=,x]?\s*\d{1,4}\s*(?:ea|ch|c\/u|pcs?)\.?$/iu;

/** `A, B and C: 3 each`. */
function readEach(tokens: readonly Token[], plain: string): TextReading[] | undefined {
  const counts = tokens.filter(({ kind }) => /[qnpo]/.test(kind));
  const [count] = counts;
  const isEach = EACH.test(plain) || SLASHED.test(plain);
  if (!isEach || counts.length !== 1 || count!.kind !== 'q') return undefined;
  // Three of each are not pieces, whereas a dozen of each is.
  const { text: quantity, written } = count!;
  const ofEach: Token = written ? count! : { kind: 'q', text: quantity };
  return tokens
    .filter(({ kind }) => kind === 'c')
    .map(({ text }) => pair(text, ofEach, 'codeFirst'));
}

/**
 * Patterns in which codes and quantities alternate; names between them are always in the same
 * position.
 */
const ALTERNATIONS = [/^(?:cqw*)+$/, /^(?:cw+q)+$/, /^(?:qcw*)+$/, /^(?:qw+c)+$/];

/** `A 4 B 3` and `4 A 3 B`: codes and quantities alternate, which determines which comes first. */
function readAlternating(all: readonly Token[], namesOf: NamesOf): TextReading[] | undefined {
  const tokens = withoutKinds(all, 'sxkauf');
  const shape = tokens.map(({ kind }) => kind).join('');
  const alternating = ALTERNATIONS.find((pattern) => pattern.test(shape));
  if (!alternating) return undefined;
  const first = shape[0];
  const starts = tokens.flatMap(({ kind }, index) => (kind === first ? [index] : []));
  const read = starts.map((start, nth) => {
    const texts = tokens.slice(start, starts[nth + 1]).map((token) => token.written ?? token.text);
    return readPiece(texts.join(' '), namesOf);
  });
  return read.every(({ kind }) => kind === 'pair') ? read : undefined;
}

const isName = ({ kind, text }: Token): boolean => kind === 'w' && /^\p{L}{2,}/u.test(text);

/** `3 of the red ones`, `2 boxes of candles`, behind `and` also `3 red`: something else is counted. */
function isCounted([first, second, ...rest]: readonly Token[], isAnd: boolean): boolean {
  if (first?.kind !== 'q' || !second) return false;
  return /[fxou]/.test(second.kind) ? rest.some(isName) : isAnd && isName(second);
}

/** Begins the name of something that was not spoken of before. */
const DETERMINER =
  /^\s*(?:the|some|an?|another|also|more|my|our|those|these|any|les?|la|des|du|une?|aussi|quelques|nos|mes|ces|los|las|el|un[oa]s?|también|algun[oa]s|nuestr[oa]s|mis|es[oa]s|est[oa]s)\s/iu;

/** `and the red ones`; after a quantity also `and candles`: words that belong to no code. */
const isNamed = (
  { text, tokens, before }: UncodedPart,
  isAnd: boolean,
  namesOf: NamesOf,
): boolean =>
  tokens.some(isName) &&
  !/\d/.test(text) &&
  (DETERMINER.test(text) || (isAnd && /[qu]/.test(tokensOf(before, namesOf).at(-1)?.kind ?? '')));

/** A part of a line without a code. */
interface UncodedPart {
  text: string;
  tokens: readonly Token[];
  separator: string;
  /** The part before it that has a code. */
  before: string;
}

/** Whether the part asks for something else than the part before it. */
function isItem(part: UncodedPart, namesOf: NamesOf): boolean {
  const isAnd = /\p{L}|[&+]/u.test(part.separator) && !EACH.test(part.text);
  return isCounted(part.tokens, isAnd) || isNamed(part, isAnd, namesOf);
}

interface Pieces {
  coded: string[];
  /** What else is counted. */
  items: string[];
}

/** Splits at separators; text without a code belongs to the piece before it. */
function piecesOf(plain: string, namesOf: NamesOf): Pieces {
  const coded: string[] = [];
  const items: string[] = [];
  let open = '';
  const text = plain.includes(',') ? plain.replace(CODE_COMMA, ', ') : plain;
  const separators = ['', ...Array.from(text.matchAll(SEPARATOR), ([separator]) => separator)];
  for (const [nth, part] of text.split(SEPARATOR).entries()) {
    if (part.trim() === '') continue;
    const tokens = tokensOf(part, namesOf);
    const uncoded = { text: part, tokens, separator: separators[nth]!, before: coded.at(-1) ?? '' };
    if (codesAmong(tokens).length > 0) {
      coded.push(`${open}${part}`);
      open = '';
    } else if (isItem(uncoded, namesOf)) items.push(part);
    else if (coded.length > 0) coded.push(`${coded.pop()} ${part}`);
    else if (/\d/.test(part)) open += `${part} `;
  }
  return { coded, items };
}

/** Returns what else is counted on a line with one code, and the rest of the line. */
export function itemsBeside(plain: string, namesOf: NamesOf): { coded: string; items: string[] } {
  if (plain.search(SEPARATOR) < 0) return { coded: plain, items: [] };
  const { coded, items } = piecesOf(plain, namesOf);
  return { coded: coded.join(' '), items };
}

/** `A x 4, 3 B and C`: each piece is read on its own, and reports its code if it cannot be read. */
function readPieces(plain: string, namesOf: NamesOf): TextReading[] | undefined {
  const { coded, items } = piecesOf(plain, namesOf);
  if (coded.length < 2) return undefined;
  const read = coded.flatMap((piece) => {
    const tokens = tokensOf(piece, namesOf);
    const codes = codesAmong(tokens);
    if (codes.length > 1) return readAlternating(tokens, namesOf) ?? unreadCodes(codes);
    const own = readPiece(piece, namesOf);
    return 'code' in own && own.code === codes[0] ? [own] : unreadCodes(codes);
  });
  return [...read, ...items.map((item) => unread('leftover', undefined, item))];
}

const describeAmounts = (readings: readonly TextReading[]): string =>
  readings
    .map((reading) => (reading.kind === 'pair' ? `${reading.code} ${reading.quantity}` : ''))
    .join();

/** Readings of a code with its quantity. */
const COUNTED: ReadonlySet<TextReading['kind']> = new Set(['pair', 'inside', 'either']);

/**
 * A code without a quantity is an order for one only if the rest of the line is such codes: next to
 * a quantity it may lack its own, and next to what cannot be read its quantity may be there.
 */
function withoutGuesses(readings: readonly TextReading[]): TextReading[] {
  const isCounted = readings.some(({ kind }) => COUNTED.has(kind));
  const isUnsure = readings.some(({ kind }) => kind === 'unread');
  return readings.map((reading) => {
    if (reading.kind !== 'bare' || !(isCounted || isUnsure)) return reading;
    return isUnsure ? unread('ambiguousLine', reading.code) : { kind: 'named', code: reading.code };
  });
}

/** `1, AB-100, A30, 22`: a number at each end, and nothing that says which counts what. */
function isMixed(readings: readonly TextReading[] | undefined, tokens: readonly Token[]): boolean {
  const orders = readings?.flatMap((reading) => (reading.kind === 'pair' ? [reading.order] : []));
  return new Set(orders).size > 1 && !tokens.some(({ kind }) => /[xku]/.test(kind));
}

/** A line with its codes and tokens. */
interface CodedLine {
  plain: string;
  codes: readonly string[];
  tokens: readonly Token[];
}

/**
 * Reads a line with several codes; if two ways to read it disagree, or neither is certain, a person
 * is asked about all of them.
 */
export function readSeveral({ plain, codes, tokens }: CodedLine, namesOf: NamesOf): TextReading[] {
  if (RENAMED.test(plain) || isRange(plain, codes)) return unreadCodes(codes);
  const each = readEach(tokens, plain);
  if (each) return each;
  const [alternating, pieces] = [readAlternating(tokens, namesOf), readPieces(plain, namesOf)];
  const paired = pieces?.filter((reading) => !('text' in reading));
  if (isMixed(pieces, tokens)) return unreadCodes(codes);
  if (alternating && paired && describeAmounts(alternating) !== describeAmounts(paired))
    return unreadCodes(codes);
  return withoutGuesses(pieces ?? alternating ?? unreadCodes(codes));
}
