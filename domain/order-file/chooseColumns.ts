import { factsOf, shareOf, type ColumnFacts } from '../delimited/columnFacts';
import type { Headings } from '../delimited/headings';
import type { Row } from '../delimited/row';

import { classifyCell } from './classifyCell';
import { clearestColumn, knownShares, MIN_SHARE } from './knownShares';
import type { NamesOf } from './namesOf';
import type { ColumnChoice } from './orderFile';
import {
  columnsHeaded,
  columnsOf,
  isNumbered,
  kindAt,
  MIN_IDENTICAL,
  type OrderFileTable,
} from './orderTable';
import { quantityOf } from './quantityOf';

export interface ChosenColumns extends ColumnChoice {
  uncertainColumn?: 'code' | 'quantity';
  /** Other code columns according to their headings; used where the first is empty. */
  otherCodes: number[];
}

/** Maximum length of a code: the digits of a GTIN-14. */
const MAX_CODE_LENGTH = 14;

/** Scores how much the cells of a column look like codes; 0 means not at all. */
function codeScore(facts: ColumnFacts, isOnly: boolean): number {
  if (facts.filled === 0 || isNumbered(facts)) return 0;
  const codes = shareOf(facts, 'code', 'figures');
  const counts = shareOf(facts, 'count');
  const codeLikeness = codes + (facts.meanLength >= 2.5 ? counts * 0.9 : counts * 0.4);
  if (codeLikeness < MIN_SHARE) return isOnly && shareOf(facts, 'date') < MIN_SHARE ? 0.1 : 0;
  const constant = facts.isConstant && facts.filled >= MIN_IDENTICAL ? 2 : 0;
  const length = Math.min(facts.meanLength, MAX_CODE_LENGTH) / 10;
  return (
    codeLikeness * 2 +
    codes * 2 +
    (facts.distinct / facts.filled) * 2 +
    facts.filled / facts.rows +
    length -
    constant
  );
}

/** Two code columns without headings, neither of which clearly has the catalogue's codes. */
const hasTwoCodes = ({ facts, headings }: OrderFileTable): boolean =>
  headings.of.length === 0 &&
  facts.filter((column) => !column.isConstant && shareOf(column, 'code', 'figures') >= MIN_SHARE)
    .length > 1;

/** Just two columns, with numbers of the same length: either could hold the codes. */
function areAlike({ facts, headings }: OrderFileTable): boolean {
  const [one, other, ...more] = facts;
  if (!one || !other || more.length > 0 || headings.of.length > 0) return false;
  const areFigures = [one, other].every((column) => shareOf(column, 'count') === 1);
  return areFigures && one.meanLength >= 3 && Math.abs(one.meanLength - other.meanLength) < 1;
}

function codeByContent(table: OrderFileTable): { code: number; isDoubted: boolean } {
  const open = columnsOf(table).filter((column) => {
    const kind = kindAt(table, column);
    return kind === undefined || kind === 'thing';
  });
  const worths = open.map((column) => ({
    column,
    worth:
      codeScore(table.facts[column]!, open.length === 1) +
      (kindAt(table, column) === 'thing' ? 1 : 0),
  }));
  const [best] = worths.toSorted((a, b) => b.worth - a.worth || a.column - b.column);
  const numbers = clearestColumn(table.possible);
  // Numbers that products happen to have decide only if nothing else looks like codes, and if
  // there are quantities beside them, which they may be themselves otherwise.
  if (numbers !== undefined && best && best.column !== numbers) {
    const isCode = shareOf(table.facts[best.column]!, 'code', 'figures') >= MIN_SHARE;
    const isCounted = quantityOf(table, numbers).quantity !== null;
    return {
      code: isCode ? best.column : numbers,
      isDoubted: isCode || !isCounted || table.possible[numbers]! < 1,
    };
  }
  if (!best || best.worth <= 1) {
    const words = open.find((column) => shareOf(table.facts[column]!, 'text', 'code') >= MIN_SHARE);
    return {
      code: words ?? best?.column ?? 0,
      isDoubted: table.headings.of.length > 0 && words === undefined,
    };
  }
  return { code: best.column, isDoubted: areAlike(table) || hasTwoCodes(table) };
}

/** Finds the code and quantity columns, by their headings or else by their content. */
export function chooseColumns(
  rows: readonly Row[],
  width: number,
  headings: Headings,
  namesOf: NamesOf,
): ChosenColumns {
  const facts = Array.from({ length: width }, (_, column) => factsOf(rows, column, classifyCell));
  const table: OrderFileTable = { rows, facts, headings, ...knownShares(facts, headings, namesOf) };
  const [first, ...rest] = columnsHeaded(table, 'code');
  const catalogueColumn = clearestColumn(table.known);
  const codeColumn = catalogueColumn ?? first;
  if (codeColumn !== undefined) {
    const others = [first, ...rest].filter(
      (column): column is number => column !== undefined && column !== codeColumn,
    );
    const itemColumns = columnsOf(table).filter(
      (column) => kindAt(table, column) === 'thing' && codeScore(table.facts[column]!, false) > 1,
    );
    return {
      code: codeColumn,
      otherCodes: [...others, ...itemColumns],
      ...quantityOf(table, codeColumn),
    };
  }
  const { code, isDoubted } = codeByContent(table);
  const found = quantityOf(table, code);
  return isDoubted
    ? { code, otherCodes: [], ...found, uncertainColumn: 'code' }
    : { code, otherCodes: [], ...found };
}
