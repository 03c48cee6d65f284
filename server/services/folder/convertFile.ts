import { once } from 'node:events';
import { createWriteStream, readFileSync, statSync, writeFileSync } from 'node:fs';

import { TooLargeUnpacked } from '#domain/order-file/readOrderFile';
import { ROWS_FILE } from '#domain/uploads';
import { workbookOpener } from '#domain/workbook/workbookOpener';

import { bookTable } from '../../import/bookTable';
import { isBook } from '../../import/decodeText';
import { ImportRefusal, refused } from '../../import/importRefusal';
import { openTable } from '../../import/openTable';
import { firstBytes } from '../../import/openText';
import type { TableRow } from '../../import/readTable';
import type { Table } from '../../import/table';

import type { Conversion, FoundColumn } from './conversion';
import { FILE_KINDS, type FileKind } from './fileKinds';
import { copyJsonRows, isJsonRows, TooManyRows } from './jsonRows';
import { openRows, type OfAll, type PlainRows } from './plainRows';
import { surveyTable, headingScore, type Reading } from './surveyTable';

/** Why a file cannot be used; the folder and the staff desk each use their own message. */
export interface Refused extends Pick<ImportRefusal, 'said'> {
  /** The columns of a table that could not be mapped sufficiently; a person may map them. */
  columns?: FoundColumn[];
}

interface Readable {
  rows: number;
  /** Format of the converted rows. */
  form: 'csv' | 'ndjson';
  ofAll: OfAll;
  columns: FoundColumn[];
}

export type Converted = Readable | Refused;

const MEGABYTE = 1024 * 1024;
const BOOK = { rows: 1_048_576, columns: 200, unpacked: 128 * MEGABYTE };

const TOO_LARGE = refused('upload.tooLarge', {
  megabytes: ROWS_FILE.megabytes,
  rows: ROWS_FILE.rows,
});
const DAMAGED_BOOK = refused('upload.damaged');
/** Result for a file whose reader did not finish. */
export const DAMAGED: Converted = { said: DAMAGED_BOOK.said };

/** Converts a file saved by a person or a program to the rows that the machine API accepts. */
export async function convertFile(conversion: Conversion): Promise<Converted> {
  try {
    return await convert(conversion);
  } catch (error) {
    if (error instanceof ImportRefusal) return { said: error.said };
    throw error;
  }
}

async function convert(conversion: Conversion): Promise<Converted> {
  const { kind: name, source, rows, lines, takesJson = false, layouts = [] } = conversion;
  const kind = FILE_KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`${name} is no kind of file.`);
  if (statSync(source).size > ROWS_FILE.bytes) throw TOO_LARGE;
  if (takesJson && isJsonRows(await firstBytes(source))) return convertJson(conversion, kind);
  const table = await tableIn(source, { kind, layouts });
  const form = await surveyTable(table, { kind, layouts });
  if (form.lacking) return { said: form.lacking, columns: form.found };
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
  if (fault) throw refused('upload.quote', { line: fault.line });
  if (places.length === 0) throw refused('upload.noRows');
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

async function tableIn(source: string, reading: Reading): Promise<Table> {
  if (!isBook(await firstBytes(source))) return openTable(source);
  return bookTable(await sheetsIn(source), (cells) => headingScore(reading, cells));
}

async function sheetsIn(source: string) {
  // Takes 12 MB of memory, which only a thread that reads a workbook needs.
  const { read, SSF } = await import('@e965/xlsx');
  try {
    return await workbookOpener({ read, SSF }, BOOK)(readFileSync(source));
  } catch (error) {
    throw error instanceof TooLargeUnpacked ? TOO_LARGE : DAMAGED_BOOK;
  }
}
