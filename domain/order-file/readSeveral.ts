import { foldCaseAndAccents } from '../foldCaseAndAccents';

import type { NamesOf } from './namesOf';
import { codesAmong, isCancellation, readPiece, withoutKinds } from './readPiece';
import { pair, shapeOf, unread, type TextReading } from './textReading';
import { CODE_COMMA, tokensOf } from './textTokens';
import type { Token } from './tokenOf';

/**
 * Separators between orders on a line; a comma without a space only if neither side is a number.
 */
const SEPARATOR =
  /\s*;\s*|,\s+|\s+(?:and|et|y|e|&|\+|plus|pu?is|ainsi que|así como|m[aá]s(?=\s+\d)|(?:with|avec|con)(?=\s+\d))\s+|\s+[|/]\s+/giu;
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
const SLASHED = /^[^\d]*\S+(?:\s*\/\s*\S+)+\s*[-–—:=,x]?\s*\d{1,4}\s*(?:ea|ch|c\/u|pcs?)\.?$/iu;

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

const ALSO = /^(?:plus|également)$/iu;

/** `3 of the red ones`, `2 boxes of candles`, behind `and` also `3 red`: something else is counted. */
function isCounted(tokens: readonly Token[], isAnd: boolean): boolean {
  const [first, second, ...rest] = ALSO.test(tokens[0]?.text ?? '') ? tokens.slice(1) : tokens;
  if (first?.kind !== 'q' || !second) return false;
  return /[fxou]/.test(second.kind) ? rest.some(isName) : isAnd && isName(second);
}

/** Begins the name of something that was not spoken of before. */
const DETERMINER =
  /^\s*(?:the|some|an?|another|also|more|my|our|those|these|any|les?|la|des|du|une?|aussi|quelques|nos|mes|ces|los|las|el|un[oa]s?|también|algun[oa]s|nuestr[oa]s|mis|es[oa]s|est[oa]s)\s/iu;

/** `and the red ones`; after a quantity also `and candles`: words that belong to no code. */
const isNamed = ({ text, tokens, before }: UncodedPart, isAnd: boolean): boolean =>
  tokens.some(isName) &&
  !/\d/.test(text) &&
  (DETERMINER.test(text) || (isAnd && /[qu]/.test(before.at(-1)?.kind ?? '')));

/** Says where, when or for whom, rather than what. */
const ABOUT_ORDER =
  /^\s*(?:(?:and|et|y) )?(?:for|to|from|in|on|at|as|per|by|until|which|that|if|with|without|pour|à|au|aux|avant|dans|en|sur|avec|chez|para|por|antes|con|sin|only|each|apiece|total|urgent\p{L}*|rush|asap|today|tomorrow|this|cette|esta|este|ce|chaque|chacune?|cada|seulement|solo|sólo|colou?r|couleur|size|taille|talla|lot|set|pack|pk|max|min|sorry|thanks?|thank you|merci|désolée?|gracias|perd[oó]n|disculp\p{L}*|(?:call|phone|text|ring|e-?mail)(?= (?:me|us|him|her|them|when|if|before|ahead|first|at|on|to)(?!\p{L})|\s*$)|pick(?:ed|ing)?[ -]?up|deliver(?:y|ed)?(?= (?:to|by|on|before|at|after|from)(?!\p{L})|\s*$)|(?:price|prix|precio)(?= (?:is|was|went|per|too|as|ok|trop|est|a|subió|es|muy)(?!\p{L})|\s*$)|too (?:expensive|dear|much|high|pricey)|trop (?:chère?s?|élevé\p{L}*)|muy car[oa]s?|demasiado car[oa]s?|r?appele[rz]|avise[rz]|it['’]s for|c['’]est|(?:es|son) (?:para|por)(?!\p{L})|tant qu|ya que|ramass(?:er|age)|cueillette|livre[rz]|livraison|facture[rz]|avis(?:ar|en?|en?me)|ll[aá]m(?:ar|en?|en?me)|pas(?:o|amos|aré) por|recog(?:er|emos)|recojo|entreg(?:ar|a|uen))(?!\p{L})/iu;
/** What one of several is for: `one for each window`. */
const FOR_EACH = /^\s*(?:one|una?|uno|une) (?:for|per|par|pour|para|por)(?!\p{L})/iu;
/** A word that is no thing of its own behind a code: `22423 x 4, red`. */
const COLOUR =
  /^(?:red|blue|green|yellow|black|white|pink|purple|violet|orange|brown|gr[ea]y|cream|beige|gold|silver|navy|teal|ivory|natural|clear|assorted|light|dark|small|medium|large|rouge|bleue?|verte?|jaune|noire?|blanc(?:he)?|rose|mauve|brune?|grise?|crème|dorée?|argentée?|petite?|moyenne?|grande?|assorti\p{L}*|roj[oa]|azul|verde|amarill[oa]|negr[oa]|blanc[oa]|rosa|morad[oa]|naranja|café|gris|dorad[oa]|platead[oa]|chic[oa]|median[oa]|surtid[oa]s?)s?$/iu;
const STEM = 4;

/** Whether some word of a part belongs to the name of the product before it. */
function isOfProduct(words: readonly string[], code: string, namesOf: NamesOf): boolean {
  const names = (namesOf(code) ?? []).map(foldCaseAndAccents);
  return words.some((word) => {
    const stem = foldCaseAndAccents(word).slice(0, STEM);
    return names.some((name) => name.split(/[^\p{L}\d]+/u).some((own) => own.startsWith(stem)));
  });
}

/** `3 tubs of glitter`, `candles`: words between two commas that name no product known by a code. */
function isForeign({ text, tokens, before }: UncodedPart, namesOf: NamesOf): boolean {
  if (
    ABOUT_ORDER.test(text) ||
    isCancellation(text) ||
    !tokens.every(({ kind }) => /[wqufosx]/.test(kind))
  )
    return false;
  const words = tokens.filter(({ kind, text: word }) => kind === 'w' && /^\p{L}{3,}$/u.test(word));
  const isCountedItself = tokens.some(({ kind }) => kind === 'q');
  if (
    words.length === 0 ||
    (!isCountedItself && words.every(({ text: word }) => COLOUR.test(word)))
  )
    return false;
  const codes = codesAmong(before);
  const isKnown = codes.length > 0 && codes.every((code) => namesOf(code)?.length);
  const isCounted = /[qu]/.test(shapeOf(before));
  const texts = words.map(({ text: word }) => word);
  return isKnown && isCounted && !codes.some((code) => isOfProduct(texts, code, namesOf));
}

/** A part of a line without a code. */
interface UncodedPart {
  text: string;
  tokens: readonly Token[];
  separator: string;
  /** Those of the part before it that has a code. */
  before: readonly Token[];
}

/** Whether the part says something about the order, and the part before it has its quantity. */
const isRemark = ({ text, before }: UncodedPart): boolean =>
  !/\d/.test(text) && FOR_EACH.test(text) && before.some(({ kind }) => kind === 'q');

/** Whether the part asks for something else than the part before it. */
function isItem(part: UncodedPart, namesOf: NamesOf): boolean {
  const isAnd = /\p{L}|[&+]/u.test(part.separator) && !EACH.test(part.text);
  if (isRemark(part)) return false;
  return isCounted(part.tokens, isAnd) || isNamed(part, isAnd) || isForeign(part, namesOf);
}

/** `3 tubs of glitter`, before a code with a quantity of its own. */
function isItemBefore(text: string, coded: readonly Token[], namesOf: NamesOf): boolean {
  const [first, ...rest] = tokensOf(text, namesOf);
  if (ABOUT_ORDER.test(text.replace(/^\s*\d+/, ''))) return false;
  return first?.kind === 'q' && rest.some(isName) && coded.some(({ kind }) => kind === 'q');
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
    if (codesAmong(tokens).length > 0) {
      if (open !== '' && isItemBefore(open, tokens, namesOf)) {
        items.push(open);
        open = '';
      }
      coded.push(`${open}${part}`);
      open = '';
      continue;
    }
    const before = tokensOf(coded.at(-1) ?? '', namesOf);
    const uncoded = { text: part, tokens, separator: separators[nth]!, before };
    if (isItem(uncoded, namesOf)) items.push(part);
    else if (coded.length > 0 && isRemark(uncoded)) continue;
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
