import {
  chooseColumns,
  missingFields,
  onlyColumns,
  type ColumnMap,
  type Columns,
} from './chooseColumns';
import { plainHeading } from './fields';
import { ImportRefusal } from './importRefusal';
import type { OpenBook } from './openBook';
import { areOfOrders } from './orderFields';
import type { TableRow } from './readTable';
import type { Reading } from './rowCells';
import { assertEnough } from './suggestMap';
import { findVariants, withOptions, type VariantColumns } from './variants';

/** The user's options for reading a file's columns and rows. */
export interface FileOptions extends Reading {
  map: ColumnMap;
  /** Fields to import besides the product id; if omitted, all of them. */
  only?: readonly string[] | undefined;
  /** Opens workbooks; if omitted, they are rejected. */
  openBook?: OpenBook | undefined;
}

export interface Found {
  headings: string[];
  columns: Columns;
  /** Number of rows down to and including the headings. */
  above: number;
  /** Set if rows are variants of products. */
  variants: VariantColumns | undefined;
}

/** Number of leading rows that are searched for the headings; titles and dates may precede them. */
export const HEADINGS_WITHIN = 10;

/** Finds the first row whose cells are known headings; files often begin with a title. */
export function findHeadings(rows: readonly TableRow[], options: FileOptions): Found {
  const { map, isUpdate } = options;
  const candidates = rows.slice(0, HEADINGS_WITHIN);
  for (const [at, { cells }] of candidates.entries()) {
    const columns = tryColumns(cells, map);
    if (Object.keys(map).length === 0 && areOfOrders(cells)) throw new ImportRefusal(ORDERS);
    const isTable = columns && Object.keys(columns).length > 1;
    if (isTable && missingFields(columns, isUpdate).length === 0) {
      return settle(cells, columns, at + 1, options);
    }
  }
  const first = likeliestHeadings(candidates);
  const headings = candidates[first]?.cells ?? [];
  const columns = chooseColumns(headings, map);
  assertEnough(rows.slice(first), columns, isUpdate);
  return settle(headings, columns, first + 1, options);
}

const ORDERS =
  'This is an order history, not a catalogue: it has order numbers, dates and quantities. Import it with: npm run import -- --orders FILE';

/**
 * If no row is sufficient, returns the one with the most recognised headings; among equals the
 * widest, then the first.
 */
function likeliestHeadings(candidates: readonly TableRow[]): number {
  const worth = candidates.map(({ cells }) => {
    const known = Object.keys(chooseColumns(cells, {})).length;
    return known * cells.length + cells.filter(Boolean).length;
  });
  return Math.max(0, worth.indexOf(Math.max(...worth)));
}

function settle(
  headings: string[],
  recognised: Columns,
  above: number,
  options: FileOptions,
): Found {
  const variants = findVariants(headings);
  const columns = variants ? withOptions(recognised, headings.length) : recognised;
  return { headings, columns: takenColumns(headings, columns, options), above, variants };
}

/**
 * Returns undefined if the map names columns that the row lacks: only the real heading row has
 * them.
 */
function tryColumns(cells: string[], map: ColumnMap): Columns | undefined {
  try {
    return chooseColumns(cells, map);
  } catch {
    return undefined;
  }
}

const NAMES = ['name', 'name_fr', 'name_es'] as const;

/**
 * Returns the columns to import. In an update, a lone description column could also be the name: it
 * is ignored unless the user maps it, because a wrong guess would rename every product.
 */
function takenColumns(
  headings: readonly string[],
  columns: Columns,
  { map, only, isUpdate }: FileOptions,
): Columns {
  const taken = { ...columns };
  const said = new Set(Object.values(map));
  for (const name of NAMES) {
    const heading = plainHeading(headings[taken[name] ?? -1] ?? '');
    if (isUpdate && heading.includes('desc') && !said.has(name)) delete taken[name];
  }
  return onlyColumns(taken, only);
}
