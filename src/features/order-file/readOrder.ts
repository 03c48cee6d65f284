import type { ReadRequest, LookUpNames, ReadResult } from './readContent';
import type { ReadFailure } from './readInWorker';

/** Largest file that is opened at all, in bytes; the reader has its own limit. */
const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** Reads an order in a worker, or on the page where workers are unavailable. Never rejects. */
export async function readOrder(
  request: ReadRequest,
  lookUpNames: LookUpNames,
  signal: AbortSignal,
): Promise<ReadResult | ReadFailure> {
  try {
    if (typeof Worker === 'undefined') {
      const { readContent } = await import('./readContent');
      return await readContent(request, lookUpNames);
    }
    const { readInWorker } = await import('./readInWorker');
    return await readInWorker(request, lookUpNames, signal);
  } catch (error) {
    console.warn('The file could not be read to its end.', error);
    return { refusal: 'brokenOff' };
  }
}

/** Returns the bytes of a file, or why they are not available. */
export async function readBytes(file: File): Promise<Uint8Array | 'tooLarge' | 'unreadable'> {
  if (file.size > MAX_FILE_BYTES) return 'tooLarge';
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return 'unreadable';
  }
}
