import { BadRow } from './badRow';
import { cleanCode } from './cleanCode';
import { catalogueKind, type Columns, type FileKind } from './fileKinds';
import { assertFields, type ColumnMap } from './findHeadings';
import { namesCanada } from './headings';
import { ImportRefusal, type RowFault } from './importRefusal';
import type { OpenBook } from './openBook';
import { openTable } from './openTable';
import type { TextSource } from './openText';
import { readRow, type ImportedProduct, type RowOptions } from './readRow';
import type { TableRow } from './readTable';
import { rowsBelow, surveyTable, type TableForm } from './surveyTable';
import type { Table } from './table';
import { assertNoExtraCells, openTypedRows, type TypedRows } from './typedRows';

/** The user's options for reading a file's columns and rows. */
export interface FileOptions extends Pick<RowOptions, 'isUpdate'> {
  map: ColumnMap;
  /** Fields to import besides the product id; if omitted, all of them. */
  only?: readonly string[] | undefined;
  /** Opens workbooks; if omitted, they are rejected. */
  openBook?: OpenBook | undefined;
}

/** A catalogue file in any supported format; its rows can be streamed in batches repeatedly. */
export interface CatalogueFile extends Pick<TableForm, 'headings' | 'columns'> {
  kind: FileKind;
  /** Description of the format: 'separated by commas, in utf-8'. */
  writtenAs: string;
  /** Streams all products in batches; the generator's return value summarises the rows. */
  products: () => AsyncGenerator<ImportedProduct[], FileRead>;
}

/** Summary of the rows read from a file. */
export interface FileRead extends Pick<TypedRows, 'skipped'> {
  accepted: number;
  faults: RowFault[];
  /** Notes about values that were ignored in valid rows. */
  notes: RowFault[];
  /** All product ids in the file, including those of invalid rows. */
  named: ReadonlySet<string>;
  /** Whether the entire file could be parsed into rows. */
  isWhole: boolean;
}

/** Detects the format of a catalogue file; throws ImportRefusal if it cannot be imported. */
export async function readCatalogueFile(
  source: TextSource,
  { map, only, isUpdate, openBook }: FileOptions,
): Promise<CatalogueFile> {
  const kind = catalogueKind(isUpdate);
  const reading = { kind, map };
  const table = await openTable(source, reading, openBook);
  const { lacking, ...form } = await surveyTable(table, reading);
  // A list of products alone changes none of them, and one of other fields needs no price.
  const isPriced = !only?.every((field) => !field.includes('price'));
  const code = lacking?.reason.code;
  const isTolerable = code === 'upload.noField' || (code === 'upload.whichPrice' && !isPriced);
  if (lacking && !isTolerable) throw lacking;
  const columns = selectColumns(form.columns, only, kind);
  return {
    kind,
    writtenAs: table.form(),
    headings: form.headings,
    columns,
    products: () => readProducts(table, { ...form, lacking, columns }, kind),
  };
}

/** Rows per batch. */
const BATCH_SIZE = 1000;

async function* readProducts(
  table: Table,
  form: TableForm,
  kind: FileKind,
): AsyncGenerator<ImportedProduct[], FileRead> {
  const reading = table.read();
  const reader = openRows(form, kind);
  let batch: ImportedProduct[] = [];
  for await (const rows of rowsBelow(reading, form.above)) {
    for (const row of rows) {
      batch.push(...reader.read(row));
      if (batch.length < BATCH_SIZE) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
  const faults = [...reading.faults, ...reader.faults].sort((a, b) => a.line - b.line);
  return { ...reader.summary(), faults, isWhole: reading.faults.length === 0 };
}

/** Reads the rows of a file in sequence and collects their outcomes. */
function openRows(form: TableForm, kind: FileKind) {
  const { columns, headings } = form;
  const typed = openTypedRows(kind, form);
  const isUpdate = !kind.needed.includes('name');
  const ofCanada = new Set(
    Object.keys(columns).filter((field) => namesCanada(headings[columns[field] ?? -1] ?? '')),
  );
  const faults: RowFault[] = [];
  const notes: RowFault[] = [];
  const named = new Set<string>();
  const firstLines = new Map<string, number>();

  const readOnce = (row: TableRow): ImportedProduct[] =>
    typed.read(row).map((values) => {
      nameProduct(row);
      assertNoExtraCells(values);
      const reasons: string[] = [];
      const product = readRow(
        { line: row.line, values, notes: reasons },
        { columns, isUpdate, ofCanada, gtinOf: form.gtinOf },
      );
      const earlierLine = firstLines.get(product.product_id);
      if (earlierLine !== undefined)
        throw new BadRow(`the product id ${product.product_id} is already on line ${earlierLine}`);
      firstLines.set(product.product_id, row.line);
      notes.push(...reasons.map((reason) => ({ line: row.line, reason })));
      return product;
    });
  const nameProduct = ({ cells }: TableRow): void => {
    const written = cleanCode(cells[columns.product_id ?? 0] ?? '');
    if (written) named.add(written);
  };

  return {
    faults,
    /** Returns the product of a row; none if it has none, with the reason recorded. */
    read: (row: TableRow): ImportedProduct[] => {
      try {
        return readOnce(row);
      } catch (error) {
        if (!(error instanceof BadRow)) throw error;
        nameProduct(row);
        faults.push({ line: row.line, reason: error.message });
        return [];
      }
    },
    summary: () => ({ accepted: firstLines.size, notes, named, skipped: typed.skipped }),
  };
}

/** Describes the interpretation of each column for the user to check: 'sku → product_id'. */
export function describeColumns({ headings, columns, kind }: CatalogueFile): string {
  const used = Object.keys(kind.headings).flatMap((field) => {
    const index = columns[field];
    return index === undefined ? [] : [`${headings[index] ?? 'options'} → ${field}`];
  });
  const usedColumns = new Set(Object.values(columns));
  const unused = headings.filter((heading, index) => heading !== '' && !usedColumns.has(index));
  return `${used.join(', ')}${unused.length > 0 ? `; not used: ${unused.join(', ')}` : ''}`;
}

/**
 * Restricts the columns to some fields; `price` includes the US price column, and `name` the French
 * and Spanish ones.
 */
function selectColumns(columns: Columns, only: readonly string[] | undefined, kind: FileKind) {
  if (!only) return columns;
  assertFields(kind, only);
  const isSelected = (field: string, requested: string) =>
    field === requested ||
    /^_(us|fr|es)$/.test(field.startsWith(requested) ? field.slice(requested.length) : '');
  const absent = only.find((requested) =>
    Object.keys(columns).every((field) => !isSelected(field, requested)),
  );
  if (absent !== undefined)
    throw new ImportRefusal(
      `--only includes ${absent}, but no column was recognised as ${absent}.`,
    );
  return Object.fromEntries(
    Object.entries(columns).filter(
      ([field]) => field === 'product_id' || only.some((requested) => isSelected(field, requested)),
    ),
  );
}
