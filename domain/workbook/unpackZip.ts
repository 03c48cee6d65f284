import { TooLargeUnpacked } from './TooLargeUnpacked';
import { storedZip, zipEntries, type ZipEntry } from './zipEntries';

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** Maximum number of files in a workbook. */
const MAX_FILES = 5_000;

/**
 * Decompresses with the platform's `DecompressionStream`, which always terminates with an error at
 * the end of damaged data.
 */
async function inflate(packed: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // Errors in the data are reported to the reader below.
  void writer.write(new Uint8Array(packed)).catch(() => {});
  void writer.close().catch(() => {});
  const reader = readable.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > maxBytes) {
      void reader.cancel().catch(() => {});
      throw new TooLargeUnpacked();
    }
    parts.push(value);
  }
  const inflated = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    inflated.set(part, offset);
    offset += part.length;
  }
  return inflated;
}

async function unpack(
  { flags, method, packed, crc }: ZipEntry,
  maxBytes: number,
): Promise<Uint8Array> {
  if (flags & ENCRYPTED) throw new Error('A file of the archive is encrypted.');
  if (method !== STORED && method !== DEFLATED) throw new Error('A file is packed in another way.');
  const data = method === STORED ? packed : await inflate(packed, maxBytes);
  if (data.length > maxBytes) throw new TooLargeUnpacked();
  if (crc32(data) !== crc) throw new Error('A file of the archive is damaged.');
  return data;
}

/**
 * Returns the same archive uncompressed and with every checksum verified, because the workbook
 * parser may never return if it decompresses damaged data itself. Throws if the archive is damaged
 * or encrypted, or exceeds `maxBytes`.
 */
export async function unpackZip(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  const entries = zipEntries(bytes);
  const declaredSize = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (entries.length > MAX_FILES || declaredSize > maxBytes) throw new TooLargeUnpacked();
  const files: ZipEntry[] = [];
  let left = maxBytes;
  for (const entry of entries) {
    const packed = await unpack(entry, left);
    left -= packed.length;
    files.push({ ...entry, packed });
  }
  return storedZip(files);
}

/** Reversed CRC-32 polynomial (ISO 3309). */
const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_none, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  return crc;
});

/** Returns the CRC-32 checksum of a file in a ZIP archive. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ TABLE[(crc ^ byte) & 0xff]!;
  return (crc ^ 0xffffffff) >>> 0;
}
