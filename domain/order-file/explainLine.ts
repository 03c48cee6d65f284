import { apartFromAsides, isPlace } from './asides';
import { explainClauses } from './explainClauses';
import { countOfAll, tellsOfLinesBelow } from './headingLines';
import { noNames, type NamesOf } from './namesOf';
import { isLetterText } from './nonOrderLines';
import { note, type Piece } from './piece';
import { knownCodes } from './productName';
import { codesAmong, isCancellation } from './readPiece';
import { unreadCodes } from './readSeveral';
import { skipReason } from './readTextLine';
import { sentencesIn } from './sentences';
import { correctionIn, statementIn, withoutCorrection, withoutTerms } from './statements';
import { pair, unread } from './textReading';
import { tokensOf } from './textTokens';

/** `no, mejor 10 del 85123A`, `sorry, make that 8`. */
function explainCorrection(text: string, namesOf: NamesOf): Piece {
  const plain = withoutCorrection(text);
  const tokens = tokensOf(plain, namesOf);
  const [code, ...others] = codesAmong(tokens);
  const [count, ...more] = tokens.filter(({ kind }) => /[qnpo]/.test(kind));
  const isClear = count?.kind === 'q' && more.length === 0 && others.length === 0;
  const words = tokens.filter(({ kind, text: word }) => kind === 'w' && /\p{L}{3}/u.test(word));
  const correction =
    isClear && words.length < 2
      ? pair(code ?? '', count, 'quantityFirst')
      : unread('ambiguousLine', code, text);
  return { text, readings: [], codes: [], correction };
}

/** `Same as last month:` says nothing that is not written behind it, unless there is more: `same plus:`. */
const AS_BEFORE =
  /(?:the )?(?:same|again|usual)(?: (?:as|order|stuff|thing)| last (?:month|week|time|year|order))*|(?:comme|pareil que|la même chose que) (?:d['’]habitude|la (?:dernière fois|semaine (?:passée|dernière))|le mois (?:passé|dernier)|l['’]an passé)|(?:igual|lo mismo) (?:que (?:siempre|(?:el|la) (?:mes|semana|vez|año) pasad[oa]|la última vez))|(?:como|lo de) siempre/giu;
const WITH_MORE = /(?<!\p{L})(?:plus|and|with|but|et|avec|mais|y|con|m[aá]s|pero)(?!\p{L})|[+&]/iu;
const withoutReference = (text: string): string =>
  WITH_MORE.test(text) ? text : text.replace(AS_BEFORE, ' ');

const INTRODUCTION = /^\s*([^:;]{3,80}?\s?:\s+)(?=\S)/u;

/**
 * Returns the length of what introduces an order on its line, `For 10/12: 22423 (3)`; 0 if nothing
 * does, or if it says more: a code, a quantity, that nothing is ordered.
 */
function introductionIn(sentence: string, namesOf: NamesOf): number {
  const [written = '', text = ''] = INTRODUCTION.exec(sentence) ?? [];
  const isWords = /\p{L}{3}/u.test(text) && !/^\d+\s/.test(text);
  if (!isWords || knownCodes(text, namesOf).length > 0) return 0;
  const rest = sentence.slice(written.length);
  const isCounted = tokensOf(rest, namesOf).some(({ kind }) => /[qn]/.test(kind));
  if (!isCounted || isLetterText(sentence) || knownCodes(rest, namesOf).length === 0) return 0;
  const counts = tokensOf(text, namesOf).some(({ kind }) => /[kxou]/.test(kind));
  const isSaid =
    statementIn(withoutTerms(text)) !== undefined ||
    tellsOfLinesBelow(text) ||
    countOfAll(text) !== undefined ||
    isCancellation(withoutReference(text));
  return counts || isSaid || correctionIn(text) >= 0 ? 0 : written.length;
}

function explainSentence(sentence: string, namesOf: NamesOf): Piece[] {
  const introduced = introductionIn(sentence, namesOf);
  if (introduced > 0)
    return [
      note(sentence.slice(0, introduced)),
      ...explainSentence(sentence.slice(introduced), namesOf),
    ];
  const at = correctionIn(sentence);
  if (at < 0 || !/\d/.test(sentence.slice(at))) return explainClauses(sentence, namesOf);
  const before = sentence.slice(0, at);
  const pieces = /[\p{L}\d]/u.test(before) ? explainClauses(before, namesOf) : [];
  return [...pieces, explainCorrection(pieces.length > 0 ? sentence.slice(at) : sentence, namesOf)];
}

/** Whether some code of a text is left without any number beside it. */
function isUncounted(text: string, namesOf: NamesOf): boolean {
  const tokens = tokensOf(text, namesOf);
  return codesAmong(tokens).length > 0 && !tokens.some(({ kind }) => /[qno]/.test(kind));
}

/** What stands beside an order is a note; a code of the catalogue in it is asked about. */
function explainAsides(asides: readonly string[], namesOf: NamesOf): Piece {
  const text = asides.join(' ');
  const codes = knownCodes(text, namesOf);
  return codes.length > 0 ? { text, codes, readings: unreadCodes(codes) } : note(text);
}

/**
 * Explains a sentence, and apart from it the numbers in it that name something else. The number of a
 * room may be the only one beside a product: `22423 for room 12` is asked about.
 */
function explainApart(sentence: string, namesOf: NamesOf): Piece[] {
  const { plain, asides } = apartFromAsides(sentence);
  if (asides.length === 0) return explainSentence(sentence, namesOf);
  if (isUncounted(plain, namesOf)) {
    const codes = codesAmong(tokensOf(plain, namesOf));
    if (!asides.some(isPlace)) return explainSentence(sentence, namesOf);
    return [{ text: sentence, codes, readings: unreadCodes(codes) }];
  }
  const aside = explainAsides(asides, namesOf);
  if (!/[\p{L}\d]/u.test(plain)) return [{ ...aside, text: sentence }];
  const pieces = explainSentence(plain, namesOf);
  const isNote = pieces.every(({ why }) => why);
  if (isNote && aside.why) return [{ ...pieces[0]!, text: sentence }];
  return [aside, ...(isNote || pieces.length > 1 ? pieces : [{ ...pieces[0]!, text: sentence }])];
}

/** `Puebla, Pue. 72000`: a number alone behind a stop, which the catalogue does not know. */
const isUnknownCode = ({ readings, codes, correction }: Piece, namesOf: NamesOf): boolean =>
  !correction &&
  readings.length === 1 &&
  readings[0]!.kind === 'bare' &&
  !codes.some((code) => namesOf(code));

/** Explains one line, sentence by sentence. */
export function explainLine(plain: string, namesOf: NamesOf): Piece[] {
  const why = skipReason(plain);
  if (why && knownCodes(plain, namesOf).length === 0) return [note(plain, why)];
  const sentences = sentencesIn(plain);
  const pieces = sentences.flatMap((sentence) => explainApart(sentence, namesOf));
  if (sentences.length < 2 || namesOf === noNames) return pieces;
  return pieces.map((piece) => (isUnknownCode(piece, namesOf) ? note(piece.text) : piece));
}
