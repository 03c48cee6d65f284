import { isCapitals, pair, unread, type PairOrder, type TextReading } from './textReading';
import type { Token } from './tokenOf';

/** A number marked as the quantity by a sign or word, and its position in the line. */
interface Amount {
  number: Token;
  from: number;
  to: number;
  order: PairOrder;
}

const isNumber = (token: Token | undefined): token is Token => /[qn]/.test(token?.kind ?? '');

/** `x 3` and `3 x`; between two numbers it is a size, or either could be the quantity. */
function amountAtTimes(tokens: readonly Token[], index: number): Amount | undefined {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (isNumber(before) && isNumber(after)) return undefined;
  if (isNumber(after) && (before || tokens[index + 2])) {
    const order = before ? 'codeFirst' : 'quantityFirst';
    return { number: after, from: index, to: index + 1, order };
  }
  if (isNumber(before) && after)
    return { number: before, from: index - 1, to: index, order: 'quantityFirst' };
  return undefined;
}

/** `qty 3` and `@ 3`, with or without a separator. */
function amountAtWord(tokens: readonly Token[], index: number): Amount | undefined {
  const next = tokens[index + 1]?.kind === 's' ? index + 2 : index + 1;
  const number = tokens[next];
  if (!isNumber(number)) return undefined;
  return { number, from: index, to: next, order: index === 0 ? 'quantityFirst' : 'codeFirst' };
}

/** `3 of AB-100`, `3 units of AB-100`. */
function amountAtOf(tokens: readonly Token[], index: number): Amount | undefined {
  const from = tokens[index - 1]?.kind === 'u' ? index - 2 : index - 1;
  const number = tokens[from];
  if (!isNumber(number) || !/[cq]/.test(tokens[index + 1]?.kind ?? '')) return undefined;
  return { number, from, to: index, order: 'quantityFirst' };
}

/** `3 pcs`, if no other number could be the quantity. */
function amountAtPieces(tokens: readonly Token[], index: number): Amount | undefined {
  const number = tokens[index - 1];
  if (!isNumber(number)) return undefined;
  const from = index - 1;
  const to = tokens[index + 1]?.kind === 'f' ? index + 1 : index;
  return { number, from, to, order: from === 0 ? 'quantityFirst' : 'codeFirst' };
}

const amountAtMark = (tokens: readonly Token[], index: number): Amount | undefined => {
  const { kind } = tokens[index]!;
  if (kind === 'x') return amountAtTimes(tokens, index);
  if (kind === 'k' || kind === 'a') return amountAtWord(tokens, index);
  return kind === 'f' ? amountAtOf(tokens, index) : undefined;
};

function amountsOf(tokens: readonly Token[]): Amount[] {
  const marked = tokens.flatMap((_, index) => amountAtMark(tokens, index) ?? []);
  if (marked.length > 0) return marked;
  const counted = tokens.flatMap(({ kind }, index) =>
    kind === 'u' ? (amountAtPieces(tokens, index) ?? []) : [],
  );
  const numbers = tokens.filter(({ kind }) => kind === 'q');
  const hasCode = tokens.some(({ kind }) => kind === 'c');
  const others = numbers.filter((number) => !counted.some((amount) => amount.number === number));
  if (counted.length !== 1) return [];
  const isOnly = hasCode ? others.length === 0 : others.length === 1;
  const isEdge = counted[0]!.from === 0 || counted[0]!.to >= tokens.length - 1;
  return isOnly && isEdge ? counted : [];
}

/**
 * Returns the code among the remaining tokens: the only one, else the one next to the quantity,
 * else the first word of the line.
 */
function adjacentCode(before: readonly Token[], after: readonly Token[]): string | undefined {
  const rest = [...before, ...after].filter(({ kind }) => kind !== 's' && kind !== 'p');
  const codes = rest.filter(({ kind }) => kind === 'c');
  if (codes.length === 1) return codes[0]!.text;
  const adjacent = after[0] ?? before.at(-1);
  if (codes.length > 1) {
    if (adjacent?.kind === 'c') return adjacent.text;
    return rest[0]?.kind === 'c' ? rest[0].text : undefined;
  }
  const [first, second] = rest;
  if (rest.length === 1) return first?.kind === 'q' || isCapitals(first) ? first?.text : undefined;
  if (rest.length === 2 && isCapitals(first) && second?.kind === 'q')
    return `${first.text} ${second.text}`;
  if (adjacent?.kind === 'q' && adjacent.text.length >= 3) return adjacent.text;
  return first?.kind === 'q' && first.text.length >= 4 ? first.text : undefined;
}

const isFigure = (token: Token | undefined, pattern: RegExp): boolean =>
  token?.kind === 'q' && pattern.test(token.text);

/** `1 200 of AB-100`, `AB-100 x 6 4`: two numbers, or one in groups of three digits. */
function isBesideNumber(tokens: readonly Token[], { number, order }: Amount): boolean {
  const at = tokens.indexOf(number);
  const isPair = isFigure(tokens[at - 1], /^[1-9]\d{0,2}$/) && isFigure(number, /^\d{3}$/);
  const next = tokens[at + 1];
  const isFraction = next?.kind === 'n' && next.reason === 'fraction';
  return isPair || (order === 'codeFirst' && (isFraction || isFigure(next, /^\d{1,4}$/)));
}

/** Reads a line that marks its quantity explicitly; `undefined` if it does not. */
export function readMarkedQuantity(tokens: readonly Token[]): TextReading | undefined {
  const [amount, second] = amountsOf(tokens);
  if (!amount) return undefined;
  const code = adjacentCode(tokens.slice(0, amount.from), tokens.slice(amount.to + 1));
  if (second || isBesideNumber(tokens, amount)) return unread('ambiguousLine', code);
  if (amount.number.kind === 'n') return unread(amount.number.reason ?? 'invalidQuantity', code);
  if (tokens[amount.to + 1]?.kind === 'o') return unread('otherUnit', code);
  const isAlone = tokens.length === amount.to - amount.from + 1;
  if (isAlone && amount.number.kind === 'q' && !amount.number.written) {
    return { kind: 'number', code: amount.number.text, isMarked: true };
  }
  if (code === undefined)
    return unread(tokens.some(({ kind }) => kind === 'c') ? 'ambiguousLine' : 'notACode');
  return pair(code, amount.number, amount.order);
}
