import { once } from 'node:events';
import { createWriteStream, statSync, writeFileSync } from 'node:fs';

import { ROWS_FILE_LIMITS } from '#domain/uploads';

import type { Conversion, FoundColumn, HeadingRows } from './conversion';
import { FILE_KINDS, type FileKind } from './fileKinds';
import { ImportRefusal, createRefusal } from './importRefusal';
import { copyJsonRows, isJsonRows, TooManyRows } from './jsonRows';
import { readBook, type OpenBook } from './openBook';
import { openTable } from './openTable';
import { firstBytes } from './openText';
import type { TableRow } from './readTable';
import { rowsBelow, surveyTable } from './surveyTable';
import { openTypedRows, type FileFields, type TypedRows } from './typedRows';

/** Why a file cannot be used; the folder and the staff desk each use their own message. */
export interface UnusableFile extends Pick<ImportRefusal, 'reason'> {
  /** The columns of a table that could not be mapped sufficiently; a person may map them. */
  columns?: FoundColumn[];
  headingRows?: HeadingRows;
}

export interface ConvertedRows {
  rows: number;
  ofAll: FileFields;
  columns: FoundColumn[];
  /** Absent if the rows are JSON. */
  headingRows?: HeadingRows;
}

export type Converted = ConvertedRows | UnusableFile;

const MAX_UNPACKED_MEGABYTES = 128;

const TOO_LARGE = createRefusal('upload.tooLarge', {
  megabytes: ROWS_FILE_LIMITS.megabytes,
  rows: ROWS_FILE_LIMITS.rows,
});
const DAMAGED_BOOK = createRefusal('upload.damaged');
/** Result for a file whose reader did not finish. */
export const DAMAGED: Converted = { reason: DAMAGED_BOOK.reason };

/** Converts a file saved by a person or a program to the rows that the machine API accepts. */
export async function convertFile(conversion: Conversion): Promise<Converted> {
  try {
    return await convert(conversion);
  } catch (error) {
    if (error instanceof ImportRefusal) return { reason: error.reason };
    throw error;
  }
}

async function convert(conversion: Conversion): Promise<Converted> {
  const { kind: name, source, rows, lines, takesJson = false, layouts = [] } = conversion;
  const { headingLine, maxBytes = ROWS_FILE_LIMITS.bytes } = conversion;
  const kind = FILE_KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`${name} is not a kind of file.`);
  if (statSync(source).size > maxBytes) throw TOO_LARGE;
  if (takesJson && isJsonRows(await firstBytes(source))) return convertJson(conversion, kind);
  const reading = { kind, layouts, headingLine };
  const table = await openTable(source, reading, openBook);
  const form = await surveyTable(table, reading);
  const { found: columns, headingRows, lacking } = form;
  if (lacking) return { reason: lacking.reason, columns, headingRows };
  const typed = openTypedRows(kind, form);
  const pass = table.read();
  const places: number[] = [];
  const out = createWriteStream(rows);
  for await (const part of rowsBelow(pass, form.above)) {
    if (!out.write(jsonLines(typed, part, places))) await once(out, 'drain');
    if (places.length > ROWS_FILE_LIMITS.rows) throw TOO_LARGE;
  }
  out.end();
  await once(out, 'finish');
  const [fault] = pass.faults;
  if (fault) throw createRefusal('upload.quote', { line: fault.line });
  if (places.length === 0) throw createRefusal('upload.noRows');
  writeFileSync(lines, JSON.stringify(places));
  return { rows: places.length, ofAll: typed.fieldsOfFile(), columns, headingRows };
}

async function convertJson(conversion: Conversion, { shape }: FileKind): Promise<Converted> {
  try {
    const { places, found } = await copyJsonRows(conversion, shape);
    return { rows: places.length, ofAll: {}, columns: found };
  } catch (error) {
    throw error instanceof TooManyRows ? TOO_LARGE : error;
  }
}

function jsonLines(typed: TypedRows, rows: readonly TableRow[], places: number[]): string {
  return rows
    .flatMap((row) => {
      const read = typed.read(row);
      read.forEach(() => places.push(row.line));
      return read.map((values) => `${JSON.stringify(values)}\n`);
    })
    .join('');
}

const openBook: OpenBook = async (source) => {
  const book = await readBook(source, MAX_UNPACKED_MEGABYTES);
  if ('sheets' in book) return book.sheets;
  throw book.refusal === 'large' ? TOO_LARGE : DAMAGED_BOOK;
};
