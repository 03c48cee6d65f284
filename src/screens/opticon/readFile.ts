import { MAX_SCANNER_BYTES } from '#domain/scanner/scannerFile';

import { readUpload, type ReadUpload, type RefusedUpload } from './readUpload';

/** Bytes from which on reading takes longer than anybody should notice. */
const LARGE = 250_000;

/** Reads a file as it was chosen or dropped; what cannot be opened is refused like what cannot be read. */
export async function readFile(file: File): Promise<ReadUpload | RefusedUpload> {
  if (file.size > MAX_SCANNER_BYTES) return { refusal: 'tooLarge', unread: [] };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { refusal: 'unreadable', unread: [] };
  }
  if (bytes.length < LARGE) return readUpload(bytes, file.name);
  const { readBeside } = await import('./readBeside');
  return readBeside(bytes, file.name).catch(() => readUpload(bytes, file.name));
}
