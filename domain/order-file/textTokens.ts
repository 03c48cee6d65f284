import { isMonth } from './isDatedSentence';
import { noNames, type NamesOf } from './namesOf';
import { isAbout, numberIn } from './numberWords';
import type { ReadReason } from './orderFile';
import { isPieceUnit, multiplierOf, parseAmount } from './parseAmount';
import { isKnownCode } from './productName';
import { tokenOf, wordOf, type Token } from './tokenOf';

const CODE_WORD =
  /^(?:sku|code|item|art|article|ref|réf|référence|reference|código|codigo|artículo|articulo|no|n°|nº|num|upc|ean|produit|producto|product|prod)[.:#]*$/i;
/** Before a short number, after other words: `Brush no. 6` is a size. */
const NUMBERED = /^(?:no|n°|nº|num|núm)[.:]*$/i;
/** A comma between two words that are not plain numbers. */
export const CODE_COMMA =
  /(?<=(?:^|[\s,])(?=[^\s,]*\d)[^\s,]*(?:\p{L}|\d{5})[^\s,]*),(?=[^\s,]*\d)(?=[^\s,]*(?:\p{L}|\d{5}))/gu;
const MULTIPLE =
  /(?<=^|\s)(\d{1,4})(dzs?|dzn|doz|dozens?|douzaines?|docenas?|gross|grosses?|pairs?|paires?|pares?)(?=[\s.,;]|$)/gi;
const HALF_DOZEN = /(?<=^|\s)(half|demie?|media)-(?=do[czu])/gi;
/** Before a code; after one, `#310` is the number of a colour or a size. */
const CODE_SIGN = /(?<=^|\s)(?!(?<=(?:\p{L}\S*\d|\d{5})\S* )#\d{1,4}(?:\s|$))#(?=\S{3})/gu;

/**
 * Separates what is joined but has two meanings: `x3`, `3x`, `qty:3`, `AB-100:3`, `12pcs`, `(3)`.
 * `X853` stays together if it is a code of the catalogue, or starts the line.
 */
function separateJoined(plain: string, namesOf: NamesOf): string {
  return plain
    .replace(/(?<=^|\s)\*((?=\S*\d)[\p{L}\d-]{4,})\*(?=\s|$)/gu, '$1')
    .replace(/(?<=\d\s?)c\/u(?![\p{L}\d])\.?/giu, ' ea ')
    .replace(/\(\s*\)|\[\s*\]|\{\s*\}/g, ' = ')
    .replace(/[(){}[\]]/g, ' ')
    .replace(/(?<=\d\p{L}?|\d\p{L}\p{L})[-–—]+(?=\s*$)/u, ' = ')
    .replace(/[,;](?=\s|$)/g, ' , ')
    .replace(/(?<=[\p{L}\d]);(?=\S)/gu, ' , ')
    .replace(/(?<=^|\s)(\d{5,}[A-Za-z]?)x(?=\d{1,4}(?:\s|$))/g, '$1 x ')
    .replace(MULTIPLE, '$1 $2 ')
    .replace(HALF_DOZEN, '$1 ')
    .replace(/(?<=^|\s)(\d{1,5})\s?[x×✕*](?=\s)/gi, '$1 x ')
    .replace(/(?<=^|\s)(\d{1,4})[×✕*](?=\S)/g, '$1 x ')
    .replace(/(?<=^|\s)(\d{1,4})x(?=\d{5,}\p{L}{0,2}(?:\s|$)|\p{L}+-?\d)/giu, '$1 x ')
    .replace(/(?<=^|\s)[x×✕*]\d{1,5}(?=\s|$|[,;.])/gi, (word, at: number) =>
      namesOf(word) || (at === 0 && /^X\d{3}/.test(word)) ? word : ` x ${word.slice(1)}`,
    )
    .replace(/(?<=(?:^|\s)\S*(?:\p{L}\S*|\d{5,}))[×✕*](?=\d{1,5}(?:\s|$))/gu, ' x ')
    .replace(
      /(?<=^|\s)(qty|qté|qte|cant|quantity|quantité|cantidad|ctd)\s?[.:=]*\s?(?=\d)/gi,
      '$1 ',
    )
    .replace(/(?<=\s|^)@\s?(?=[\d$€£])/g, ' @ ')
    .replace(/(?<=\d)@(?=\d)/g, ' @ ')
    .replace(/(?<=\S)\s*(?:->|=>|→)\s*(?=\S)/g, ' = ')
    .replace(/(?<=[\p{L}\d])(?<!\b\d{1,2}) ?[:=] ?(?=\d|$)/gu, ' = ')
    .replace(/(?<=\p{L}): /gu, ' : ')
    .replace(/(?<=^|\s)(\d{1,5})\s?(pcs?|pces?|ea|pza?s?|un|uds?)(?:\.|(?=[\s,;]|$))/gi, '$1 $2 ')
    .replace(/\.{2,}|…|_{2,}/g, ' = ')
    .replace(CODE_SIGN, '');
}

/**
 * Separates a code from its quantity at a comma that can be neither a decimal nor a thousands
 * separator.
 */
const separateCommas = (plain: string): string =>
  !plain.includes(',')
    ? plain
    : plain
        .replace(/^([^\s,]*\p{L}[^\s,]*),(\d{1,5})$/u, '$1 , $2')
        .replace(/^(\d{1,3}),([^\s,]*\p{L}[^\s,]*)$/u, '$1 , $2')
        .replace(
          /(?<=^|\s)((?=[^\s,]*\d)[^\s,]*\p{L}[^\s,]*|\d{5,}),(\d{1,5})(?=\s|$)/gu,
          '$1 , $2',
        )
        .replace(
          /(?<=^|\s)(\d{1,3}),((?=[^\s,]*\d)[^\s,]*\p{L}[^\s,]*|\d{5,})(?=\s|$)/gu,
          '$1 , $2',
        )
        .replace(CODE_COMMA, ' , ');

const MARKS_AROUND = /^['‘’`"“”«¿¡]+(?=\S)|(?<=[\p{L}\d])[.!?"”»]+$/gu;
const INCHES = /^\d[\d.,/]*["”]$/;
const QUOTED = /(?<=^|\s)["“”]([^"“”]*)["“”](?=$|[\s,;.])/g;

/** Words that are merely polite. */
const POLITE =
  /^(?:please|pls|plz|thanks|thank|you|kindly|send|ship|order|add|need|needs|want|get|i|we|me|us|urgent|asap|svp|merci|veuillez|envoyez|envoyer|commander|besoin|voulons|vouloir|je|nous|voudrais|urgente?|gracias|favor|enviar|envíe|envíen|mandar|quiero|queremos|necesito|necesitamos|pedir|pido|could|would|you|hey|hi|hello|ty|thx|ajoute[rz]?|expédiez|faut|faudrait|allô|allo|bonjour|manden?|mándeme|agregar|agreguen?|surtir|hola|pueden|nos)[,.!:]*$/i;

const MAX_WORD_LENGTH = 60;

const ONE = /^(?:a|an|one|une?|una)$/i;
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
  if (/[qn]/.test(first.kind)) return [parseAmount(first.text), 1];
  const isOne = ONE.test(first.text);
  if (HALF.test(first.text)) return [0.5, 1];
  if (isOne && second && HALF.test(second.text)) return [0.5, 2];
  return isOne ? [1, 1] : undefined;
}

/** Joins `2 doz` and `half a dozen` into numbers. */
function withMultiples(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  tokens.forEach((token, at) => {
    const factor = token.kind === 'o' ? multiplierOf(wordOf(token.text)) : undefined;
    const before = factor === undefined ? undefined : countBefore(tokens, at);
    if (factor === undefined || !before) {
      joined.push(token);
      return;
    }
    const [count, words] = before;
    const written = [...joined.splice(-words), token].map(({ text }) => text).join(' ');
    joined.push(
      typeof count === 'number'
        ? { kind: 'q', text: String(count * factor), written, inPieces: true }
        : { kind: 'n', text: written, reason: count },
    );
  });
  return joined;
}

/** `three of 22423`, `two dozen`, `cinco 22189`: a number in words, if something behind it is counted. */
function withNumberWords(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    if (token.kind !== 'w' || !next || !/[fco]/.test(next.kind)) return token;
    const value = numberIn(token.text);
    if (value === undefined) return token;
    const isCounted =
      (next.kind === 'f' && /[cq]/.test(tokens[at + 2]?.kind ?? '')) ||
      (next.kind === 'c' && at === 0) ||
      (next.kind === 'o' && multiplierOf(wordOf(next.text)) !== undefined);
    return isCounted ? { kind: 'q', text: String(value) } : token;
  });
}

/** A number that is not exact, `about 20`, is no quantity. */
const withoutEstimates = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) =>
    token.kind === 'q' && isAbout(tokens[at - 1]?.text)
      ? { kind: 'n', text: token.text, reason: 'invalidQuantity' }
      : token,
  );

/** `Dec 4` and `4 déc.` are days, unless something else says that the number is a quantity. */
function withDays(tokens: readonly Token[]): Token[] {
  const namesMonth = (token: Token | undefined) => token?.kind === 'w' && isMonth(token.text);
  return tokens.map((token, at) => {
    const isDay = token.kind === 'q' && Number(token.text) <= 31 && !token.written;
    const isBeside = namesMonth(tokens[at - 1]) || namesMonth(tokens[at + 1]);
    return isDay && isBeside ? { kind: 'n', text: token.text, reason: 'ambiguousLine' } : token;
  });
}

/** `lot 310` names the dye lot, or the size of a pack; `3 lots` counts packs. */
const isLot = (tokens: readonly Token[], at: number): boolean =>
  /^lot$/i.test(tokens[at]!.text) && tokens[at + 1]?.kind === 'q' && tokens[at - 1]?.kind !== 'q';

/** `24 pcs` and `pcs 24` count pieces, `24 packs` does not. */
function withPieces(tokens: readonly Token[]): Token[] {
  const isPieces = (at: number) => tokens[at]?.kind === 'u' && isPieceUnit(wordOf(tokens[at].text));
  return tokens.map((token, at) => {
    if (isLot(tokens, at)) return { kind: 'w', text: token.text };
    const isBehind = isPieces(at - 1) && tokens[at - 2]?.kind !== 'q';
    const isOf = token.kind === 'q' && (isPieces(at + 1) || isBehind);
    return isOf ? { ...token, inPieces: true } : token;
  });
}

/** Splits a known code from a separator and a number joined to it: `22423/4`, `85123Ax6`. */
export function splitJoinedCode(text: string, namesOf: NamesOf): string[] {
  if (!/\d/.test(text) || text.length > MAX_WORD_LENGTH || namesOf(text)) return [text];
  for (const { index, 0: mark } of text.matchAll(/[/+&,:=x×*-]/gi)) {
    const [left, right] = [text.slice(0, index), text.slice(index + 1)];
    const isTimes = /[x×*]/i.test(mark) ? 'x' : '=';
    const [isLeft, isRight] = [left, right].map((side) => namesOf(side) !== undefined);
    if (isLeft && isRight) return [left, ',', right];
    if (isLeft && right === '') return [left, isTimes];
    if ((isLeft && /^\d{1,4}$/.test(right)) || (isRight && /^\d{1,4}$/.test(left)))
      return [left, isTimes, right];
  }
  return [text];
}

/**
 * A paper size, a pencil grade, a set, a hyphenated word: next to a code these are not another
 * code.
 */
const FORMAT =
  /^(?:[AB]\d|\d?[HBF]{1,2}|(?:SET|S|PACK|PK|JEU|LOT)\/\d{1,3}|\p{Lu}+(?:-\p{Lu}+)+)$/iu;

function withFormats(tokens: readonly Token[], namesOf: NamesOf): Token[] {
  const isFormat = ({ kind, text }: Token) =>
    kind === 'c' && FORMAT.test(text) && namesOf(text) === undefined;
  const hasCode = tokens.some((token) => token.kind === 'c' && !isFormat(token));
  return tokens.map((token) =>
    hasCode && isFormat(token)
      ? { kind: 'w', text: token.text, ...(/\/\d/.test(token.text) && { isSize: true as const }) }
      : token,
  );
}

const isSizeAfter = (before: string | undefined, number: Token | undefined): boolean =>
  before !== undefined &&
  !CODE_WORD.test(before) &&
  !/^(?:\d{1,4}|[x×✕*])$/i.test(before) &&
  /^\d{1,3}$/.test(number?.text ?? '');

/**
 * Tokenises a line into words with their possible meanings; words that merely introduce or request
 * a code are dropped.
 */
export function tokensOf(plain: string, namesOf: NamesOf = noNames): Token[] {
  const texts = separateJoined(separateCommas(plain.replace(QUOTED, '$1')), namesOf)
    .split(/\s+/)
    .filter((text) => text !== '' && !POLITE.test(text))
    .flatMap((text) => splitJoinedCode(text, namesOf));
  const tokens: Token[] = [];
  for (const [index, text] of [...texts.entries()].reverse()) {
    const isMarked = text.length > 1 && !INCHES.test(text);
    const bare = isMarked ? text.replace(MARKS_AROUND, '') || text : text;
    const token = isKnownCode(bare, namesOf) ? { kind: 'c' as const, text: bare } : tokenOf(bare);
    const isIntroduction = CODE_WORD.test(text) && /[cqs]/.test(tokens[0]?.kind ?? '');
    const isSize = NUMBERED.test(text) && isSizeAfter(texts[index - 1], tokens[0]);
    if (!isIntroduction || isSize) tokens.unshift(token);
  }
  const counted = withoutEstimates(withMultiples(withNumberWords(tokens)));
  return withFormats(withPieces(withDays(counted)), namesOf);
}
