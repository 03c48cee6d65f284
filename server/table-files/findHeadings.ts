import {
  chooseColumns,
  missingFields,
  selectColumns,
  type ColumnMap,
  type Columns,
} from './chooseColumns';
import { normaliseHeading, NUMERIC_FIELDS } from './fields';
import { ImportRefusal } from './importRefusal';
import { refuseDoubtful } from './matchHeadings';
import type { OpenBook } from './openBook';
import { areOrderHeadings } from './orderFields';
import type { TableRow } from './readTable';
import type { ReadingOptions } from './rowCells';
import { assertRequiredColumns } from './suggestMap';
import { findVariants, withOptions, type VariantColumns } from './variants';

/** The user's options for reading a file's columns and rows. */
export interface FileOptions extends ReadingOptions {
  map: ColumnMap;
  /** Fields to import besides the product id; if omitted, all of them. */
  only?: readonly string[] | undefined;
  /** Opens workbooks; if omitted, they are rejected. */
  openBook?: OpenBook | undefined;
}

export interface FoundHeadings {
  headings: string[];
  columns: Columns;
  /** Number of rows down to and including the headings. */
  above: number;
  /** Set if rows are variants of products. */
  variants: VariantColumns | undefined;
}

/** Number of leading rows that are searched for the headings; titles and dates may precede them. */
export const HEADING_SEARCH_ROWS = 10;

/** Finds the first row whose cells are known headings; files often begin with a title. */
export function findHeadings(rows: readonly TableRow[], options: FileOptions): FoundHeadings {
  const { map, isUpdate } = options;
  const candidates = rows.slice(0, HEADING_SEARCH_ROWS);
  for (const [index, { cells }] of candidates.entries()) {
    const columns = tryColumns(cells, map);
    if (Object.keys(map).length === 0 && areOrderHeadings(cells))
      throw new ImportRefusal(ORDERS_REFUSAL);
    const isTable = columns && Object.keys(columns).length > 1;
    if (isTable && missingFields(columns, isUpdate).length === 0) {
      return toFoundHeadings(cells, columns, index + 1, options);
    }
  }
  const first = bestHeadingRow(candidates);
  const headings = candidates[first]?.cells ?? [];
  const columns = chooseColumns(headings, map);
  assertRequiredColumns(rows.slice(first), columns, isUpdate);
  return toFoundHeadings(headings, columns, first + 1, options);
}

const ORDERS_REFUSAL =
  'This is an order history, not a catalogue: it has order numbers, dates and quantities. Import it with: npm run import -- --orders FILE';

/**
 * If no row is sufficient, returns the one with the most recognised headings; among equals the
 * widest, then the first.
 */
function bestHeadingRow(candidates: readonly TableRow[]): number {
  const scores = candidates.map(({ cells }) => {
    const recognisedCount = Object.keys(chooseColumns(cells, {})).length;
    return recognisedCount * cells.length + cells.filter(Boolean).length;
  });
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

function toFoundHeadings(
  headings: string[],
  recognised: Columns,
  above: number,
  options: FileOptions,
): FoundHeadings {
  const variants = findVariants(headings);
  const columns = variants ? withOptions(recognised, headings.length) : recognised;
  const mapped = new Set(Object.values(options.map));
  const fields = [...NUMERIC_FIELDS, 'product_id' as const].filter((field) => !mapped.has(field));
  refuseDoubtful(headings, columns, fields);
  return { headings, columns: importedColumns(headings, columns, options), above, variants };
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

const NAME_FIELDS = ['name', 'name_fr', 'name_es'] as const;

/**
 * Returns the columns to import. In an update, a lone description column could also be the name: it
 * is ignored unless the user maps it, because a wrong guess would rename every product.
 */
function importedColumns(
  headings: readonly string[],
  columns: Columns,
  { map, only, isUpdate }: FileOptions,
): Columns {
  const selected = { ...columns };
  const mappedFields = new Set(Object.values(map));
  for (const name of NAME_FIELDS) {
    const heading = normaliseHeading(headings[selected[name] ?? -1] ?? '');
    if (isUpdate && heading.includes('desc') && !mappedFields.has(name)) delete selected[name];
  }
  return selectColumns(selected, only);
}
