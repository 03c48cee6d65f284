import { factsOf, meanOf, shareOf, type ColumnFacts } from '../delimited/columnFacts';
import type { Headings } from '../delimited/headings';
import type { Row } from '../delimited/row';

import { classifyCell } from './classifyCell';
import { clearestColumn, knownShares, MIN_SHARE, type KnownShares } from './knownShares';
import type { NamesOf } from './namesOf';
import type { ColumnChoice } from './orderFile';
import { isFormula, withoutPrice } from './parseAmount';
import { quantityColumnByTotals } from './quantityColumnByTotals';
import { haveUnits } from './unitColumns';

export interface ChosenColumns extends ColumnChoice {
  uncertainColumn?: 'code' | 'quantity';
  /** Other code columns according to their headings; used where the first is empty. */
  otherCodes: number[];
}

/** This many identical cells are no coincidence. */
const MIN_IDENTICAL = 3;

/** Headings of quantities up to this rank say that something is ordered; those behind it count. */
const LAST_ORDERED_RANK = 3;

/** Maximum length of a code: the digits of a GTIN-14. */
const MAX_CODE_LENGTH = 14;

interface Table extends KnownShares {
  rows: readonly Row[];
  facts: readonly ColumnFacts[];
  headings: Headings;
}

const isNumbered = ({ countsFrom }: ColumnFacts): boolean =>
  countsFrom !== undefined && countsFrom <= 1;

const columnsOf = ({ facts }: Table): number[] => facts.map((_, column) => column);

const kindAt = ({ headings }: Table, column: number) => headings.of[column]?.kind;

/** Line numbers and a constant order number are the least likely meaning of `Ref.`. */
const isUnlikely = (facts: ColumnFacts): boolean =>
  isNumbered(facts) || (facts.isConstant && facts.filled >= MIN_IDENTICAL);

/** Columns whose heading is of this kind, the best heading first. */
function columnsHeaded(table: Table, kind: 'code' | 'quantity'): number[] {
  const rankOf = (column: number) =>
    table.headings.of[column]!.rank +
    (kind === 'code' && isUnlikely(table.facts[column]!) ? 10 : 0);
  return columnsOf(table)
    .filter((column) => kindAt(table, column) === kind && table.facts[column]!.filled > 0)
    .sort((a, b) => rankOf(a) - rankOf(b) || a - b);
}

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
const hasTwoCodes = ({ facts, headings }: Table): boolean =>
  headings.of.length === 0 &&
  facts.filter((column) => !column.isConstant && shareOf(column, 'code', 'figures') >= MIN_SHARE)
    .length > 1;

/** Just two columns, with numbers of the same length: either could hold the codes. */
function areAlike({ facts, headings }: Table): boolean {
  const [one, other, ...more] = facts;
  if (!one || !other || more.length > 0 || headings.of.length > 0) return false;
  const areFigures = [one, other].every((column) => shareOf(column, 'count') === 1);
  return areFigures && one.meanLength >= 3 && Math.abs(one.meanLength - other.meanLength) < 1;
}

function codeByContent(table: Table): { code: number; isDoubted: boolean } {
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

/** Whether a column has whole numbers, or cells meant as such that will be reported. */
function mayBeQuantity(facts: ColumnFacts): boolean {
  if (facts.filled === 0 || isNumbered(facts)) return false;
  const counts = shareOf(facts, 'count');
  const numbers = shareOf(facts, 'number');
  const length = meanOf(facts.cells, (cell) => withoutPrice(cell).length);
  return counts > 0 && counts >= numbers && counts + numbers >= MIN_SHARE && length <= 7;
}

/** Formulas without cached results where a quantity may be. */
const hasUncalculatedFormulas = ({ cells, filled }: ColumnFacts): boolean =>
  filled > 0 && cells.filter(isFormula).length >= filled * MIN_SHARE;

const isNumeric = (facts: ColumnFacts): boolean =>
  facts.filled > 0 && shareOf(facts, 'count', 'number') >= MIN_SHARE;

type FoundQuantity = Pick<ChosenColumns, 'quantity' | 'uncertainColumn'>;

/** A column after the codes whose numbers count up with the rows: quantities, or line numbers. */
function numberedColumnAfter({ facts, headings }: Table, code: number): number | undefined {
  const last = headings.of.length > 0 ? -1 : facts.findLastIndex(isNumbered);
  return last > code ? last : undefined;
}

/** `3 skeins`, `2 boxes`, `qty 3`; `12 cm` and `40 sheets` are sizes. */
const COUNTED =
  /^(?:(?:qty|quantity|qté|qte|quantité|cant|cantidad)[.:]? ?\d{1,4}|\d{1,4} ?(?!(?:ml|cl|kg|mg|oz|lbs?|mm|cm|in|po|pulg|ft|yds?|gsm|wt|pages|páginas|sheets|feuilles|hojas|colou?rs|couleurs|colores)\.?$)\p{L}{2,}\.?)$/iu;

/** Whether the cells say what their numbers count, so that those of another column may be names. */
const areCounted = ({ cells, filled }: ColumnFacts): boolean =>
  filled > 0 && cells.filter((cell) => COUNTED.test(cell)).length >= filled * MIN_SHARE;

/** Without a heading: the only column of whole numbers, or the one that multiplies a price. */
function quantityByContent(table: Table, code: number): FoundQuantity {
  const hasHeadings = table.headings.of.length > 0;
  const free = columnsOf(table).filter(
    (column) => column !== code && kindAt(table, column) === undefined,
  );
  const numbers = columnsOf(table).filter(
    (column) => column !== code && isNumeric(table.facts[column]!),
  );
  const counts = free.filter((column) => mayBeQuantity(table.facts[column]!));
  const uncalculated = free.find((column) => hasUncalculatedFormulas(table.facts[column]!));
  if (uncalculated !== undefined) return { quantity: uncalculated, uncertainColumn: 'quantity' };
  const multiplied = quantityColumnByTotals(table.rows, counts, numbers);
  if (multiplied !== undefined) return { quantity: multiplied };
  const [first] = counts;
  if (counts.length === 1) {
    const isOpen =
      hasHeadings || free.some((column) => column !== first && areCounted(table.facts[column]!));
    return isOpen ? { quantity: first!, uncertainColumn: 'quantity' } : { quantity: first! };
  }
  const numbered = numberedColumnAfter(table, code);
  if (counts.length === 0 && numbered !== undefined)
    return table.known[code] === 1
      ? { quantity: numbered }
      : { quantity: numbered, uncertainColumn: 'quantity' };
  if (counts.length > 1) return { quantity: counts.at(-1)!, uncertainColumn: 'quantity' };
  const decimals = free.filter(
    (column) => isNumeric(table.facts[column]!) && !isNumbered(table.facts[column]!),
  );
  if (decimals.length === 1 && !hasHeadings && table.facts.length === 2)
    return { quantity: decimals[0]! };
  const isPriced = hasHeadings && numbers.length > 0;
  return decimals.length > 0 || isPriced
    ? { quantity: null, uncertainColumn: 'quantity' }
    : { quantity: null };
}

/** Columns headed as quantities; those with units, `Units: dz`, only if there is no other. */
function quantitiesHeaded(table: Table, code: number): number[] {
  const headed = columnsHeaded(table, 'quantity').filter((column) => column !== code);
  const counted = headed.filter((column) => {
    const heading = table.headings.of[column]!;
    return !heading.unit || !haveUnits(heading, table.facts[column]!.cells);
  });
  return counted.length > 0 ? counted : headed;
}

/** A longer number under `Order` is more likely that of an order than a quantity. */
const MAX_COUNT_LENGTH = 4;

/**
 * Whether a column may be what is ordered instead: `Count` is the stock and `Order` the quantity in
 * one list, `Qty` the quantity and `Order` a number in another.
 */
function mayBeOrdered({ facts, headings, rows }: Table, best: number, other: number): boolean {
  const column = facts[other]!;
  const isClear = headings.of[best]!.rank === 0 || headings.of[other]!.rank > LAST_ORDERED_RANK;
  if (isClear || isUnlikely(column)) return false;
  return (
    shareOf(column, 'count') >= MIN_SHARE &&
    column.meanLength < MAX_COUNT_LENGTH &&
    rows.some(({ cells }) => cells[other] !== cells[best])
  );
}

/** `Qty x12`, `Qté (boîtes de 12)`: whether the numbers are multiplied already is unknown. */
const MULTIPLIED = /(?:^|[^\p{L}\d])(?:[x×*]|of|de) ?\d{1,3}(?!\d)/iu;

function quantityOf(table: Table, code: number): FoundQuantity {
  const [best, ...others] = quantitiesHeaded(table, code);
  if (best === undefined) {
    const blank = table.headings.of.findIndex((heading) => heading?.kind === 'quantity');
    return blank >= 0 ? { quantity: blank } : quantityByContent(table, code);
  }
  const { of } = table.headings;
  const isEmptyBetter = of.some(
    (heading, column) =>
      heading?.kind === 'quantity' &&
      heading.rank < of[best]!.rank &&
      table.facts[column]?.filled === 0,
  );
  if (isEmptyBetter) return { quantity: best, uncertainColumn: 'quantity' };
  const isOpen = others.some(
    (other) => of[best]!.rank === of[other]!.rank || mayBeOrdered(table, best, other),
  );
  return isOpen || MULTIPLIED.test(table.headings.texts[best] ?? '')
    ? { quantity: best, uncertainColumn: 'quantity' }
    : { quantity: best };
}

/** Finds the code and quantity columns, by their headings or else by their content. */
export function chooseColumns(
  rows: readonly Row[],
  width: number,
  headings: Headings,
  namesOf: NamesOf,
): ChosenColumns {
  const facts = Array.from({ length: width }, (_, column) => factsOf(rows, column, classifyCell));
  const table: Table = { rows, facts, headings, ...knownShares(facts, headings, namesOf) };
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
