import { isGtin } from '../barcodes';

import { either, isCapitals, pair, pairOf, shapeOf, unread, type TextReading } from './textReading';
import type { Token } from './tokenOf';

const NUMBER_IN_NAME =
  /^(?:of|de|por|par|per|set|pack|pk|size|taille|talla|no|n°|nº|num|núm|lot|jeu|box|boîte|boite|caja|bte|series|série|serie|type|grade|level|niveau|page|vol|age|édition|edition|calibre|colou?r|col|couleur|shade|teinte|tono|tinte|dye|line|ligne|línea|linea|p)\.?$/i;

/** Whether a number after this word is part of the name: `set of 12`, `No 7`, `colour 310`. */
export const isBeforeNumberInName = (token: Token | undefined): boolean =>
  token !== undefined && NUMBER_IN_NAME.test(token.text);

/** With fewer digits, a number without words is more likely a quantity. */
const MIN_CODE_DIGITS = 4;

function readSingle(token: Token): TextReading {
  const { kind, text } = token;
  // `2 dz` is no code.
  if (kind === 'q' && token.written) return { kind: 'number', code: text, isMarked: true };
  if (kind === 'c') return { kind: 'bare', code: text };
  if (kind === 'q')
    return text.length >= MIN_CODE_DIGITS
      ? { kind: 'bare', code: text }
      : { kind: 'number', code: text };
  if (kind === 'n' || kind === 'p') return unread('notACode');
  return isCapitals(token) ? { kind: 'bare', code: text } : { kind: 'note' };
}

/** Quantities and codes in turn, which no barcode is grouped like. */
const PAIRS = /^(?:\d{1,3} \d{5,} ?){2,}$/;

/** Reads a barcode grouped as printed, optionally followed by a quantity. */
function readGrouped(tokens: readonly Token[]): TextReading {
  const texts = tokens.map(({ text }) => text);
  if (texts[0]!.length > 1 || PAIRS.test(texts.join(' '))) return unread('ambiguousLine');
  const [joined, head] = [texts.join(''), texts.slice(0, -1).join('')];
  if (isGtin(joined) && !isGtin(head)) return { kind: 'bare', code: joined };
  if (isGtin(head) && !isGtin(joined)) return pair(head, tokens.at(-1)!, 'codeFirst');
  return unread('ambiguousLine');
}

/** Reads a line of numbers that could each be a code or a quantity. */
function readNumbers(tokens: readonly Token[]): TextReading {
  return tokens.length === 2 ? either(tokens[0]!, tokens[1]!) : readGrouped(tokens);
}

function readCodeFirst(tokens: readonly Token[]): TextReading {
  const [first, ...rest] = tokens as [Token, ...Token[]];
  const counts = rest.filter(({ kind }) => kind === 'q');
  const last = rest.at(-1);
  const before = rest.at(-2);
  const isTwofold = rest.some(({ kind, text }) => /[cw]/.test(kind) && /^\d+$/.test(text));
  if (counts.length === 0) {
    if (isTwofold) return unread('ambiguousLine', first.text);
    const areSizes = rest.every(({ kind, isSize }) => isSize || kind === 'o');
    if (!areSizes) return { kind: 'named', code: first.text };
    const reason = rest.some(({ isSize }) => isSize) ? 'noQuantity' : 'otherUnit';
    return { kind: 'sized', code: first.text, reason };
  }
  if (last?.kind === 'q') {
    const isOpen = rest.length > 1 && (rest[0]?.kind === 'q' || before?.kind === 'q');
    return isOpen || isBeforeNumberInName(before)
      ? unread('ambiguousLine', first.text)
      : pair(first.text, last, 'codeFirst');
  }
  if (rest[0]?.kind === 'q' && counts.length === 1) {
    return { kind: 'inside', ...pairOf(first.text, rest[0], 'codeFirst') };
  }
  return unread('ambiguousLine', first.text);
}

function readCountFirst(tokens: readonly Token[]): TextReading {
  const [first, ...rest] = tokens as [Token, ...Token[]];
  const codes = rest.filter(({ kind }) => kind === 'c');
  const last = rest.at(-1)!;
  const code = rest[0]?.kind === 'c' ? rest[0] : codes.length === 1 ? codes[0] : undefined;
  const isCounted = rest.some(({ kind }) => kind === 'q');
  if (code && !isCounted) return pair(code.text, first, 'quantityFirst');
  if (codes.length > 0) return unread('ambiguousLine', code?.text);
  if (last.kind === 'q' && rest.slice(0, -1).every(({ kind }) => kind !== 'q')) {
    return rest.length === 2 && isCapitals(rest[0]) && first.text.length < MIN_CODE_DIGITS
      ? unread('ambiguousLine')
      : either(first, last);
  }
  if (isCounted) return unread('ambiguousLine');
  return first.text.length >= MIN_CODE_DIGITS
    ? { kind: 'named', code: first.text }
    : unread('notACode');
}

/**
 * Text first: a name followed by a code and a quantity, or a code of letters with a space in it.
 */
function readWordsFirst(tokens: readonly Token[]): TextReading {
  const shape = shapeOf(tokens);
  const [first, second, third] = tokens as [Token, Token, Token?];
  if (isCapitals(first) && first.text.length <= 6) {
    if (shape === 'wqq') return pair(`${first.text} ${second.text}`, third!, 'codeFirst');
    if (shape === 'wq' || shape === 'wcq') return unread('ambiguousLine');
  }
  const codes = tokens.filter(({ kind }) => kind === 'c');
  const counts = tokens.filter(({ kind }) => kind === 'q');
  const [before, last] = tokens.slice(-2) as [Token, Token];
  if (codes.length === 1 && counts.length === 1 && before.kind === 'c' && last.kind === 'q') {
    return pair(before.text, last, 'codeFirst');
  }
  if (codes.length === 0 && counts.length === 0) return { kind: 'note' };
  return unread(codes.length === 0 ? 'notACode' : 'ambiguousLine', codes[0]?.text);
}

/** Reads a line in which only the positions distinguish the code from the quantity. */
export function readUnmarkedLine(tokens: readonly Token[]): TextReading {
  const [first] = tokens;
  if (!first) return { kind: 'note' };
  if (tokens.length === 1) return readSingle(first);
  if (tokens.every(({ kind, text }) => kind === 'q' || (kind === 'c' && /^\d+$/.test(text)))) {
    const areTwo = tokens.length === 2 && tokens.some(({ kind }) => kind === 'c');
    if (!areTwo) return readNumbers(tokens);
  }
  if (first.kind === 'c') return readCodeFirst(tokens);
  return first.kind === 'q' ? readCountFirst(tokens) : readWordsFirst(tokens);
}
