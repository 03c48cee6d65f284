import { once } from 'node:events';
import { createWriteStream, readFileSync, statSync, writeFileSync } from 'node:fs';

import { read, SSF } from '@e965/xlsx';

import { TooLargeUnpacked } from '#domain/order-file/readOrderFile';
import { ROWS_FILE } from '#domain/uploads';
import { workbookOpener } from '#domain/workbook/workbookOpener';

import { bookTable } from '../../import/bookTable';
import { isBook } from '../../import/decodeText';
import { plainHeading } from '../../import/fields';
import { HEADINGS_WITHIN } from '../../import/findHeadings';
import { ImportRefusal } from '../../import/importRefusal';
import { countMarks, markOf, noMarks, type MarkCounts } from '../../import/numbers';
import { openTable } from '../../import/openTable';
import { firstBytes } from '../../import/openText';
import { areOfOrders } from '../../import/orderFields';
import type { TableRow } from '../../import/readTable';
import type { Table } from '../../import/table';

import type { Conversion, FoundColumn } from './conversion';
import { columnsOf, FILE_KINDS, OF_ALL, type FileKind } from './fileKinds';
import { copyJsonRows, isJsonRows, TooManyRows } from './jsonRows';
import { openRows, type OfAll, type PlainRows } from './plainRows';

/** Why a file cannot be used; the folder and the desk say it each in its own words. */
export type Refused = Pick<ImportRefusal, 'said'>;

interface Readable {
  rows: number;
  /** How the rows are written now. */
  form: 'csv' | 'ndjson';
  ofAll: OfAll;
  columns: FoundColumn[];
}

export type Converted = Readable | Refused;

const MEGABYTE = 1024 * 1024;
const BOOK = { rows: 1_048_576, columns: 200, unpacked: 128 * MEGABYTE };

const refused = (
  code: ImportRefusal['said']['code'],
  params?: ImportRefusal['said']['params'],
): ImportRefusal => new ImportRefusal(code, { code, ...(params && { params }) });

const TOO_LARGE = refused('upload.tooLarge', {
  megabytes: ROWS_FILE.megabytes,
  rows: ROWS_FILE.rows,
});
const DAMAGED_BOOK = refused('upload.damaged');
/** What is told of a file whose reader did not come to an end. */
export const DAMAGED: Converted = { said: DAMAGED_BOOK.said };

/** Turns a file as people and programs save it into rows as the machine interface takes them. */
export async function convertFile(conversion: Conversion): Promise<Converted> {
  try {
    return await convert(conversion);
  } catch (error) {
    if (error instanceof ImportRefusal) return { said: error.said };
    throw error;
  }
}

async function convert(conversion: Conversion): Promise<Converted> {
  const { kind: name, source, rows, lines, takesJson = false } = conversion;
  const kind = FILE_KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`${name} is no kind of file.`);
  if (statSync(source).size > ROWS_FILE.bytes) throw TOO_LARGE;
  if (takesJson && isJsonRows(await firstBytes(source))) return convertJson(conversion, kind);
  const table = await tableIn(source, kind);
  const form = await survey(table, kind);
  const plain = openRows(kind, form);
  const reading = table.read();
  const places: number[] = [];
  const out = createWriteStream(rows);
  out.write(plain.head);
  let left = form.above;
  for await (const part of reading.rows) {
    const below = part.slice(left);
    left = Math.max(0, left - part.length);
    if (!out.write(writeRows(plain, below, places))) await once(out, 'drain');
    if (places.length > ROWS_FILE.rows) throw TOO_LARGE;
  }
  out.end();
  await once(out, 'finish');
  const [fault] = reading.faults;
  if (fault) {
    throw refused('upload.quote', { line: fault.line });
  }
  if (places.length === 0) {
    throw refused('upload.noRows');
  }
  writeFileSync(lines, JSON.stringify(places));
  return { rows: places.length, form: 'csv', ofAll: plain.ofAll(), columns: form.found };
}

async function convertJson(conversion: Conversion, { shape }: FileKind): Promise<Converted> {
  try {
    const { places, found } = await copyJsonRows(conversion, shape);
    return { rows: places.length, form: 'ndjson', ofAll: {}, columns: found };
  } catch (error) {
    throw error instanceof TooManyRows ? TOO_LARGE : error;
  }
}

function writeRows(plain: PlainRows, rows: readonly TableRow[], places: number[]): string {
  return rows
    .flatMap((row) => {
      const written = plain.write(row);
      written.forEach(() => places.push(row.line));
      return written;
    })
    .join('');
}

async function tableIn(source: string, kind: FileKind): Promise<Table> {
  if (!isBook(await firstBytes(source))) return openTable(source);
  const recognise = (cells: readonly string[]) => found(kind, cells).length;
  return bookTable(await sheetsIn(source), recognise);
}

async function sheetsIn(source: string) {
  try {
    return await workbookOpener({ read, SSF }, BOOK)(readFileSync(source));
  } catch (error) {
    throw error instanceof TooLargeUnpacked ? TOO_LARGE : DAMAGED_BOOK;
  }
}

const found = (kind: FileKind, cells: readonly string[]): string[] =>
  Object.keys(columnsOf(kind, cells.map(plainHeading)));

/** How the table is laid out: where its headings stand, what its columns are, how it writes decimals. */
async function survey(table: Table, kind: FileKind) {
  const first: TableRow[] = [];
  const marks = noMarks();
  let columns: Record<string, number | undefined> | undefined;
  let above = 0;
  const settle = () => {
    above = headingsAmong(first, kind);
    columns = columnsIn(kind, first[above - 1]?.cells ?? []);
    noteMarks(marks, first.slice(above), columns);
  };
  for await (const part of table.read().rows) {
    if (columns) {
      noteMarks(marks, part, columns);
      continue;
    }
    first.push(...part);
    if (first.length >= HEADINGS_WITHIN) settle();
  }
  if (!columns) settle();
  const columnOf = columns ?? {};
  const found = foundColumns(first.slice(above - 1), columnOf);
  return { above, columns: columnOf, mark: markOf(marks), found };
}

/** Characters of an example that are shown. */
const SHOWN = 60;

/** Every column by its heading, with what it is taken for. */
function foundColumns(
  [headings, ...rows]: readonly TableRow[],
  columns: Record<string, number | undefined>,
): FoundColumn[] {
  const fields = new Map(Object.entries(columns).map(([field, at]) => [at, field]));
  return (headings?.cells ?? []).map((heading, at) => ({
    heading: heading.slice(0, SHOWN),
    field: fields.get(at) ?? null,
    example: (rows.find(({ cells }) => cells[at])?.cells[at] ?? '').slice(0, SHOWN),
  }));
}

const MONEY = /price/;

function noteMarks(
  marks: MarkCounts,
  rows: readonly TableRow[],
  columns: Record<string, number | undefined>,
): void {
  for (const [field, at] of Object.entries(columns)) {
    if (at === undefined || !MONEY.test(field)) continue;
    const cells = rows.map((row) => row.cells[at] ?? '');
    countMarks(marks, cells);
  }
}

/** How many rows there are down to the headings; refused where none of the first ones is known as such. */
function headingsAmong(rows: readonly TableRow[], kind: FileKind): number {
  const first = rows.slice(0, HEADINGS_WITHIN);
  if (kind.data && first.some(({ cells }) => areOfOrders(cells))) throw HISTORY;
  const known = first.map(({ cells }) => found(kind, cells));
  const missing = known.map((fields) => kind.needed.filter((one) => !fields.includes(one)));
  const best = known.reduce((top, fields, at) => {
    const isBetter = fields.length > (known[top]?.length ?? 0);
    return missing[at]?.length === 0 && (isBetter || missing[top]?.length !== 0) ? at : top;
  }, 0);
  const left = missing[best] ?? kind.needed;
  const said = (known[best] ?? []).filter((field) => !isOfAll(field));
  if (left.length === 0 && said.length > kind.needed.length) return best + 1;
  if (left.length === 0 && kind.name === 'acknowledgements') return best + 1;
  const shown = (rows[best]?.cells ?? []).map((cell) => cell || '(none)').join(', ');
  const lacking = left.length > 0 ? left : Object.keys(kind.headings).slice(1);
  throw refused(left.length > 0 ? 'upload.noKey' : 'upload.noField', {
    columns: shown,
    fields: lacking.join(', '),
  });
}

const HISTORY = refused('upload.history');

const isOfAll = (field: string): boolean => OF_ALL.some((one) => one === field);

/** An update of a description alone could mean the name: it is taken for neither. */
function columnsIn(kind: FileKind, headings: readonly string[]) {
  const plain = headings.map(plainHeading);
  const columns = columnsOf(kind, plain);
  for (const name of ['name', 'name_fr', 'name_es']) {
    if ((plain[columns[name] ?? -1] ?? '').includes('desc')) delete columns[name];
  }
  return columns;
}
