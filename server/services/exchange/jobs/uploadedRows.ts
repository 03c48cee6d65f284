import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { CsvError, parse } from 'csv-parse';
import type { TSchema } from 'typebox';

import { MEBIBYTE } from '#domain/bytes';
import { isTooDeep } from '#domain/isTooDeep';
import { ROWS_FILE_LIMITS } from '#domain/uploads';

import { Refusal } from '../../actions/refusal';

/** Maximum number of characters in a row; a longer one would be rescanned with every chunk. */
const MAX_ROW_LENGTH = 256 * 1024;
const MAX_BYTES = { plain: ROWS_FILE_LIMITS.bytes, unpacked: 64 * MEBIBYTE };

/** The body of an upload and its format. */
export interface Upload {
  stream: Readable;
  form: 'ndjson' | 'csv';
  /** Whether the body was compressed in transit. */
  isPacked: boolean;
}

/** Yields the rows of an upload as they arrive. */
export function uploadedRows(upload: Upload, shape: TSchema): AsyncGenerator<unknown> {
  const bytes = limitBytes(upload);
  return upload.form === 'csv' ? csvRows(bytes, shape) : jsonRows(bytes);
}

async function* limitBytes({ stream, isPacked }: Upload): AsyncGenerator<Buffer> {
  let remainingBytes = isPacked ? MAX_BYTES.unpacked : MAX_BYTES.plain;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    remainingBytes -= chunk.length;
    if (remainingBytes < 0) throw new Refusal(413, 'request.tooLarge');
    yield chunk;
  }
}

/** Decodes UTF-8; throws if the bytes are invalid. */
async function* decodeText(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function* jsonRows(bytes: AsyncIterable<Buffer>): AsyncGenerator<unknown> {
  let rest = '';
  try {
    for await (const text of decodeText(bytes)) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > MAX_ROW_LENGTH) throw new Refusal(413, 'request.tooLarge');
      for (const line of lines) if (line.trim() !== '') yield parseRow(line);
    }
    if (rest.trim() !== '') yield parseRow(rest);
  } catch (error) {
    if (error instanceof SyntaxError || isDecodingError(error)) throw unreadable();
    throw error;
  }
}

function parseRow(line: string): unknown {
  if (line.length > MAX_ROW_LENGTH) throw new Refusal(413, 'request.tooLarge');
  const row: unknown = JSON.parse(line);
  if (isTooDeep(row)) throw unreadable();
  return row;
}

async function* csvRows(bytes: AsyncIterable<Buffer>, shape: TSchema): AsyncGenerator<unknown> {
  try {
    const text = decodeText(bytes);
    const head = await readHead(text);
    const parser = parse({
      columns: headingsOf,
      // No heading contains a delimiter, so the first one found is the file's delimiter.
      delimiter: /^[^\r\n]*?([,;\t])/.exec(head.trimStart())?.[1] ?? ',',
      max_record_size: MAX_ROW_LENGTH,
      skip_empty_lines: true,
      trim: true,
    });
    const fullText = async function* () {
      yield head;
      yield* text;
    };
    const parsing = pipeline(fullText, parser);
    parsing.catch(() => undefined);
    for await (const cells of parser as AsyncIterable<Record<string, string>>) {
      yield parseCells(cells, shape);
    }
    await parsing;
  } catch (error) {
    if (error instanceof CsvError || isDecodingError(error)) throw unreadable();
    throw error;
  }
}

/** Refuses duplicate headings, which are ambiguous. */
function headingsOf(names: readonly string[]): string[] {
  const headings = names.map((name) => name.trim());
  const heading = headings.find((name, index) => name !== '' && headings.indexOf(name) !== index);
  if (heading === undefined) return headings;
  throw new Refusal(400, 'exchange.headingTwice', { params: { heading } });
}

/** Reads a text up to the end of its first line, or beyond. */
async function readHead(text: AsyncIterator<string>): Promise<string> {
  let head = '';
  while (!head.trimStart().includes('\n') && head.length <= MAX_ROW_LENGTH) {
    const { value, done } = await text.next();
    if (done) break;
    head += value;
  }
  return head;
}

const isDecodingError = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

const unreadable = () => new Refusal(400, 'exchange.unreadable');

interface FieldShape {
  type?: string;
  anyOf?: FieldShape[];
}

/**
 * Converts the cells of a row to the types of its schema: an empty cell is omitted, `null` clears.
 */
function parseCells(cells: Record<string, string>, shape: TSchema): Record<string, unknown> {
  const { properties = {} } = shape as { properties?: Record<string, FieldShape> };
  const filled = Object.entries(cells).filter(([, cell]) => cell !== '');
  return Object.fromEntries(
    filled.map(([name, cell]) => [name, parseCell(cell, properties[name])]),
  );
}

function parseCell(cell: string, shape: FieldShape = {}): unknown {
  if (cell === 'null') return null;
  const { type } = shape.anyOf?.[0] ?? shape;
  if (type === 'integer' || type === 'number') return isNumber(cell) ? Number(cell) : cell;
  if (type === 'boolean') return cell === 'true' || (cell === 'false' ? false : cell);
  return type === 'array' ? cell.split(/[\s,;|]+/).filter(Boolean) : cell;
}

const isNumber = (cell: string): boolean => /^-?\d{1,15}(\.\d{1,10})?$/.test(cell);
