import type { ReadRequest, LookUpNames, Read } from './readContent';
import type { ReadFailure } from './readInWorker';

/** Largest file that is opened at all, in bytes; the reader has its own limit. */
const LARGEST = 50 * 1024 * 1024;

/** Reads an order in a worker, or on the page where workers are unavailable. Never rejects. */
export async function readOrder(
  asked: ReadRequest,
  askShop: LookUpNames,
  signal: AbortSignal,
): Promise<Read | ReadFailure> {
  try {
    if (typeof Worker === 'undefined') {
      const { readContent } = await import('./readContent');
      return await readContent(asked, askShop);
    }
    const { readInWorker } = await import('./readInWorker');
    return await readInWorker(asked, askShop, signal);
  } catch (error) {
    console.warn('The file could not be read to its end.', error);
    return { refusal: 'brokenOff' };
  }
}

/** Returns the bytes of a file, or why they are not available. */
export async function bytesOf(file: File): Promise<Uint8Array | 'tooLarge' | 'unreadable'> {
  if (file.size > LARGEST) return 'tooLarge';
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return 'unreadable';
  }
}
