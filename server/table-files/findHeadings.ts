import { truncateText, type FoundColumn, type HeadingRows, type TableLayout } from './conversion';
import { HISTORY, isOrderKind, WHOLE_FILE_FIELDS, type Columns, type FileKind } from './fileKinds';
import { namesPrice, normaliseHeading } from './headings';
import { createRefusal, ImportRefusal } from './importRefusal';
import { alonePrice, matchColumns, NO_MAPPING } from './matchColumns';
import type { TableRow } from './readTable';
import { adviseMap } from './suggestMap';
import { findVariants, type Variants } from './variants';

/** Column mapping by the user: heading to field, or to '' to ignore the column. */
export type ColumnMap = Readonly<Record<string, string>>;

/** What a table is read as. */
export interface Reading {
  kind: FileKind;
  /** Earlier mappings of all columns, latest first. */
  layouts?: readonly TableLayout[];
  map?: ColumnMap;
  /** Line of the headings, if a person has chosen it. */
  headingLine?: number | undefined;
}

export interface FoundHeadings {
  headings: string[];
  columns: Columns;
  /** Number of rows down to and including the headings. */
  above: number;
  /** Set if rows are variants of products. */
  variants: Variants | undefined;
  found: FoundColumn[];
  headingRows: HeadingRows;
  /** Set if the columns that are recognised are too few to read a row, or ambiguous. */
  lacking: ImportRefusal | undefined;
}

/** Number of leading rows that are searched for the headings; titles and dates may precede them. */
export const HEADING_SEARCH_ROWS = 10;

/** Finds the headings of a table, from its first rows, and the fields of its columns. */
export function findHeadings(rows: readonly TableRow[], reading: Reading): FoundHeadings {
  const at = headingRow(rows, reading);
  const [{ cells: headings } = { cells: [] }, ...below] = rows.slice(at);
  const mapping = mappingOf(reading, headings);
  if (!mapping) refuseUnknown(reading.map, headings);
  const { kind } = reading;
  const matched = alonePrice(headings, matchColumns(kind, headings, { mapping, below }), mapping);
  const variants = findVariants({ kind, headings, columns: matched, below });
  const columns = variants?.columns ?? matched;
  const found = foundColumns(headings, columns, below);
  const lacking = lackingColumns(kind, found, mapping);
  if (lacking) lacking.message = adviseMap(rows.slice(at), columns, kind) ?? lacking.message;
  const headingRows = { line: rows[at]?.line ?? 1, first: firstRows(rows) };
  return { headings, columns, above: at + 1, variants, found, headingRows, lacking };
}

const firstRows = (rows: readonly TableRow[]): HeadingRows['first'] =>
  rows.slice(0, HEADING_SEARCH_ROWS).map(({ line, cells }) => ({
    line,
    text: truncateText(cells.filter(Boolean).join(' | ')),
  }));

/** How likely these cells are to be the headings: whether they are sufficient, and how many are known. */
export function headingScore(reading: Reading, cells: readonly string[]): number {
  const mapping = mappingOf(reading, cells);
  if (mapping) return 2 * SUFFICIENT;
  const columns = matchColumns(reading.kind, cells);
  const count = Object.keys(columns).length;
  return count + (isSufficient(reading.kind, columns) ? SUFFICIENT : 0);
}

const SUFFICIENT = 1000;

/**
 * Returns the row that a person has chosen, else the first that one has mapped, else the first whose columns suffice, else the
 * first with about as many cells as the table has columns: a title has fewer.
 */
function headingRow(rows: readonly TableRow[], reading: Reading): number {
  const chosen = rows.findIndex(({ line }) => line === reading.headingLine);
  if (chosen >= 0) return chosen;
  const first = rows.slice(0, HEADING_SEARCH_ROWS).map(({ cells }) => cells);
  const mapped = first.findIndex((cells) => mappingOf(reading, cells) !== undefined);
  if (mapped >= 0) return mapped;
  if (!isOrderKind(reading.kind) && first.some(areOrderHeadings))
    throw new ImportRefusal(...ORDERS);
  const sufficient = first.findIndex((cells) =>
    isSufficient(reading.kind, matchColumns(reading.kind, cells)),
  );
  if (sufficient >= 0) return sufficient;
  const widths = first.map((cells) => cells.filter(Boolean).length);
  return Math.max(
    0,
    widths.findIndex((width) => width >= FULL_SHARE * Math.max(...widths)),
  );
}

/** Share of the widest row's cells that a row of headings has. */
const FULL_SHARE = 0.75;

const ORDERS = [
  'This is an order history, not a catalogue: it has order numbers, dates and quantities. Import it with: npm run import -- --orders FILE',
  { code: 'upload.history' },
] as const;

const ORDER_LINE = ['order', 'at', 'product_id', 'quantity'];

const areOrderHeadings = (cells: readonly string[]): boolean => {
  const columns = matchColumns(HISTORY, cells);
  return ORDER_LINE.every((field) => columns[field] !== undefined);
};

const isSufficient = ({ needed, neededOne }: FileKind, columns: Columns): boolean =>
  needed.every((field) => columns[field] !== undefined) &&
  (neededOne?.some((field) => columns[field] !== undefined) ?? true) &&
  dataFieldsOf(Object.keys(columns)).length > 1;

const dataFieldsOf = (fields: readonly (string | null)[]): readonly string[] =>
  fields.filter(
    (field): field is string =>
      field !== null && !WHOLE_FILE_FIELDS.some((wholeFile) => wholeFile === field),
  );

/** Returns the mapping for a row of headings; `undefined` if there is none for it. */
function mappingOf({ kind, layouts = [], map }: Reading, cells: readonly string[]) {
  const layout = layouts.find(
    ({ headings }) =>
      headings.length === cells.length &&
      headings.every((heading, column) => heading === truncateText(cells[column] ?? '')),
  );
  if (layout) return new Map(layout.fields.map((field, column) => [column, field ?? '']));
  const pairs = Object.entries(map ?? {}).map(
    ([heading, field]) => [columnNamed(cells, heading), field] as const,
  );
  if (pairs.length === 0 || pairs.some(([column]) => column < 0)) return undefined;
  assertFields(kind, Object.values(map ?? {}));
  return new Map(pairs);
}

/** Refuses a mapping of columns that the table does not have. */
function refuseUnknown(map: ColumnMap = {}, headings: readonly string[]): void {
  const absent = Object.keys(map).find((heading) => columnNamed(headings, heading) < 0);
  if (absent === undefined) return;
  throw new ImportRefusal(
    `There is no column "${absent}". The columns are: ${headings.join(', ')}.`,
  );
}

function columnNamed(cells: readonly string[], heading: string): number {
  const exact = cells.indexOf(heading);
  return exact >= 0 ? exact : cells.map(normaliseHeading).indexOf(normaliseHeading(heading));
}

export function assertFields({ headings }: FileKind, fields: readonly string[]): void {
  const unknown = fields.find((field) => field !== '' && !Object.hasOwn(headings, field));
  if (unknown === undefined) return;
  throw new ImportRefusal(
    `"${unknown}" is not a product field. The fields are: ${Object.keys(headings).join(', ')}.`,
  );
}

/** Returns every column by its heading, with the field it is mapped to. */
function foundColumns(
  headings: readonly string[],
  columns: Columns,
  below: readonly TableRow[],
): FoundColumn[] {
  const fields = new Map(Object.entries(columns).map(([field, column]) => [column, field]));
  return headings.map((heading, column) => ({
    heading: truncateText(heading),
    field: fields.get(column) ?? null,
    example: truncateText(below.find(({ cells }) => cells[column])?.cells[column] ?? ''),
  }));
}

const isPriceField = (field: string | null): boolean =>
  field === 'price' || field === 'selling_price';

/** Returns what a table with these columns lacks; `undefined` if its rows can be read. */
export function lackingColumns(
  kind: FileKind,
  found: readonly FoundColumn[],
  mapping = NO_MAPPING,
): ImportRefusal | undefined {
  const fields = found.map(({ field }) => field);
  const columns = found.map(({ heading }) => heading || '(none)').join(', ');
  const missing = kind.needed.filter((one) => !fields.includes(one));
  if (missing.length > 0) {
    return createRefusal('upload.noKey', { columns, fields: missing.join(', ') });
  }
  if (dataFieldsOf(fields).length < 2) {
    const others = Object.keys(kind.headings).slice(1);
    return new ImportRefusal(
      `No column besides ${kind.needed.join(', ')} was recognised. The columns are: ${columns}.`,
      { code: 'upload.noField', params: { columns, fields: others.join(', ') } },
    );
  }
  const open = found.filter((_column, at) => !mapping.has(at));
  const unused = open.filter(({ field, example }) => field === null && example !== '');
  const isTwice = ({ heading }: FoundColumn) =>
    unused.some((other) => normaliseHeading(other.heading) === normaliseHeading(heading));
  const doubtful = open.find((column) => column.field !== null && isTwice(column));
  if (doubtful) {
    return new ImportRefusal(
      `Two columns have the heading "${doubtful.heading}". Rename the one that is not meant.`,
      { code: 'exchange.headingTwice', params: { heading: doubtful.heading } },
    );
  }
  const isSettled = found.some(({ field }, at) => mapping.has(at) && isPriceField(field));
  const price = unused.find(({ heading, example }) => namesPrice(heading) && /\d/.test(example));
  if (!price || isSettled || !Object.keys(kind.headings).some(isPriceField)) return undefined;
  const { heading } = price;
  return new ImportRefusal(
    `The column "${heading}" may be a price. Map it, for example: --map "${heading}=price"; to ignore it: --map "${heading}="`,
    { code: 'upload.whichPrice', params: { heading } },
  );
}
