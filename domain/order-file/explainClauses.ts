import { isDate } from '../delimited/cells';

import { hasOnlyOtherFigures } from './figuresInText';
import { noNames, type NamesOf } from './namesOf';
import { isInquiry, isOrdering } from './ordering';
import { note, type Piece } from './piece';
import { knownCodes, withoutNames } from './productName';
import { codesAmong, isCancellation, isWithoutQuantity } from './readPiece';
import { unreadCodes } from './readSeveral';
import { readTextLine, skipReason } from './readTextLine';
import { clausesIn } from './sentences';
import { isTelling, statementIn, withoutTerms, type StatementKind } from './statements';
import { pair, unread, type TextReading } from './textReading';
import { tokensOf } from './textTokens';

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
  statement: StatementKind | undefined;
  codes: readonly string[];
  /** It has a code and a number. */
  isCounted: boolean;
  isOrdering: boolean;
}

/** Returns what a text says other than ordering, whatever its products are called. */
function statementOf(written: string, namesOf: NamesOf): StatementKind | undefined {
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

/** Explains a sentence, clause by clause if some of them order nothing. */
export function explainClauses(sentence: string, namesOf: NamesOf): Piece[] {
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
