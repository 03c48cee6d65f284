import {
  assertEnough,
  chooseColumns,
  missingFields,
  type ColumnMap,
  type Columns,
} from './chooseColumns';
import { decodeText } from './decodeText';
import { FIELD_NAMES } from './fields';
import type { RowFault } from './importRefusal';
import { decimalMark } from './numbers';
import { BadRow, readRow, type ImportedProduct } from './readRow';
import { readTable, type Table, type TableRow } from './readTable';

export interface CatalogueFile {
  encoding: string;
  delimiter: string;
  headings: string[];
  columns: Columns;
  products: ImportedProduct[];
  faults: RowFault[];
  /** Every product id that the file names, also in rows that were refused. */
  named: Set<string>;
  /** False where part of the file could not be read as rows. */
  isWhole: boolean;
}

/** Rows above which titles and dates may stand before the headings. */
const HEADINGS_WITHIN = 10;

/** Reads a catalogue file of any usual form; throws ImportRefusal where nothing can be made of it. */
export function readCatalogueFile(bytes: Uint8Array, map: ColumnMap): CatalogueFile {
  const { text, encoding } = decodeText(bytes);
  const table = readTable(text);
  const { headings, columns, rows } = findHeadings(table, map);

  const at = columns.price ?? 0;
  const mark = decimalMark(rows.map(({ cells }) => cells[at] ?? ''));
  const file: CatalogueFile = {
    encoding,
    delimiter: table.delimiter,
    headings,
    columns,
    products: [],
    faults: [...table.faults],
    named: new Set(),
    isWhole: table.faults.length === 0,
  };
  const firstLines = new Map<string, number>();
  for (const row of rows) {
    try {
      file.products.push(readOnce(row, file, firstLines, mark));
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      file.faults.push({ line: row.line, reason: error.message });
    }
  }
  file.faults.sort((a, b) => a.line - b.line);
  return file;
}

function readOnce(
  row: TableRow,
  { columns, headings, named }: CatalogueFile,
  firstLines: Map<string, number>,
  mark: '.' | ',',
): ImportedProduct {
  const written = row.cells[columns.product_id ?? 0]?.trim();
  if (written) named.add(written);
  if (row.cells.slice(headings.length).some((cell) => cell !== '')) {
    throw new BadRow(
      `the row has ${row.cells.length} cells, the headings ${headings.length}; put quotation marks around text with a separator in it`,
    );
  }
  const product = readRow(row, columns, mark);
  const earlier = firstLines.get(product.product_id);
  if (earlier !== undefined) {
    throw new BadRow(`the product id ${product.product_id} stands on line ${earlier} already`);
  }
  firstLines.set(product.product_id, row.line);
  return product;
}

/** The first row whose cells are known headings; lists often begin with a title. */
function findHeadings({ rows }: Table, map: ColumnMap) {
  const candidates = rows.slice(0, HEADINGS_WITHIN);
  for (const [at, { cells }] of candidates.entries()) {
    const columns = tryColumns(cells, map);
    if (columns && missingFields(columns).length === 0) {
      return { headings: cells, columns, rows: rows.slice(at + 1) };
    }
  }
  const headings = candidates[0]?.cells ?? [];
  const columns = chooseColumns(headings, map);
  assertEnough(headings, columns);
  return { headings, columns, rows: rows.slice(1) };
}

/** The map may name columns that only the true heading row has. */
function tryColumns(cells: string[], map: ColumnMap): Columns | undefined {
  try {
    return chooseColumns(cells, map);
  } catch {
    return undefined;
  }
}

/** What was made of each column, for the person to check: 'sku → product_id'. */
export function describeColumns({ headings, columns }: CatalogueFile): string {
  const used = FIELD_NAMES.flatMap((field) => {
    const at = columns[field];
    return at === undefined ? [] : [`${headings[at] ?? ''} → ${field}`];
  });
  const places = new Set(Object.values(columns));
  const unused = headings.filter((heading, at) => heading !== '' && !places.has(at));
  return `${used.join(', ')}${unused.length > 0 ? `; not used: ${unused.join(', ')}` : ''}`;
}
