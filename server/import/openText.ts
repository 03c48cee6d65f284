import { createReadStream } from 'node:fs';

import {
  assertNoForeign,
  assertNoJson,
  assertNoZeros,
  EMPTY,
  LATIN,
  markedEncoding,
  utf8Check,
} from './decodeText';
import { ImportRefusal } from './importRefusal';

/** A file as bytes or path; a file given by path may be larger than memory. */
export type Source = Uint8Array | string;

/** Text that can be streamed repeatedly. */
export interface OpenText {
  encoding: string;
  /** Chunks of the text, with lines terminated by `\n`. */
  parts: () => AsyncGenerator<string>;
}

export async function firstBytes(source: Source): Promise<Uint8Array> {
  for await (const bytes of bytesOf(source)) return bytes;
  return new Uint8Array();
}

const PART = 256 * 1024;

async function* bytesOf(source: Source): AsyncGenerator<Uint8Array> {
  if (typeof source !== 'string') yield source;
  else yield* createReadStream(source, { highWaterMark: PART }) as AsyncIterable<Buffer>;
}

/** Detects the encoding of a text file; throws if it is not text. */
export async function openText(source: Source): Promise<OpenText> {
  const encoding = await encodingOf(source);
  return { encoding, parts: () => decode(source, encoding) };
}

async function encodingOf(source: Source): Promise<string> {
  const isUtf8 = utf8Check();
  let isHead = true;
  for await (const bytes of bytesOf(source)) {
    if (isHead) {
      assertNoForeign(bytes);
      assertNoJson(bytes);
      const marked = markedEncoding(bytes);
      if (marked) return marked;
    }
    isHead = false;
    if (!isUtf8(bytes)) return LATIN;
  }
  return isUtf8() ? 'utf-8' : LATIN;
}

async function* decode(source: Source, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let isFilled = false;
  /** A carriage return at the end of a chunk may be the first half of a line break. */
  let held = '';
  const tidied = (text: string, isLast: boolean): string => {
    assertNoZeros(text);
    isFilled ||= text.trim() !== '';
    const whole = held + text;
    held = !isLast && whole.endsWith('\r') ? '\r' : '';
    return whole.slice(0, whole.length - held.length).replace(/\r\n?/g, '\n');
  };
  for await (const bytes of bytesOf(source)) {
    yield tidied(decoder.decode(bytes, { stream: true }), false);
  }
  yield tidied(decoder.decode(), true);
  if (!isFilled) throw new ImportRefusal(EMPTY, { code: 'upload.empty' });
}
