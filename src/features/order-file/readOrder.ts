import type { Asked, Read } from './readContent';

/** The largest file that is opened at all, in bytes; the reader itself has a limit of its own. */
const LARGEST = 50 * 1024 * 1024;

/** Reads an order beside the page; where a browser has no such place, on it. */
export async function readOrder(asked: Asked): Promise<Read> {
  if (typeof Worker !== 'undefined') {
    try {
      const { readBeside } = await import('./readBeside');
      return await readBeside(asked);
    } catch (error) {
      console.warn('The file is read on the page: no worker could be started.', error);
    }
  }
  const { readContent } = await import('./readContent');
  return readContent(asked);
}

/** The bytes of a file, or why they cannot be had. */
export async function bytesOf(file: File): Promise<Uint8Array | 'tooLarge' | 'unreadable'> {
  if (file.size > LARGEST) return 'tooLarge';
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return 'unreadable';
  }
}
