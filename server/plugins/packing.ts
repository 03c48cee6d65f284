import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { FastifyRequest } from 'fastify';

import { takes } from './takes';

/** Content encoding of a response; '' for none. */
export type Encoding = 'br' | 'gzip' | '';

/** Minimum length for compression to be worthwhile. */
export const WORTH_PACKING = 1024;

/** Lowest quality, for responses that are sent once or a few times. */
export const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

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
  const encoding = ENCODINGS.find((one) => takes(accepted, one)) ?? '';
  if (known.size < MOST_KNOWN && accepted.length <= LONGEST_KNOWN) known.set(accepted, encoding);
  return encoding;
}

/**
 * Copies a buffer that will be cached: zlib and Node return slices of larger buffers, which would
 * be retained as well.
 */
export function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Compresses a response that is not requested often. */
export const packQuickly = (text: string, encoding: 'br' | 'gzip'): Buffer =>
  alone(encoding === 'br' ? brotliCompressSync(text, QUICKLY) : gzipSync(text, { level: 1 }));
