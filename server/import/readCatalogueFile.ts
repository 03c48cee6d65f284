import type { Columns } from './chooseColumns';
import { textsAt } from './exactNumbers';
import { FIELD_NAMES, NUMBERS } from './fields';
import { findHeadings, HEADINGS_WITHIN, type FileOptions, type Found } from './findHeadings';
import type { RowFault } from './importRefusal';
import { countMarks, markOf, noMarks } from './numbers';
import { openTable } from './openTable';
import type { Source } from './openText';
import type { ImportedProduct } from './readRow';
import type { TableRow } from './readTable';
import { RowReader, type Form } from './rowReader';
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
const BATCH = 1000;

/** Detects the format of a catalogue file; throws ImportRefusal if it cannot be imported. */
export async function readCatalogueFile(
  source: Source,
  options: FileOptions,
): Promise<CatalogueFile> {
  const table = await openTable(source, options.openBook);
  let above: TableRow[] = [];
  let found: Found | undefined;
  const marks = noMarks();
  const note = (rows: readonly TableRow[], { columns }: Found) => {
    for (const field of NUMBERS) {
      const at = columns[field];
      if (at !== undefined) countMarks(marks, textsAt(rows, at));
    }
  };
  for await (const rows of table.read().rows) {
    if (found) note(rows, found);
    else above = [...above, ...rows];
    if (found || above.length < HEADINGS_WITHIN) continue;
    found = findHeadings(above, options);
    note(above.slice(found.above), found);
  }
  if (!found) {
    found = findHeadings(above, options);
    note(above.slice(found.above), found);
  }
  const { headings, columns } = found;
  const form = { ...found, mark: markOf(marks), isUpdate: options.isUpdate };
  return { writtenAs: table.form(), headings, columns, products: () => readProducts(table, form) };
}

async function* readProducts(
  table: Table,
  form: Form,
): AsyncGenerator<ImportedProduct[], FileRead> {
  const reading = table.read();
  const reader = new RowReader(form);
  let above = form.above;
  let batch: ImportedProduct[] = [];
  for await (const rows of reading.rows) {
    for (const row of rows.slice(above)) {
      const product = reader.read(row);
      if (product) batch.push(product);
      if (batch.length < BATCH) continue;
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
    const at = columns[field];
    return at === undefined ? [] : [`${headings[at] ?? 'options'} → ${field}`];
  });
  const places = new Set(Object.values(columns));
  const unused = headings.filter((heading, at) => heading !== '' && !places.has(at));
  return `${used.join(', ')}${unused.length > 0 ? `; not used: ${unused.join(', ')}` : ''}`;
}
