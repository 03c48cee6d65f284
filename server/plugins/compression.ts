import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { FastifyRequest } from 'fastify';

import { acceptsEncoding } from './acceptsEncoding';

/** Content encoding of a response; '' for none. */
export type Encoding = 'br' | 'gzip' | '';

/** Minimum length for compression to be worthwhile. */
export const MIN_COMPRESSED_LENGTH = 1024;

/** Lowest quality, for responses that are sent once or a few times. */
export const FASTEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const ENCODINGS = ['br', 'gzip'] as const;
const MOST_KNOWN = 1_000;
const LONGEST_KNOWN = 100;
/** Cache by header value: browsers send one of few values, with every request. */
const known = new Map<string, Encoding>();

/** Returns the best encoding that the client accepts. */
export function encodingOf({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  const before = known.get(accepted);
  if (before !== undefined) return before;
  const encoding = ENCODINGS.find((one) => acceptsEncoding(accepted, one)) ?? '';
  if (known.size < MOST_KNOWN && accepted.length <= LONGEST_KNOWN) known.set(accepted, encoding);
  return encoding;
}

/**
 * Copies a buffer that will be cached: zlib and Node return slices of larger buffers, which would
 * be retained as well.
 */
export function copyOutOfPool(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Compresses a response that is not requested often. */
export const compressQuickly = (text: string, encoding: 'br' | 'gzip'): Buffer =>
  copyOutOfPool(
    encoding === 'br' ? brotliCompressSync(text, FASTEST_BROTLI) : gzipSync(text, { level: 1 }),
  );
