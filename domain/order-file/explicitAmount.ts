import { isCapitals, pair, unread, type Order, type TextReading } from './textReading';
import type { Token } from './textTokens';

/** A number marked as the quantity by a sign or word, and its position in the line. */
interface Amount {
  number: Token;
  from: number;
  to: number;
  order: Order;
}

const isNumber = (token: Token | undefined): token is Token => /[qn]/.test(token?.kind ?? '');

/** `x 3` and `3 x`; between two numbers it is a size, or either could be the quantity. */
function atTimes(tokens: readonly Token[], at: number): Amount | undefined {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (isNumber(before) && isNumber(after)) return undefined;
  if (isNumber(after) && (before || tokens[at + 2])) {
    const order = before ? 'codeFirst' : 'quantityFirst';
    return { number: after, from: at, to: at + 1, order };
  }
  if (isNumber(before) && after)
    return { number: before, from: at - 1, to: at, order: 'quantityFirst' };
  return undefined;
}

/** `qty 3` and `@ 3`, with or without a separator. */
function atWord(tokens: readonly Token[], at: number): Amount | undefined {
  const next = tokens[at + 1]?.kind === 's' ? at + 2 : at + 1;
  const number = tokens[next];
  if (!isNumber(number)) return undefined;
  return { number, from: at, to: next, order: at === 0 ? 'quantityFirst' : 'codeFirst' };
}

/** `3 of AB-100`. */
function atOf(tokens: readonly Token[], at: number): Amount | undefined {
  const number = tokens[at - 1];
  if (!isNumber(number) || !/[cq]/.test(tokens[at + 1]?.kind ?? '')) return undefined;
  return { number, from: at - 1, to: at, order: 'quantityFirst' };
}

/** `3 pcs`, if no other number could be the quantity. */
function atPieces(tokens: readonly Token[], at: number): Amount | undefined {
  const number = tokens[at - 1];
  if (!isNumber(number)) return undefined;
  const from = at - 1;
  const to = tokens[at + 1]?.kind === 'f' ? at + 1 : at;
  return { number, from, to, order: from === 0 ? 'quantityFirst' : 'codeFirst' };
}

const atMark = (tokens: readonly Token[], at: number): Amount | undefined => {
  const { kind } = tokens[at]!;
  if (kind === 'x') return atTimes(tokens, at);
  if (kind === 'k' || kind === 'a') return atWord(tokens, at);
  return kind === 'f' ? atOf(tokens, at) : undefined;
};

function amountsOf(tokens: readonly Token[]): Amount[] {
  const marked = tokens.flatMap((_, at) => atMark(tokens, at) ?? []);
  if (marked.length > 0) return marked;
  const counted = tokens.flatMap(({ kind }, at) =>
    kind === 'u' ? (atPieces(tokens, at) ?? []) : [],
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
function codeBeside(before: readonly Token[], after: readonly Token[]): string | undefined {
  const rest = [...before, ...after].filter(({ kind }) => kind !== 's' && kind !== 'p');
  const codes = rest.filter(({ kind }) => kind === 'c');
  if (codes.length === 1) return codes[0]!.text;
  const beside = after[0] ?? before.at(-1);
  if (codes.length > 1) {
    if (beside?.kind === 'c') return beside.text;
    return rest[0]?.kind === 'c' ? rest[0].text : undefined;
  }
  const [first, second] = rest;
  if (rest.length === 1) return first?.kind === 'q' || isCapitals(first) ? first?.text : undefined;
  if (rest.length === 2 && isCapitals(first) && second?.kind === 'q')
    return `${first.text} ${second.text}`;
  if (beside?.kind === 'q' && beside.text.length >= 3) return beside.text;
  return first?.kind === 'q' && first.text.length >= 4 ? first.text : undefined;
}

/** Reads a line that marks its quantity explicitly; `undefined` if it does not. */
export function readMarkedQuantity(tokens: readonly Token[]): TextReading | undefined {
  const [amount, second] = amountsOf(tokens);
  if (!amount) return undefined;
  const code = codeBeside(tokens.slice(0, amount.from), tokens.slice(amount.to + 1));
  if (second) return unread('ambiguousLine', code);
  if (amount.number.kind === 'n') return unread(amount.number.reason ?? 'invalidQuantity', code);
  if (tokens[amount.to + 1]?.kind === 'o') return unread('otherUnit', code);
  const isAlone = tokens.length === amount.to - amount.from + 1;
  if (isAlone && amount.number.kind === 'q' && !amount.number.written) {
    return { kind: 'number', code: amount.number.text };
  }
  if (code === undefined)
    return unread(tokens.some(({ kind }) => kind === 'c') ? 'ambiguousLine' : 'notACode');
  return pair(code, amount.number, amount.order);
}
