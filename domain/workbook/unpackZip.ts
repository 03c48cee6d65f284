import { TooLargeUnpacked } from '../order-file/readOrderFile';

import { crc32 } from './crc32';
import { storedZip, zipEntries, type ZipEntry } from './zipEntries';

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** Files that a workbook may have. */
const MOST_FILES = 5_000;

/** The browser's own unpacking: it ends with an error where the data do, and never later. */
async function inflate(packed: Uint8Array, most: number): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // What is wrong with the data is told to the reader below.
  void writer.write(new Uint8Array(packed)).catch(() => {});
  void writer.close().catch(() => {});
  const reader = readable.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      void reader.cancel().catch(() => {});
      throw new TooLargeUnpacked();
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function unpack({ flags, method, packed, crc }: ZipEntry, most: number): Promise<Uint8Array> {
  if (flags & ENCRYPTED) throw new Error('A file of the archive is encrypted.');
  if (method !== STORED && method !== DEFLATED) throw new Error('A file is packed in another way.');
  const data = method === STORED ? packed : await inflate(packed, most);
  if (data.length > most) throw new TooLargeUnpacked();
  if (crc32(data) !== crc) throw new Error('A file of the archive is damaged.');
  return data;
}

/**
 * The same archive with nothing packed in it and every byte checked: the reader of workbooks never ends on damaged
 * data that it unpacks itself. Throws where it is damaged or encrypted, or holds more bytes than that.
 */
export async function unpackZip(bytes: Uint8Array, most: number): Promise<Uint8Array> {
  const entries = zipEntries(bytes);
  const told = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (entries.length > MOST_FILES || told > most) throw new TooLargeUnpacked();
  const files: ZipEntry[] = [];
  let left = most;
  for (const entry of entries) {
    const packed = await unpack(entry, left);
    left -= packed.length;
    files.push({ ...entry, packed });
  }
  return storedZip(files);
}
