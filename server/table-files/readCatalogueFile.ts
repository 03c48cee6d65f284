import type { Columns } from './chooseColumns';
import { textCells } from './exactNumbers';
import { FIELD_NAMES, NUMERIC_FIELDS } from './fields';
import {
  findHeadings,
  HEADING_SEARCH_ROWS,
  type FileOptions,
  type FoundHeadings,
} from './findHeadings';
import type { RowFault } from './importRefusal';
import { countMarks, dominantMark, makeMarkCounts } from './numbers';
import { openTable } from './openTable';
import type { Source } from './openText';
import type { ImportedProduct } from './readRow';
import type { TableRow } from './readTable';
import { RowReader, type RowFormat } from './rowReader';
import type { Table } from './table';

/** A catalogue file in any supported format; its rows can be streamed in batches repeatedly. */
export interface CatalogueFile {
  /** Description of the format: 'separated by commas, in utf-8'. */
  writtenAs: string;
  headings: string[];
  columns: Columns;
  /** Streams all products in batches; the generator's return value summarises the rows. */
  products: () => AsyncGenerator<ImportedProduct[], FileRead>;
}

/** Summary of the rows read from a file. */
export interface FileRead extends Pick<RowReader, 'accepted' | 'notes' | 'skipped'> {
  faults: RowFault[];
  named: ReadonlySet<string>;
  /** Whether the entire file could be parsed into rows. */
  isWhole: boolean;
}

/** Rows per batch. */
const BATCH_SIZE = 1000;

/** Detects the format of a catalogue file; throws ImportRefusal if it cannot be imported. */
export async function readCatalogueFile(
  source: Source,
  options: FileOptions,
): Promise<CatalogueFile> {
  const table = await openTable(source, options.openBook);
  let above: TableRow[] = [];
  let found: FoundHeadings | undefined;
  const marks = makeMarkCounts();
  const countRowMarks = (rows: readonly TableRow[], { columns }: FoundHeadings) => {
    for (const field of NUMERIC_FIELDS) {
      const index = columns[field];
      if (index !== undefined) countMarks(marks, textCells(rows, index));
    }
  };
  for await (const rows of table.read().rows) {
    if (found) countRowMarks(rows, found);
    else above = [...above, ...rows];
    if (found || above.length < HEADING_SEARCH_ROWS) continue;
    found = findHeadings(above, options);
    countRowMarks(above.slice(found.above), found);
  }
  if (!found) {
    found = findHeadings(above, options);
    countRowMarks(above.slice(found.above), found);
  }
  const { headings, columns } = found;
  const form = { ...found, mark: dominantMark(marks), isUpdate: options.isUpdate };
  return { writtenAs: table.form(), headings, columns, products: () => readProducts(table, form) };
}

async function* readProducts(
  table: Table,
  form: RowFormat,
): AsyncGenerator<ImportedProduct[], FileRead> {
  const reading = table.read();
  const reader = new RowReader(form);
  let above = form.above;
  let batch: ImportedProduct[] = [];
  for await (const rows of reading.rows) {
    for (const row of rows.slice(above)) {
      const product = reader.read(row);
      if (product) batch.push(product);
      if (batch.length < BATCH_SIZE) continue;
      yield batch;
      batch = [];
    }
    above = Math.max(0, above - rows.length);
  }
  if (batch.length > 0) yield batch;
  const { accepted, notes, skipped, named } = reader;
  const faults = [...reading.faults, ...reader.faults].sort((a, b) => a.line - b.line);
  return { accepted, notes, skipped, named, faults, isWhole: reading.faults.length === 0 };
}

/** Describes the interpretation of each column for the user to check: 'sku → product_id'. */
export function describeColumns({ headings, columns }: CatalogueFile): string {
  const used = FIELD_NAMES.flatMap((field) => {
    const index = columns[field];
    return index === undefined ? [] : [`${headings[index] ?? 'options'} → ${field}`];
  });
  const usedColumns = new Set(Object.values(columns));
  const unused = headings.filter((heading, index) => heading !== '' && !usedColumns.has(index));
  return `${used.join(', ')}${unused.length > 0 ? `; not used: ${unused.join(', ')}` : ''}`;
}
