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

/** What a person says of a file's columns and rows. */
export interface FileOptions extends Reading {
  map: ColumnMap;
  /** Fields besides the product id that are taken; all of them where it is left out. */
  only?: readonly string[] | undefined;
  /** Opens workbooks; without it they are refused. */
  openBook?: OpenBook | undefined;
}

export interface Found {
  headings: string[];
  columns: Columns;
  /** Rows down to the headings. */
  above: number;
  /** Set where the rows are variants of products. */
  variants: VariantColumns | undefined;
}

/** Rows above which titles and dates may stand before the headings. */
export const HEADINGS_WITHIN = 10;

/** The first row whose cells are known headings; lists often begin with a title. */
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
  'This is a history of orders, not a catalogue: it has order numbers, dates and quantities. Import it with: npm run import -- --orders FILE';

/** Of rows that do not say enough the one that says most; of equal ones the widest, then the first. */
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

/** The map may name columns that only the true heading row has. */
function tryColumns(cells: string[], map: ColumnMap): Columns | undefined {
  try {
    return chooseColumns(cells, map);
  } catch {
    return undefined;
  }
}

const NAMES = ['name', 'name_fr', 'name_es'] as const;

/**
 * The columns that are read. An update of a description alone could mean the name: it is taken for
 * neither unless the person says so, for a wrong guess would rename every product.
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
