import {
  assertEnough,
  chooseColumns,
  missingFields,
  type ColumnMap,
  type Columns,
} from './chooseColumns';
import { FIELD_NAMES } from './fields';
import type { RowFault } from './importRefusal';
import { markOf, votesForComma, type DecimalMark } from './numbers';
import { openText, type Source } from './openText';
import { BadRow, readRow, type ImportedProduct } from './readRow';
import { TableReader, type TableRow } from './readTable';

/** A catalogue file of any usual form; its rows are read a batch at a time, as often as wanted. */
export interface CatalogueFile {
  encoding: string;
  delimiter: string;
  headings: string[];
  columns: Columns;
  /** Reads the rows from the first to the last; the returned value tells what came of all of them. */
  products: () => AsyncGenerator<ImportedProduct[], FileRead>;
}

/** What the rows of a file came to. */
export interface FileRead {
  accepted: number;
  faults: RowFault[];
  /** Every product id that the file names, also in rows that were refused. */
  named: ReadonlySet<string>;
  /** False where part of the file could not be read as rows. */
  isWhole: boolean;
}

/** Rows above which titles and dates may stand before the headings. */
const HEADINGS_WITHIN = 10;
/** Rows in a batch. */
const BATCH = 1000;

/** Reads how a catalogue file is written; throws ImportRefusal where nothing can be made of it. */
export async function readCatalogueFile(source: Source, map: ColumnMap): Promise<CatalogueFile> {
  const { encoding, parts } = await openText(source);
  const table = new TableReader();
  let above: TableRow[] = [];
  let found: Found | undefined;
  let commas = 0;
  const countMarks = (rows: readonly TableRow[], { columns }: Found) => {
    commas += votesForComma(rows.map(({ cells }) => cells[columns.price ?? 0] ?? ''));
  };
  for await (const rows of table.rows(parts())) {
    if (found) countMarks(rows, found);
    else above = [...above, ...rows];
    if (found || above.length < HEADINGS_WITHIN) continue;
    found = findHeadings(above, map);
    countMarks(above.slice(found.above), found);
  }
  if (!found) {
    found = findHeadings(above, map);
    countMarks(above.slice(found.above), found);
  }
  const { delimiter } = table;
  const form = { ...found, mark: markOf(commas) };
  return { encoding, delimiter, ...form, products: () => readProducts(parts(), form) };
}

interface Found {
  headings: string[];
  columns: Columns;
  /** Rows down to the headings. */
  above: number;
}

interface Form extends Found {
  mark: DecimalMark;
}

async function* readProducts(
  parts: AsyncIterable<string>,
  form: Form,
): AsyncGenerator<ImportedProduct[], FileRead> {
  const table = new TableReader();
  const named = new Set<string>();
  const faults: RowFault[] = [];
  const firstLines = new Map<string, number>();
  let above = form.above;
  let batch: ImportedProduct[] = [];
  for await (const rows of table.rows(parts)) {
    for (const row of rows.slice(above)) {
      try {
        batch.push(readOnce(row, form, named, firstLines));
      } catch (error) {
        if (!(error instanceof BadRow)) throw error;
        faults.push({ line: row.line, reason: error.message });
      }
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    above = Math.max(0, above - rows.length);
  }
  if (batch.length > 0) yield batch;
  return {
    accepted: firstLines.size,
    faults: [...table.faults, ...faults].sort((a, b) => a.line - b.line),
    named,
    isWhole: table.faults.length === 0,
  };
}

function readOnce(
  row: TableRow,
  { columns, headings, mark }: Form,
  named: Set<string>,
  firstLines: Map<string, number>,
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
function findHeadings(rows: readonly TableRow[], map: ColumnMap): Found {
  const candidates = rows.slice(0, HEADINGS_WITHIN);
  for (const [at, { cells }] of candidates.entries()) {
    const columns = tryColumns(cells, map);
    if (columns && missingFields(columns).length === 0) {
      return { headings: cells, columns, above: at + 1 };
    }
  }
  const headings = candidates[0]?.cells ?? [];
  const columns = chooseColumns(headings, map);
  assertEnough(headings, columns);
  return { headings, columns, above: 1 };
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
