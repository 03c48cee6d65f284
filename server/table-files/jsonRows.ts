import { once } from 'node:events';
import { createReadStream, createWriteStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

import type { TSchema } from 'typebox';

import { isRecord } from '#domain/isRecord';
import { isTooDeep } from '#domain/isTooDeep';
import { ROWS_FILE_LIMITS } from '#domain/uploads';

import { truncateText, type Conversion, type FoundColumn } from './conversion';
import { ImportRefusal } from './importRefusal';

/** Number of rows scanned for fields. */
const SCANNED_ROWS = 100;

/** Whether a file starts with a JSON object. */
export const isJsonRows = (head: Uint8Array): boolean =>
  /^\ufeff?\s*\{/.test(new TextDecoder().decode(head.subarray(0, 4096)));

/** Copies a file of JSON line by line, each an object with the field names of the machine API. */
export async function copyJsonRows(
  { source, rows, lines }: Conversion,
  shape: TSchema,
): Promise<{ places: number[]; found: FoundColumn[] }> {
  const places: number[] = [];
  const first: object[] = [];
  const out = createWriteStream(rows);
  let line = 0;
  for await (const rawLine of createInterface({ input: createReadStream(source) })) {
    line += 1;
    const text = rawLine.replace(/^\ufeff/, '').trim();
    if (text === '') continue;
    const row = parseLine(text, line);
    if (first.length < SCANNED_ROWS) first.push(row);
    places.push(line);
    if (places.length > ROWS_FILE_LIMITS.rows) throw new TooManyRows();
    if (!out.write(`${text}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  writeFileSync(lines, JSON.stringify(places));
  return { places, found: fieldsIn(first, shape) };
}

/** Thrown if a file has more rows than allowed. */
export class TooManyRows extends Error {}

function parseLine(text: string, line: number): object {
  const row = parseJson(text);
  if (isRecord(row) && !isTooDeep(row)) return row;
  throw new ImportRefusal('upload.json', { code: 'upload.json', params: { line } });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns every name that occurs in the rows, with its field. */
function fieldsIn(rows: readonly object[], shape: TSchema): FoundColumn[] {
  const { properties = {} } = shape as { properties?: object };
  const examples = new Map<string, string>();
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      if (!examples.get(name)) examples.set(name, exampleOf(value));
    }
  }
  return Array.from(examples, ([name, example]) => ({
    heading: truncateText(name),
    field: name in properties ? name : null,
    example,
  }));
}

function exampleOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return truncateText(typeof value === 'string' ? value : JSON.stringify(value));
}
