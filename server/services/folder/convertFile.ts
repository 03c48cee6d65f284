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

import { columnsOf, FILE_KINDS, OF_ALL, type FileKind } from './fileKinds';
import { openRows, type OfAll, type PlainRows } from './plainRows';

export interface Conversion {
  kind: string;
  source: string;
  /** Where the rows go, as CSV with our own names as headings. */
  rows: string;
  /** Where the lines of the file go that the rows come from, as JSON. */
  lines: string;
}

/** A column of a file, and what it is taken for. */
interface FoundColumn {
  heading: string;
  field: string | null;
  /** Of the first row that says something there. */
  example: string;
}

/** Why a file cannot be used: as the folder tells it, and what can be said in any language. */
type Refused = { refusal: string } & Pick<ImportRefusal, 'said'>;

export type Converted = { rows: number; ofAll: OfAll; columns: FoundColumn[] } | Refused;

const MEGABYTE = 1024 * 1024;
const BOOK = { rows: 1_048_576, columns: 200, unpacked: 128 * MEGABYTE };

const TOO_LARGE = new ImportRefusal(
  'The file is too large: it may have 32 MB and 100,000 rows. Put it in in parts; nothing of it was used.',
  { code: 'upload.tooLarge', params: { megabytes: ROWS_FILE.megabytes, rows: ROWS_FILE.rows } },
);
const DAMAGED_BOOK = new ImportRefusal(
  'The workbook is damaged, locked or too large. Save the sheet as CSV and put that in; nothing of it was used.',
  { code: 'upload.damaged' },
);
/** What is told of a file whose reader did not come to an end. */
export const DAMAGED: Converted = { refusal: DAMAGED_BOOK.message, said: DAMAGED_BOOK.said };

/** Turns a file as people and programs save it into rows as the machine interface takes them. */
export async function convertFile(conversion: Conversion): Promise<Converted> {
  try {
    return await convert(conversion);
  } catch (error) {
    if (error instanceof ImportRefusal) return { refusal: error.message, said: error.said };
    throw error;
  }
}

async function convert({ kind: name, source, rows, lines }: Conversion): Promise<Converted> {
  const kind = FILE_KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`${name} is no kind of file.`);
  if (statSync(source).size > ROWS_FILE.bytes) throw TOO_LARGE;
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
    throw new ImportRefusal(`On line ${fault.line} ${fault.reason}. Nothing was used.`, {
      code: 'upload.quote',
      params: { line: fault.line },
    });
  }
  if (places.length === 0) {
    throw new ImportRefusal('There are no rows below the headings.', { code: 'upload.noRows' });
  }
  writeFileSync(lines, JSON.stringify(places));
  return { rows: places.length, ofAll: plain.ofAll(), columns: form.found };
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
  throw new ImportRefusal(
    `No column was recognised as ${lacking.join(left.length > 0 ? ', ' : ' or ')}. The columns are: ${shown}. Nothing was used.`,
    { code: left.length > 0 ? 'upload.noKey' : 'upload.noField', params: { columns: shown } },
  );
}

const HISTORY = new ImportRefusal(
  'This is a history of orders: it has order numbers, dates and quantities. Nothing was used.',
  { code: 'upload.history' },
);

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
