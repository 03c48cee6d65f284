import { meanOf, shareOf, type ColumnFacts } from '../delimited/columnFacts';

import { MIN_SHARE } from './knownShares';
import {
  columnsHeaded,
  columnsOf,
  isNumbered,
  isUnlikely,
  kindAt,
  type OrderFileTable,
} from './orderTable';
import { isFormula, withoutPrice } from './parseAmount';
import { quantityColumnByTotals } from './quantityColumnByTotals';
import { haveUnits } from './unitColumns';

/** Headings of quantities up to this rank say that something is ordered; those behind it count. */
const LAST_ORDERED_RANK = 3;

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

/** The column, and whether another may be meant. */
interface FoundQuantity {
  quantity: number | null;
  uncertainColumn?: 'quantity';
}

/** A column after the codes whose numbers count up with the rows: quantities, or line numbers. */
function numberedColumnAfter(
  { facts, headings }: OrderFileTable,
  code: number,
): number | undefined {
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
function quantityByContent(table: OrderFileTable, code: number): FoundQuantity {
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
function quantitiesHeaded(table: OrderFileTable, code: number): number[] {
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
function mayBeOrdered(
  { facts, headings, rows }: OrderFileTable,
  best: number,
  other: number,
): boolean {
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

/** Finds the column of quantities beside that of codes, by its heading or else by its content. */
export function quantityOf(table: OrderFileTable, code: number): FoundQuantity {
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
