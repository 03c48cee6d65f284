import type { Readable } from 'node:stream';

import { MEBIBYTE } from '#domain/bytes';
import { isTooDeep } from '#domain/isTooDeep';
import { ROWS_FILE_LIMITS } from '#domain/uploads';

import { Refusal } from '../../actions/refusal';

/** Maximum number of characters in a row; a longer one would be rescanned with every chunk. */
const MAX_ROW_LENGTH = 256 * 1024;
export const MAX_BYTES = { plain: ROWS_FILE_LIMITS.bytes, unpacked: 64 * MEBIBYTE };

/** The body of an upload: rows as JSON, one per line. */
export interface UploadStream {
  stream: Readable;
  /** Whether the body was compressed in transit. */
  isPacked: boolean;
}

export async function* limitBytes({ stream, isPacked }: UploadStream): AsyncGenerator<Buffer> {
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

/** Yields the rows of an upload as they arrive. */
export async function* uploadedRows(upload: UploadStream): AsyncGenerator<unknown> {
  let rest = '';
  try {
    for await (const text of decodeText(limitBytes(upload))) {
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

const isDecodingError = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

const unreadable = () => new Refusal(400, 'exchange.unreadable');
