import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { ROWS_FILE_LIMITS } from '#domain/uploads';

import { Refusal } from '../actions/refusal';

/** Streams a file to disk, up to the maximum size; returns its SHA-256. */
export async function storeFile(stream: Readable, path: string): Promise<string> {
  const hash = createHash('sha256');
  let remainingBytes: number = ROWS_FILE_LIMITS.bytes;
  async function* counted() {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      remainingBytes -= chunk.length;
      if (remainingBytes < 0) throw tooLarge();
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(counted, createWriteStream(path));
  return hash.digest('hex');
}

export const tooLarge = () =>
  new Refusal(413, 'upload.tooLarge', {
    params: { megabytes: ROWS_FILE_LIMITS.megabytes, rows: ROWS_FILE_LIMITS.rows },
  });
