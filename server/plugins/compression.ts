import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { FastifyRequest } from 'fastify';

/** Content encoding of a response; '' for none. */
export type ContentCoding = 'br' | 'gzip' | '';

/** Minimum length for compression to be worthwhile. */
export const MIN_COMPRESSED_LENGTH = 1024;

/** Lowest quality, for responses that are sent once or a few times. */
export const FASTEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const ENCODINGS = ['br', 'gzip'] as const;
const MAX_CACHED = 1_000;
const MAX_CACHED_LENGTH = 100;
/** Cache by header value: browsers send one of few values, with every request. */
const encodingCache = new Map<string, ContentCoding>();

/** Returns the best encoding that the client accepts. */
export function encodingOf({ headers }: Pick<FastifyRequest, 'headers'>): ContentCoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  const cached = encodingCache.get(accepted);
  if (cached !== undefined) return cached;
  const encoding = ENCODINGS.find((candidate) => acceptsEncoding(accepted, candidate)) ?? '';
  if (encodingCache.size < MAX_CACHED && accepted.length <= MAX_CACHED_LENGTH)
    encodingCache.set(accepted, encoding);
  return encoding;
}

/**
 * Copies a buffer that will be cached: zlib and Node return slices of larger buffers, which would
 * be retained as well.
 */
export function copyOutOfPool(bytes: Buffer): Buffer {
  const copied = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copied);
  return copied;
}

/** Compresses a response that is not requested often. */
export const compressQuickly = (text: string, encoding: 'br' | 'gzip'): Buffer =>
  copyOutOfPool(
    encoding === 'br' ? brotliCompressSync(text, FASTEST_BROTLI) : gzipSync(text, { level: 1 }),
  );

/** Whether a client accepts an encoding (RFC 9110, section 12.5.3). */
function acceptsEncoding(accepted: string | string[] | undefined, encoding: string): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((part) => {
      const [name, quality = 1] = part.trim().split(/\s*;\s*q=/);
      return name === encoding && Number(quality) > 0;
    });
}
