import { isDate } from '../delimited/cells';

import { isDatedSentence } from './isDatedSentence';
import type { NamesOf } from './namesOf';
import type { SkipReason } from './orderFile';
import { knownCodes, withoutNames } from './productName';
import { codesAmong, isCancellation } from './readPiece';
import { unreadCodes } from './readSeveral';
import { readTextLine, skipReason } from './readTextLine';
import { clausesIn, sentencesIn } from './sentences';
import {
  correctionIn,
  isOrdering,
  statementIn,
  withoutCorrection,
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

/** Explains a text that orders something, or says nothing about products. */
function explainOrder(text: string, namesOf: NamesOf): Piece {
  const plain = text.trim();
  const known = knownCodes(plain, namesOf);
  const why = skipReason(plain);
  if (why)
    return known.length > 0 ? { text, readings: unreadCodes(known), codes: [] } : note(text, why);
  const { readings, codes } = readTextLine(plain, known, namesOf);
  const isNote = readings.every(({ kind }) => kind === 'note');
  if (known.length > 0)
    return { text, codes, readings: isNote ? [...unreadCodes(known), ...readings] : readings };
  const isDated = codes.length === 0 && isDatedSentence(plain) && !isCancellation(plain);
  const isPlain = isNote && (!/\d/.test(plain) || isDate(plain));
  return isDated || isPlain ? note(text) : { text, readings, codes };
}

interface Clause {
  text: string;
  statement: Statement | undefined;
  codes: readonly string[];
  isOrdering: boolean;
}

/** Returns what a text says other than ordering, whatever its products are called. */
function statementOf(text: string, namesOf: NamesOf): Statement | undefined {
  if (!statementIn(text)) return undefined;
  const plain = withoutNames(text, knownCodes(text, namesOf), namesOf);
  return statementIn(plain ?? text);
}

const clauseOf = (text: string, namesOf: NamesOf): Clause => ({
  text,
  statement: statementOf(text, namesOf),
  codes: codesAmong(tokensOf(text, namesOf)),
  isOrdering: isOrdering(text),
});

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
    if (clause.statement) isOrder = false;
    else if (clause.isOrdering) isOrder = true;
    const run = runs.at(-1);
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

/** Stock is nobody's order; anything else about products is shown, whatever it means. */
function explainStatement({ text, statement, codes, isOrdering: orders }: Run): Piece {
  const isStock = statement === 'stock' && !orders;
  if (isStock || (codes.length === 0 && !/\d/.test(text))) return note(text);
  const named = codes.length > 0 ? codes : [undefined];
  return { text, codes, readings: named.map((code) => unread('statement', code, text)) };
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
  const whole = clauseOf(sentence, namesOf);
  const clauses = clausesIn(sentence).map((text) => clauseOf(text, namesOf));
  const isWhole = statement === 'condition' || clauses.every((clause) => !clause.statement);
  if (isWhole) return [explainStatement({ ...whole, statement, isOrder: false })];
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

function explainSentence(sentence: string, namesOf: NamesOf): Piece[] {
  const at = correctionIn(sentence);
  if (at < 0 || !/\d/.test(sentence.slice(at))) return explainClauses(sentence, namesOf);
  const before = sentence.slice(0, at);
  const pieces = /[\p{L}\d]/u.test(before) ? explainClauses(before, namesOf) : [];
  return [...pieces, explainCorrection(pieces.length > 0 ? sentence.slice(at) : sentence, namesOf)];
}

/** Explains one line, sentence by sentence. */
export function explainLine(plain: string, namesOf: NamesOf): Piece[] {
  const why = skipReason(plain);
  if (why && knownCodes(plain, namesOf).length === 0) return [note(plain, why)];
  return sentencesIn(plain).flatMap((sentence) => explainSentence(sentence, namesOf));
}
