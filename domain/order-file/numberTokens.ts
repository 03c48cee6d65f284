import { isMonth } from './figuresInText';
import type { NamesOf } from './namesOf';
import { isOne, MAX_NUMBER_WORDS, numberAtStart, numberIn, type NumberWords } from './numberWords';
import type { ReadReason } from './orderFile';
import { multiplierOf, parseAmount } from './parseAmount';
import { wordOf, type Token } from './tokenOf';
import { isOfName } from './unitsInNames';

const AND = /^(?:and|et|y|pu?is)$/i;
/** Before it a number counts; one behind it is no number: `10 de cada una`. */
const EACH = /^(?:each|apiece|cada|chaque|chacune?s?|c\/u|ea)$/i;
const HALF = /^(?:half|demi|demie|media|medio)$/i;

/**
 * Returns the count before a multiplier word and the number of words it takes; `undefined` if there
 * is none.
 */
function countBefore(
  tokens: readonly Token[],
  at: number,
): [count: number | ReadReason, words: number] | undefined {
  const [second, first] = [tokens[at - 2], tokens[at - 1]];
  if (!first) return undefined;
  if (HALF_FIGURE.test(first.text))
    return second?.kind === 'q' ? [Number(second.text) + 0.5, 2] : [0.5, 1];
  if (/[qn]/.test(first.kind)) return [parseAmount(first.text), 1];
  if (HALF.test(first.text)) return [0.5, 1];
  if (!isOne(first.text) && !ANOTHER.test(first.text)) return undefined;
  return second && HALF.test(second.text) ? [0.5, 2] : [1, 1];
}

/** Returns the number of words of `and a half`, `et demie`, `y media` behind a word. */
function halfBehind(tokens: readonly Token[], at: number): number {
  const words = tokens.slice(at + 1, at + 4).map(({ text }) => text);
  const half = words.findIndex((word) => HALF.test(word));
  return half > 0 && /^(?:and|et|y)(?: an?)?$/i.test(words.slice(0, half).join(' ')) ? half + 1 : 0;
}

const HALF_FIGURE = /^(?:1\/2|½)$/;
const ANOTHER = /^(?:another|autre|otr[oa])$/i;

/** Words that mean something else before another word: `6 par courrier`, `2 grosses tasses`, `6 doc joint`. */
const ORDINARY =
  /^par(?= \p{L})|^(?:grosses?|gruesas?)(?= \p{L})|^docs? (?:attached|adjunt\p{L}*|(?:ci-)?joint\p{L}*|pdf|word)/iu;
/** Words that may be short for something else before another word: `6 pr vendredi`, `pair with`. */
const DOUBTFUL =
  /^(?:prs?|pair|gross)(?= \p{L})|^(?:pairs?|paires?|pares)(?= (?:of|de|d['’]) ?\p{L}+(?: |$))/iu;

/** What a word for a multiple is where it stands; it may be the name of the product: a pair of scissors. */
function meaningOf(
  tokens: readonly Token[],
  at: number,
  namesOf: NamesOf,
): 'multiple' | 'word' | 'unit' | 'doubtful' {
  const [token, next, second] = tokens.slice(at);
  const isBeforeWord = next?.kind === 'w' || (next?.kind === 'f' && second?.kind === 'w');
  const written = [token, next, second].map((each) => each?.text ?? '').join(' ');
  if (isBeforeWord && ORDINARY.test(written)) return 'word';
  const codes = tokens.flatMap(({ kind, text }) => (kind === 'c' ? [text] : []));
  if (codes.some((code) => isOfName(token!.text, code, namesOf))) return 'unit';
  return isBeforeWord && DOUBTFUL.test(written) ? 'doubtful' : 'multiple';
}

/** Joins `2 doz` and `half a dozen` into numbers. */
export function withMultiples(tokens: readonly Token[], namesOf: NamesOf): Token[] {
  const joined: Token[] = [];
  let skipped = -1;
  tokens.forEach((token, at) => {
    if (at <= skipped) return;
    const factor = token.kind === 'o' ? multiplierOf(wordOf(token.text)) : undefined;
    const before = factor === undefined ? undefined : countBefore(tokens, at);
    if (factor === undefined || !before) {
      joined.push(token);
      return;
    }
    const meaning = meaningOf(tokens, at, namesOf);
    if (meaning === 'word' || meaning === 'unit') {
      joined.push({ kind: meaning === 'unit' ? 'u' : 'w', text: token.text });
      return;
    }
    const [whole, words] = before;
    const half = halfBehind(tokens, at);
    const exact = meaning === 'doubtful' ? ('otherUnit' as const) : whole;
    const count = half > 0 && typeof exact === 'number' ? exact + 0.5 : exact;
    const behind = tokens.slice(at + 1, at + 1 + half);
    skipped = at + half;
    const written = [...joined.splice(-words), token, ...behind].map(({ text }) => text).join(' ');
    joined.push(
      typeof count === 'number'
        ? { kind: 'q', text: String(count * factor), written, inPieces: true }
        : { kind: 'n', text: written, reason: count },
    );
  });
  return joined;
}

/** A noun for several: `seven strings of lights`, unlike `three tier`. */
const PLURAL = /^\p{L}{2,}[sx]$/iu;

/** Whether something behind a number in words is counted by it, or before it: `22423 six`. */
function isCountedBy(tokens: readonly Token[], from: number, end: number): boolean {
  const [next, second] = tokens.slice(end);
  if (!next || next.kind === 's') {
    const before = tokens[from - 1];
    return (
      /[cxk]/.test(before?.kind ?? '') || (before?.kind === 's' && tokens[from - 2]?.kind === 'c')
    );
  }
  const isMarked = /[xk]/.test(tokens[from - 1]?.kind ?? '');
  const isForEach = EACH.test(next.text) && !second;
  return (
    isMarked ||
    isForEach ||
    (next.kind === 'u' && PLURAL.test(next.text)) ||
    (next.kind === 'f' && (/[cq]/.test(second?.kind ?? '') || EACH.test(second?.text ?? ''))) ||
    next.kind === 'c' ||
    (next.kind === 'o' && multiplierOf(wordOf(next.text)) !== undefined)
  );
}

/** What numbers count that is not for sale: times, lengths, money, people, places, papers, choices. */
const NO_GOODS = new RegExp(
  String.raw`^(?:${[
    'inches|feet|yards|met(?:re|er)s|days?|weeks?|months?|years?|hours?|minutes?|times|dollars|cents|bucks|customers|clients|people|persons|kids|students|teachers|stores|shops|locations|schools|rooms|tables|invoices|orders|emails|calls|stars|colou?rs|sizes|styles|shelves|percent',
    'pouces|pieds|m[eè]tres|jours?|semaines?|mois|ans|années|heures?|fois|dollars|clients|clientes|personnes|enfants|élèves|profs|magasins|succursales|écoles|salles|factures|commandes|courriels|appels|étoiles|couleurs|tailles|modèles|tablettes',
    'pulgadas|pies|metros|d[ií]as?|semanas?|mes(?:es)?|años?|horas?|minutos|veces|pesos|dólares|clientes|clientas|personas|niños|alumnos|maestros|tiendas|sucursales|escuelas|salones|facturas|pedidos|correos|llamadas|estrellas|colores|tallas|tamaños|modelos|anaqueles',
  ].join('|')})$`,
  'iu',
);

/** Whether the name of a product has the number: `six ribbons` of `6 Ribbons Rustic Charm`. */
const isInName = (value: number, code: string, namesOf: NamesOf): boolean =>
  (namesOf(code) ?? []).some((name) =>
    name.split(/[^\p{L}\d]+/u).some((word) => Number(word) === value || numberIn(word) === value),
  );

/**
 * `seven strings of chilli lights 79321`: several of a thing, directly before the only code or
 * named as its product is.
 */
function countsThings(
  tokens: readonly Token[],
  from: number,
  { value, size }: NumberWords,
  namesOf: NamesOf,
): boolean {
  const isFirst = from === 0 || tokens[from - 1]!.kind === 's' || AND.test(tokens[from - 1]!.text);
  const [next, ...rest] = tokens.slice(from + size);
  if (!isFirst || next?.kind !== 'w' || !PLURAL.test(next.text)) return false;
  const others = [...tokens.slice(0, from), ...rest].filter(({ kind }) => /[cqnox]/.test(kind));
  const [code, ...more] = others;
  if (code?.kind !== 'c' || more.length > 0 || isInName(value, code.text, namesOf)) return false;
  const words = [next, ...rest].filter(({ kind }) => kind === 'w');
  const isDirect = /^f?c/.test(rest.map(({ kind }) => kind).join(''));
  return isDirect || words.some(({ text }) => isOfName(text, code.text, namesOf));
}

/**
 * Whether the number in words also stands in figures before it or behind: `twelve (12)`, `12
 * (douze)`. `7 sept` is a day.
 */
function isRepeated(tokens: readonly Token[], at: number, { value, size }: NumberWords): boolean {
  const isSame = (token: Token | undefined) => token?.kind === 'q' && Number(token.text) === value;
  return (isSame(tokens[at - 1]) && !isMonth(tokens[at]!.text)) || isSame(tokens[at + size]);
}

/** `un 22423`; `un` is also the unit of pieces. */
function isOneOf(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isCounted = tokens[at + 1]?.kind === 'c' && before?.kind !== 'q';
  return isCounted && isOne(tokens[at]!.text) && !EACH.test(before?.text ?? '');
}

/** The number that the words at a place are, if they are one. */
const numberAt = (tokens: readonly Token[], at: number): NumberWords | undefined =>
  numberAtStart(tokens.slice(at, at + MAX_NUMBER_WORDS).map(({ text }) => text));

/** `three of 22423`, `two dozen`, `treinta y dos 22189`: a number in words, if it counts something. */
export function withNumberWords(tokens: readonly Token[], namesOf: NamesOf): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const isWord = token.kind === 'w' || token.kind === 'u';
    const found = isWord ? numberAt(tokens, at) : undefined;
    const counted = tokens[at + (found?.size ?? 1)];
    if (counted?.kind === 'w' && NO_GOODS.test(counted.text) && (found || token.kind === 'q')) {
      read.push({ kind: 'n', text: token.text, reason: 'ambiguousLine' });
      at += (found?.size ?? 1) - 1;
      continue;
    }
    if (!found) read.push(isWord && isOneOf(tokens, at) ? { kind: 'q', text: '1' } : token);
    else if (isRepeated(tokens, at, found)) at += found.size - 1;
    else if (isCountedBy(tokens, at, at + found.size) || countsThings(tokens, at, found, namesOf)) {
      read.push({ kind: 'q', text: String(found.value) });
      at += found.size - 1;
    } else read.push(token);
  }
  return read;
}
