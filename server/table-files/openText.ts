import { createReadStream } from 'node:fs';

import {
  assertNotForeign,
  assertNotJson,
  assertNoNuls,
  EMPTY_FILE,
  FALLBACK_ENCODING,
  markedEncoding,
  makeUtf8Check,
} from './decodeText';
import { ImportRefusal } from './importRefusal';

/** A file as bytes or path; a file given by path may be larger than memory. */
export type TextSource = Uint8Array | string;

/** Text that can be streamed repeatedly. */
export interface OpenText {
  encoding: string;
  /** Chunks of the text, with lines terminated by `\n`. */
  parts: () => AsyncGenerator<string>;
}

export async function firstBytes(source: TextSource): Promise<Uint8Array> {
  for await (const bytes of bytesOf(source)) return bytes;
  return new Uint8Array();
}

const CHUNK_BYTES = 256 * 1024;

async function* bytesOf(source: TextSource): AsyncGenerator<Uint8Array> {
  if (typeof source !== 'string') yield source;
  else yield* createReadStream(source, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>;
}

/** Detects the encoding of a text file; throws if it is not text. */
export async function openText(source: TextSource): Promise<OpenText> {
  const encoding = await encodingOf(source);
  return { encoding, parts: () => decode(source, encoding) };
}

async function encodingOf(source: TextSource): Promise<string> {
  const isUtf8 = makeUtf8Check();
  let isHead = true;
  for await (const bytes of bytesOf(source)) {
    if (isHead) {
      assertNotForeign(bytes);
      assertNotJson(bytes);
      const markedAs = markedEncoding(bytes);
      if (markedAs) return markedAs;
    }
    isHead = false;
    if (!isUtf8(bytes)) return FALLBACK_ENCODING;
  }
  return isUtf8() ? 'utf-8' : FALLBACK_ENCODING;
}

async function* decode(source: TextSource, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let hasText = false;
  /** A carriage return at the end of a chunk may be the first half of a line break. */
  let pendingReturn = '';
  const normaliseLineBreaks = (text: string, isLast: boolean): string => {
    assertNoNuls(text);
    hasText ||= text.trim() !== '';
    const combined = pendingReturn + text;
    pendingReturn = !isLast && combined.endsWith('\r') ? '\r' : '';
    return combined.slice(0, combined.length - pendingReturn.length).replace(/\r\n?/g, '\n');
  };
  for await (const bytes of bytesOf(source)) {
    yield normaliseLineBreaks(decoder.decode(bytes, { stream: true }), false);
  }
  yield normaliseLineBreaks(decoder.decode(), true);
  if (!hasText) throw new ImportRefusal(EMPTY_FILE, { code: 'upload.empty' });
}
