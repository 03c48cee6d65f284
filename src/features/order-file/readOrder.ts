import type { Ended } from './readBeside';
import type { Asked, AskShop, Read } from './readContent';

/** The largest file that is opened at all, in bytes; the reader itself has a limit of its own. */
const LARGEST = 50 * 1024 * 1024;

/** Reads an order beside the page; where a browser has no such place, on it. It answers in any case. */
export async function readOrder(
  asked: Asked,
  askShop: AskShop,
  signal: AbortSignal,
): Promise<Read | Ended> {
  try {
    if (typeof Worker === 'undefined') {
      const { readContent } = await import('./readContent');
      return await readContent(asked, askShop);
    }
    const { readBeside } = await import('./readBeside');
    return await readBeside(asked, askShop, signal);
  } catch (error) {
    console.warn('The file could not be read to its end.', error);
    return { refusal: 'brokenOff' };
  }
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
