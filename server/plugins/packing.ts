import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { FastifyRequest } from 'fastify';

import { takes } from './takes';

/** How an answer is packed; not at all where it is empty. */
export type Encoding = 'br' | 'gzip' | '';

/** Shorter answers do not gain by it. */
export const WORTH_PACKING = 1024;

/** The lowest quality, for answers that are sent once or a few times. */
export const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const ENCODINGS = ['br', 'gzip'] as const;
const MOST_KNOWN = 1_000;
const LONGEST_KNOWN = 100;
/** Browsers send one of few texts, and send it with everything they ask for. */
const known = new Map<string, Encoding>();

/** The best packing that the caller takes. */
export function encodingOf({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  const before = known.get(accepted);
  if (before !== undefined) return before;
  const encoding = ENCODINGS.find((one) => takes(accepted, one)) ?? '';
  if (known.size < MOST_KNOWN && accepted.length <= LONGEST_KNOWN) known.set(accepted, encoding);
  return encoding;
}

/** What is kept for long stands alone: zlib and Node hand out pieces of larger buffers, which would stay as well. */
export function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Packs an answer that is not asked for often. */
export const packQuickly = (text: string, encoding: 'br' | 'gzip'): Buffer =>
  alone(encoding === 'br' ? brotliCompressSync(text, QUICKLY) : gzipSync(text, { level: 1 }));
