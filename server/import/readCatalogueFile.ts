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

/** A catalogue file of any usual form; its rows are read a batch at a time, as often as wanted. */
export interface CatalogueFile {
  /** How it is written: 'separated by commas, in utf-8'. */
  writtenAs: string;
  headings: string[];
  columns: Columns;
  /** Reads the rows from the first to the last; the returned value tells what came of all of them. */
  products: () => AsyncGenerator<ImportedProduct[], FileRead>;
}

/** What the rows of a file came to. */
export interface FileRead extends Pick<RowReader, 'accepted' | 'notes' | 'skipped'> {
  faults: RowFault[];
  named: ReadonlySet<string>;
  /** False where part of the file could not be read as rows. */
  isWhole: boolean;
}

/** Rows in a batch. */
const BATCH = 1000;

/** Reads how a catalogue file is written; throws ImportRefusal where nothing can be made of it. */
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

/** What was made of each column, for the person to check: 'sku → product_id'. */
export function describeColumns({ headings, columns }: CatalogueFile): string {
  const used = FIELD_NAMES.flatMap((field) => {
    const at = columns[field];
    return at === undefined ? [] : [`${headings[at] ?? 'options'} → ${field}`];
  });
  const places = new Set(Object.values(columns));
  const unused = headings.filter((heading, at) => heading !== '' && !places.has(at));
  return `${used.join(', ')}${unused.length > 0 ? `; not used: ${unused.join(', ')}` : ''}`;
}
