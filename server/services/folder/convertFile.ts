import { once } from 'node:events';
import { createWriteStream, readFileSync, statSync, writeFileSync } from 'node:fs';

import { read, SSF } from '@e965/xlsx';

import { TooLargeUnpacked } from '#domain/order-file/readOrderFile';
import { workbookOpener } from '#domain/workbook/workbookOpener';

import { bookTable } from '../../import/bookTable';
import { isBook } from '../../import/decodeText';
import { plainHeading } from '../../import/fields';
import { HEADINGS_WITHIN } from '../../import/findHeadings';
import { ImportRefusal } from '../../import/importRefusal';
import { markOf, votesForComma } from '../../import/numbers';
import { openTable } from '../../import/openTable';
import { firstBytes } from '../../import/openText';
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

export type Converted = { rows: number; ofAll: OfAll } | { refusal: string };

const MEGABYTE = 1024 * 1024;
const LARGEST = 32 * MEGABYTE;
const MOST_ROWS = 100_000;
const BOOK = { rows: 1_048_576, columns: 200, unpacked: 128 * MEGABYTE };

const TOO_LARGE =
  'The file is too large: it may have 32 MB and 100,000 rows. Put it in in parts; nothing of it was used.';
export const DAMAGED =
  'The workbook is damaged, locked or too large. Save the sheet as CSV and put that in; nothing of it was used.';

/** Turns a file as people and programs save it into rows as the machine interface takes them. */
export async function convertFile(conversion: Conversion): Promise<Converted> {
  try {
    return await convert(conversion);
  } catch (error) {
    if (error instanceof ImportRefusal) return { refusal: error.message };
    throw error;
  }
}

async function convert({ kind: name, source, rows, lines }: Conversion): Promise<Converted> {
  const kind = FILE_KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`${name} is no kind of file.`);
  if (statSync(source).size > LARGEST) throw new ImportRefusal(TOO_LARGE);
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
    if (places.length > MOST_ROWS) throw new ImportRefusal(TOO_LARGE);
  }
  out.end();
  await once(out, 'finish');
  const [fault] = reading.faults;
  if (fault) throw new ImportRefusal(`On line ${fault.line} ${fault.reason}. Nothing was used.`);
  if (places.length === 0) throw new ImportRefusal('There are no rows below the headings.');
  writeFileSync(lines, JSON.stringify(places));
  return { rows: places.length, ofAll: plain.ofAll() };
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
    throw new ImportRefusal(error instanceof TooLargeUnpacked ? TOO_LARGE : DAMAGED);
  }
}

const found = (kind: FileKind, cells: readonly string[]): string[] =>
  Object.keys(columnsOf(kind, cells.map(plainHeading)));

/** How the table is laid out: where its headings stand, what its columns are, how it writes decimals. */
async function survey(table: Table, kind: FileKind) {
  const first: TableRow[] = [];
  let votes = 0;
  let columns: Record<string, number | undefined> | undefined;
  let above = 0;
  const settle = () => {
    above = headingsAmong(first, kind);
    columns = columnsIn(kind, first[above - 1]?.cells ?? []);
    votes += votesIn(first.slice(above), columns);
  };
  for await (const part of table.read().rows) {
    if (columns) {
      votes += votesIn(part, columns);
      continue;
    }
    first.push(...part);
    if (first.length >= HEADINGS_WITHIN) settle();
  }
  if (!columns) settle();
  return { above, columns: columns ?? {}, mark: markOf(votes) };
}

const MONEY = /price/;

const votesIn = (rows: readonly TableRow[], columns: Record<string, number | undefined>): number =>
  votesForComma(
    Object.entries(columns)
      .filter(([field]) => MONEY.test(field))
      .flatMap(([, at]) => rows.map(({ cells }) => cells[at ?? -1] ?? '')),
  );

/** How many rows there are down to the headings; refused where none of the first ones is known as such. */
function headingsAmong(rows: readonly TableRow[], kind: FileKind): number {
  const known = rows.slice(0, HEADINGS_WITHIN).map(({ cells }) => found(kind, cells));
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
  );
}

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
