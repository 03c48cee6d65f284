import { isDate } from '../delimited/cells';

import { apartFromAsides, isPlace } from './asides';
import { hasOnlyOtherFigures } from './figuresInText';
import { countOfAll, tellsOfLinesBelow } from './headingLines';
import { noNames, type NamesOf } from './namesOf';
import { isLetterText } from './nonOrderLines';
import type { SkipReason } from './orderFile';
import { isInquiry, isOrdering } from './ordering';
import { knownCodes, withoutNames } from './productName';
import { codesAmong, isCancellation, isWithoutQuantity } from './readPiece';
import { unreadCodes } from './readSeveral';
import { readTextLine, skipReason } from './readTextLine';
import { clausesIn, sentencesIn } from './sentences';
import {
  correctionIn,
  isTelling,
  statementIn,
  withoutCorrection,
  withoutTerms,
  type Statement,
} from './statements';
import { pair, unread, type TextReading } from './textReading';
import { tokensOf } from './textTokens';

/** A stretch of a line and what was made of it; the pieces of a line are the whole line. */
export interface Piece {
  text: string;
  readings: TextReading[];
  /** The codes in it, whatever was read. */
  codes: readonly string[];
  /** Set if it is not part of the order. */
  why?: SkipReason;
  /** Set if it takes the place of what was written before: a code, a quantity, or both. */
  correction?: TextReading;
}

const note = (text: string, why: SkipReason = 'note'): Piece => ({
  text,
  readings: [],
  codes: [],
  why,
});

/** `RUSH!`, `ORDER FORM`: a word in capitals that the catalogue does not know is no product. */
const isUnknownWord = ([reading, ...others]: readonly TextReading[], namesOf: NamesOf): boolean =>
  namesOf !== noNames &&
  others.length === 0 &&
  reading?.kind === 'bare' &&
  !/\d/.test(reading.code) &&
  !namesOf(reading.code);

/** Explains a text that orders something, or says nothing about products. */
function explainOrder(text: string, namesOf: NamesOf): Piece {
  const plain = withoutTerms(text).trim();
  const known = knownCodes(plain, namesOf);
  const why = skipReason(plain);
  if (why)
    return known.length > 0 ? { text, readings: unreadCodes(known), codes: [] } : note(text, why);
  const { readings, codes } = readTextLine(plain, known, namesOf);
  const isNote = readings.every(({ kind }) => kind === 'note');
  if (known.length > 0)
    return { text, codes, readings: isNote ? [...unreadCodes(known), ...readings] : readings };
  if (isUnknownWord(readings, namesOf)) return note(text);
  const isTold = !isCancellation(plain) && hasOnlyOtherFigures(plain);
  const isPlain = isNote && (!/\d/.test(plain) || isDate(plain));
  return isTold || isPlain ? note(text) : { text, readings, codes };
}

interface Clause {
  text: string;
  statement: Statement | undefined;
  codes: readonly string[];
  /** It has a code and a number. */
  isCounted: boolean;
  isOrdering: boolean;
}

/** Returns what a text says other than ordering, whatever its products are called. */
function statementOf(written: string, namesOf: NamesOf): Statement | undefined {
  const text = withoutTerms(written);
  if (!statementIn(text) && !isTelling(text)) return undefined;
  const plain = withoutNames(text, knownCodes(text, namesOf), namesOf) ?? text;
  return statementIn(plain) ?? (isTelling(plain) ? 'telling' : undefined);
}

const QUESTION_MARK = /\?[^\p{L}\d]*$/u;

/**
 * A clause that tells something is an order if it has a word that orders or cancels, and a note
 * without a code. A question mark is that of the whole sentence.
 */
function clauseOf(text: string, namesOf: NamesOf, isLast: boolean): Clause {
  const tokens = tokensOf(text, namesOf);
  const codes = codesAmong(tokens);
  const isCounted = codes.length > 0 && tokens.some(({ kind }) => kind === 'q');
  const orders = isOrdering(text);
  const said = statementOf(isLast ? text.replace(QUESTION_MARK, '') : text, namesOf);
  const isOpen = said === 'telling' && (orders || codes.length === 0 || isCancellation(text));
  return { text, statement: isOpen ? undefined : said, codes, isCounted, isOrdering: orders };
}

/** Clauses one after the other that say the same: that something is ordered, or something else. */
interface Run extends Clause {
  isOrder: boolean;
}

/**
 * Joins clauses to runs. One that says nothing itself goes with the one before; the first go with
 * a statement behind them that names no product of its own: `2 of 22423, damaged`.
 */
function runsOf(clauses: readonly Clause[]): Run[] {
  const [spoken] = clauses.filter(({ statement, isOrdering: orders }) => statement ?? orders);
  let isOrder = spoken === undefined || !spoken.statement || spoken.codes.length > 0;
  const runs: Run[] = [];
  for (const clause of clauses) {
    const run = runs.at(-1);
    const isLimited = run?.statement === 'limit' && clause.isCounted;
    if (clause.statement) isOrder = false;
    else if (clause.isOrdering || isLimited) isOrder = true;
    if (run?.isOrder !== isOrder) runs.push({ ...clause, isOrder });
    else {
      run.text += clause.text;
      run.codes = [...run.codes, ...clause.codes];
      run.statement ??= clause.statement;
      run.isOrdering ||= clause.isOrdering;
    }
  }
  return runs;
}

/** Stock is nobody's order, nor is a question without a code; anything else about products is shown, whatever it means. */
function explainStatement({ text, statement, codes, isOrdering: orders }: Run): Piece {
  const isNote =
    (statement === 'stock' && !orders) || (statement === 'inquiry' && codes.length === 0);
  const isUncountable = codes.length === 0 && (!/\d/.test(text) || hasOnlyOtherFigures(text));
  if (isNote || isUncountable) return { ...note(text), codes };
  const named = codes.length > 0 ? codes : [undefined];
  const reason = statement === 'limit' ? 'invalidQuantity' : 'statement';
  return { text, codes, readings: named.map((code) => unread(reason, code, text)) };
}

/** `We have 3 of 22423, send 6`: the product is named where its stock or sale is told. */
function explainContinued(run: Run, before: Run | undefined, namesOf: NamesOf): Piece | undefined {
  const [code, ...others] = before?.codes ?? [];
  if (before?.statement !== 'stock' && before?.statement !== 'sale') return undefined;
  if (code === undefined || others.length > 0 || run.codes.length > 0) return undefined;
  const counts = tokensOf(run.text, namesOf).filter(({ kind }) => /[qnpo]/.test(kind));
  if (counts.length !== 1 || counts[0]!.kind !== 'q') return undefined;
  return { text: run.text, codes: [], readings: [pair(code, counts[0]!, 'quantityFirst')] };
}

function explainClauses(sentence: string, namesOf: NamesOf): Piece[] {
  const statement = statementOf(sentence, namesOf);
  if (!statement) return [explainOrder(sentence, namesOf)];
  const isBrief = /^\s*\S+\s+\S+\s*$/.test(sentence);
  if (isBrief && isWithoutQuantity(tokensOf(sentence, namesOf)))
    return [explainOrder(sentence, namesOf)];
  const texts = clausesIn(sentence);
  const clauses = texts.map((text, at) => clauseOf(text, namesOf, at === texts.length - 1));
  const isSaid = clauses.some((clause) => clause.statement);
  if (statement === 'telling' && !isSaid) return [explainOrder(sentence, namesOf)];
  if (statement === 'condition' || isInquiry(sentence) || !isSaid)
    return [explainStatement({ ...clauseOf(sentence, namesOf, false), statement, isOrder: false })];
  const runs = runsOf(clauses);
  return runs.map((run, nth) =>
    run.isOrder
      ? (explainContinued(run, runs[nth - 1], namesOf) ?? explainOrder(run.text, namesOf))
      : explainStatement(run),
  );
}

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
